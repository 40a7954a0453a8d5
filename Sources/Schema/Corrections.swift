public import Diagnostics
internal import SourceText
public import YAMLTree

/// The advice for a scalar that YAML parsers read differently. Only the schema knows whether a string is allowed there.
public struct Correction: Sendable {
  /// The message that replaces that of the parser; nil keeps it.
  public var message: String?
  /// The helps that replace those of the parser.
  public let helps: [String]
  /// The fixes that replace those of the parser.
  public let fixes: [Fix]
}

extension ParseContext {
  /// Records the advice for a rejected scalar and returns nil, the result of reading.
  ///
  /// - Parameters:
  ///   - message: The message about the scalar, if its meaning is known.
  ///   - help: The help about the scalar, if its meaning is known.
  ///   - fixes: The fixes, if the meaning is known.
  ///   - accepts: Whether a string is allowed here. If the quoted text is allowed, the advice to quote it is kept.
  public mutating func refused<Value>(
    _ node: Node, _ shape: Shape, message: String? = nil, help: String? = nil, fixes: [Fix]? = nil,
    accepts: (String) -> Bool = { _ in false }
  ) -> Value? {
    guard node.isInvalid, node.kind == .scalar, node.isPlain, !accepts(node.text) else { return nil }
    if let message, let help {
      corrections[node.span] = Correction(message: message, helps: [help], fixes: fixes ?? [])
      return nil
    }
    let near = Correction.plainer(node.text, shape).filter(accepts)
    corrections[node.span] = Correction(
      helps: ["write \(near.first.map { "`\($0)`" } ?? shape.noun)"],
      fixes: near.prefix(1).map { Fix("write `\($0)`", .maybeIncorrect, [.init(node.span, $0)]) })
    return nil
  }

  /// Returns the diagnostics of the parser with advice that fits the schema.
  public func corrected(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.map { one in
      guard one.name == YAMLProblems.ambiguousScalar.name, let correction = corrections[one.primary.span] else { return one }
      var fixed = one
      if let message = correction.message {
        fixed.message = message
        fixed.primary.text = ""
      }
      (fixed.helps, fixed.fixes) = (correction.helps, correction.fixes)
      return fixed
    }
  }
}

extension Correction {
  /// Returns the likely intended values of `yes`, `1_000`, or `02`.
  static func plainer(_ text: String, _ shape: Shape) -> [String] {
    if case .boolean = shape {
      switch text.lowercased() {
      case "y", "yes", "on", "true", "t", "1", "enabled", "ja", "wahr": return ["true"]
      case "n", "no", "off", "false", "f", "0", "disabled", "nein", "falsch": return ["false"]
      default: return []
      }
    }
    var digits = text.filter { $0 != "_" && $0 != "," && $0 != "+" && $0 != " " && $0 != "'" }
    // `2.0` is a whole number, and `1.000` a thousand.
    if let point = digits.firstIndex(of: "."), digits[digits.index(after: point)...].allSatisfy({ $0 == "0" }) {
      let places = digits.distance(from: point, to: digits.endIndex) - 1
      digits = places == 3 ? digits.filter { $0 != "." } : String(digits[..<point])
    }
    let short = digits.drop { $0 == "0" }
    return [digits, String(short)].filter { !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } }
  }

  /// The text without curly quotes around it, with ASCII characters for those that look like them, and without blanks at its ends.
  static func plainText(_ text: String) -> String {
    let inner = LookAlike.unquoted(text)?.text ?? text
    let plain = LookAlike.plain(inner) ?? inner
    let start = plain.drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }

  /// The advice for a text that has the required form except for curly quotes, blanks, or characters that look like ASCII ones.
  static func plainForm(of text: String, _ matches: (String) -> Bool) -> (help: String, text: String?)? {
    let plain = plainText(text)
    return plain != text && matches(plain)
      ? ("write \(ScalarText.write(plain) == plain ? "`\(plain)`" : ScalarText.quoted(plain))", plain) : nil
  }
}
