"""Several `ingest` on one index at once."""

import signal
import time

from support import Failure, expect_alone, folder, guides, say


def run(tool, runs=20, sentences=2000):
    with folder() as place:
        corpora = [guides(place / "a/g", sentences), guides(place / "b/g", sentences, changed=0.5)]
        (place / "index").mkdir()
        wanted = []
        index = place / "index/i.sqlite"
        for corpus in corpora:
            tool.run("ingest", corpus, "--index", index, allowed=(0,))
            wanted.append(index.read_bytes())
        waited = 0
        for number in range(runs):
            # Of three, one is killed now and then: the others go on.
            processes = [tool.start("ingest", corpora[one % 2], "--index", index) for one in range(3)]
            if number % 3 == 2:
                time.sleep(0.02 * number)
                processes[0].send_signal(signal.SIGKILL)
            for one, process in enumerate(processes):
                _, errors = process.communicate(timeout=120)
                if process.returncode != 0 and (one or process.returncode != -signal.SIGKILL):
                    raise Failure(f"status {process.returncode}: {errors.decode()}")
                waited += b"waiting for it" in errors
            if index.read_bytes() not in wanted:
                raise Failure("an index that nobody has written")
            expect_alone(index)
        if not waited:
            raise Failure("nobody ever waited: this measures nothing")
        say(f"writers: {3 * runs} runs, three at once; {waited} waited and said so; the index was whole each time")
