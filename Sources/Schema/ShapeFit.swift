public import YAMLTree

extension Shape {
  /// Returns the share of a file's content that has this shape, from 0 to 1. It determines the kind of a file in a wrong folder.
  public func fit(of root: Node) -> Double {
    guard root.kind == .mapping, root.count > 0 else { return 0 }
    switch self {
    case .named(_, let item), .columns(_, let item), .map(let item):
      return Double(root.entries.count { item.accepts($0.value, depth: 3) }) / Double(root.count)
    case .object(_, let fields, let exactlyOne):
      let known = root.entries.count { entry in
        fields.contains { entry.key.says($0.key) && $0.shape.accepts(entry.value, depth: 3) }
      }
      let needed = fields.filter { $0.isRequired && !exactlyOne.contains($0.key) }
      let given = needed.count { root[$0.key] != nil }
      return Double(known) / Double(root.count) * (needed.isEmpty ? 1 : Double(given) / Double(needed.count))
    default: return 0
    }
  }

  /// Whether a node has the structure of this shape: its mappings have the keys, and its scalars are where the shape has scalars.
  ///
  /// - Parameter depth: How many levels are compared.
  private func accepts(_ node: Node, depth: Int) -> Bool {
    if depth == 0 { return true }
    switch self {
    case .text, .integer, .boolean, .quantity, .value, .expression, .reference: return node.kind == .scalar
    case .choice(let names): return names.contains { node.says($0) }
    case .list(let item, _): return node.kind == .sequence && node.items.allSatisfy { item.accepts($0, depth: depth - 1) }
    case .oneOrMany(let item, _):
      return node.kind == .sequence ? node.items.allSatisfy { item.accepts($0, depth: depth - 1) } : item.accepts(node, depth: depth)
    case .named(_, let item), .columns(_, let item), .map(let item):
      return node.kind == .mapping && node.entries.allSatisfy { item.accepts($0.value, depth: depth - 1) }
    case .tree: return true
    case .object(_, let fields, let exactlyOne):
      guard node.kind == .mapping else { return false }
      let isKnown = node.entries.allSatisfy { entry in
        fields.contains { entry.key.says($0.key) && $0.shape.accepts(entry.value, depth: depth - 1) }
      }
      return isKnown && fields.allSatisfy { !$0.isRequired || exactlyOne.contains($0.key) || node[$0.key] != nil }
    case .either(let scalar, let mapping): return (node.kind == .scalar ? scalar : mapping).accepts(node, depth: depth)
    }
  }
}
