import Foundation
import HandzRules
import RulesBundle
import RulesRuntime

extension FuzzTarget {
  /// An address is rejected, or is the link whose canonical form is this address: nothing else is ever opened.
  static let links = FuzzTarget("links", longest: 2100) { bytes in
    for rules in [Handz.embedded, ferry] {
      let frame = rules.makeFrame()
      let routed = rules.route(link: bytes, exists: bytes.count.isMultiple(of: 2), frame)
      try invariant((routed.linkError == nil) == (routed.link != nil), "refused, and a link; or neither")
      guard let link = try? rules.link(parsing: bytes) else { continue }
      try invariant(routed.link == link, "routed as another link")
      let text = rules.text(of: link)
      try invariant((try? rules.link(parsing: text)) == link, "\(text) is another link")
      try invariant(bytes.allSatisfy { (0x21...0x7E).contains($0) }, "a link with a byte that no address contains")
      try invariant(pieces(bytes) == pieces(Array(text.utf8)), "it is parsed as \(text)")
    }
  }

  private static let ferry: Rules = {
    guard let bundle = try? RulesBundle.RuleBundle(FerryRules.bundle) else { fatalError("the bundle of Ferry does not load") }
    return Rules(bundle)
  }()

  /// The text before the `?`, and the parameters in any order, each value decoded once.
  private static func pieces(_ bytes: [UInt8]) -> [String] {
    let text = String(decoding: bytes, as: UTF8.self).split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let parameters = text.dropFirst().flatMap { $0.split(separator: "&", omittingEmptySubsequences: false).map(String.init) }
    return [text[0]]
      + parameters.map { parameter in
        let sides = parameter.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        return ([sides[0]] + sides.dropFirst().map { $0.removingPercentEncoding ?? $0 }).joined(separator: "=")
      }.sorted()
  }
}
