import FuzzSupport
import Glibc

// Any text as a question.
exit(fuzz { askAndCheck(String(decoding: $0, as: UTF8.self)) })
