internal import Schema

/// Something that a screen lists in order, such as a button, and the conditions under which the screen has it.
package struct ScreenItem<Item: Kind>: Sendable, Equatable {
  package var name: Name<Item>
  /// The conditions; all must hold. An item without conditions is always there.
  package var conditions: [Name<Condition>]
}

extension ScreenItem {
  /// The items of a screen: names, or mappings with conditions, whose `key` contains the name.
  static func list(_ key: String, _ about: String) -> Schema<[ScreenItem]> {
    .oneOrMany(
      .either(
        scalar: Schema.name(of: Item.self).map({ ScreenItem(name: $0, conditions: []) }, { $0.name }),
        mapping: Schema.object("\(Item.singular) of a screen", build: ScreenItem.init) {
          Field(key, \.name, .name(of: Item.self), about)
          Field("if", \.conditions, .oneOrMany(.name(of: Condition.self)), or: [], "Conditions that must all hold.")
        }, isScalar: { $0.conditions.isEmpty }), .inOrder)
  }
}
