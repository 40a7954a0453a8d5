package import YAMLTree

/// The rows of a list in a path such as `says/plan.title/if`, in which a name stands for the first row that says it, and a key for the first row
/// that has it.
package enum ListedRows {
  /// The value at a path inside a rule. Nil if there is none.
  package static func node(at path: [String], in rule: Node?) -> Node? {
    path.reduce(rule) { node, part in node.flatMap { step(part, in: $0)?.value } }
  }

  /// The path with the position of each row instead of its name. The parts after one that does not exist stay as they are.
  package static func resolved(_ path: [String], in rule: Node?) -> [String] {
    var (parts, node) = ([String](), rule)
    for part in path {
      let next = node.flatMap { step(part, in: $0) }
      parts += next?.parts ?? [part]
      node = next?.value
    }
    return parts
  }

  /// The parts of a path that are names in rows, with the place of each name in its row.
  package static func names(in path: [String], of rule: Node?) -> [(part: Int, node: Node)] {
    var found: [(part: Int, node: Node)] = []
    var node = rule
    for (position, part) in path.enumerated() {
      guard let next = node.flatMap({ step(part, in: $0) }) else { return found }
      if let name = next.name { found.append((position, name)) }
      node = next.value
    }
    return found
  }

  /// One part of a path: the parts in its place, the value there, and the name in the row if it is one.
  private typealias Step = (parts: [String], value: Node, name: Node?)

  private static func step(_ part: String, in node: Node) -> Step? {
    switch node.kind {
    // A list of one row may be written as the row alone.
    case .scalar: return node.text == part ? ([], node, node) : nil
    case .mapping: return node[part].map { ([part], $0, nil) } ?? name(part, in: node).map { ([], node, $0) }
    case .sequence:
      let items = Array(node.items)
      if let index = Int(part) { return items.indices.contains(index) ? ([part], items[index], nil) : nil }
      for (index, item) in items.enumerated() {
        if item.kind == .scalar, item.text == part { return (["\(index)"], item, item) }
        if let name = name(part, in: item) { return (["\(index)"], item, name) }
      }
      for (index, item) in items.enumerated() {
        if let value = item[part] { return (["\(index)", part], value, nil) }
      }
      return nil
    }
  }

  private static func name(_ part: String, in row: Node) -> Node? {
    row.kind == .mapping ? row.entries.first { $0.value.kind == .scalar && $0.value.text == part }?.value : nil
  }
}
