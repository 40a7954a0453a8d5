internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

extension CheckContext {
  /// The strings of all rules that contain an address, or what could be meant as one. A scenario may contain any text as user input.
  var textsWithAddresses: [Node] {
    var found: [Node] = []
    // A rule inside another rule is visited twice.
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
    for rule in reading.declarations where rule.kind != Scenario.key { look(at: rule.value) }
    for field in RuleBookSchema.schema.fields where field.key != Scenario.key {
      if let root = places.node(RulePath(field.key)) { look(at: root) }
    }
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
