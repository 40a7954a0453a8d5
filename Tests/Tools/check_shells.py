#!/usr/bin/env python3
"""Completes command lines in bash, zsh and fish, and compares the progress on a terminal with the silence in a pipe.

    python3 Tests/Tools/check_shells.py TOOL

Every shell runs on a terminal of its own, reads the completion script of the tool, and receives a line and a Tab. A shell that is not installed is
skipped; on Debian, `apt-get install zsh fish` installs both. The rules are those of `rulebook init`.
"""

import multiprocessing
import os
import pathlib
import pty
import re
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time

TOOL = pathlib.Path(sys.argv[1]).resolve()

# What is typed before Tab, and the arguments of the command that the shell then runs. `|` is Tab, if it is not at the end.
LINES = [
    ("sho", "show"),
    ("decide --action item.e", "decide --action item.export"),
    ("decide --rules ../other/rules --action cake.s", "decide --rules ../other/rules --action cake.save"),
    ("decide --fact items|4", "decide --fact items.saved=4"),
    ("decide --fact subscription.isActive=t", "decide --fact subscription.isActive=true"),
    ("rename lim", "rename limit"),
    ("rename limit sa", "rename limit saved_items"),
    ("show --kind reas", "show --kind reasons"),
    ("show saved", "show saved_items"),
    ("explain lock.ch", "explain lock.changed"),
    ("test exports", "test exports_need_pro"),
    ("mutate limits/s", "mutate limits/saved_items"),
    ("notifications --zone Europe/Osl", "notifications --zone Europe/Oslo"),
    ("report mile", "report milestones"),
    ("help ren", "help rename"),
    ("help site ro", "help site rotate"),
    ("decide --action nothing.like.this", "decide --action nothing.like.this"),
]


class Unexpected(Exception):
    """A terminal shows something else. A worker of a pool that exits instead would block the pool."""


class Terminal:
    """A program on a terminal."""

    def __init__(self, command, folder, environment):
        self.process, self.descriptor = pty.fork()
        if self.process == 0:
            os.chdir(folder)
            os.execvpe(command[0], command, environment)
        self.text = ""

    def send(self, text):
        os.write(self.descriptor, text.encode())

    def wait(self, pattern, seconds=10):
        """Reads until the output contains a pattern, and returns the match. The output before it is consumed."""
        end = time.monotonic() + seconds
        while True:
            found = re.search(pattern, self.text)
            if found:
                self.text = self.text[found.end():]
                return found
            left = end - time.monotonic()
            if left <= 0 or not select.select([self.descriptor], [], [], left)[0]:
                raise Unexpected(f"no `{pattern}` within {seconds} s; the terminal shows {self.text[-400:]!r}")
            try:
                self.text += os.read(self.descriptor, 1 << 16).decode(errors="replace")
            except OSError:
                raise Unexpected(f"the program ended before `{pattern}`: {self.text[-400:]!r}")

    def quiet(self, seconds=0.15):
        """Reads until nothing was shown for a while after something was."""
        while select.select([self.descriptor], [], [], seconds if self.text else 5)[0]:
            self.text += os.read(self.descriptor, 1 << 16).decode(errors="replace")

    def close(self):
        os.kill(self.process, 9)
        os.waitpid(self.process, 0)
        os.close(self.descriptor)


def product(folder):
    """Writes two products, and a `rulebook` that answers completion and prints all other arguments."""
    (folder / "product").mkdir()
    subprocess.run([TOOL, "init", "Bakery"], cwd=folder / "product", check=True, capture_output=True)
    shutil.copytree(folder / "product", folder / "other")
    for file in (folder / "other" / "rules").rglob("*.yaml"):
        file.write_text(file.read_text().replace("item.", "cake."))
    programs = folder / "bin"
    programs.mkdir()
    program = programs / "rulebook"
    program.write_text(f'#!/bin/sh\ncase "$1" in ---completion) exec "{TOOL}" "$@" ;; esac\nprintf "RAN<%s>\\n" "$*"\n')
    program.chmod(0o755)
    for shell in ["bash", "zsh", "fish"]:
        script = subprocess.run([TOOL, "--generate-completion-script", shell], check=True, capture_output=True).stdout
        (folder / ("_rulebook" if shell == "zsh" else f"rulebook.{shell}")).write_bytes(script)


def complete(shell, folder):
    environment = {k: v for k, v in os.environ.items() if k in ("PATH", "TZDIR", "LANG")}
    environment |= {"PATH": f"{folder}/bin:{environment['PATH']}", "TERM": "xterm", "HOME": str(folder), "PS1": "$ "}
    command, setup = {
        "bash": (["bash", "--norc", "--noprofile", "-i"], f"bind 'set enable-bracketed-paste off'; source {folder}/rulebook.bash"),
        "zsh": (["zsh", "-f", "-i"], f"unsetopt prompt_sp zle_bracketed_paste; fpath=({folder} $fpath); autoload -U compinit; compinit -u -D"),
        "fish": (["fish", "--no-config", "-i"], f"source {folder}/rulebook.fish"),
    }[shell]
    terminal = Terminal(command, folder / "product", environment)
    terminal.send(f"{setup}; echo 'ready'now\r")
    terminal.wait("readynow")
    wrong = 0
    for typed, expected in LINES:
        start, _, rest = typed.partition("|")
        terminal.send(f"rulebook {start}\t")
        # Keys that arrive while a shell completes can be lost.
        terminal.quiet()
        terminal.send(f"{rest}\r")
        ran = terminal.wait(r"RAN<([^>]*)>", 20).group(1).rstrip()
        if ran != expected:
            print(f"{shell}: `{typed}` + Tab is `{ran}`, not `{expected}`", file=sys.stderr)
            wrong += 1
    terminal.close()
    return wrong


def pause(process):
    """Makes the work of a program last longer than a second."""
    time.sleep(0.15)
    os.kill(process, signal.SIGSTOP)
    time.sleep(1.1)
    os.kill(process, signal.SIGCONT)


def progress(folder):
    """Work of more than a second shows a line on a terminal, which disappears, and nothing in a pipe."""
    work, product = [str(TOOL), "mutate"], folder / "product"
    terminal = Terminal(work, product, os.environ | {"TERM": "xterm"})
    pause(terminal.process)
    line = terminal.wait(r"\r((?:finding|trying) mutants[^\x1b]*, [1-9][0-9]* s)\x1b\[K", 60).group(1)
    rest = terminal.wait(r"(?s)(.*)\d+ mutants: ", 60).group(1)
    shown = rest.split("\x1b[K")
    if len(shown) < 2 or "trying" in shown[-1] or shown[-2] != "\r":
        raise SystemExit(f"the progress stays before the result: {rest[-300:]!r}")
    terminal.close()
    piped = subprocess.Popen(work, cwd=product, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    pause(piped.pid)
    output, errors = piped.communicate()
    if b"\x1b" in output + errors or b"\r" in output + errors or b"trying" in errors:
        raise SystemExit(f"progress in a pipe: {errors[:200]}")
    # Fast work shows nothing on a terminal.
    fast = Terminal([str(TOOL), "explain", "lock.changed"], product, os.environ | {"TERM": "xterm"})
    if "\x1b" in fast.wait("(?s)(.*)Instead:").group(1):
        raise SystemExit("fast work shows progress")
    fast.close()
    return line


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        product(folder)
        shells = [shell for shell in ["bash", "zsh", "fish"] if shutil.which(shell)]
        for shell in ["bash", "zsh", "fish"]:
            if shell not in shells:
                print(f"{shell} was skipped: it is not installed", file=sys.stderr)
        with multiprocessing.Pool(2) as pool:
            try:
                wrong = sum(pool.starmap(complete, [(shell, folder) for shell in reversed(shells)], 1))
            except Unexpected as unexpected:
                sys.exit(str(unexpected))
        print(f"{len(LINES)} completions in {', '.join(shells)}")
        print(f"progress: {progress(folder)}")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
