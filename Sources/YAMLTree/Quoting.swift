internal import SourceText

/// Writes strings as quoted YAML scalars.
enum Quoting {
  /// Uses double quotes, as the formatter does, unless the text would then need escapes.
  static func quoted(_ text: String) -> String {
    if !text.utf8.contains(where: { $0 == 0x22 || $0 == 0x5C }) { return "\"\(text)\"" }
    var doubled = "'"
    for scalar in text.unicodeScalars {
      doubled.unicodeScalars.append(scalar)
      if scalar == "'" { doubled.unicodeScalars.append(scalar) }
    }
    return doubled + "'"
  }

  /// Returns copy in double quotes, in which an apostrophe needs no escape.
  static func sentence(_ text: String) -> String { QuotedText.of(text, short: "") }

  /// Returns the only quote of its kind in an unquoted text, if it stands at the end: the text lost its opening quote. An apostrophe after a
  /// letter does not count.
  static func loneMark(_ text: String) -> String? {
    guard let last = text.utf8.last, last == 0x22 || last == 0x27, text.utf8.count > 1, text.utf8.count(where: { $0 == last }) == 1 else {
      return nil
    }
    let before = Array(text.utf8.suffix(2))[0]
    return last == 0x27 && isLetter(before) ? nil : last == 0x22 ? "\"" : "'"
  }
}
