/// Text from the rules as a terminal may show it: a sentence can hold any character, and none of them may move the cursor, hide what stands
/// before it or turn the order of the line.
enum TerminalText {
  /// What the tool itself writes to make a word bold.
  private static let styles = ["\u{1B}[1m", "\u{1B}[0m"].map { Array($0.unicodeScalars) }

  /// The same text with the replacement character, U+FFFD, for each character that steers. Line feeds and tabs stay, and so do the tool's own
  /// styles.
  static func of(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isSteering) else { return text }
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      if let style = styles.first(where: { scalars[index...].starts(with: $0) }) {
        result.append(contentsOf: style)
        index += style.count
      } else {
        result.append(isSteering(scalars[index]) ? "\u{FFFD}" : scalars[index])
        index += 1
      }
    }
    return String(result)
  }

  private static func isSteering(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0x202A...0x202E: true
    default: false
    }
  }
}
