"""What the tortures share: the binary, a folder of their own, and what every run has to keep to."""

import contextlib
import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
QUESTION = "为什么必须支持所有方向？"


class Failure(Exception):
    """Something that must never happen."""


class Tool:
    def __init__(self, binary):
        self.binary = str(pathlib.Path(binary).resolve())

    def start(self, *words):
        return subprocess.Popen([self.binary, *map(str, words)], stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def run(self, *words, allowed=(0, 1, 2), timeout=60):
        """Runs a command to its end. A signal, a hang or a status that is not allowed is a failure."""
        try:
            result = subprocess.run(
                [self.binary, *map(str, words)], capture_output=True, timeout=timeout, stdin=subprocess.DEVNULL)
        except subprocess.TimeoutExpired:
            raise Failure(f"{words} hangs") from None
        if result.returncode not in allowed:
            raise Failure(f"{words}: status {result.returncode}: {result.stderr.decode(errors='replace')[:2000]}")
        return result


def guides(folder, sentences, seed=1, changed=0.0):
    subprocess.run(
        [ROOT / "Benchmarks/guides", folder, f"--sentences={sentences}", f"--seed={seed}", f"--changed={changed}"],
        check=True)
    return folder


def expect_alone(index):
    """Nothing is beside an index."""
    beside = [name for name in os.listdir(index.parent) if name != index.name]
    if beside:
        raise Failure(f"left beside the index: {beside}")


@contextlib.contextmanager
def folder():
    with tempfile.TemporaryDirectory(prefix="fenping-torture-") as name:
        yield pathlib.Path(name)


@contextlib.contextmanager
def small_disk(size):
    """A disk of so many bytes; None where mounting is not permitted."""
    with tempfile.TemporaryDirectory(prefix="fenping-disk-") as name:
        mount = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", name], stderr=subprocess.DEVNULL)
        if mount.returncode:
            yield None
            return
        try:
            yield pathlib.Path(name)
        finally:
            subprocess.run(["umount", "-l", name], check=False)


def say(text):
    print(text, flush=True)


def skip(name):
    print(f"{name}: skipped, mounting is not permitted here", file=sys.stderr, flush=True)
