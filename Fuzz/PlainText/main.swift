import FuzzSupport
import Glibc

// A text file as it comes: its encoding and the detection of its format are part of it.
exit(fuzz { readAndCheck(Array($0), name: "fuzz.txt") })
