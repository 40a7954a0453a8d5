"""Checks `rulebook lsp` through its standard input and output: the protocol as a client sees it, on the rules of this repository.

The arguments are the folder of the repository and the tool. A second process runs `rulebook check` on the same files, and both must report
the same.
"""

import json
import os
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile
import time

from editor import Editor

FILE = "rules/limits.yaml"


def copy_of_rules(root):
    folder = pathlib.Path(tempfile.mkdtemp(prefix="rulebook-editor-"))
    shutil.copytree(root / "rules", folder / "rules")
    return folder


def checked(tool, folder):
    """What `rulebook check` reports: file, line, column in UTF-16, severity, name, message."""
    run = subprocess.run([tool, "check", "--format", "json"], cwd=folder, capture_output=True, text=True)
    found = []
    for line in run.stdout.splitlines():
        one = json.loads(line)
        if "waived" in one:
            continue
        text = (folder / one["file"]).read_bytes().decode().split("\n") if (folder / one["file"]).exists() else [""]
        column = len(text[one["start"]["line"] - 1][: one["start"]["column"] - 1].encode("utf-16-le")) // 2
        found.append((one["file"], one["start"]["line"] - 1, column, one["severity"], one["name"], one["message"]))
    return sorted(found)


def shown(editor):
    """What the server published, in the same form."""
    severities = {1: "error", 2: "warning", 3: "note"}
    found = []
    for uri, items in editor.published.items():
        name = os.path.relpath(uri.removeprefix("file://"), editor.folder)
        for item in items:
            start = item["range"]["start"]
            found.append((name, start["line"], start["character"], severities[item["severity"]], item["code"], item["message"].split("\n")[0]))
    return sorted(found)


def test_same_as_check(tool, root):
    """After random edits, saved and unsaved, the diagnostics are those of the command."""
    folder = copy_of_rules(root)
    pick = random.Random(7)
    editor = Editor(tool, folder)
    names = ["rules/limits.yaml", "rules/conditions/entitlements.yaml", "rules/copy/en/gates.yaml", "rules/actions/flows.yaml"]
    for name in names:
        editor.open(name)
    for _ in range(6):
        name = pick.choice(names)
        text = editor.texts[name]
        at = pick.randrange(len(text))
        if pick.random() < 0.5:
            editor.edit(name, at, min(len(text), at + pick.randrange(1, 9)), "")
        else:
            editor.edit(name, at, at, pick.choice(["x", ":", "\n", " ", "{", "😀", "'"]))
        # A request after the edit is answered after its diagnostics were computed.
        editor.request("workspace/symbol", {"query": "flow"})
        editor.settle(0.5)
        for other in names:
            (folder / other).write_bytes(editor.texts[other].encode())
        wanted = checked(tool, folder)
        assert shown(editor) == wanted, (name, at, set(shown(editor)) ^ set(wanted))
    assert editor.close() == 0
    shutil.rmtree(folder)


def test_pull(tool, root):
    editor = Editor(tool, root, pulls=True)
    editor.open(FILE)
    at = editor.texts[FILE].index("free_flow_cap")
    editor.edit(FILE, at, at + 4, "fre")
    report = editor.request("textDocument/diagnostic", {"textDocument": {"uri": editor.uri(FILE)}})
    assert [item["code"] for item in report["items"]] == ["name.unknown"], report
    again = editor.request("textDocument/diagnostic", {"textDocument": {"uri": editor.uri(FILE)}, "previousResultId": report["resultId"]})
    assert again["kind"] == "unchanged"
    editor.settle()
    assert not editor.published, "a client that pulls gets no pushes"
    assert editor.close() == 0


def test_features(tool, root):
    """Every capability answers on the product's rules."""
    editor = Editor(tool, root)
    editor.open(FILE)
    document = {"textDocument": {"uri": editor.uri(FILE)}}
    name = editor.at(FILE, "free_flow_cap", 2)
    assert editor.request("textDocument/hover", name)["contents"]["value"].startswith("**reason**")
    assert editor.request("textDocument/definition", name)["uri"].endswith("rules/reasons/plan.yaml")
    assert len(editor.request("textDocument/references", {**name, "context": {"includeDeclaration": True}})) > 5
    assert editor.request("textDocument/documentHighlight", name)
    assert len(editor.request("textDocument/documentSymbol", document)) > 5
    assert editor.request("workspace/symbol", {"query": "saved_flows"})[0]["name"] == "saved_flows"
    assert editor.request("textDocument/foldingRange", document)
    assert editor.request("textDocument/formatting", {**document, "options": {}}) == []
    assert any("§" not in link["target"] for link in editor.request("textDocument/documentLink", document))
    assert len(editor.request("textDocument/semanticTokens/full", document)["data"]) % 5 == 0
    assert any("saved flows" in hint["label"] for hint in editor.request("textDocument/inlayHint", {**document, "range": whole()}))
    assert any(lens["command"]["title"].startswith("used by") for lens in editor.request("textDocument/codeLens", document))
    items = editor.request("textDocument/completion", name)["items"]
    assert any(item["label"] == "free_inbox_cap" for item in items)
    call = editor.request("textDocument/prepareCallHierarchy", editor.at(FILE, "saved_flows:"))[0]
    assert editor.request("callHierarchy/incomingCalls", {"item": call})
    assert editor.request("callHierarchy/outgoingCalls", {"item": call})
    assert editor.request("textDocument/selectionRange", {**document, "positions": [name["position"]]})
    edit = editor.request("textDocument/rename", {**name, "newName": "free_library_full"})
    assert len(edit["documentChanges"]) > 2
    at = editor.texts[FILE].index("free_flow_cap")
    editor.edit(FILE, at, at + 4, "fre")
    here = {"start": editor.position(editor.texts[FILE], at), "end": editor.position(editor.texts[FILE], at)}
    actions = editor.request("textDocument/codeAction", {**document, "range": here, "context": {"diagnostics": []}})
    assert any(action["title"] == "write `free_flow_cap`" for action in actions)
    assert editor.close() == 0


def whole():
    return {"start": {"line": 0, "character": 0}, "end": {"line": 100000, "character": 0}}


def test_files_on_disk(tool, root):
    """A checkout that changes all files is one reading."""
    folder = copy_of_rules(root)
    editor = Editor(tool, folder)
    target = folder / "rules" / "reasons" / "plan.yaml"
    text = target.read_text()
    target.write_text(text.replace("free_flow_cap:", "free_flow_limit:"))
    every = [str(path) for path in (folder / "rules").rglob("*.yaml")]
    editor.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": "file://" + path, "type": 2} for path in every]})
    editor.await_published(lambda published: any(published.values()))
    assert any("name" in item["code"] for items in editor.published.values() for item in items)
    target.write_text(text)
    editor.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": editor.uri("rules/reasons/plan.yaml"), "type": 2}]})
    editor.await_published(lambda published: not any(published.values()))
    target.unlink()
    editor.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": editor.uri("rules/reasons/plan.yaml"), "type": 3}]})
    editor.await_published(lambda published: any(published.values()))
    assert editor.close() == 0
    shutil.rmtree(folder)


def test_cancellation(tool, root):
    editor = Editor(tool, root)
    editor.open(FILE)
    # Both arrive together, so the request is cancelled before it starts.
    number = editor.id + 1
    editor.id = number
    body = [{"id": number, "method": "workspace/symbol", "params": {"query": ""}}, {"method": "$/cancelRequest", "params": {"id": number}}]
    frames = b""
    for message in body:
        text = json.dumps({"jsonrpc": "2.0", **message}).encode()
        frames += b"Content-Length: %d\r\n\r\n%s" % (len(text), text)
    editor.process.stdin.write(frames)
    editor.process.stdin.flush()
    answer = editor.wait(number)
    assert answer.get("error", {}).get("code") == -32800, answer
    assert editor.close() == 0


def test_bad_streams(tool, root):
    """Malformed bytes are skipped or answered, and a client that vanishes ends the server."""
    for bytes_, status in [(b"", 0), (b"Content-Len", 0), (b"\xff" * 100_000, 0), (b"Content-Length: 99999999999\r\n\r\n", 0),
                           (b"Content-Length: 3\r\n\r\n{}}", 0), (b"Content-Length: 2\r\n\r\n[]", 0)]:
        run = subprocess.run([tool, "lsp"], input=bytes_, capture_output=True, timeout=60)
        assert run.returncode == status, (bytes_[:40], run)
    folder = pathlib.Path(tempfile.mkdtemp(prefix="rulebook-editor-"))
    editor = Editor(tool, folder)
    editor.open_text("notes.yaml", "a: 1\n")
    assert editor.request("textDocument/hover", editor.at("notes.yaml", "a")) is None
    assert editor.close() == 0
    # A file of 30 MB in a folder with rules.
    rules = copy_of_rules(root)
    editor = Editor(tool, rules)
    editor.open_text("rules/facts/large.yaml", "# " + "x" * (30 << 20))
    editor.request("workspace/symbol", {"query": "flow"})
    assert any(item["code"] == "yaml.size-limit" for items in editor.published.values() for item in items) or editor.settle(2) is None
    assert editor.close() == 0
    shutil.rmtree(rules)
    shutil.rmtree(folder)


def main(root, tool):
    for name, test in list(globals().items()):
        if name.startswith("test_"):
            start = time.monotonic()
            test(tool, root)
            print(f"{name}: ok ({time.monotonic() - start:.1f} s)", file=sys.stderr)


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]).resolve(), str(pathlib.Path(sys.argv[2]).resolve()))
