internal import LanguageServer
internal import RulesJSON

/// What the client can do, from its `initialize` request.
struct ClientAbilities {
  private let capabilities: JSON

  init(_ capabilities: JSON) { self.capabilities = capabilities }

  private func flag(_ path: String...) -> Bool { value(path)?.boolValue ?? false }

  private func value(_ path: [String]) -> JSON? { path.reduce(capabilities as JSON?) { $0?[$1] } }

  var encodings: [String] { value(["general", "positionEncodings"])?.arrayValue?.compactMap(\.stringValue) ?? [] }
  /// Whether the client asks for diagnostics, so that the server publishes none.
  var pullsDiagnostics: Bool { value(["textDocument", "diagnostic"])?.objectValue != nil }
  var refreshesDiagnostics: Bool { flag("workspace", "diagnostics", "refreshSupport") }
  var refreshesLenses: Bool { flag("workspace", "codeLens", "refreshSupport") }
  var registersWatches: Bool { flag("workspace", "didChangeWatchedFiles", "dynamicRegistration") }
  var showsProgress: Bool { flag("window", "workDoneProgress") }
  var showsDocuments: Bool { flag("window", "showDocument", "support") }
  var takesSnippets: Bool { flag("textDocument", "completion", "completionItem", "snippetSupport") }
  var takesDocumentChanges: Bool { flag("workspace", "workspaceEdit", "documentChanges") }
  var takesActionLiterals: Bool { value(["textDocument", "codeAction", "codeActionLiteralSupport"])?.objectValue != nil }
  var nestsSymbols: Bool { flag("textDocument", "documentSymbol", "hierarchicalDocumentSymbolSupport") }
  var foldsLinesOnly: Bool { flag("textDocument", "foldingRange", "lineFoldingOnly") }
  /// Whether hover texts may be Markdown.
  var readsMarkdown: Bool {
    value(["textDocument", "hover", "contentFormat"])?.arrayValue?.contains(.string("markdown")) ?? false
  }
}
