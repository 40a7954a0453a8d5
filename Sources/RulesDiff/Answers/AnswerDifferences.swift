internal import RulesJSON

/// The differences between two answers, without the trace and the history.
struct AnswerDifferences {
  private(set) var found: [ScenarioChange.Difference] = []
  private static let aside: Set<String> = ["trace", "history"]

  init(_ old: JSON, _ new: JSON) { compare(old, new, "") }

  /// The differences to report. When `allowed` changes, the rest of the answer follows from it, so only the keys of the verdict remain.
  var telling: [ScenarioChange.Difference] {
    guard found.contains(where: { $0.key == "allowed" }) else { return found }
    return found.filter { ["allowed", "gateType", "reasonCode", "instead"].contains($0.key) }
  }

  private mutating func compare(_ old: JSON?, _ new: JSON?, _ key: String) {
    if old == new { return }
    switch (old, new) {
    case (.object(let before)?, .object(let after)?):
      let keys = before.map(\.key) + after.map(\.key).filter { key in !before.contains { $0.key == key } }
      for inner in keys where !AnswerDifferences.aside.contains(inner) {
        compare(old?[inner], new?[inner], key.isEmpty ? inner : "\(key).\(inner)")
      }
    case (.array(let before)?, .array(let after)?): compareItems(before, after, key)
    default: found.append(.init(key: key, old: old.map(AnswerDifferences.text), new: new.map(AnswerDifferences.text)))
    }
  }

  /// Matches items by name, regardless of position. Among items with the same name, equal items are matched first and the others in order.
  /// Items without a match are added or removed.
  private mutating func compareItems(_ old: [JSON], _ new: [JSON], _ key: String) {
    let names = (old: old.map(AnswerDifferences.name), new: new.map(AnswerDifferences.name))
    guard !names.old.contains(nil), !names.new.contains(nil) else {
      if old.count != new.count {
        return found.append(.init(key: key, old: AnswerDifferences.text(.array(old)), new: AnswerDifferences.text(.array(new))))
      }
      for (index, pair) in zip(old, new).enumerated() { compare(pair.0, pair.1, "\(key).\(index)") }
      return
    }
    let (before, after) = (names.old.compactMap { $0 }, names.new.compactMap { $0 })
    var list = ScenarioChange.Difference(key: key)
    var pairs: [(name: String, old: JSON, new: JSON)] = []
    var seen: Set<String> = []
    for name in before + after where seen.insert(name).inserted {
      var gone = old.indices.filter { before[$0] == name }.map { old[$0] }
      var come = new.indices.filter { after[$0] == name }.map { new[$0] }
      for item in gone {
        guard let from = gone.firstIndex(of: item), let to = come.firstIndex(of: item) else { continue }
        gone.remove(at: from)
        come.remove(at: to)
      }
      pairs += zip(gone, come).map { (name, $0, $1) }
      list.removed += gone.dropFirst(come.count).map { _ in name }
      list.added += come.dropFirst(gone.count).map { _ in name }
    }
    if list.removed.isEmpty, list.added.isEmpty, pairs.isEmpty {
      (list.old, list.new) = ("[\(before.joined(separator: ", "))]", "[\(after.joined(separator: ", "))]")
      return found.append(list)
    }
    list.addedBefore = AnswerDifferences.following(list.added, in: after)
    if !list.removed.isEmpty || !list.added.isEmpty { found.append(list) }
    for pair in pairs { compare(pair.old, pair.new, "\(key).\(pair.name)") }
  }

  /// The item that follows some others, if they stand together and are not the last.
  private static func following(_ names: [String], in list: [String]) -> String? {
    guard let first = list.firstIndex(where: names.contains) else { return nil }
    let rest = list[first...].drop(while: names.contains)
    return rest.contains(where: names.contains) ? nil : rest.first
  }

  /// The name of an item: a string itself, or the value of an object's first key, or the key of the sentence in it. Nil if the item has no name.
  private static func name(_ item: JSON) -> String? {
    guard let first = item.objectValue?.first?.value else { return item.stringValue }
    return first.stringValue ?? first["key"]?.stringValue
  }

  /// A value for people: an object or the items of a list by their names.
  private static func text(_ value: JSON) -> String {
    if let items = value.arrayValue {
      let names = items.compactMap(name)
      if names.count == items.count { return "[\(names.joined(separator: ", "))]" }
    }
    return name(value) ?? String(decoding: value.compact(), as: UTF8.self)
  }
}
