"""Measures the time, memory, and output of `rulebook check` on adversarial folders."""

import os
import pathlib
import shutil
import subprocess
import sys
import time

MIB = 1 << 20


def filled(pattern, size=MIB):
    return (pattern * (size // len(pattern) + 1))[:size]


def bomb(levels):
    lines = ["a0: &a0 [x, x]"] + [f"a{n}: &a{n} [*a{n - 1}, *a{n - 1}]" for n in range(1, levels)]
    return "\n".join(lines).encode()


def one(make):
    return lambda: {"facts.yaml": make()}


# Each case has a name and a function that creates the files. A separate process creates them one at a time, so that its memory is not measured.
CASES = [
    ("an empty folder", lambda: {}),
    ("aliases of aliases, 40 levels", one(lambda: bomb(40))),
    ("aliases of aliases, 1 MiB", one(lambda: bomb(24_000)[:MIB])),
    ("1 MiB of nested lists", one(lambda: filled(b"["))),
    ("1 MiB of nested maps", one(lambda: filled(b"{a: "))),
    ("1 MiB of list indicators in one line", one(lambda: filled(b"- "))),
    ("1 MiB of question marks", one(lambda: filled(b"? "))),
    ("1 MiB of colons", one(lambda: filled(b": "))),
    ("1 MiB of one repeated key", one(lambda: filled(b"a: 1\n"))),
    ("1 MiB of different keys, all unknown", one(lambda: b"".join(b"key_%06d: 1\n" % n for n in range(75_000)))),
    ("1 MiB in one string", one(lambda: b"a: '" + filled(b"x", MIB - 10) + b"'\n")),
    ("1 MiB of spaces", one(lambda: filled(b" "))),
    ("1 MiB of tabs", one(lambda: filled(b"\t"))),
    ("1 MiB of comments", one(lambda: filled(b"# x\n"))),
    ("1 MiB of documents", one(lambda: filled(b"---\n"))),
    ("1 MiB of tags", one(lambda: filled(b"!!x "))),
    ("1 MiB of zeros", one(lambda: filled(b"\0"))),
    ("1 MiB of 0xFF", one(lambda: filled(b"\xff"))),
    ("1 MiB of accents on one letter", one(lambda: b"a: e" + filled("\u0301".encode(), MIB - 10))),
    ("1 MiB of direction overrides", one(lambda: b"a: " + filled("\u202e".encode(), MIB - 10))),
    ("UTF-16", one(lambda: "usage:\n  type: int\n".encode("utf-16"))),
    ("one file of 30 MB", one(lambda: filled(b"a: 1\n", 30_000_000))),
    ("30 files of 1 MiB, a mistake in each line", lambda: {f"copy/{n}.yaml": filled(b"[x, y]: {z: 1}\n") for n in range(30)}),
    ("10,000 files", lambda: {f"conditions/{n:05}.yaml": b"k%d: {about: One of many., when: true}\n" % n for n in range(10_000)}),
    ("100 MB in 100 files", lambda: {f"conditions/{n}.yaml": filled(b"# x\n") for n in range(100)}),
]


def make(name, folder):
    for path, data in dict(CASES)[name]().items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(data)


def measure(tool, work):
    """For each folder: seconds, peak MB, the exit status, the size of the output in bytes, and the first message."""
    found = []
    for name, _ in CASES:
        folder = pathlib.Path(work) / "hostile"
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        subprocess.run([sys.executable, __file__, name, folder], check=True)
        said = pathlib.Path(work) / "hostile.txt"
        with open(said, "wb") as out:
            start = time.perf_counter()
            child = subprocess.Popen([tool, "check", "--rules", "hostile", "--as-of", "2026-06-01"], cwd=work, stdout=out, stderr=subprocess.STDOUT)
            _, status, usage = os.wait4(child.pid, 0)
            child.returncode = os.waitstatus_to_exitcode(status)
        seconds = time.perf_counter() - start
        names = [line.split("]")[0] + "]" for line in said.read_text(errors="replace").splitlines() if line.startswith("error[")]
        first = next((one for one in names if "rules." not in one), names[0] if names else said.read_text(errors="replace")[:60].strip())
        found.append((name, seconds, usage.ru_maxrss / 1024, child.returncode, said.stat().st_size, first))
    shutil.rmtree(folder)
    return found


if __name__ == "__main__":
    make(sys.argv[1], pathlib.Path(sys.argv[2]))
