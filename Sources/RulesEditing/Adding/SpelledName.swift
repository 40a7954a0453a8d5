internal import RuleKinds

/// A name without digits: `promo-two` for `promo2`. A number in copy would look like one that should come from the rules.
enum SpelledName {
  private static let digits = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]

  static func of(_ name: String) -> String {
    var result = ""
    var isDigit = false
    for character in name {
      let digit = character.isASCII ? character.wholeNumberValue : nil
      // A hyphen separates a digit from the letter or digit next to it.
      if digit != nil || isDigit, let last = result.last, last.isLetter, digit != nil || character.isLetter { result += "-" }
      result += digit.map { digits[$0] } ?? String(character)
      isDigit = digit != nil
    }
    return result
  }
}

extension UnwrittenText {
  /// The text for users that stands for those of a rule. It differs from that of every other rule.
  static func marker(of name: String) -> String { words(of: SpelledName.of(name)) }
}
