internal import Conditions
internal import RuleKinds
internal import Schema
package import YAMLTree

/// A value of the rules in the canonical form that its schema writes. Equivalent values are equal.
package indirect enum RuleValue: Hashable, Sendable {
  case scalar(String)
  case list([RuleValue])
  case map([Entry])

  package struct Entry: Hashable, Sendable {
    var key: String
    var value: RuleValue
  }

  subscript(key: String) -> RuleValue? {
    guard case .map(let entries) = self else { return nil }
    return entries.first { $0.key == key }?.value
  }

  /// The items of a list, or the value itself as the only item.
  var items: [RuleValue] {
    guard case .list(let items) = self else { return [self] }
    return items
  }

  package var entries: [Entry] {
    guard case .map(let entries) = self else { return [] }
    return entries
  }

  var scalar: String? {
    guard case .scalar(let text) = self else { return nil }
    return text
  }

  /// The map without the entry with this key and value.
  func without(_ key: String, _ value: String) -> RuleValue {
    guard case .map(let entries) = self, entries.contains(where: { $0.key == key && $0.value == .scalar(value) }) else { return self }
    return .map(entries.filter { $0.key != key })
  }

  /// The value on one line.
  var text: String {
    switch self {
    case .scalar(let text): text
    case .list(let items): "[" + items.map(\.text).joined(separator: ", ") + "]"
    case .map(let entries): "{" + entries.map { "\($0.key): \($0.value.text)" }.joined(separator: ", ") + "}"
    }
  }
}

extension RuleValue {
  package init(_ node: Node) {
    switch node.kind {
    case .scalar: self = .scalar(node.text)
    case .sequence: self = .list(node.items.map { RuleValue($0) })
    case .mapping: self = .map(node.entries.map { Entry(key: $0.key.text, value: RuleValue($0.value)) })
    }
  }
}
