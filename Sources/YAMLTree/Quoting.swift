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
}
