internal import Diagnostics
internal import RulesBundle
internal import Schema
internal import YAMLTree

/// A value without a form of its own: the code that reads it decides what it means.
public indirect enum FreeValue: Sendable, Equatable {
  case null
  case bool(Bool)
  case int(Int64)
  case text(String)
  case list([FreeValue])
  case map([FreeEntry])
}

/// A key of a free value, or a name with a free value, in the order they were written.
public struct FreeEntry: Sendable, Equatable {
  public var key: String
  public var value: FreeValue

  public init(key: String, value: FreeValue) { (self.key, self.value) = (key, value) }
}

extension Schema where Value == [FreeEntry] {
  /// Facts by name. The plan is one that the language declares, so there the value is a name.
  static let facts = freeEntries { key, value, reading in
    if key.text != Ordinals.planFact {
      reading.use(Fact.key, singular: Fact.singular, key.text, at: key)
    } else if value.kind == .scalar, !value.isPoisoned, !value.text.isEmpty, value.text != GivenValue.notGivenWord {
      reading.use(Plan.key, singular: Plan.singular, value.text, at: value)
    }
  }
}

extension Schema where Value == FreeValue {
  /// Any value. `true`, `null` and whole numbers without quotes are what they look like, everything else is text.
  static let free = free { _, _ in }

  /// Any value; `look` is shown its node.
  static func free(_ look: @escaping @Sendable (Node, inout Reading) -> Void) -> Schema {
    Schema(
      shape: .tree,
      read: { node, reading in
        look(node, &reading)
        return FreeValue.read(node, &reading)
      }, write: { FreeValue.write($0) })
  }
}

extension Schema where Value == [FreeEntry] {
  /// Free values by name; `look` is shown each key with its value.
  static func freeEntries(_ look: @escaping @Sendable (Node, Node, inout Reading) -> Void = { _, _, _ in }) -> Schema {
    .entries(
      .map(.tree), Schema<FreeValue>.free, key: look, make: { $0.map { FreeEntry(key: $0.key, value: $0.value) } },
      split: { $0.map { ($0.key, $0.value) } })
  }
}

extension FreeValue {
  fileprivate static func read(_ node: Node, _ reading: inout Reading) -> FreeValue? {
    if node.isPoisoned { return nil }
    switch node.kind {
    case .scalar:
      guard node.isPlain else { return .text(node.text) }
      guard !node.text.isEmpty else { return reading.refuse(node, .tree) }
      return scalar(node.text)
    case .sequence: return .list(node.items.compactMap { read($0, &reading) })
    case .mapping:
      return .map(
        node.entries.compactMap { entry in
          entry.key.isPoisoned ? nil : read(entry.value, &reading).map { FreeEntry(key: entry.key.text, value: $0) }
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
