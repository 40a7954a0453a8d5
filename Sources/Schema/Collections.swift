internal import Diagnostics
private import SourceText
public import YAMLTree

extension Schema {
  /// A list. An empty one is refused where `form` wants an item, and the same word twice where it is a set.
  public static func list<Item: Sendable>(_ item: Schema<Item>, _ form: ListForm = .names) -> Schema where Value == [Item] {
    let shape = Shape.list(item.shape, form)
    return Schema(
      shape: shape,
      read: { node, reading in
        guard node.kind == .sequence, !node.isPoisoned else { return reading.refuse(node, shape) }
        if node.count < form.atLeast { return reading.emptyList(node) }
        var first: [String: Node] = [:]
        return node.items.compactMap { one in
          guard let value = item.read(one, &reading) else { return nil }
          guard form.isSet, one.kind == .scalar else { return value }
          if let earlier = first.updateValue(one, forKey: item.write(value)) {
            reading.repeated(one, earlier)
            return nil
          }
          return value
        }
      }, write: { "[" + $0.map(item.write).joined(separator: ", ") + "]" })
  }

  /// A list, or its only item without the brackets.
  public static func oneOrMany<Item: Sendable>(_ item: Schema<Item>, _ form: ListForm = .names) -> Schema where Value == [Item] {
    let list = Schema.list(item, form)
    return Schema(
      shape: .oneOrMany(item.shape, form),
      read: { node, reading in
        if node.kind == .sequence { return list.read(node, &reading) }
        return item.read(node, &reading).map { [$0] }
      }, write: { $0.count == 1 ? item.write($0[0]) : list.write($0) })
  }

  /// A mapping, each entry read on its own: `make` gets the keys and the values that could be read, in order.
  ///
  /// A broken entry is left out and the others stay. `key` is told of every key first, so that a name counts as declared
  /// even when its value is broken.
  public static func entries<Item: Sendable>(
    _ shape: Shape, _ item: Schema<Item>, key: @escaping @Sendable (Node, Node, inout Reading) -> Void,
    make: @escaping @Sendable ([(key: String, value: Item)]) -> Value, split: @escaping @Sendable (Value) -> [(key: String, value: Item)]
  ) -> Schema {
    let readFiles: @Sendable ([Node], inout Reading) -> Value = { nodes, reading in
      var read: [(key: String, value: Item)] = []
      let outer = reading.anchor
      defer { reading.anchor = outer }
      for node in nodes {
        guard node.kind == .mapping else {
          reading.wrongType(node, expected: shape)
          continue
        }
        for entry in node.entries where !entry.key.isPoisoned {
          key(entry.key, entry.value, &reading)
          reading.anchor = entry.key.span
          if let value = item.read(entry.value, &reading) { read.append((entry.key.text, value)) }
        }
      }
      return make(read)
    }
    return Schema(
      shape: shape,
      read: { node, reading in
        guard node.kind == .mapping, !node.isPoisoned else { return reading.refuse(node, shape) }
        return readFiles([node], &reading)
      },
      write: { value in "{" + split(value).map { "\(ScalarText.write($0.key)): \(item.write($0.value))" }.joined(separator: ", ") + "}" },
      readFiles: readFiles)
  }

  /// A word where a mapping could stand, or the mapping.
  public static func either(scalar: Schema, mapping: Schema, isScalar: @escaping @Sendable (Value) -> Bool) -> Schema {
    let shape = Shape.either(scalar: scalar.shape, mapping: mapping.shape)
    return Schema(
      shape: shape,
      read: { node, reading in
        switch node.kind {
        case .scalar: scalar.read(node, &reading)
        case .mapping: mapping.read(node, &reading)
        case .sequence: reading.refuse(node, shape)
        }
      }, write: { isScalar($0) ? scalar.write($0) : mapping.write($0) })
  }
}

extension Reading {
  /// Reports a list without items where one is needed, and is the nil that the reader returns.
  fileprivate mutating func emptyList<Value>(_ node: Node) -> Value? {
    diagnostics.append(
      Diagnostic(
        SchemaProblems.emptyList, "this list is empty, and so says nothing", at: node.span, "nothing stands here",
        helps: ["name at least one, or leave the key out where it may be left out"]))
    return nil
  }

  fileprivate mutating func repeated(_ node: Node, _ earlier: Node) {
    diagnostics.append(
      Diagnostic(
        SchemaProblems.repeated, "`\(node.text)` stands in this list twice", at: node.span, "again",
        secondary: [.init(earlier.span, "named here first")], helps: ["take one of them out, or name what was meant instead"],
        fixes: node.removal(with: nil).map { [Fix("take it out", .maybeIncorrect, [$0])] } ?? []))
  }
}
