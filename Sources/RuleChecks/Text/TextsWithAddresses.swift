internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

extension CheckContext {
  /// The strings of all rules that contain an address, or what could be meant as one. A scenario may contain any text as user input.
  var textsWithAddresses: [Node] {
    // A rule inside another rule is a part of that one.
    RuleBookSchema.schema.fields.map(\.key).filter { $0 != Scenario.key }.flatMap { kind in
      remember("texts with addresses \(kind)") { textsWithAddresses(of: kind) }
    }
  }

  private func textsWithAddresses(of kind: String) -> [Node] {
    var found: [Node] = []
    var seen: Set<Span> = []
    func look(at root: Node) {
      var open = [root]
      while let node = open.popLast() {
        switch node.kind {
        case .mapping: for entry in node.entries { open.append(entry.value) }
        case .sequence: open += node.items
        case .scalar: if isCandidate(node), seen.insert(node.span).inserted { found.append(node) }
        }
      }
    }
    for rule in declarations(of: kind) { look(at: rule.value) }
    if let root = places.node(RulePath(kind)) { look(at: root) }
    return found
  }

  /// Few strings contain `//` or `p:/`, so only those are decoded.
  private func isCandidate(_ node: Node) -> Bool {
    node.withUTF8 { text in
      text.indices.dropLast().contains { index in
        text[index + 1] == 0x2F && (text[index] == 0x2F || text[index] == 0x3A)
      }
    }
  }
}
