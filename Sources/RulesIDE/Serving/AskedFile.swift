internal import LanguageServer
internal import RulesJSON
internal import SourceText
internal import YAMLTree

/// A file that a request is about, with its analysis.
struct AskedFile {
  let folder: String
  let name: String
  /// The text that the client shows.
  let document: TextDocument
  let analysis: Analysis
  /// The file in the analysis.
  let file: FileID
  let converter: Converter
  /// The position of the request in the text that was analyzed; 0 without one.
  var offset = 0

  /// The kind and the root of the file; nil if it cannot be parsed.
  var root: (kind: String, root: Node)? { analysis.root(of: file) }

  /// Where the analyzed text is in the document; nil if it is the text of the document.
  private var moved: MovedText? { converter.moved[file] }

  /// Whether the document changed since the analysis.
  var isMoved: Bool { moved != nil }

  /// Returns the offset in the analyzed text of an offset in the document; nil in a part that changed since.
  func analyzed(_ offset: Int) -> Int? { moved.map { $0.old(offset) } ?? offset }

  /// Returns the range in the document of a span; nil if a part of it changed since.
  func shown(_ span: Span) -> Range<Int>? { moved.map { $0.current(span) } ?? span.range }
}

extension RulesServer {
  /// Returns the file of a request that only reads; nil if it belongs to no rules folder.
  ///
  /// While a file cannot be parsed, because somebody types in it, the analysis is the last one in which every file could be. A file that was edited since
  /// and can be parsed has the current analysis, whose places are exact.
  mutating func file(_ params: JSON) throws(RPCError) -> AskedFile? {
    guard let current = try currentFile(params) else { return nil }
    guard !current.analysis.isParsed, let last = workspaces[current.folder]?.lastParsed,
      let older = asked(current.folder, current.name, last)
    else { return current }
    return current.root == nil || !older.isMoved ? older : current
  }

  /// Returns the file of a request that edits the current text; nil if it belongs to no rules folder.
  mutating func currentFile(_ params: JSON) throws(RPCError) -> AskedFile? {
    guard let place = place(of: try Self.uri(params)), let analysis = workspaces[place.folder]?.analysis() else { return nil }
    return asked(place.folder, place.name, analysis)
  }

  private func asked(_ folder: String, _ name: String, _ analysis: Analysis) -> AskedFile? {
    guard let workspace = workspaces[folder], let document = workspace.document(name),
      let file = analysis.file("\(workspace.place)/\(name)"), let converter = converter(folder, analysis)
    else { return nil }
    return AskedFile(folder: folder, name: name, document: document, analysis: analysis, file: file, converter: converter)
  }

  /// Returns the file and the offset of a request about a position that only reads; nil also in a part that cannot be parsed.
  mutating func position(_ params: JSON) throws(RPCError) -> AskedFile? { try at(params, file(params)) }

  /// Returns the file and the offset of a request about a position that edits the current text.
  mutating func currentPosition(_ params: JSON) throws(RPCError) -> AskedFile? { try at(params, currentFile(params)) }

  private func at(_ params: JSON, _ file: AskedFile?) throws(RPCError) -> AskedFile? {
    guard let position = TextPosition(params["position"]) else { throw RPCError(.invalidParams, "`position` needs `line` and `character`") }
    guard var asked = file, let offset = asked.analyzed(asked.document.offset(of: position, encoding)) else { return nil }
    asked.offset = offset
    return asked
  }
}
