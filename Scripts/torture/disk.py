"""Full and read-only disks."""

import subprocess

from support import QUESTION, ROOT, Failure, expect_alone, folder, guides, say, skip, small_disk


def full(tool, runs=30, sentences=3000):
    # Where the sources lie from the index stands in it: the folders must lie side by side.
    with folder() as place, folder() as large:
        old = guides(place / "old", 300)
        new = guides(place / "new", sentences)
        tool.run("ingest", old, "--index", large / "old.sqlite", allowed=(0,))
        tool.run("ingest", new, "--index", large / "new.sqlite", allowed=(0,))
        before, after = ((large / name).read_bytes() for name in ("old.sqlite", "new.sqlite"))
        failed = done = 0
        for number in range(runs):
            # The disk is full at the beginning, in the middle, and at last not at all: the new index needs room twice.
            size = len(before) + int(2.6 * len(after) * number / (runs - 1)) + 16384
            with small_disk(size) as disk:
                if disk is None:
                    skip("full disk")
                    return
                index = disk / "i.sqlite"
                index.write_bytes(before)
                result = tool.run("ingest", new, "--index", index, allowed=(0, 2))
                expect_alone(index)
                if result.returncode == 0:
                    done += 1
                    if index.read_bytes() != after:
                        raise Failure("another index than on a large disk")
                else:
                    failed += 1
                    if index.read_bytes() != before:
                        raise Failure("the old index has changed")
                    if b"no space is left" not in result.stderr:
                        raise Failure(f"an unclear message: {result.stderr.decode()}")
        say(f"full disk: {failed} runs failed with status 2 and left the old index, {done} had room enough")


def read_only(tool):
    with small_disk(64 << 20) as disk:
        if disk is None:
            skip("read-only disk")
            return
        corpus = ROOT / "Corpus"
        index = disk / "i.sqlite"
        tool.run("ingest", corpus, "--index", index, allowed=(0,))
        subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)
        for words in (
            ["ask", QUESTION], ["search", "方向"], ["checklist"], ["export"], ["index", "info"], ["index", "verify"],
        ):
            tool.run(*words, "--index", index, allowed=(0,))
        result = tool.run("ingest", corpus, "--index", index, allowed=(2,))
        if b"ead-only" not in result.stderr:
            raise Failure(f"an unclear message: {result.stderr.decode()}")
        expect_alone(index)
        say("read-only disk: every reading command works, ingest says that it cannot write")
