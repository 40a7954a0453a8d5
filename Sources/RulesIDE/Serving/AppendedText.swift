internal import LanguageServer
internal import RulesJSON

extension RulesServer {
  /// Returns the workspace edit that adds a text at the end of a rules file, which is created if it does not exist; nil if the client cannot create files.
  func appending(_ text: String, to name: String, in workspace: Workspace) -> JSON? {
    let existing = workspace.document(name)
    if existing == nil, !abilities.createsFiles { return nil }
    let document = existing ?? TextDocument([])
    let end = document.position(of: document.bytes.count, encoding)
    let isEnded = document.bytes.last ?? 0x0A == 0x0A
    let uri = FileAddress.uri("\(workspace.folder)/\(name)")
    let edits = JSON.array([.members(["range": TextRange(end, end).json, "newText": .string((isEnded ? "" : "\n") + text)])])
    if !abilities.takesDocumentChanges { return .members(["changes": .object([JSON.Member(key: uri, value: edits)])]) }
    let version = workspace.isOpen(name) ? document.version : nil
    let change = JSON.members([
      "textDocument": .members(["uri": .string(uri), "version": version.map { .int($0) } ?? .null]), "edits": edits,
    ])
    let creation = JSON.members(["kind": .string("create"), "uri": .string(uri), "options": .members(["ignoreIfExists": .bool(true)])])
    return .members(["documentChanges": .array(existing == nil ? [creation, change] : [change])])
  }
}
