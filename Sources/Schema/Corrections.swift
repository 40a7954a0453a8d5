public import Diagnostics
internal import SourceText
public import YAMLTree

/// The advice for a scalar that YAML parsers read differently. Only the schema knows whether a string is allowed there.
public struct Correction: Sendable {
  /// The helps that replace those of the parser.
  public let helps: [String]
  /// The fixes that replace those of the parser.
  public let fixes: [Fix]
}

extension ParseContext {
  /// Records the advice for a rejected scalar and returns nil, the result of reading.
  ///
  /// - Parameter accepts: Whether a string is allowed here. If the quoted text is allowed, the advice to quote it is kept.
  public mutating func refused<Value>(_ node: Node, _ shape: Shape, accepts: (String) -> Bool = { _ in false }) -> Value? {
    guard node.isInvalid, node.kind == .scalar, node.isPlain, !accepts(node.text) else { return nil }
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
      case "y", "yes", "on", "true": return ["true"]
      case "n", "no", "off", "false": return ["false"]
      default: return []
      }
    }
    let digits = text.filter { $0 != "_" && $0 != "," && $0 != "+" }
    let short = digits.drop { $0 == "0" }
    return [digits, String(short)]
  }
}
