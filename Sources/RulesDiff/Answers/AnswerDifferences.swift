internal import RulesJSON

/// Where two answers differ. How an answer came about, and what is handed on to the next question, is left out.
struct AnswerDifferences {
  private(set) var found: [ScenarioChange.Difference] = []
  private static let aside: Set<String> = ["trace", "history"]

  init(_ old: JSON, _ new: JSON) { compare(old, new, "") }

  /// Once somebody is let in who was refused, or the other way round, all else in the answer follows: then only the words that say so.
  var telling: [ScenarioChange.Difference] {
    guard found.contains(where: { $0.key == "allowed" }) else { return found }
    return found.filter { ["allowed", "gateType", "reasonCode"].contains($0.key) }
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

  /// Items are the same by what they are called, wherever they stand; of several of one name, first the equal ones and then each with the
  /// next. What is left came or went.
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
    if !list.removed.isEmpty || !list.added.isEmpty { found.append(list) }
    for pair in pairs { compare(pair.old, pair.new, "\(key).\(pair.name)") }
  }

  /// What an item is called: a word itself, an object by its first key. Nil for what has no name.
  private static func name(_ item: JSON) -> String? { item.stringValue ?? item.objectValue?.first?.value.stringValue }

  private static func text(_ value: JSON) -> String { value.stringValue ?? String(decoding: value.compact(), as: UTF8.self) }
}
