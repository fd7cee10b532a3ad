"""`ingest` is killed at random moments while readers ask without pause."""

import hashlib
import random
import signal
import threading
import time

from support import QUESTION, Failure, expect_alone, folder, guides, say

READERS = 4


def answer(tool, index):
    result = tool.run("ask", QUESTION, "--index", index, "--json", allowed=(0,))
    return hashlib.sha256(result.stdout).hexdigest()


def run(tool, runs=200, sentences=1000, seed=1):
    pick = random.Random(seed)
    with folder() as place:
        corpora = [guides(place / "a/g", sentences), guides(place / "b/g", sentences, changed=0.5)]
        (place / "index").mkdir()
        index = place / "index/i.sqlite"
        states = {}
        for corpus in corpora:
            tool.run("ingest", corpus, "--index", index, allowed=(0,))
            # Stale is what the other corpus says of itself, which is the same for both.
            states[answer(tool, index)] = hashlib.sha256(index.read_bytes()).hexdigest()
        if len(states) != 2:
            raise Failure("both corpora give the same answer: this measures nothing")

        stop, failures, asked, seen = threading.Event(), [], [0] * READERS, set()

        def read(number):
            while not stop.is_set():
                try:
                    got = answer(tool, index)
                except Failure as failure:
                    failures.append(str(failure))
                    return
                if got not in states:
                    failures.append("an answer of neither index")
                    return
                seen.add(got)
                asked[number] += 1

        threads = [threading.Thread(target=read, args=(number,)) for number in range(READERS)]
        for thread in threads:
            thread.start()
        killed = finished = left = 0
        try:
            start = time.monotonic()
            tool.run("ingest", corpora[0], "--index", index, allowed=(0,))
            whole = time.monotonic() - start
            for number in range(runs):
                process = tool.start("ingest", corpora[number % 2], "--index", index)
                time.sleep(pick.random() * whole * 1.05)
                process.send_signal(signal.SIGKILL)
                process.communicate()
                killed += process.returncode == -signal.SIGKILL
                finished += process.returncode == 0
                left += len(list(index.parent.iterdir())) > 1
                if hashlib.sha256(index.read_bytes()).hexdigest() not in states.values():
                    raise Failure("the index is neither the old nor the new one")
                if number % 10 == 9:
                    tool.run("ingest", corpora[pick.randrange(2)], "--index", index, allowed=(0,))
                    expect_alone(index)
                if failures:
                    raise Failure(failures[0])
        finally:
            stop.set()
            for thread in threads:
                thread.join()
        if failures:
            raise Failure(failures[0])
        tool.run("index", "verify", "--index", index, allowed=(0,))
        say(
            f"kill: {killed} of {runs} runs killed ({finished} were done before, {left} left a file, which the next run "
            f"removed; a whole run takes {whole:.2f} s), {sum(asked)} answers by {READERS} readers, none failed, "
            f"{len(seen)} states seen")


def signals(tool, runs=40, sentences=1000, seed=2):
    """Told to end, it leaves nothing behind."""
    pick = random.Random(seed)
    with folder() as place:
        corpus = guides(place / "g", sentences)
        (place / "index").mkdir()
        index = place / "index/i.sqlite"
        start = time.monotonic()
        tool.run("ingest", corpus, "--index", index, allowed=(0,))
        whole = time.monotonic() - start
        ended = 0
        for number in range(runs):
            index.unlink(missing_ok=True)
            kind = [signal.SIGINT, signal.SIGTERM][number % 2]
            process = tool.start("ingest", corpus, "--index", index)
            time.sleep(0.01 + pick.random() * whole)
            process.send_signal(kind)
            process.communicate()
            if process.returncode not in (0, -kind):
                raise Failure(f"status {process.returncode} after {kind.name}")
            ended += process.returncode == -kind
            expect_alone(index)
        say(f"signals: {ended} of {runs} runs ended by SIGINT or SIGTERM, nothing left behind")
