internal import LanguageServer
internal import RulesCompiler
internal import RulesEditing
internal import RulesJSON
internal import SourceText
internal import YAMLTree

/// Folding, selection, and formatting.
extension RulesServer {
  /// Folds blocks by their indentation and blocks of comments, which works while a file cannot be parsed.
  mutating func foldingRanges(_ params: JSON) throws(RPCError) -> JSON {
    guard let document = try text(params) else { return .null }
    return .list(FoldedLines.outermost(abilities.mostFolds ?? FoldedLines.most, in: document)) { fold in
      .members([
        "startLine": .int(Int64(fold.first)), "endLine": .int(Int64(fold.last)), "kind": fold.isComment ? .string("comment") : nil,
      ])
    }
  }

  /// The text of a document, also outside rules folders.
  private mutating func text(_ params: JSON) throws(RPCError) -> TextDocument? {
    let uri = Self.canonical(try Self.uri(params))
    if let document = loose[uri] { return document }
    guard let place = place(of: uri) else { return nil }
    return workspaces[place.folder]?.document(place.name)
  }

  mutating func selectionRanges(_ params: JSON) throws(RPCError) -> JSON {
    guard let asked = try file(params) else { return .null }
    var ranges: [JSON] = []
    for position in params["positions"]?.arrayValue ?? [] {
      guard let position = TextPosition(position) else { throw RPCError(.invalidParams, "`positions` needs positions") }
      var spans = [Span(asked.file, 0, asked.analysis.sources[asked.file].bytes.count)]
      if let (kind, root) = asked.root, let offset = asked.analyzed(asked.document.offset(of: position, encoding)) {
        for place in ShapeWalk(kind, root).places(at: offset) { spans.append(place.node.span) }
        if let found = asked.analysis.occurrences?.at(offset, in: asked.file) { spans.append(found.span) }
      }
      var result: JSON?
      var last: Span?
      for span in spans where span != last && (last?.contains(span) ?? true) {
        result = .members(["range": asked.converter.range(span), "parent": result])
        last = span
      }
      ranges.append(result ?? .null)
    }
    return .array(ranges)
  }

  /// Formats a file as `rulebook format` does. A file that cannot be parsed stays unchanged.
  mutating func formatting(_ params: JSON) throws(RPCError) -> JSON {
    guard let asked = try currentFile(params) else { return .null }
    let source = SourceFile(path: asked.name, bytes: asked.document.bytes)
    let shape = zip(asked.analysis.input.files, asked.analysis.input.shapes()).first { $0.0.name == asked.name }?.1
    switch RulesFormatter.format(source, shape) {
    case .text(let text):
      return .list(LineEdits.edits(from: source.bytes, to: Array(text.utf8))) { edit in
        .members([
          "range": TextRange(
            TextPosition(line: edit.lines.lowerBound, character: 0), TextPosition(line: edit.lines.upperBound, character: 0)
          ).json,
          "newText": .string(edit.text),
        ])
      }
    case .unreadable: throw RPCError(.requestFailed, "the file has YAML errors, so it was not formatted")
    case .broken: throw RPCError(.requestFailed, "formatting would change the meaning of the file, which is a bug in Rulebook")
    }
  }
}
