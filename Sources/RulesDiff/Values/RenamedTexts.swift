internal import RulesJSON
internal import Schema

/// Names of renamed rules in places where the shape does not define what they name: in strings, in expectations of scenarios, in answers.
/// There an old name equals the new one only if the other side has the new one at the same place.
extension Renames {
  /// A value with the new names of renamed rules. A part that differs in more than names stays as it is.
  func followed(_ old: RuleValue, by new: RuleValue, _ shape: Shape) -> RuleValue {
    if isEmpty || old == new { return old }
    switch (shape, old, new) {
    case (.text, _, _), (.tree, _, _): return followed(old, by: new)
    case (.list(let item, _), .list(let before), .list(let after)), (.oneOrMany(let item, _), .list(let before), .list(let after)):
      return .list(paired(before, after) { followed($0, by: $1, item) })
    case (.oneOrMany(let item, _), _, _): return followed(old, by: new, item)
    case (.named(_, let item), .map, .map), (.columns(_, let item), .map, .map), (.map(let item), .map, .map):
      return entries(old, new) { followed($0, by: $1, item) }
    case (.object(_, let fields, _), .map(let before), .map):
      return .map(
        before.map { entry in
          guard let field = fields.first(where: { $0.key == entry.key }), let value = new[entry.key] else { return entry }
          return .init(key: entry.key, value: followed(entry.value, by: value, field.shape))
        })
    case (.either(let scalar, let mapping), _, _):
      if case .map = old { return followed(old, by: new, mapping) }
      return followed(old, by: new, scalar)
    default: return old
    }
  }

  private func followed(_ old: RuleValue, by new: RuleValue) -> RuleValue {
    switch (old, new) {
    case (.scalar(let before), .scalar(let after)): return isSame(before, after) ? new : old
    case (.list(let before), .list(let after)): return .list(paired(before, after) { followed($0, by: $1) })
    case (.map, .map): return entries(old, new) { followed($0, by: $1) }
    default: return old
    }
  }

  private func entries(_ old: RuleValue, _ new: RuleValue, _ follow: (RuleValue, RuleValue) -> RuleValue) -> RuleValue {
    .map(
      old.entries.map { entry in
        if let value = new[entry.key] { return .init(key: entry.key, value: follow(entry.value, value)) }
        guard let other = new.entries.first(where: { old[$0.key] == nil && isSame(entry.key, $0.key) }) else { return entry }
        return .init(key: other.key, value: follow(entry.value, other.value))
      })
  }

  /// An answer of the old rules with the new names of renamed rules. Lists that are sorted by name are in the order of the new names.
  func followed(_ old: JSON, by new: JSON) -> JSON {
    if isEmpty || old == new { return old }
    switch (old, new) {
    case (.string(let before), .string(let after)): return isSame(before, after) ? new : old
    case (.array(let before), .array(let after)):
      let items = paired(before, after) { followed($0, by: $1) }
      return items != before && items.allSatisfy(after.contains) && items.count == after.count ? new : .array(items)
    case (.object(let before), .object(let after)):
      return .object(
        before.map { member in
          if let value = new[member.key] { return .init(key: member.key, value: followed(member.value, by: value)) }
          guard let other = after.first(where: { old[$0.key] == nil && isSame(member.key, $0.key) }) else { return member }
          return .init(key: other.key, value: followed(member.value, by: other.value))
        })
    default: return old
    }
  }

  /// Matches an old item with the new item that equals it after renaming, at any position. An item that also changed otherwise is matched
  /// by position.
  private func paired<Item: Equatable>(_ old: [Item], _ new: [Item], _ follow: (Item, Item) -> Item) -> [Item] {
    old.enumerated().map { index, item in
      if new.contains(item) { return item }
      if let same = new.first(where: { follow(item, $0) == $0 }) { return same }
      return old.count == new.count ? follow(item, new[index]) : item
    }
  }

  /// Whether two strings are the old and the new name of a rule, or paths that differ only in such names.
  private func isSame(_ old: String, _ new: String) -> Bool {
    if hasBecome(old, new) { return true }
    let (before, after) = (
      old.split(separator: "/", omittingEmptySubsequences: false), new.split(separator: "/", omittingEmptySubsequences: false)
    )
    return before.count > 1 && before.count == after.count
      && zip(before, after).allSatisfy { $0 == $1 || hasBecome(String($0), String($1)) }
  }

  /// Whether two expressions differ only in renamed rules. A prefix such as `settings.` is not part of the name.
  func isSameExpression(_ old: String, _ new: String) -> Bool {
    let (before, after) = (Renames.words(old), Renames.words(new))
    return before.count == after.count
      && zip(before, after).allSatisfy { old, new in
        if old == new || hasBecome(old, new) { return true }
        guard let dot = old.firstIndex(of: "."), new.hasPrefix(old[...dot]) else { return false }
        let name = old.index(after: dot)
        return hasBecome(String(old[name...]), String(new[name...]))
      }
  }

  /// Splits an expression into names and the characters between them.
  private static func words(_ text: String) -> [String] {
    var words: [String] = []
    var wasName = false
    for character in text {
      let isName = character.isLetter || character.isNumber || character == "_" || character == "."
      if isName, wasName { words[words.count - 1].append(character) } else { words.append(String(character)) }
      wasName = isName
    }
    return words
  }
}
