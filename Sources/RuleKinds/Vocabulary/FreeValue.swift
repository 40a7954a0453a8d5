internal import Diagnostics
internal import RulesBundle
internal import Schema
internal import YAMLTree

/// A value of any form; the code that reads it interprets it.
package indirect enum FreeValue: Sendable, Equatable {
  case null
  case bool(Bool)
  case int(Int64)
  case text(String)
  case list([FreeValue])
  case map([FreeEntry])
}

/// A key or a name with its free value. Lists of entries keep the source order.
package struct FreeEntry: Sendable, Equatable {
  package var key: String
  package var value: FreeValue

  package init(key: String, value: FreeValue) { (self.key, self.value) = (key, value) }
}

extension Schema where Value == [FreeEntry] {
  /// Facts by name. The language declares the fact `plan`, whose value is the name of a plan.
  static let facts = freeEntries { key, value, reading in
    if key.text != Ordinals.planFact {
      reading.use(Fact.key, singular: Fact.singular, key.text, at: key, orWords: [Ordinals.planFact])
      reading.useNames(in: value)
    } else if value.kind == .scalar, !value.isInvalid, !value.text.isEmpty, value.text != GivenValue.notGivenWord {
      reading.use(Plan.key, singular: Plan.singular, value.text, at: value)
    }
  }
}

extension Schema where Value == FreeValue {
  /// Any value. Unquoted `true`, `false`, `null`, and whole numbers keep their types; every other scalar is text.
  static let free = free { _, _ in }

  /// Any value; calls `look` with its node.
  static func free(_ look: @escaping @Sendable (Node, inout ParseContext) -> Void) -> Schema {
    Schema(
      shape: .tree,
      read: { node, reading in
        look(node, &reading)
        return FreeValue.read(node, &reading)
      }, write: { FreeValue.write($0) })
  }
}

extension Schema where Value == [FreeEntry] {
  /// Free values by name; calls `look` with each key and its value.
  static func freeEntries(_ look: @escaping @Sendable (Node, Node, inout ParseContext) -> Void = { _, _, _ in }) -> Schema {
    .entries(
      .map(.tree), Schema<FreeValue>.free, key: look, make: { $0.map { FreeEntry(key: $0.key, value: $0.value) } },
      split: { $0.map { ($0.key, $0.value) } })
  }
}

extension FreeValue {
  fileprivate static func read(_ node: Node, _ reading: inout ParseContext) -> FreeValue? {
    if node.isInvalid { return nil }
    switch node.kind {
    case .scalar:
      guard node.isPlain else { return .text(node.text) }
      guard !node.text.isEmpty else { return reading.refuse(node, .tree) }
      return scalar(node.text)
    case .sequence: return .list(node.items.compactMap { read($0, &reading) })
    case .mapping:
      return .map(
        node.entries.compactMap { entry in
          entry.key.isInvalid ? nil : read(entry.value, &reading).map { FreeEntry(key: entry.key.text, value: $0) }
        })
    }
  }

  private static func scalar(_ text: String) -> FreeValue {
    switch text {
    case "null": .null
    case "true": .bool(true)
    case "false": .bool(false)
    default: Int64(text).flatMap { text == "\($0)" ? .int($0) : nil } ?? .text(text)
    }
  }

  package static func write(_ value: FreeValue) -> String {
    switch value {
    case .null: "null"
    case .bool(let flag): "\(flag)"
    case .int(let number): "\(number)"
    case .text(let text): Schema<String>.text.write(text)
    case .list(let items): "[" + items.map(write).joined(separator: ", ") + "]"
    case .map(let entries): "{" + entries.map { "\(Schema<String>.text.write($0.key)): \(write($0.value))" }.joined(separator: ", ") + "}"
    }
  }
}
