"""Takes the pictures in docs/edit/editor.md: Neovim with its built-in client in a terminal of this process, drawn as SVG.

    screenshots.py TOOL

It needs pyte from PyPI, and Neovim. The rules are a copy of those of this repository, with a mistake that somebody types.
"""

import fcntl
import html
import os
import pathlib
import pty
import select
import shutil
import struct
import sys
import tempfile
import termios
import time

import pyte

ROOT = pathlib.Path(__file__).resolve().parents[2]
PICTURES = ROOT / "docs/edit/editor"
COLUMNS, ROWS = 100, 24
WIDTH, HEIGHT = 8.4, 18
COLORS = {"black": "#1e1e1e", "red": "#e06c75", "green": "#98c379", "brown": "#e5c07b", "blue": "#61afef", "magenta": "#c678dd", "cyan": "#56b6c2",
          "white": "#dcdfe4", "brightblack": "#7f848e", "brightred": "#e06c75", "brightgreen": "#98c379", "brightbrown": "#e5c07b",
          "brightyellow": "#e5c07b", "brightblue": "#61afef", "brightmagenta": "#c678dd", "brightcyan": "#56b6c2", "brightwhite": "#ffffff"}
SETUP = """
set noswapfile shortmess+=I laststatus=0 noshowmode signcolumn=yes completeopt=menuone pumheight=9 updatetime=100 nohlsearch
highlight SignColumn ctermbg=NONE
highlight Pmenu ctermbg=237 ctermfg=252
highlight PmenuSel ctermbg=24 ctermfg=231
highlight NormalFloat ctermbg=236 ctermfg=252
lua << END
vim.o.hidden = true
vim.api.nvim_create_autocmd("FileType", {
  pattern = "yaml",
  callback = function()
    local manifest = vim.fn.findfile("rules/manifest.yaml", ".;")
    local client = vim.lsp.start_client({ name = "rulebook", cmd = { vim.env.RULEBOOK, "lsp" }, root_dir = vim.fn.fnamemodify(manifest, ":p:h:h") })
    vim.lsp.buf_attach_client(0, client)
    vim.bo.omnifunc = "v:lua.vim.lsp.omnifunc"
  end,
})
END
"""


class Terminal:
    def __init__(self, command, folder, environment):
        self.screen = pyte.Screen(COLUMNS, ROWS)
        self.stream = pyte.ByteStream(self.screen)
        self.process, self.file = pty.fork()
        if self.process == 0:
            os.chdir(folder)
            os.execvpe(command[0], command, {**os.environ, **environment, "TERM": "xterm-256color", "LANG": "C.UTF-8"})
        fcntl.ioctl(self.file, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))

    def read(self, seconds):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if select.select([self.file], [], [], 0.05)[0]:
                try:
                    self.stream.feed(os.read(self.file, 65536))
                except OSError:
                    return

    def type(self, keys, seconds=0.6):
        os.write(self.file, keys.encode())
        self.read(seconds)

    def wait(self, text, seconds=60):
        """Reads until a text is on the screen, and then until nothing moves."""
        end = time.monotonic() + seconds
        while not any(text in line for line in self.screen.display):
            self.read(0.2)
            if time.monotonic() > end:
                sys.exit(f"`{text}` did not appear:\n" + "\n".join(self.screen.display))
        self.read(0.8)


def color(name, otherwise):
    return otherwise if name == "default" else COLORS.get(name, f"#{name}" if len(name) == 6 else otherwise)


def svg(screen):
    """The screen as text in a picture: a rectangle for each background, and a text for each run of one color."""
    back, front = "#282c34", "#dcdfe4"
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {COLUMNS * WIDTH:.0f} {ROWS * HEIGHT + 8}" font-family="Menlo, Consolas, monospace" '
             f'font-size="14">', f'<rect width="100%" height="100%" rx="6" fill="{back}"/>']
    for row in range(ROWS):
        cells = [screen.buffer[row][column] for column in range(COLUMNS)]
        start = 0
        while start < COLUMNS:
            def look(cell):
                ink, paper = color(cell.fg, front), color(cell.bg, back)
                return (paper, ink, cell.bold) if cell.reverse else (ink, paper, cell.bold)

            end = start
            while end < COLUMNS and look(cells[end]) == look(cells[start]):
                end += 1
            ink, paper, bold = look(cells[start])
            x, text = start * WIDTH, "".join(cell.data for cell in cells[start:end])
            if paper != back:
                parts.append(f'<rect x="{x:.1f}" y="{row * HEIGHT + 4}" width="{(end - start) * WIDTH:.1f}" height="{HEIGHT}" fill="{paper}"/>')
            if text.strip():
                weight = ' font-weight="bold"' if bold else ""
                parts.append(f'<text x="{x:.1f}" y="{row * HEIGHT + 17}" fill="{ink}"{weight} xml:space="preserve" textLength="{len(text) * WIDTH:.1f}">'
                             f"{html.escape(text, quote=False)}</text>")
            start = end
    return "\n".join(parts + ["</svg>"]) + "\n"


def picture(terminal, name):
    PICTURES.mkdir(exist_ok=True)
    (PICTURES / f"{name}.svg").write_text(svg(terminal.screen))
    print("\n".join(line.rstrip() for line in terminal.screen.display))


def main(tool):
    folder = pathlib.Path(tempfile.mkdtemp(prefix="rulebook-pictures-"))
    shutil.copytree(ROOT / "rules", folder / "rules")
    (folder / "init.vim").write_text(SETUP)
    nvim = Terminal(["nvim", "-u", str(folder / "init.vim"), "-i", "NONE", "rules/limits.yaml"], folder, {"RULEBOOK": tool})
    try:
        nvim.wait("about:")
        # A typo in the name of a reason.
        nvim.type("/free_flow_cap\r")
        nvim.type("$Fcr" + "k", 0.2)
        nvim.wait("no reason is named")
        picture(nvim, "diagnostics")
        nvim.type(":lua vim.lsp.buf.code_action()\r")
        nvim.wait("Code actions")
        picture(nvim, "actions")
        nvim.type("\r\r")
        nvim.type("u", 1)
        # Completion of a new key of a rule.
        nvim.type("o\x15  ")
        nvim.type("\x18\x0f", 1.5)
        nvim.wait("Property")
        picture(nvim, "completion")
        nvim.type("\x1bu\x1bu", 1)
        # What a name means.
        nvim.type(":e! rules/limits.yaml\r", 2)
        nvim.type("/free_flow_cap\r")
        nvim.type(":lua vim.lsp.buf.hover()\r")
        nvim.wait("reason `")
        picture(nvim, "hover")
    finally:
        os.kill(nvim.process, 9)
        os.waitpid(nvim.process, 0)
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main(str(pathlib.Path(sys.argv[1]).resolve()))
