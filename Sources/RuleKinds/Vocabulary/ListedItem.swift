internal import Schema

/// A rule in a list, such as a button of a screen, and the conditions under which it is there.
package struct ListedItem<Item: Kind>: Sendable, Equatable {
  package var name: Name<Item>
  /// The conditions; all must hold. An item without conditions is always there.
  package var conditions: [Name<Condition>]
}

extension ListedItem {
  /// A list in order: names, or mappings with conditions, whose `key` contains the name.
  static func list(_ key: String, _ about: String) -> Schema<[ListedItem]> {
    .oneOrMany(
      .either(
        scalar: Schema.name(of: Item.self).map({ ListedItem(name: $0, conditions: []) }, { $0.name }),
        mapping: Schema.object("listed \(Item.singular)", build: ListedItem.init) {
          Field(key, \.name, .name(of: Item.self), about)
          Field("if", \.conditions, .oneOrMany(.name(of: Condition.self)), or: [], "Conditions that must all hold.")
        }, isScalar: { $0.conditions.isEmpty }), .inOrder)
  }
}
