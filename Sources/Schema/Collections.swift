internal import Diagnostics
private import SourceText
public import YAMLTree

extension Schema {
  /// A list. An empty list is rejected if `form` requires an item, and duplicates are rejected if it is a set.
  public static func list<Item: Sendable>(_ item: Schema<Item>, _ form: ListForm = .names) -> Schema where Value == [Item] {
    let shape = Shape.list(item.shape, form)
    return Schema(
      shape: shape,
      fill: { node, reading, place in
        guard node.kind == .sequence, !node.isInvalid else { return reading.isRefused(node, shape) }
        if node.count < form.atLeast { return reading.isEmptyList(node) }
        var words = DistinctWords()
        place.initialize(
          to: Array(unsafeUninitializedCapacity: room(for: node.count)) { items, count in
            guard let start = items.baseAddress else { return }
            for one in node.items where item.fill(one, &reading, start + count) {
              count += 1
              guard form.isSet, node.count > 1, one.kind == .scalar else { continue }
              guard let earlier = words.add(item.write(start[count - 1]), one) else { continue }
              reading.repeated(one, earlier)
              count -= 1
              (start + count).deinitialize(count: 1)
            }
          })
        return true
      }, write: { "[" + $0.map(item.write).joined(separator: ", ") + "]" })
  }

  /// A list, or its only item without brackets.
  public static func oneOrMany<Item: Sendable>(_ item: Schema<Item>, _ form: ListForm = .names) -> Schema where Value == [Item] {
    let list = Schema.list(item, form)
    return Schema(
      shape: .oneOrMany(item.shape, form),
      fill: { node, reading, place in
        if node.kind == .sequence { return list.fill(node, &reading, place) }
        var isRead = false
        let one = [Item](unsafeUninitializedCapacity: 1) { items, count in
          isRead = items.baseAddress.map { item.fill(node, &reading, $0) } ?? false
          count = isRead ? 1 : 0
        }
        if isRead { place.initialize(to: one) }
        return isRead
      }, write: { $0.count == 1 ? item.write($0[0]) : list.write($0) })
  }

  /// A mapping whose entries are read separately. `make` receives the valid keys and values, in order.
  ///
  /// An invalid entry is left out, and the others are kept. `key` is called with every key first, so that a name counts as declared even
  /// if its value is invalid.
  public static func entries<Item: Sendable>(
    _ shape: Shape, _ item: Schema<Item>, key: @escaping @Sendable (Node, Node, inout ParseContext) -> Void,
    make: @escaping @Sendable ([(key: String, value: Item)]) -> Value, split: @escaping @Sendable (Value) -> [(key: String, value: Item)]
  ) -> Schema {
    let readFiles: @Sendable ([Node], inout ParseContext) -> Value = { nodes, reading in
      var names: [String] = []
      let outer = reading.anchor
      defer { reading.anchor = outer }
      let items = [Item](unsafeUninitializedCapacity: room(for: nodes.reduce(0) { $0 + $1.count })) { items, count in
        for node in nodes {
          guard node.kind == .mapping else {
            reading.wrongType(node, expected: shape)
            continue
          }
          guard let start = items.baseAddress else { continue }
          for entry in node.entries where !entry.key.isInvalid {
            key(entry.key, entry.value, &reading)
            reading.anchor = entry.key.span
            guard item.fill(entry.value, &reading, start + count) else { continue }
            count += 1
            names.append(entry.key.text)
          }
        }
      }
      return make(names.indices.map { (names[$0], items[$0]) })
    }
    return Schema(
      shape: shape,
      fill: { node, reading, place in
        guard node.kind == .mapping, !node.isInvalid else { return reading.isRefused(node, shape) }
        place.initialize(to: readFiles([node], &reading))
        return true
      },
      write: { value in "{" + split(value).map { "\(ScalarText.write($0.key)): \(item.write($0.value))" }.joined(separator: ", ") + "}" },
      readFiles: readFiles)
  }

  /// A scalar or a mapping.
  public static func either(scalar: Schema, mapping: Schema, isScalar: @escaping @Sendable (Value) -> Bool) -> Schema {
    let shape = Shape.either(scalar: scalar.shape, mapping: mapping.shape)
    return Schema(
      shape: shape,
      fill: { node, reading, place in
        switch node.kind {
        case .scalar: scalar.fill(node, &reading, place)
        case .mapping: mapping.fill(node, &reading, place)
        case .sequence: reading.isRefused(node, shape)
        }
      }, write: { isScalar($0) ? scalar.write($0) : mapping.write($0) })
  }
}

/// A set of strings that finds duplicates. Most lists are short.
private struct DistinctWords {
  private static let fewWords = 12

  private var few: [(word: String, node: Node)] = []
  private var many: [String: Node] = [:]

  /// Adds a string. If it was already added, returns the node of the first occurrence.
  mutating func add(_ word: String, _ node: Node) -> Node? {
    if few.count < DistinctWords.fewWords {
      if let known = few.first(where: { $0.word == word }) { return known.node }
      few.append((word, node))
      return nil
    }
    if many.isEmpty { for one in few { many[one.word] = one.node } }
    if let known = many[word] { return known }
    many[word] = node
    return nil
  }
}

extension ParseContext {
  /// Reports a wrong type and returns false, the result of filling.
  fileprivate mutating func isRefused(_ node: Node, _ shape: Shape) -> Bool {
    wrongType(node, expected: shape)
    return false
  }

  /// Reports an empty list where an item is required and returns false, the result of filling.
  fileprivate mutating func isEmptyList(_ node: Node) -> Bool {
    diagnostics.append(
      Diagnostic(
        SchemaProblems.emptyList, "this list is empty", at: node.span, "at least one item is required",
        helps: [mayBeLeftOut ? "add at least one item, or remove the key" : "add at least one item"]))
    return false
  }

  fileprivate mutating func repeated(_ node: Node, _ earlier: Node) {
    diagnostics.append(
      Diagnostic(
        SchemaProblems.repeated, "`\(node.text)` is listed twice", at: node.span, "duplicate",
        secondary: [.init(earlier.span, "first occurrence")], helps: ["remove one of them, or replace it with the intended value"],
        fixes: node.removal(with: nil).map { [Fix("remove the second `\(node.text)`", .manual, [$0])] } ?? []))
  }
}

/// Returns a capacity of at least one. Arrays without capacity share storage between threads, and initializing one writes its count there.
private func room(for count: Int) -> Int { max(1, count) }
