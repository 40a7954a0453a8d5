internal import RuleKinds
internal import RulesCompiler

/// What app code and stored requests relied on, and no longer can: from what generated Swift and the bundle expose. What is new breaks
/// nothing, unless somebody has to supply it.
struct ContractComparison {
  let old: CheckedRules
  let new: CheckedRules
  let renames: Renames

  struct Break: Equatable {
    /// What it is about: the place before, where it is gone, else the place now.
    var path: RulePath
    var isGone: Bool
    var text: String
  }

  func breaks(_ before: [ContractLine], _ after: [ContractLine]) -> [Break] {
    var breaks: [Break] = []
    var gone: Set<RulePath> = []
    let now = Dictionary(after.map { (Key($0), $0) }) { first, _ in first }
    for line in before {
      if gone.contains(line.path.rule), line.subject != .product, line.subject != .language { continue }
      guard let match = now[Key(line)] else {
        if line.subject == .rule { gone.insert(line.path) }
        breaks.append(Break(path: line.path, isGone: true, text: isGone(line)))
        continue
      }
      if let text = change(line, match) { breaks.append(Break(path: line.path, isGone: false, text: text)) }
    }
    return breaks + narrowed()
  }

  private struct Key: Hashable {
    let subject: ContractLine.Subject
    let path: RulePath

    init(_ line: ContractLine) { (subject, path) = (line.subject, line.path) }
  }

  private func isGone(_ line: ContractLine) -> String {
    if line.subject == .parameter { return "the event `\(line.path.parts[1])` has no parameter `\(line.path.parts[3])` any more" }
    let singular = renames.singular(of: line.path.parts[0])
    if let name = renames.newName(of: line.path) { return "the \(singular) `\(line.path.parts[1])` is `\(name.parts[1])` now" }
    return "the \(singular) `\(line.path.parts[1])` is gone"
  }

  private func change(_ old: ContractLine, _ new: ContractLine) -> String? {
    if old.values == new.values { return nil }
    let name = old.path.parts[1]
    switch old.subject {
    case .rule: return nil
    case .product: return "the product was `\(old.values[0])`"
    case .language: return "the language of the rules was version \(old.values[0])"
    case .answers:
      let lost = old.values.filter { !new.values.contains($0) }
      return lost.isEmpty ? nil : "the table `\(name)` has no answer \(lost.map { "`\($0)`" }.joined(separator: ", ")) any more"
    case .link: return "the ids in the link `\(name)` were (\(old.values.joined(separator: ", ")))"
    case .fact, .field, .parameter:
      guard let (before, after) = (old.values.first, new.values.first) as? (String, String), !onlyGained(before, after) else { return nil }
      let what =
        old.subject == .parameter ? "parameter `\(old.path.parts[3])` of `\(name)`" : "\(old.subject == .fact ? "fact" : "field") `\(name)`"
      return "the \(what) was of the type \(before)"
    }
  }

  /// An enumeration that has every value that it had.
  private func onlyGained(_ old: String, _ new: String) -> Bool {
    func values(_ type: String) -> (values: Set<Substring>, isNullable: Bool)? {
      guard type.hasPrefix("one of ") else { return nil }
      let isNullable = type.hasSuffix(" or null")
      let list = type.dropFirst("one of ".count).dropLast(isNullable ? " or null".count : 0)
      return (Set(list.split(separator: ",").map { $0.drop { $0 == " " } }), isNullable)
    }
    guard let before = values(old), let after = values(new) else { return false }
    return after.values.isSuperset(of: before.values) && after.isNullable == before.isNullable
  }

  /// Facts of which a value that could be given is refused now, or that may no longer be left out.
  private func narrowed() -> [Break] {
    var breaks: [Break] = []
    for entry in new.book.facts.entries {
      guard let before = old.book.facts[renames.nameBefore(Fact.key, entry.name.text)], entry.value.from != .rules, before.from != .rules
      else { continue }
      let path = RulePath(Fact.key, entry.name.text)
      func add(_ text: String) { breaks.append(Break(path: path, isGone: false, text: text)) }
      if entry.value.type == .int, before.type == .int {
        let (least, most) = (entry.value.atLeast ?? 0, entry.value.atMost ?? .max)
        if least > before.atLeast ?? 0 { add("the fact `\(entry.name.text)` could be less than \(least)") }
        if most < before.atMost ?? .max { add("the fact `\(entry.name.text)` could be more than \(most)") }
      }
      if before.ifAbsent != nil, entry.value.ifAbsent == nil { add("the fact `\(entry.name.text)` could be left out") }
    }
    return breaks + newlyNeeded()
  }

  /// Facts that a decision could do without.
  private func newlyNeeded() -> [Break] {
    var users: [String: [String]] = [:]
    let known = Set(DecisionSubject.all(of: old))
    for decision in DecisionSubject.all(of: new) {
      let previous = renames.oldName(of: decision.path).map(decision.named) ?? decision
      guard known.contains(previous) else { continue }
      let before = Set(DecisionReach(previous, old).needed.map { renames.nameNow(Fact.key, $0) })
      for fact in DecisionReach(decision, new).needed where !before.contains(fact) { users[fact, default: []].append(decision.name) }
    }
    return users.keys.sorted().compactMap { fact in
      // That a fact may no longer be left out has been said of the fact.
      if old.book.facts[renames.nameBefore(Fact.key, fact)]?.ifAbsent != nil { return nil }
      let names = (users[fact] ?? []).map { "`\($0)`" }
      let shown = names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " and \(names.count - 3) more" : "")
      return Break(
        path: RulePath(Fact.key, fact), isGone: false, text: "the fact `\(fact)` must be given now: \(shown) could do without")
    }
  }
}
