import Diagnostics

extension String {
  /// The string for use in a one-line message: control characters are escaped, and long text is truncated.
  package var forMessage: String { printable(upTo: 80) }

  /// A whole message that repeats text of the user: without control characters, and cut after a number of characters.
  package func printable(upTo most: Int = 800) -> String {
    var text = ""
    for scalar in unicodeScalars.prefix(most) {
      if scalar == "\t" || scalar == "\n" || TerminalText.isControl(scalar) {
        text += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return unicodeScalars.count > most ? text + "…" : text
  }
}
