internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// Reports addresses that start with `http://`.
enum TextInsecureAddress {
  static let explanation = Explanation(
    "text.insecure-address", .error,
    finds: "An address that starts with `http://`, anywhere in the rules.",
    why: "Anyone on the same network can read and change what is transferred, and operating systems refuse to load it.",
    example: "text: \"Read more at http://example.com/help\"",
    instead: "text: \"Read more at https://example.com/help\"")

  static let check = Check(explanation) { context, diagnostics in
    var seen: Set<Span> = []
    // A scenario may contain such an address as user input.
    for rule in context.reading.declarations where rule.kind != Scenario.key { look(at: rule.value, &seen, &diagnostics) }
    for field in RuleBookSchema.schema.fields where field.key != Scenario.key {
      if let root = context.places.node(RulePath(field.key)) { look(at: root, &seen, &diagnostics) }
    }
  }

  /// `seen` holds the places that were visited: a rule inside another rule is visited twice.
  private static func look(at root: Node, _ seen: inout Set<Span>, _ diagnostics: inout [Diagnostic]) {
    var open = [root]
    while let node = open.popLast() {
      switch node.kind {
      case .mapping: for entry in node.entries { open.append(entry.value) }
      case .sequence: open += node.items
      case .scalar:
        guard isInsecure(node), seen.insert(node.span).inserted else { continue }
        diagnostics.append(
          Diagnostic(explanation, "this address uses `http://`, which is not encrypted", at: node.span, helps: ["write `https://`"]))
      }
    }
  }

  /// Few strings contain `://`, so only those are decoded.
  private static func isInsecure(_ node: Node) -> Bool {
    let isAddress = node.withUTF8 { text in
      text.indices.dropLast(2).contains { text[$0] == 0x3A && text[$0 + 1] == 0x2F && text[$0 + 2] == 0x2F }
    }
    return isAddress && node.text.lowercased().contains("http://")
  }
}
