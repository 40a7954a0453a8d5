package import Schema
internal import YAMLTree

/// A kind of rule, with its key and the noun for it in messages.
package protocol Kind: Sendable {
  /// The key of the kind in the rules folder and in the bundle, plural: `limits`.
  static var key: String { get }
  /// The singular noun in messages: `limit`.
  static var singular: String { get }
  /// Whether each rule of the kind must cite a source.
  static var needsSource: Bool { get }
}

extension Kind {
  package static var needsSource: Bool { true }
}

/// The name of a rule of a kind. Name resolution checks that the rule exists.
package struct Name<K>: Sendable, Hashable {
  package let text: String

  @inlinable
  package init(_ text: String) { self.text = text }
}

extension Schema {
  /// The name of a rule of a kind, declared elsewhere.
  static func name<K: Kind>(of kind: K.Type) -> Schema where Value == Name<K> {
    Schema<String>.reference(to: K.key, singular: K.singular).map({ Name<K>($0) }, { $0.text })
  }

  /// Rules of a kind by name: each key declares one.
  package static func named<K: Kind, Item: Sendable & Equatable>(_ kind: K.Type, _ item: Schema<Item>) -> Schema
  where Value == Named<K, Item> {
    .entries(
      .named(K.singular, item.shape), item,
      key: { key, value, reading in reading.declare(K.key, K.singular, key.text, key: key, value: value) },
      make: { entries in
        var named = Named<K, Item>()
        for entry in entries { named.append(entry.value, named: Name(entry.key)) }
        return named
      }, split: { $0.entries.map { ($0.name.text, $0.value) } })
  }

  /// A value for each of several rules of a kind: `{guest: 0, free: 2}`.
  static func columns<K: Kind, Item: Sendable & Equatable>(_ kind: K.Type, _ item: Schema<Item>) -> Schema where Value == Columns<K, Item> {
    .entries(
      .columns(K.singular, item.shape), item,
      key: { key, _, reading in reading.use(K.key, singular: K.singular, key.text, at: key) },
      make: { Columns($0.map { Columns<K, Item>.Cell(column: Name($0.key), value: $0.value) }) },
      split: { $0.cells.map { ($0.column.text, $0.value) } })
  }
}

extension Schema where Value == Expression {
  static let expression = Schema<String>.expression.map({ Expression($0) }, { $0.text })
}
