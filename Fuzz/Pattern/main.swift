import FuzzSupport
import Glibc

// Any text as what somebody searches for.
exit(fuzz { searchAndCheck(String(decoding: $0, as: UTF8.self)) })
