extension String {
  /// What somebody typed, fit for one line of a message: control characters written out, and cut when it is long.
  var forMessage: String {
    var text = ""
    for scalar in unicodeScalars.prefix(80) {
      switch scalar.value {
      case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: text += "\\u{\(String(scalar.value, radix: 16))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return unicodeScalars.count > 80 ? text + "…" : text
  }
}
