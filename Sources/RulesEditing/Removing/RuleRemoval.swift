package import Diagnostics
package import RuleKinds
package import RulesCompiler
internal import Schema
package import SourceText
internal import YAMLTree

/// The edits that remove a rule, what only it uses, and its names in other rules.
///
/// It is a pure function of a compilation. Other rules that cannot exist without the rule are obstacles, which a person changes first.
package struct RuleRemoval {
  /// A place that uses the rule or something that is removed with it.
  package struct Use: Sendable {
    package let span: Span
    /// The rule that contains the place; nil for a file that is one rule.
    package let user: RulePath?
    /// What happens to the place: `the item is removed`.
    package let effect: String
  }

  package let rule: RulePath
  /// The rules that are removed, starting with the one that was asked for.
  package private(set) var removed: [RulePath] = []
  /// The places in rules that stay.
  package internal(set) var uses: [Use] = []
  /// The places that a person must change first.
  package private(set) var obstacles: [Use] = []
  /// The invariants that count the removed rules.
  package internal(set) var counts: [ChangedCount] = []
  let mentions: RuleMentions
  let owners: MentionOwners
  private let withParts: Bool
  var units: Set<Span> = []
  var replaced: [Span: String] = [:]
  var isRemoved: Set<RulePath> = []

  /// Nil if the rules could not be read.
  package init?(_ rule: RulePath, in compilation: Compilation) {
    guard let rules = compilation.rules else { return nil }
    self.init(rule, RuleMentions(rules, compilation.sources))
  }

  /// - Parameter withParts: Whether what only removed parts of other rules use is removed as well, such as the reason of a removed cell.
  package init(_ rule: RulePath, _ mentions: RuleMentions, withParts: Bool = true) {
    (self.rule, self.mentions, self.withParts) = (rule, mentions, withParts)
    owners = MentionOwners(mentions)
    add(rule)
    var next = 0
    repeat {
      addServants()
      while next < removed.count {
        for mention in mentions.of(removed[next]) where !mention.isDeclaration { take(mention) }
        next += 1
      }
      if withParts {
        addRepeatedCapabilities()
        addSections()
      }
      // What was removed on the way may have been the only user of something else.
      addServants()
    } while next < removed.count
    lowerCounts()
    uses.removeAll { use in use.user.map(isRemoved.contains) ?? false }
    obstacles.removeAll { use in use.user.map(isRemoved.contains) ?? false }
  }

  /// The edits, which do not overlap.
  package var edits: [Fix.Edit] {
    let roots = mentions.rules.folder.files.values.flatMap { $0 }
    let inner = replaced.filter { span, _ in !units.contains { $0.contains(span) } }
    return RemovedText(units, roots, mentions.sources).edits + inner.map { Fix.Edit($0.key, $0.value) }
  }

  // MARK: Rules

  mutating func add(_ rule: RulePath) {
    guard isRemoved.insert(rule).inserted else { return }
    removed.append(rule)
    if let entry = owners.entry(of: rule) { units.insert(entry) }
  }

  /// Adds the rules that only removed rules and removed parts of others use. A scenario or a translation is no user.
  private mutating func addServants() {
    var isChanged = true
    while isChanged {
      isChanged = false
      for (candidate, users) in owners.users where !isRemoved.contains(candidate) && RuleRemoval.parts.contains(candidate.parts[0]) {
        let others = users.filter { $0 != candidate && !RuleRemoval.notes.contains($0.parts[0]) }
        // An error is an entry of a register of its own: it goes with the last rule that raises it, but it is no part of the rule.
        guard !others.isEmpty, withParts || candidate.parts[0] != ErrorRule.key, !RuleRemoval.special.contains(candidate),
          serves(candidate, others)
        else { continue }
        add(candidate)
        isChanged = true
      }
    }
  }

  /// Whether every place that names a rule is removed: with the rule that contains it, or with a part of that rule, such as an item of a list.
  private func serves(_ candidate: RulePath, _ users: Set<RulePath>) -> Bool {
    let kept = users.subtracting(isRemoved)
    if kept.isEmpty { return true }
    guard withParts, !units.isEmpty else { return false }
    return mentions.of(candidate).allSatisfy { mention in
      if mention.isDeclaration || units.contains(where: { $0.contains(mention.span) }) { return true }
      let user = owners.user(at: mention.span) ?? RulePath("")
      return user == candidate || isRemoved.contains(user) || RuleRemoval.notes.contains(user.parts[0])
    }
  }

  /// The kinds whose rules go with the last rule that uses them. A capability describes the plans even if no action requires it.
  private static let parts = Set(RuleBook.partKinds).subtracting([Capability.key]).union([
    Placeholder.key, Lock.key, DeepLink.key, Setting.key, Event.key, ErrorRule.key,
  ])

  /// The kinds that only describe rules, so that their entries are removed with a rule.
  private static let notes: Set = [
    Scenario.key, Translation.key, Waiver.key, Lock.key, RemotePath.key, Invariant.key, Environment.key, Requirement.key,
  ]
  private static let special = Set(Ordinals.specialFacts.map { RulePath(Fact.key, $0) })

  // MARK: Places

  private mutating func take(_ mention: RuleMention) {
    guard let path = TreePath(to: mention.span, in: mentions.rules) else { return }
    let user = owners.user(of: path)
    if let user, isRemoved.contains(user) { return }
    // A larger part is removed already.
    if units.contains(where: { $0.contains(mention.span) }) { return }
    if path.kind == Scenario.key { return inScenario(path, mention, user) }
    if mention.target.parts[0] == Limit.key, let cell = cell(of: path, mention) {
      replaced[cell.span] = "allow"
      uses.append(Use(span: mention.span, user: user, effect: "the cell becomes `allow`"))
      return
    }
    let isCondition = [Fact.key, Condition.key].contains(mention.target.parts[0])
    let isExpression = mention.form == .text && !isCited(mention)
    guard !isExpression, !isCondition || RuleRemoval.notes.contains(path.kind) else {
      // Entries that only describe rules go with the rule.
      if RuleRemoval.notes.contains(path.kind), let user { return add(user, because: mention) }
      obstacles.append(Use(span: mention.span, user: user, effect: isExpression ? "an expression uses it" : "it decides here"))
      return
    }
    if let row = row(resultingAt: path) { return remove(row, "the row is removed", mention, user) }
    if decides(path) { return obstacles.append(Use(span: mention.span, user: user, effect: "it decides here")) }
    drop(path, path.parts.count - 1, mention, user)
  }

  /// Whether a place says what a row of a decision does. Without the row, another one would decide: an action that requires a capability would be allowed.
  private func decides(_ path: TreePath) -> Bool {
    guard !RuleRemoval.notes.contains(path.kind) else { return false }
    let keys = path.parts.compactMap { part in if case .field = part.step { part.key?.text } else { nil } }
    guard let row = keys.firstIndex(where: RuleRemoval.rows.contains) else { return false }
    return !keys[row...].contains(where: ["source", "assumes", "undecided"].contains)
  }

  /// The row whose result is a removed plan or answer, so that the next row decides; nil for another place and for the last row, which has no condition.
  private func row(resultingAt path: TreePath) -> TreePath.Part? {
    let index = path.parts.count - 2
    guard index > 0, case .item = path.parts[index].step, path.parts[index].value["if"] != nil,
      let result = path.parts[index + 1].key, let rows = path.parts[index - 1].key
    else { return nil }
    let isPlan = path.kind == Plan.key && rows.says("resolution") && result.says("plan")
    let isAnswer = path.kind == DecisionTable.key && rows.says("first_match") && result.says("then")
    return isPlan || isAnswer ? path.parts[index] : nil
  }

  /// The keys with the rows of decisions.
  private static let rows: Set = ["first_match", "only_match", "resolution"]

  private func isCited(_ mention: RuleMention) -> Bool { [Document.key, RecordedDecision.key].contains(mention.target.parts[0]) }

  private mutating func add(_ user: RulePath, because mention: RuleMention) {
    uses.append(Use(span: mention.span, user: nil, effect: "the \(user.parts[0]) entry `\(user.parts[1])` is removed"))
    add(user)
  }

  /// The cell of a capability that is within a limit.
  private func cell(of path: TreePath, _ mention: RuleMention) -> Node? {
    guard path.kind == Capability.key,
      let index = path.parts.lastIndex(where: { if case .entry(isColumn: true) = $0.step { true } else { false } }),
      index < path.parts.count - 1
    else { return nil }
    return path.parts[index].value
  }

  /// Removes the smallest part around a place that can be absent.
  private mutating func drop(_ path: TreePath, _ index: Int, _ mention: RuleMention, _ user: RulePath?) {
    guard index >= 0 else {
      obstacles.append(Use(span: mention.span, user: user, effect: "the file requires it"))
      return
    }
    let part = path.parts[index]
    if let rule = owners.declared(at: part) {
      guard RuleRemoval.notes.contains(rule.parts[0]), rule.parts[0] != Requirement.key else {
        obstacles.append(Use(span: mention.span, user: rule, effect: "the rule requires it"))
        return
      }
      return add(rule, because: mention)
    }
    switch part.step {
    case .field(let field, let isOneOf):
      let isOptional = field.map { !$0.isRequired } ?? true
      if isOptional, !isOneOf { return remove(part, "`\(part.key?.text ?? "")` is removed", mention, user) }
      drop(path, index - 1, mention, user)
    case .entry, .item:
      units.insert(part.span)
      let rest = RuleRemoval.spans(of: part.container).filter { !units.contains($0) }
      guard rest.isEmpty else { return note(part.key == nil ? "the item is removed" : "the entry is removed", mention, user) }
      units.remove(part.span)
      // A list with one item is the item.
      drop(path, index - 1, mention, user)
    }
  }

  static func spans(of node: Node) -> [Span] {
    node.kind == .sequence ? node.items.map(\.span) : node.entries.map(\.span)
  }

  private mutating func remove(_ part: TreePath.Part, _ effect: String, _ mention: RuleMention, _ user: RulePath?) {
    units.insert(part.span)
    note(effect, mention, user)
  }

  private mutating func note(_ effect: String, _ mention: RuleMention, _ user: RulePath?) {
    uses.append(Use(span: mention.span, user: user, effect: effect))
  }

  // MARK: Scenarios

  /// A question or a given plan removes its step or case; a given fact and an expectation are removed alone.
  private mutating func inScenario(_ path: TreePath, _ mention: RuleMention, _ user: RulePath?) {
    guard let user else { return }
    let index = path.parts.firstIndex { ["given", "when", "then", "each"].contains($0.key?.text ?? "") && $0.step.isField }
    guard let index, let key = path.parts[index].key?.text else { return drop(path, path.parts.count - 1, mention, user) }
    let isValueOfGiven = key == "given" && mention.target.parts[0] != Fact.key
    if key == "when" || isValueOfGiven { return dropCase(path, index, mention, user) }
    // The innermost entry or item that can be absent.
    var inner = path.parts.count - 1
    while inner > index {
      let part = path.parts[inner]
      units.insert(part.span)
      if !RuleRemoval.spans(of: part.container).allSatisfy(units.contains) {
        return note(key == "given" ? "the given fact is removed" : "the expectation is removed", mention, user)
      }
      units.remove(part.span)
      inner -= 1
    }
    if key == "given" { return remove(path.parts[index], "`given` is removed", mention, user) }
    dropCase(path, index, mention, user)
  }

  private mutating func dropCase(_ path: TreePath, _ index: Int, _ mention: RuleMention, _ user: RulePath) {
    guard let item = path.parts[..<index].lastIndex(where: { $0.key == nil }) else { return add(user, because: mention) }
    units.insert(path.parts[item].span)
    guard RuleRemoval.spans(of: path.parts[item].container).allSatisfy(units.contains) else {
      return note("the case is removed", mention, user)
    }
    add(user, because: mention)
  }
}

extension TreePath.Step {
  fileprivate var isField: Bool { if case .field = self { true } else { false } }
}
