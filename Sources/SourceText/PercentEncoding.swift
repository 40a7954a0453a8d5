/// Escapes bytes of text by their numbers, as URIs do.
public enum PercentEncoding {
  /// Returns the text with every byte as a marker and two hexadecimal digits, except ASCII letters, digits, and other characters that stay.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public static func of(_ text: String, keeping kept: String, marker: Character = "%") -> String {
    let digits = Array("0123456789ABCDEF")
    return text.utf8.reduce(into: "") { result, byte in
      let isLetter = byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
      if isLetter || byte >= 0x30 && byte <= 0x39 || kept.utf8.contains(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += [marker, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
  }
}
