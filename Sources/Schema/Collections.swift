public import YAMLTree

extension Schema {
  public static func list<Item: Sendable>(_ item: Schema<Item>) -> Schema where Value == [Item] {
    Schema(
      shape: .list(item.shape),
      read: { node, reading in
        guard node.kind == .sequence, !node.isPoisoned else { return reading.refuse(node, .list(item.shape)) }
        return node.items.compactMap { item.read($0, &reading) }
      }, write: { "[" + $0.map(item.write).joined(separator: ", ") + "]" })
  }

  /// A list, or its only item without the brackets.
  public static func oneOrMany<Item: Sendable>(_ item: Schema<Item>) -> Schema where Value == [Item] {
    let list = Schema.list(item)
    return Schema(
      shape: .oneOrMany(item.shape),
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
