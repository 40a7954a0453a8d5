internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// Reports texts that a person must still write before a release.
enum TextInRelease {
  static let explanation = Explanation(
    "text.in-release", .error,
    finds: "In a release: a text that a person must still write. It starts with `TODO:`, or with `[Words of`, as `rulebook add` writes it.",
    why: "Users would read the marker, or a description would be missing.",
    example: "tips.title: {where: \"TODO: where users read it\", text: \"[Words of tips.title]\"}",
    instead: "tips.title: {where: On the first screen, text: Tips for today.}")

  static func report(_ context: CheckContext, into diagnostics: inout [Diagnostic]) {
    // A scenario may contain any text as user input.
    for kind in RuleBookSchema.schema.fields.map(\.key) where kind != Scenario.key {
      for node in unwritten(kind, context) {
        diagnostics.append(
          Diagnostic(
            explanation, "this text is not written yet", at: node.span, "write it",
            helps: ["replace the whole text, including the marker at its start"]))
      }
    }
  }

  private static func unwritten(_ kind: String, _ context: CheckContext) -> [Node] {
    var found: [Node] = []
    var seen: Set<Span> = []
    func look(at node: Node) {
      switch node.kind {
      case .mapping: for entry in node.entries { look(at: entry.value) }
      case .sequence: for item in node.items { look(at: item) }
      case .scalar: if UnwrittenText.matches(node.text), seen.insert(node.span).inserted { found.append(node) }
      }
    }
    for rule in context.declarations(of: kind) { look(at: rule.value) }
    if let root = context.places.node(RulePath(kind)) { look(at: root) }
    return found
  }
}
