"""Tests `rulebook lsp` with the client of pytest-lsp, which reads every answer with the types of the protocol, and whose capabilities are those of real
editors. An answer that a client cannot read, or that uses what it does not support, fails.

RULEBOOK is the tool, RULES the folder that contains `rules/`.
"""

import asyncio
import json
import os
import pathlib
import shutil
import subprocess

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

CLIENTS = ["visual_studio_code@1.65.2", "neovim@0.7.0", "neovim@0.11.0", "emacs@29.1"]
LIMITS = "rules/limits.yaml"
CONDITIONS = "rules/conditions/entitlements.yaml"


@pytest.fixture
def folder(tmp_path):
    shutil.copytree(pathlib.Path(os.environ["RULES"]) / "rules", tmp_path / "rules")
    return tmp_path


@pytest_lsp.fixture(params=CLIENTS, config=ClientServerConfig(server_command=[os.environ["RULEBOOK"], "lsp"]))
async def client(request, lsp_client: LanguageClient, folder):
    registered = lsp_client.registered = []

    @lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(params: types.RegistrationParams):
        registered.extend(one.method for one in params.registrations)

    @lsp_client.feature(types.WORKSPACE_DIAGNOSTIC_REFRESH)
    @lsp_client.feature(types.WORKSPACE_CODE_LENS_REFRESH)
    def refresh(*_):
        return None

    lsp_client.server = await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=client_capabilities(request.param), root_uri=folder.as_uri(),
            workspace_folders=[types.WorkspaceFolder(uri=folder.as_uri(), name="rules")]))
    yield
    await lsp_client.shutdown_session()


class File:
    """An open document."""

    def __init__(self, client, folder, path):
        self.client, self.uri, self.text, self.version = client, (folder / path).as_uri(), (folder / path).read_text(), 1
        client.text_document_did_open(types.DidOpenTextDocumentParams(types.TextDocumentItem(self.uri, "yaml", 1, self.text)))

    @property
    def id(self):
        return types.TextDocumentIdentifier(self.uri)

    def length(self, text):
        """The length of a text in the units of the session."""
        size = {"utf-8": 1, "utf-16": 2, "utf-32": 4}
        encoding = self.client.server.capabilities.position_encoding or "utf-16"
        return len(text.encode({"utf-8": "utf-8"}.get(encoding, encoding + "-le"))) // size[encoding]

    def place(self, text, after=0):
        """The position `after` characters behind the first occurrence of a text."""
        at = self.text.index(text) + after
        line = self.text.count("\n", 0, at)
        return types.Position(line, self.length(self.text[self.text.rfind("\n", 0, at) + 1:at]))

    @property
    def whole(self):
        return types.Range(types.Position(0, 0), types.Position(self.text.count("\n") + 1, 0))

    def replace(self, old, new):
        """Replaces the first occurrence of a text by an incremental change."""
        change = types.TextDocumentContentChangePartial(range=types.Range(self.place(old), self.place(old, len(old))), text=new)
        self.version += 1
        self.client.text_document_did_change(
            types.DidChangeTextDocumentParams(types.VersionedTextDocumentIdentifier(self.version, self.uri), [change]))
        self.text = self.text.replace(old, new, 1)

    async def diagnostics(self, expected):
        """The diagnostics, pulled if the client can, and otherwise published."""
        capabilities = self.client.capabilities.text_document
        if capabilities and capabilities.diagnostic:
            report = await self.client.text_document_diagnostic_async(types.DocumentDiagnosticParams(self.id))
            assert isinstance(report, types.RelatedFullDocumentDiagnosticReport)
            return report.items
        for _ in range(100):
            found = self.client.diagnostics.get(self.uri)
            if found is not None and bool(found) == expected:
                return found
            await asyncio.sleep(0.1)
        return self.client.diagnostics.get(self.uri)


@pytest.mark.asyncio
async def test_diagnostics_and_fixes(client, folder):
    limits = File(client, folder, LIMITS)
    limits.replace("used: usage.savedFlows", "used: usage.savedFlow")
    found = await limits.diagnostics(expected=True)
    assert [one.code for one in found] == ["name.unknown"]
    assert found[0].range == types.Range(limits.place("usage.savedFlow"), limits.place("usage.savedFlow", len("usage.savedFlow")))
    context = types.CodeActionContext(diagnostics=found)
    actions = await client.text_document_code_action_async(types.CodeActionParams(limits.id, found[0].range, context))
    fix = next(action for action in actions if "usage.savedFlows" in action.title)
    if fix.edit is None:
        fix = await client.code_action_resolve_async(fix)
    edits = list((fix.edit.changes or {}).values()) or [change.edits for change in fix.edit.document_changes]
    assert edits[0][0].new_text == "usage.savedFlows"
    limits.replace("used: usage.savedFlow", "used: usage.savedFlows")
    assert not await limits.diagnostics(expected=False)


@pytest.mark.asyncio
async def test_pull_of_all_files(client, folder):
    if not client.capabilities.text_document.diagnostic:
        pytest.skip("the client does not pull diagnostics")
    limits = File(client, folder, LIMITS)
    limits.replace("free: 2", "free: x")
    first = await client.workspace_diagnostic_async(types.WorkspaceDiagnosticParams(previous_result_ids=[]))
    faulty = [item for item in first.items if item.kind == "full" and item.items]
    assert [item.uri for item in faulty] == [limits.uri]
    known = [types.PreviousResultId(item.uri, item.result_id) for item in first.items]
    again = await client.workspace_diagnostic_async(types.WorkspaceDiagnosticParams(previous_result_ids=known))
    assert all(item.kind == "unchanged" for item in again.items)
    assert not client.diagnostics, "a client that pulls gets no pushes"


@pytest.mark.asyncio
async def test_files_are_watched(client, folder):
    File(client, folder, LIMITS)
    await client.workspace_symbol_async(types.WorkspaceSymbolParams("saved_flows"))
    watched = client.capabilities.workspace.did_change_watched_files
    assert client.registered == ([types.WORKSPACE_DID_CHANGE_WATCHED_FILES] if watched and watched.dynamic_registration else [])
    (folder / CONDITIONS).write_text((folder / CONDITIONS).read_text().replace("limits.saved_flows", "limits.saved_flow"))
    change = types.FileEvent((folder / CONDITIONS).as_uri(), types.FileChangeType.Changed)
    client.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams([change]))
    symbols = await client.workspace_symbol_async(types.WorkspaceSymbolParams("saved_flows"))
    assert symbols
    if client.capabilities.text_document.diagnostic:
        report = await client.workspace_diagnostic_async(types.WorkspaceDiagnosticParams(previous_result_ids=[]))
        assert any(item.kind == "full" and item.items for item in report.items)


@pytest.mark.asyncio
async def test_inlay_hints_and_semantic_tokens(client, folder):
    limits, conditions = File(client, folder, LIMITS), File(client, folder, CONDITIONS)
    if client.capabilities.text_document.inlay_hint:
        hints = await client.text_document_inlay_hint_async(types.InlayHintParams(limits.id, limits.whole))
        assert hints and all(isinstance(hint.position, types.Position) for hint in hints)
    tokens = await client.text_document_semantic_tokens_full_async(types.SemanticTokensParams(conditions.id))
    legend = client.server.capabilities.semantic_tokens_provider.legend
    assert tokens.data and len(tokens.data) % 5 == 0
    # Delta encoding: lines never go back, and a token on the same line starts after the one before.
    lines = conditions.text.split("\n")
    line, start = 0, 0
    for index in range(0, len(tokens.data), 5):
        down, right, length, kind, _ = tokens.data[index:index + 5]
        line, start = line + down, right if down else start + right
        assert start + length <= conditions.length(lines[line])
        assert kind < len(legend.token_types)
    part = await client.text_document_semantic_tokens_range_async(types.SemanticTokensRangeParams(conditions.id, conditions.whole))
    assert part.data == tokens.data


@pytest.mark.asyncio
async def test_completion_and_hover(client, folder):
    limits = File(client, folder, LIMITS)
    limits.replace("used: usage.savedFlows", "used: usage.")
    asked = types.CompletionParams(limits.id, limits.place("used: usage.", len("used: usage.")))
    found = await client.text_document_completion_async(asked)
    items = found if isinstance(found, list) else found.items
    assert any(item.label == "usage.savedFlows" for item in items)
    await client.completion_item_resolve_async(items[0])
    hover = await client.text_document_hover_async(types.HoverParams(limits.id, limits.place("saved_flows:", 2)))
    assert "Flows in a person's library" in hover.contents.value


@pytest.mark.asyncio
async def test_navigation(client, folder):
    limits = File(client, folder, LIMITS)
    here = limits.place("saved_flows:", 2)
    definition = await client.text_document_definition_async(types.DefinitionParams(limits.id, limits.place("usage.savedFlows", 2)))
    assert (definition if isinstance(definition, list) else [definition])
    references = await client.text_document_references_async(types.ReferenceParams(types.ReferenceContext(False), limits.id, here))
    assert len({one.uri for one in references}) > 1
    assert await client.text_document_document_highlight_async(types.DocumentHighlightParams(limits.id, here))
    calls = await client.text_document_prepare_call_hierarchy_async(types.CallHierarchyPrepareParams(limits.id, here))
    assert await client.call_hierarchy_incoming_calls_async(types.CallHierarchyIncomingCallsParams(calls[0]))
    await client.call_hierarchy_outgoing_calls_async(types.CallHierarchyOutgoingCallsParams(calls[0]))
    symbols = await client.text_document_document_symbol_async(types.DocumentSymbolParams(limits.id))
    assert any(symbol.name == "saved_flows" for symbol in symbols)
    assert await client.workspace_symbol_async(types.WorkspaceSymbolParams("saved_flows"))
    assert await client.text_document_document_link_async(types.DocumentLinkParams(limits.id))


@pytest.mark.asyncio
async def test_structure(client, folder):
    limits = File(client, folder, LIMITS)
    assert await client.text_document_folding_range_async(types.FoldingRangeParams(limits.id))
    nested = await client.text_document_selection_range_async(types.SelectionRangeParams(limits.id, [limits.place("free: 2", 6)]))
    depth, one = 0, nested[0]
    while one:
        depth, one = depth + 1, one.parent
    assert depth > 3
    lenses = await client.text_document_code_lens_async(types.CodeLensParams(limits.id))
    titles = [(lens.command or (await client.code_lens_resolve_async(lens)).command).title for lens in lenses]
    assert any(title.startswith("used by") for title in titles)
    limits.replace("  unit: count", "  unit:   count")
    edits = await client.text_document_formatting_async(types.DocumentFormattingParams(limits.id, types.FormattingOptions(2, True)))
    assert edits


@pytest.mark.asyncio
async def test_rename(client, folder):
    limits = File(client, folder, LIMITS)
    here = limits.place("saved_flows:", 2)
    if client.capabilities.text_document.rename.prepare_support:
        assert await client.text_document_prepare_rename_async(types.PrepareRenameParams(limits.id, here))
    edit = await client.text_document_rename_async(types.RenameParams(limits.id, here, "kept_flows"))
    changed = set(edit.changes or {}) | {change.text_document.uri for change in edit.document_changes or []}
    assert limits.uri in changed and len(changed) > 3


def test_the_server_ends_with_its_client(tmp_path):
    """A client that was killed while another program holds its end of the pipe open does not leave a server behind."""
    client = subprocess.Popen(["true"])
    client.wait()
    params = {"processId": client.pid, "rootUri": None, "capabilities": {}}
    body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": params}).encode()
    server = subprocess.Popen([os.environ["RULEBOOK"], "lsp"], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)
    server.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
    server.stdin.flush()
    assert server.wait(timeout=60) == 1
