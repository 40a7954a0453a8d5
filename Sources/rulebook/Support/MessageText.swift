import Diagnostics

extension String {
  /// What somebody typed, fit for one line of a message: control characters written out, and cut when it is long.
  var forMessage: String {
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
