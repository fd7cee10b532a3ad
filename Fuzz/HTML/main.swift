import FuzzSupport
import Glibc

// A saved page: the doctype makes HTML of whatever follows.
exit(fuzz { readAndCheck(Array("<!doctype html>".utf8) + $0, name: "fuzz.html") })
