internal import SourceText

/// Writes a text as a quoted YAML scalar.
enum Quoting {
  /// Single quotes unless the text holds them and double quotes can take it as it is: a condition is full of `'names'`.
  static func quoted(_ text: String) -> String {
    if !text.utf8.contains(0x27) { return "'\(text)'" }
    if !text.utf8.contains(where: { $0 == 0x22 || $0 == 0x5C }) { return "\"\(text)\"" }
    var doubled = "'"
    for scalar in text.unicodeScalars {
      doubled.unicodeScalars.append(scalar)
      if scalar == "'" { doubled.unicodeScalars.append(scalar) }
    }
    return doubled + "'"
  }

  /// A text that people read: double quotes, in which an apostrophe is one, with those inside escaped.
  static func sentence(_ text: String) -> String { QuotedText.of(text, short: "") }
}
