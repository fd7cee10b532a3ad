"""One byte of an index is another."""

import json
import random

from support import ROOT, Failure, folder, say

COMMANDS = [
    ["search", "方向"], ["search", "\"size class\" 窗口*"], ["checklist"], ["why", "setup/all-orientations"],
    ["export", "--json"], ["index", "info", "--json"],
]


def questions():
    with open(ROOT / "Tests/Gate/questions.jsonl", encoding="utf-8") as lines:
        return [json.loads(line)["question"] for line in lines if line.strip()]


def run(tool, runs=500, seed=1, header=50):
    """Besides `runs` flips anywhere, `header` flips in the first hundred bytes."""
    pick = random.Random(seed)
    asked = questions()
    with folder() as place:
        sound, changed = place / "sound.sqlite", place / "changed.sqlite"
        tool.run("ingest", ROOT / "Corpus", "--index", sound, allowed=(0,))
        original = sound.read_bytes()

        def answers(index, some=None):
            for question in some or asked:
                result = tool.run("ask", question, "--index", index, "--json", timeout=10)
                yield (result.returncode, result.stdout)

        wanted = list(answers(sound))
        if sum(status == 0 for status, _ in wanted) < len(wanted) // 3:
            raise Failure("hardly a question has an answer: this measures nothing")
        found = silent = refused = 0
        for number in range(runs + header):
            offset = pick.randrange(len(original) if number < runs else 100)
            data = bytearray(original)
            data[offset] ^= pick.randrange(1, 256)
            changed.write_bytes(data)
            try:
                verified = tool.run("index", "verify", "--index", changed, allowed=(0, 1), timeout=30)
                for command in COMMANDS:
                    tool.run(*command, "--index", changed, timeout=10)
                if verified.returncode == 1:
                    found += 1
                    got = list(answers(changed, pick.sample(asked, 5)))
                    refused += all(status == 2 for status, _ in got)
                elif list(answers(changed)) == wanted:
                    silent += 1
                else:
                    raise Failure("not found, but an answer is another")
            except Failure as failure:
                raise Failure(f"byte {offset} = {data[offset]}: {failure}") from None
        say(
            f"flip: {runs} bytes anywhere and {header} in the header: {found} found by verify, {silent} that change no "
            f"answer; {refused} of them are refused by ask; no crash, no hang")
