"""Tries to break an index: kills its writers, fills its disk, writes it several times at once, changes its bytes.

    python3 Scripts/torture [--binary FILE] [--runs N] [kill signals writers full-disk read-only flip …]
"""

import argparse
import signal
import sys
import time

import disk
import flip
import kill
import writers
from support import ROOT, Failure, Tool, say

TORTURES = {
    "kill": (kill.run, "SIGKILL at random moments of ingest, while four readers ask (200 runs)"),
    "signals": (kill.signals, "SIGINT and SIGTERM leave nothing behind (40 runs)"),
    "writers": (writers.run, "three ingests of one index at once (20 runs)"),
    "full-disk": (disk.full, "a disk that gets full (30 sizes; needs the right to mount)"),
    "read-only": (disk.read_only, "a read-only disk (needs the right to mount)"),
    "flip": (flip.run, "a changed byte is found, or changes no answer (500 runs)"),
}


def main():
    # So that what was mounted and written goes away as well.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    parser = argparse.ArgumentParser(
        prog="Scripts/torture", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="\n".join(f"{name:10} {what}" for name, (_, what) in TORTURES.items()))
    parser.add_argument("--binary", default=ROOT / ".build/release/fenping")
    parser.add_argument("--runs", type=int, help="how often, instead of the number above")
    parser.add_argument("tortures", nargs="*", metavar="torture", help="which; all without any")
    arguments = parser.parse_args()
    unknown = set(arguments.tortures) - set(TORTURES)
    if unknown:
        parser.error(f"no such torture: {', '.join(sorted(unknown))}")
    tool = Tool(arguments.binary)
    status = 0
    for name in arguments.tortures or TORTURES:
        start = time.monotonic()
        options = {"runs": arguments.runs} if arguments.runs and name != "read-only" else {}
        try:
            TORTURES[name][0](tool, **options)
            say(f"  {time.monotonic() - start:.0f} s")
        except Failure as failure:
            print(f"{name}: FAILED: {failure}", file=sys.stderr, flush=True)
            status = 1
    return status


sys.exit(main())
