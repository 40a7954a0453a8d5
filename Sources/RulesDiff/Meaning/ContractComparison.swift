internal import Diagnostics
internal import RuleKinds
internal import RulesCompiler

/// The breaking changes: what app code and stored requests relied on and no longer can, according to what generated Swift and the bundle
/// expose. An addition breaks nothing unless callers must provide it.
struct ContractComparison {
  let old: CheckedRules
  let new: CheckedRules
  let renames: Renames
  /// Whether users without a fact get no answer to a decision now and got one before.
  let isRequired: (_ fact: String, _ old: DecisionSubject, _ new: DecisionSubject) -> Bool

  struct Break: Equatable {
    var rule: BreakRule
    /// The path of the broken item: the old path if the item was removed, otherwise the new path.
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
        let isRenamed = renames.newName(of: line.path) != nil
        let rule: BreakRule = line.subject == .parameter ? .parameterRemoved : isRenamed ? .nameChanged : .nameRemoved
        breaks.append(Break(rule: rule, path: line.path, isGone: true, text: isGone(line)))
        continue
      }
      if let text = change(line, match) { breaks.append(Break(rule: rule(line), path: line.path, isGone: false, text: text)) }
    }
    return breaks + narrowed()
  }

  private struct Key: Hashable {
    let subject: ContractLine.Subject
    let path: RulePath

    init(_ line: ContractLine) { (subject, path) = (line.subject, line.path) }
  }

  private func isGone(_ line: ContractLine) -> String {
    if line.subject == .parameter { return "the event `\(line.path.parts[1])` no longer has the parameter `\(line.path.parts[3])`" }
    let singular = renames.singular(of: line.path.parts[0])
    if let name = renames.newName(of: line.path) { return "the \(singular) `\(line.path.parts[1])` was renamed to `\(name.parts[1])`" }
    return "the \(singular) `\(line.path.parts[1])` was removed"
  }

  private func rule(_ line: ContractLine) -> BreakRule {
    switch line.subject {
    case .product: .productChanged
    case .language: .languageChanged
    case .answers: .answerRemoved
    case .link: .linkChanged
    case .rule, .fact, .field, .parameter: .typeChanged
    }
  }

  private func change(_ old: ContractLine, _ new: ContractLine) -> String? {
    if old.values == new.values { return nil }
    let name = old.path.parts[1]
    switch old.subject {
    case .rule: return nil
    case .product: return "the product was `\(old.values[0])` before"
    case .language: return "the rules used language version \(old.values[0]) before"
    case .answers:
      let lost = old.values.filter { !new.values.contains($0) }
      return lost.isEmpty ? nil : "the table `\(name)` no longer answers \(lost.quotedPhrase("or"))"
    case .link:
      func ids(_ line: ContractLine) -> String { line.values.isEmpty ? "no ids" : "the ids (\(line.values.joined(separator: ", ")))" }
      return "the link `\(name)` has \(ids(new)) instead of \(ids(old))"
    case .fact, .field, .parameter:
      guard let (before, after) = (old.values.first, new.values.first) as? (String, String), !onlyGained(before, after) else { return nil }
      let what =
        old.subject == .parameter ? "parameter `\(old.path.parts[3])` of `\(name)`" : "\(old.subject == .fact ? "fact" : "field") `\(name)`"
      if let (lost, known) = Self.lost(before, after) { return "the \(what) no longer accepts \(lost), only \(known)" }
      return "the \(what) has the type \(after) instead of \(before)"
    }
  }

  /// Whether an enumeration still has all its old values.
  private func onlyGained(_ old: String, _ new: String) -> Bool {
    guard let before = Self.values(old), let after = Self.values(new) else { return false }
    return Set(after.values).isSuperset(of: before.values) && after.isNullable == before.isNullable
  }

  /// The values that an enumeration lost, and those that it has now. Nil for other types.
  private static func lost(_ old: String, _ new: String) -> (lost: String, known: String)? {
    guard let before = values(old), let after = values(new) else { return nil }
    let lost = before.values.filter { !after.values.contains($0) }
    return lost.isEmpty ? nil : (lost.map(String.init).quotedPhrase("or"), after.values.map(String.init).quotedPhrase("or"))
  }

  /// The values of an enumeration, as `one of a, b or null`.
  private static func values(_ type: String) -> (values: [Substring], isNullable: Bool)? {
    guard type.hasPrefix("one of ") else { return nil }
    let isNullable = type.hasSuffix(" or null")
    let list = type.dropFirst("one of ".count).dropLast(isNullable ? " or null".count : 0)
    return (list.split(separator: ",").map { $0.drop { $0 == " " } }, isNullable)
  }

  /// The facts that reject values that they accepted before, or that are no longer optional.
  private func narrowed() -> [Break] {
    var breaks: [Break] = []
    for entry in new.book.facts.entries {
      guard let before = old.book.facts[renames.nameBefore(Fact.key, entry.name.text)], entry.value.from != .rules, before.from != .rules
      else { continue }
      let path = RulePath(Fact.key, entry.name.text)
      func add(_ text: String, _ rule: BreakRule = .valueRefused) {
        breaks.append(Break(rule: rule, path: path, isGone: false, text: text))
      }
      if entry.value.type == .int, before.type == .int {
        let (least, most) = (entry.value.atLeast ?? 0, entry.value.atMost ?? .max)
        if least > before.atLeast ?? 0 { add("the fact `\(entry.name.text)` no longer accepts values below \(least)") }
        if most < before.atMost ?? .max { add("the fact `\(entry.name.text)` no longer accepts values above \(most)") }
      }
      if before.ifAbsent != nil, entry.value.ifAbsent == nil { add("the fact `\(entry.name.text)` is no longer optional", .factRequired) }
    }
    return breaks + newlyNeeded()
  }

  /// The facts that a decision requires now and did not require before.
  private func newlyNeeded() -> [Break] {
    var users: [String: [String]] = [:]
    let known = Set(DecisionSubject.failing(of: old))
    for decision in DecisionSubject.failing(of: new) {
      let previous = renames.oldName(of: decision.path).map(decision.named) ?? decision
      guard known.contains(previous) else { continue }
      let before = Set(DecisionReach(previous, old).needed.map { renames.nameNow(Fact.key, $0) })
      for fact in DecisionReach(decision, new).needed where !before.contains(fact) && isRequired(fact, previous, decision) {
        users[fact, default: []].append(decision.name)
      }
    }
    return users.keys.sorted().compactMap { fact in
      // `narrowed` has already reported a fact that is no longer optional.
      if old.book.facts[renames.nameBefore(Fact.key, fact)]?.ifAbsent != nil { return nil }
      let shown = (users[fact] ?? []).map { "`\($0)`" }.phrase(atMost: 3)
      return Break(
        rule: .factRequired, path: RulePath(Fact.key, fact), isGone: false,
        text: "the fact `\(fact)` is now required: \(shown) did not need it")
    }
  }
}
