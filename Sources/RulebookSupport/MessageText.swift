import Diagnostics

extension String {
  /// The string for use in a one-line message: control characters are escaped, and long text is truncated.
  package var forMessage: String {
    var text = ""
    for scalar in unicodeScalars.prefix(80) {
      if scalar == "\t" || scalar == "\n" || TerminalText.isControl(scalar) {
        text += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return unicodeScalars.count > 80 ? text + "…" : text
  }
}
