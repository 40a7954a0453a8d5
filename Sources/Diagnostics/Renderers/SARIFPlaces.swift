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
  static func escaped(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in path.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: bytes.append(byte)
      case _ where "-._~/!$&'()*+,;=@".utf8.contains(byte): bytes.append(byte)
      default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
