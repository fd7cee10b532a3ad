import FuzzSupport
import Glibc

// A Markdown file: the heading at its end makes Markdown of whatever stands before it, front matter included.
exit(fuzz { readAndCheck($0 + Array("\n\n# end\n".utf8), name: "fuzz.md") })
