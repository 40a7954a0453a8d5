"""A client of the Language Server Protocol that talks to `rulebook lsp` over standard input and output."""

import json
import pathlib
import queue
import subprocess
import threading
import time
import urllib.parse

CAPABILITIES = {
    "general": {"positionEncodings": ["utf-16"]},
    "workspace": {"workspaceEdit": {"documentChanges": True}, "codeLens": {"refreshSupport": True},
                  "didChangeWatchedFiles": {"dynamicRegistration": True}},
    "textDocument": {
        "completion": {"completionItem": {"snippetSupport": True}},
        "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix", "source.fixAll"]}}},
        "documentSymbol": {"hierarchicalDocumentSymbolSupport": True},
        "hover": {"contentFormat": ["markdown"]},
    },
}


class Editor:
    """One connection. Positions are 0-based."""

    def __init__(self, tool, folder, pulls=False, capabilities=None, arguments=()):
        self.folder = pathlib.Path(folder).resolve()
        self.process = subprocess.Popen([tool, "lsp", *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.incoming = queue.Queue()
        self.id = 0
        self.texts, self.versions = {}, {}
        self.published, self.received = {}, []
        self.applied = []
        threading.Thread(target=self._read, daemon=True).start()
        asked = json.loads(json.dumps(capabilities or CAPABILITIES))
        if pulls:
            asked["textDocument"]["diagnostic"] = {}
        self.abilities = self.request("initialize", {"processId": None, "rootUri": self.uri(""), "capabilities": asked})["capabilities"]
        self.notify("initialized", {})

    def uri(self, name):
        return "file://" + urllib.parse.quote(str(self.folder / name) if name else str(self.folder))

    def _read(self):
        stream = self.process.stdout
        while True:
            length = None
            while True:
                line = stream.readline()
                if not line:
                    self.incoming.put(None)
                    return
                if line == b"\r\n":
                    break
                name, _, value = line.partition(b":")
                if name.lower() == b"content-length":
                    length = int(value)
            self.incoming.put(json.loads(stream.read(length)))

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        self.process.stdin.flush()

    def notify(self, method, params):
        self.send({"method": method, "params": params})

    def take(self, timeout=60):
        """Takes the next message; None at the end of the stream."""
        message = self.incoming.get(timeout=timeout)
        if message is None:
            return None
        self.received.append(message)
        if message.get("method") == "textDocument/publishDiagnostics":
            self.published[message["params"]["uri"]] = message["params"]["diagnostics"]
        elif "method" in message and "id" in message:
            result = None
            if message["method"] == "workspace/applyEdit":
                self.applied.append(message["params"]["edit"])
                result = {"applied": True}
            self.send({"id": message["id"], "result": result})
        return message

    def start(self, method, params):
        self.id += 1
        self.send({"id": self.id, "method": method, "params": params})
        return self.id

    def wait(self, number, timeout=60):
        while True:
            message = self.take(timeout)
            if message is None:
                raise EOFError("the server ended")
            if message.get("id") == number and "method" not in message:
                return message

    def request(self, method, params, timeout=60):
        answer = self.wait(self.start(method, params), timeout)
        if "error" in answer:
            raise RuntimeError(answer["error"])
        return answer["result"]

    def settle(self, seconds=0.3):
        """Takes messages until none came for a while."""
        while True:
            try:
                if self.take(seconds) is None:
                    return
            except queue.Empty:
                return

    def await_published(self, condition, timeout=60):
        end = time.monotonic() + timeout
        while not condition(self.published):
            self.take(max(0.01, end - time.monotonic()))

    def open(self, name):
        text = (self.folder / name).read_bytes().decode()
        self.open_text(name, text)

    def open_text(self, name, text):
        uri = self.uri(name)
        self.texts[name], self.versions[name] = text, 1
        self.notify("textDocument/didOpen", {"textDocument": {"uri": uri, "languageId": "yaml", "version": 1, "text": text}})

    def edit(self, name, start, end, text):
        """Replaces the characters of a range of the text, by offsets in Python characters."""
        before = self.texts[name]
        change = {"range": {"start": self.position(before, start), "end": self.position(before, end)}, "text": text}
        self.texts[name] = before[:start] + text + before[end:]
        self.versions[name] += 1
        self.notify("textDocument/didChange", {"textDocument": {"uri": self.uri(name), "version": self.versions[name]}, "contentChanges": [change]})

    @staticmethod
    def position(text, offset):
        line = text.count("\n", 0, offset)
        start = text.rfind("\n", 0, offset) + 1
        return {"line": line, "character": len(text[start:offset].encode("utf-16-le")) // 2}

    def at(self, name, needle, inside=0, occurrence=0):
        """The parameters of a request about a position inside a text."""
        offset = -1
        for _ in range(occurrence + 1):
            offset = self.texts[name].index(needle, offset + 1)
        return {"textDocument": {"uri": self.uri(name)}, "position": self.position(self.texts[name], offset + inside)}

    def close(self):
        self.request("shutdown", None)
        self.notify("exit", None)
        return self.process.wait(timeout=20)
