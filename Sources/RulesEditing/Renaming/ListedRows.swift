internal import YAMLTree

/// Paths in which a name stands for the row of a list that has it: `says/plan.title/if`.
enum ListedRows {
  /// The value at a path inside a rule. Nil if there is none.
  static func node(at path: [String], in rule: Node?) -> Node? {
    path.reduce(rule) { node, part in node.flatMap { step(part, in: $0)?.value } }
  }

  /// The parts of a path that are names in rows, with the place of each name in its row.
  static func names(in path: [String], of rule: Node?) -> [(part: Int, node: Node)] {
    var found: [(part: Int, node: Node)] = []
    var node = rule
    for (position, part) in path.enumerated() {
      guard let next = node.flatMap({ step(part, in: $0) }) else { return found }
      if let name = next.name { found.append((position, name)) }
      node = next.value
    }
    return found
  }

  /// The value below a key, or the row with a name. `name`: the name in the row; nil for a key.
  private static func step(_ part: String, in node: Node) -> (value: Node, name: Node?)? {
    switch node.kind {
    case .scalar: return nil
    case .mapping: return node[part].map { ($0, nil) }
    case .sequence:
      for item in node.items {
        if item.kind == .scalar, item.text == part { return (item, item) }
        if let name = name(part, in: item) { return (item, name) }
      }
      return nil
    }
  }

  private static func name(_ part: String, in row: Node) -> Node? {
    row.kind == .mapping ? row.entries.first { $0.value.kind == .scalar && $0.value.text == part }?.value : nil
  }
}
