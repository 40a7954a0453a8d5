internal import SourceText

/// A `file:` URI and its path.
package enum FileAddress {
  /// Returns the path of a `file:` URI; nil for another URI, such as that of a buffer without a file.
  package static func path(_ uri: String) -> String? {
    guard uri.utf8.count > 5, uri.prefix(5).lowercased() == "file:" else { return nil }
    var rest = Substring(uri).dropFirst(5)
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      // The name of a host precedes the path.
      guard let slash = rest.firstIndex(of: "/") else { return nil }
      rest = rest[slash...]
    }
    guard rest.hasPrefix("/") else { return nil }
    var bytes: [UInt8] = []
    var escape: [UInt8] = []
    for byte in rest.utf8 {
      if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { break }
      if !escape.isEmpty {
        escape.append(byte)
        if escape.count == 3 {
          guard let value = UInt8(String(decoding: escape.dropFirst(), as: UTF8.self), radix: 16), value != 0 else { return nil }
          bytes.append(value)
          escape = []
        }
      } else if byte == UInt8(ascii: "%") {
        escape = [byte]
      } else {
        bytes.append(byte)
      }
    }
    guard escape.isEmpty else { return nil }
    return normalized(String(decoding: bytes, as: UTF8.self))
  }

  /// Returns the URI of an absolute path.
  package static func uri(_ path: String) -> String { "file://" + PercentEncoding.of(path, keeping: "/-._~") }

  /// Removes `.`, `..`, and double slashes.
  package static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
