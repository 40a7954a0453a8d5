import SourceText

/// Writes locations in SARIF format.
struct SARIFPlaces {
  static let base = "%SRCROOT%"

  private let sources: SourceSet

  init(_ sources: SourceSet) { self.sources = sources }

  func location(_ span: Span, label: String, id: Int? = nil) -> String {
    let physical = JSONText.object([("artifactLocation", artifact(span.file)), ("region", region(span))])
    let message = JSONText.object([("text", JSONText.string(PrintableText.of(label)))])
    return JSONText.object(
      (id.map { [("id", "\($0)")] } ?? []) + [("physicalLocation", physical)] + (label.isEmpty ? [] : [("message", message)]))
  }

  func artifact(_ id: FileID) -> String {
    let path = sources[id].path
    if path.hasPrefix("/") { return JSONText.object([("uri", JSONText.string("file://" + Self.escaped(path)))]) }
    return JSONText.object([("uri", JSONText.string(Self.escaped(path))), ("uriBaseId", JSONText.string(Self.base))])
  }

  func region(_ span: Span) -> String {
    let file = sources[span.file]
    let (start, end) = (file.position(of: Int(span.start)), file.position(of: Int(span.end)))
    return JSONText.object([
      ("startLine", "\(start.line)"), ("startColumn", "\(start.column)"), ("endLine", "\(end.line)"), ("endColumn", "\(end.column)"),
    ])
  }

  /// Returns a path as a URI reference. Characters that RFC 3986 allows in paths stay, except `:`, which would end a scheme before the first
  /// slash.
  static func escaped(_ path: String) -> String { PercentEncoding.of(path, keeping: "-._~/!$&'()*+,;=@") }
}
