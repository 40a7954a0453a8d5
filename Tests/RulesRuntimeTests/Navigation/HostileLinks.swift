import Foundation

/// The table of hostile links. `hostile.txt` next to this file describes its format.
enum HostileLinks {
  struct Line: Sendable, CustomStringConvertible {
    /// The code of the error, or `=` and the name of a link.
    var expected: String
    var bytes: [UInt8]
    /// As in the file.
    var written: String

    var description: String { written }
    var link: String? { expected.hasPrefix("=") ? String(expected.dropFirst()) : nil }
  }

  static let lines: [Line] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "hostile.txt")
    let text = String(decoding: FileManager.default.contents(atPath: file.path) ?? Data(), as: UTF8.self)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let end = line.firstIndex(of: " ") ?? line.endIndex
      let written = String(line[end...].drop { $0 == " " })
      guard let bytes = bytes(of: written) else { fatalError("hostile.txt has an invalid escape: \(written)") }
      return Line(expected: String(line[..<end]), bytes: bytes, written: written)
    }
  }()

  /// Decodes the escapes; nil if one is invalid.
  private static func bytes(of written: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = Substring(written)
    while let character = rest.popFirst() {
      guard character == "\\" else {
        bytes += Array(String(character).utf8)
        continue
      }
      switch rest.popFirst() {
      case "\\": bytes.append(UInt8(ascii: "\\"))
      case "s": bytes.append(UInt8(ascii: " "))
      case "x":
        guard let byte = UInt8(rest.prefix(2), radix: 16) else { return nil }
        bytes.append(byte)
        rest = rest.dropFirst(2)
      case "u":
        guard let end = rest.firstIndex(of: "}"), let scalar = UInt32(rest[..<end].dropFirst(), radix: 16).flatMap(Unicode.Scalar.init)
        else { return nil }
        bytes += Array(String(scalar).utf8)
        rest = rest[rest.index(after: end)...]
      case "{":
        guard let times = rest.firstMatch(of: #/^(.*?)\*(\d+)\}/#), let count = Int(times.output.2),
          let inner = self.bytes(of: String(times.output.1))
        else { return nil }
        bytes += Array(repeatElement(inner, count: count).joined())
        rest = rest[times.range.upperBound...]
      default: return nil
      }
    }
    return bytes
  }
}
