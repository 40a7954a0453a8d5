/// A text between quotes, as rules, conditions, JSON and Swift have it.
public enum QuotedText {
  /// The text between two `quote`s. Quotes and backslashes are escaped; so are line ends and tabs, if `short` has `n`, `r` or `t`, and what `escape`
  /// has something for. Linear in the length of the text.
  public static func of(
    _ text: String, quote: Unicode.Scalar = "\"", short: String = "nrt", escape: (Unicode.Scalar) -> String? = { _ in nil }
  ) -> String {
    let (lineFeed, carriageReturn, tab) = (short.contains("n"), short.contains("r"), short.contains("t"))
    var result = String.UnicodeScalarView()
    result.append(quote)
    for scalar in text.unicodeScalars {
      switch scalar {
      case quote, "\\": result += ["\\", scalar]
      case "\n" where lineFeed: result += ["\\", "n"]
      case "\r" where carriageReturn: result += ["\\", "r"]
      case "\t" where tab: result += ["\\", "t"]
      default: if let escaped = escape(scalar) { result += escaped.unicodeScalars } else { result.append(scalar) }
      }
    }
    result.append(quote)
    return String(result)
  }

  /// A character by its number, in hexadecimal digits with zeros before them: `\u001b` has four.
  public static func number(_ scalar: Unicode.Scalar, _ prefix: String, digits: Int, uppercase: Bool = false) -> String {
    let number = String(scalar.value, radix: 16, uppercase: uppercase)
    return prefix + String(repeating: "0", count: max(0, digits - number.count)) + number
  }
}
