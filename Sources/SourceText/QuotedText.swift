/// Writes quoted strings for rules, conditions, JSON, and Swift.
public enum QuotedText {
  /// Returns the text in quotes.
  ///
  /// - Parameters:
  ///   - short: The short escapes to use for line feeds (`n`), carriage returns (`r`), and tabs (`t`). Quotes and backslashes are always escaped.
  ///   - escape: Returns the escape sequence for another scalar, or nil if it needs none.
  /// - Complexity: O(*n*), where *n* is the length of the text.
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

  /// Returns a scalar as a prefix and hexadecimal digits with leading zeros, such as `\u001b`.
  public static func number(_ scalar: Unicode.Scalar, _ prefix: String, digits: Int, uppercase: Bool = false) -> String {
    let number = String(scalar.value, radix: 16, uppercase: uppercase)
    return prefix + String(repeating: "0", count: max(0, digits - number.count)) + number
  }
}
