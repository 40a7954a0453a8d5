public import Diagnostics
internal import SourceText
public import YAMLTree

/// What to write instead of a scalar that YAML readers take differently: only its place knows whether a text can stand there.
public struct Correction: Sendable {
  public let helps: [String]
  public let fixes: [Fix]
}

extension Reading {
  /// Notes what a refused scalar should have been, and is the nil that the reader returns.
  ///
  /// `accepts`: whether a text would do at this place. A place that takes the quoted text keeps the advice to quote it.
  public mutating func refused<Value>(_ node: Node, _ shape: Shape, accepts: (String) -> Bool = { _ in false }) -> Value? {
    guard node.isPoisoned, node.kind == .scalar, node.isPlain, !accepts(node.text) else { return nil }
    let near = Correction.plainer(node.text, shape).filter(accepts)
    corrections[node.span] = Correction(
      helps: ["write \(near.first.map { "`\($0)`" } ?? shape.noun)"],
      fixes: near.prefix(1).map { Fix("write `\($0)`", .maybeIncorrect, [.init(node.span, $0)]) })
    return nil
  }

  /// The diagnostics of parsing, with advice that fits the place.
  public func corrected(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.map { one in
      guard one.name == YAMLProblems.ambiguousScalar.name, let correction = corrections[one.primary.span] else { return one }
      var mended = one
      (mended.helps, mended.fixes) = (correction.helps, correction.fixes)
      return mended
    }
  }
}

extension Correction {
  /// What somebody may have meant who wrote `yes`, `1_000` or `02`.
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
