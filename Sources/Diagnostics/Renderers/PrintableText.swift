/// Text from the rules as one line that cannot break a layout or steer a terminal: it may hold anything.
enum PrintableText {
  static func of(_ text: String) -> String {
    let display = DisplayLine(Array(text.utf8)[...])
    return display.text(0..<display.width)
  }
}

extension Diagnostic {
  /// The message with what belongs to it, a line each: for forms that have one text for all.
  var paragraphs: [String] {
    [message + (primary.text.isEmpty ? "" : ": \(primary.text)")].map(PrintableText.of)
      + notes.map { "note: " + PrintableText.of($0) } + helps.map { "help: " + PrintableText.of($0) }
  }
}
