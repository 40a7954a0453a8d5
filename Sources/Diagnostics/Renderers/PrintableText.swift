/// Converts text from the rules to one line without control characters, so that it cannot break the output or control a terminal.
enum PrintableText {
  static func of(_ text: String) -> String {
    let display = DisplayLine(Array(text.utf8)[...])
    return display.text(0..<display.width)
  }
}

extension Diagnostic {
  /// The message, notes, and helps, one line each, for formats with a single text.
  var paragraphs: [String] {
    [message + (primary.text.isEmpty ? "" : ": \(primary.text)")].map(PrintableText.of)
      + notes.map { "note: " + PrintableText.of($0) } + helps.map { "help: " + PrintableText.of($0) }
  }
}
