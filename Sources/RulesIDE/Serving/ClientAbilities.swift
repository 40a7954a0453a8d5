internal import LanguageServer
internal import RulesJSON

/// What the client can do, from its `initialize` request.
struct ClientAbilities {
  private let capabilities: JSON

  // The members of a diagnostic. Most clients that pull diagnostics declare them for published ones.
  let showsRelatedPlaces: Bool
  let linksCodes: Bool
  let showsTags: Bool

  init(_ capabilities: JSON) {
    self.capabilities = capabilities
    func declared(_ member: String) -> [JSON] {
      ["publishDiagnostics", "diagnostic"].compactMap { capabilities["textDocument"]?[$0]?[member] }
    }
    showsRelatedPlaces = declared("relatedInformation").contains(.bool(true))
    linksCodes = declared("codeDescriptionSupport").contains(.bool(true))
    showsTags = declared("tagSupport").contains { $0["valueSet"]?.arrayValue?.contains(.int(1)) ?? false }
  }

  private func flag(_ path: String...) -> Bool { value(path)?.boolValue ?? false }

  private func list(_ path: String..., contains word: String) -> Bool { value(path)?.arrayValue?.contains(.string(word)) ?? false }

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
  /// The number of folds that the client shows; nil if it states none.
  var mostFolds: Int? {
    value(["textDocument", "foldingRange", "rangeLimit"])?.intValue.flatMap { $0 > 0 ? Int(clamping: $0) : nil }
  }
  var appliesEdits: Bool { flag("workspace", "applyEdit") }
  /// Whether an edit may create a file.
  var createsFiles: Bool { takesDocumentChanges && list("workspace", "workspaceEdit", "resourceOperations", contains: "create") }
  /// Whether hover texts may be Markdown.
  var hoversInMarkdown: Bool { list("textDocument", "hover", "contentFormat", contains: "markdown") }
  /// Whether the documentation of a proposal may be Markdown.
  var proposesInMarkdown: Bool { list("textDocument", "completion", "completionItem", "documentationFormat", contains: "markdown") }
  var showsTooltipsOfLinks: Bool { flag("textDocument", "documentLink", "tooltipSupport") }
  var prefersActions: Bool { flag("textDocument", "codeAction", "isPreferredSupport") }
}
