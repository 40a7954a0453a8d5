internal import LanguageServer
internal import RulesJSON
internal import SourceText
internal import YAMLTree

/// A file that a request is about, with its analysis.
struct AskedFile {
  let folder: String
  let name: String
  let document: TextDocument
  let analysis: Analysis
  /// The file in the analysis.
  let file: FileID
  let converter: Converter
  /// The offset of the position in the request; 0 without one.
  var offset = 0

  /// The kind and the root of the file; nil while it cannot be parsed.
  var root: (kind: String, root: Node)? { analysis.root(of: file) }
}

extension RulesServer {
  /// Returns the file of a request; nil if it belongs to no rules folder.
  mutating func file(_ params: JSON) throws(RPCError) -> AskedFile? {
    let uri = try Self.uri(params)
    guard let place = place(of: uri) else { return nil }
    guard let analysis = workspaces[place.folder]?.analysis(), let workspace = workspaces[place.folder],
      let document = workspace.document(place.name), let file = analysis.file("\(workspace.place)/\(place.name)"),
      let converter = converter(place.folder, analysis)
    else { return nil }
    return AskedFile(
      folder: place.folder, name: place.name, document: document, analysis: analysis, file: file, converter: converter)
  }

  /// Returns the file and the offset of a request about a position.
  mutating func position(_ params: JSON) throws(RPCError) -> AskedFile? {
    guard let position = TextPosition(params["position"]) else { throw RPCError(.invalidParams, "`position` needs `line` and `character`") }
    guard var asked = try file(params) else { return nil }
    asked.offset = asked.document.offset(of: position, encoding)
    return asked
  }
}
