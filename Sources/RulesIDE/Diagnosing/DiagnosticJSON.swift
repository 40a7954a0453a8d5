internal import Diagnostics
internal import LanguageServer
internal import RulesJSON
internal import SourceText

/// Converts locations and diagnostics to the protocol.
struct Converter {
  let workspace: Workspace
  let sources: SourceSet
  let encoding: PositionEncoding
  let abilities: ClientAbilities
  /// The files whose text changed since the analysis.
  let moved: [FileID: MovedText]
  let page: (String) -> String?

  func uri(_ file: FileID) -> String { FileAddress.uri(workspace.path(ofDisplayed: sources[file].path)) }

  func position(_ offset: Int, in source: SourceFile) -> TextPosition {
    let offset = min(offset, source.bytes.count)
    let line = source.lines.line(of: offset) - 1
    let start = Int(source.lines.starts[line])
    if encoding == .utf8 { return TextPosition(line: line, character: offset - start) }
    var character = 0
    for byte in source.bytes[start..<offset] where byte & 0xC0 != 0x80 { character += encoding == .utf16 && byte >= 0xF0 ? 2 : 1 }
    return TextPosition(line: line, character: character)
  }

  func range(_ span: Span) -> JSON {
    let source = sources[span.file]
    if let moved = moved[span.file], let document = name(of: span.file).flatMap(workspace.document) {
      return document.range(moved.current(Int(span.start))..<moved.current(Int(span.end)), encoding).json
    }
    return TextRange(position(Int(span.start), in: source), position(Int(span.end), in: source)).json
  }

  func location(_ span: Span) -> JSON { .members(["uri": .string(uri(span.file)), "range": range(span)]) }

  /// Returns diagnostics in their order by the URI of their file.
  func byURI(_ diagnostics: [Diagnostic]) -> [String: [JSON]] {
    var byFile: [FileID: [JSON]] = [:]
    for diagnostic in diagnostics { byFile[diagnostic.primary.span.file, default: []].append(self.diagnostic(diagnostic)) }
    return Dictionary(byFile.map { (uri($0.key), $0.value) }, uniquingKeysWith: +)
  }

  func diagnostic(_ diagnostic: Diagnostic) -> JSON {
    let severity: Int64 = diagnostic.severity == .error ? 1 : diagnostic.severity == .warning ? 2 : 3
    let related = abilities.showsRelatedPlaces ? diagnostic.secondary : []
    // Without a list of places, the message names them.
    let others = abilities.showsRelatedPlaces ? [] : diagnostic.secondary
    let named = others.map { $0.text.isEmpty ? "see \(place(of: $0.span))" : "\(place(of: $0.span)): \($0.text)" }
    let page = abilities.linksCodes ? page(diagnostic.name) : nil
    return .members([
      "range": range(diagnostic.primary.span), "severity": .int(severity), "code": .string(diagnostic.name),
      "codeDescription": page.map { .members(["href": .string($0)]) }, "source": .string("rulebook"),
      "message": .string(([diagnostic.text] + named).joined(separator: "\n")),
      "tags": abilities.showsTags && diagnostic.isAboutUnusedRule ? .array([.int(1)]) : nil,
      "relatedInformation": related.isEmpty
        ? nil : .list(related) { .members(["location": location($0.span), "message": .string($0.text.isEmpty ? "related" : $0.text)]) },
    ])
  }

  /// The place of a span for people: `rules/limits.yaml:6`.
  private func place(of span: Span) -> String {
    let source = sources[span.file]
    return "\(source.path):\(source.position(of: Int(span.start)).line)"
  }

  /// The edits of a fix as a `WorkspaceEdit`.
  func workspaceEdit(_ edits: [Fix.Edit]) -> JSON {
    var byFile: [FileID: [Fix.Edit]] = [:]
    for edit in edits { byFile[edit.span.file, default: []].append(edit) }
    func texts(_ file: FileID) -> JSON {
      .list(byFile[file] ?? []) { .members(["range": range($0.span), "newText": .string($0.text)]) }
    }
    if !abilities.takesDocumentChanges {
      return .members(["changes": .object(byFile.keys.sorted().map { JSON.Member(key: uri($0), value: texts($0)) })])
    }
    let changes = byFile.keys.sorted().map { file in
      JSON.members([
        "textDocument": .members(["uri": .string(uri(file)), "version": version(file)]),
        "edits": texts(file),
      ])
    }
    return .members(["documentChanges": .array(changes)])
  }

  private func version(_ file: FileID) -> JSON {
    guard let name = name(of: file), workspace.isOpen(name), let version = workspace.document(name)?.version else { return .null }
    return .int(version)
  }

  private func name(of file: FileID) -> String? { workspace.name(of: workspace.path(ofDisplayed: sources[file].path)) }
}
