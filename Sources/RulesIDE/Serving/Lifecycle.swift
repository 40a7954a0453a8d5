internal import LanguageServer
internal import RulesJSON

extension RulesServer {
  /// Answers `initialize` with what the server can do.
  mutating func initialize(_ params: JSON) -> JSON {
    abilities = ClientAbilities(params["capabilities"] ?? .null)
    clientProcess = params["processId"]?.intValue
    encoding = PositionEncoding.negotiated(abilities.encodings)
    var folders = (params["workspaceFolders"]?.arrayValue ?? []).compactMap { $0["uri"]?.stringValue }
    if folders.isEmpty, let root = params["rootUri"]?.stringValue { folders = [root] }
    roots = folders.compactMap(FileAddress.path)
    if roots.isEmpty, let path = params["rootPath"]?.stringValue { roots = [FileAddress.normalized(path)] }
    return .members([
      "capabilities": capabilities,
      "serverInfo": .members(["name": .string("rulebook")]),
    ])
  }

  private var capabilities: JSON {
    let yes = JSON.bool(true)
    let words = { (words: [String]) in JSON.list(words) { .string($0) } }
    return .members([
      "positionEncoding": .string(encoding.rawValue),
      "textDocumentSync": .members(["openClose": yes, "change": .int(2), "save": .members(["includeText": .bool(false)])]),
      "diagnosticProvider": .members([
        "identifier": .string("rulebook"), "interFileDependencies": yes, "workspaceDiagnostics": yes,
      ]),
      "completionProvider": .members([
        "triggerCharacters": words([" ", ":", ".", "{", "[", "'", "\"", ",", "-", "/"]), "resolveProvider": yes,
      ]),
      "hoverProvider": yes, "definitionProvider": yes, "referencesProvider": yes, "documentHighlightProvider": yes,
      "documentSymbolProvider": yes, "workspaceSymbolProvider": yes, "foldingRangeProvider": yes, "selectionRangeProvider": yes,
      "documentFormattingProvider": yes, "documentLinkProvider": .members(["resolveProvider": .bool(false)]),
      "codeActionProvider": .members(["codeActionKinds": words(["quickfix", Self.undoKind, "source.fixAll"])]),
      "codeLensProvider": .members(["resolveProvider": .bool(false)]), "inlayHintProvider": yes, "callHierarchyProvider": yes,
      "renameProvider": .members(["prepareProvider": yes]),
      "executeCommandProvider": .members(["commands": words(Self.commands.keys.sorted())]),
      "semanticTokensProvider": .members([
        "legend": .members(["tokenTypes": words(TokenType.allCases.map(\.rawValue)), "tokenModifiers": words(["declaration"])]),
        "full": yes, "range": yes,
      ]),
      "workspace": .members(["workspaceFolders": .members(["supported": yes, "changeNotifications": yes])]),
    ])
  }

  /// Handles `initialized`: watches files, and opens the rules of the client's folders.
  mutating func initialized() {
    if abilities.registersWatches {
      let watchers = JSON.array([.members(["globPattern": .string("**/*.{yaml,yml}")])])
      ask(
        "client/registerCapability",
        .members([
          "registrations": .array([
            .members([
              "id": .string("rulebook-files"), "method": .string("workspace/didChangeWatchedFiles"),
              "registerOptions": .members(["watchers": watchers]),
            ])
          ])
        ]))
    }
    for root in roots { if let folder = host.rulesFolder(root) { _ = openWorkspace(folder) } }
  }

  mutating func changeFolders(_ params: JSON) {
    let added = (params["event"]?["added"]?.arrayValue ?? []).compactMap { $0["uri"]?.stringValue }.compactMap(FileAddress.path)
    let removed = (params["event"]?["removed"]?.arrayValue ?? []).compactMap { $0["uri"]?.stringValue }.compactMap(FileAddress.path)
    roots.removeAll(where: removed.contains)
    roots += added
    for root in added { if let folder = host.rulesFolder(root) { _ = openWorkspace(folder) } }
    for path in removed {
      for (folder, workspace) in workspaces where (folder + "/").hasPrefix(path + "/") && workspace.openNames.isEmpty { close(folder) }
    }
  }

  /// Returns whether the folder has rules that can be read.
  mutating func openWorkspace(_ folder: String) -> Bool {
    if workspaces[folder] != nil { return true }
    guard let input = host.read(folder, Workspace.place(of: folder)) else { return false }
    workspaces[folder] = Workspace(folder: folder, input: input, pipeline: makePipeline())
    return true
  }

  /// Forgets a folder, and takes back its diagnostics.
  mutating func close(_ folder: String) {
    workspaces[folder] = nil
    announced[folder] = nil
    lenses[folder] = nil
    for uri in (published.removeValue(forKey: folder) ?? [:]).keys.sorted() {
      send("textDocument/publishDiagnostics", .members(["uri": .string(uri), "diagnostics": .array([])]))
    }
  }
}
