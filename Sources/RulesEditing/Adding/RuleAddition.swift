package import Diagnostics
package import RuleKinds
package import RulesCompiler
internal import Schema
package import SourceText
internal import YAMLTree

/// The edits that add a rule with everything that belongs to it.
///
/// It is a pure function of a compilation. A new rule is like another one of its kind, or like the one that a person names, and markers say what a person must
/// write.
/// If a product has no rule of the kind yet, templates add the kind with what it needs.
package struct RuleAddition {
  /// The kinds that `rulebook add` adds, by their names on the command line.
  package static let kinds = [
    "limit": Limit.key, "plan": Plan.key, "notification": NotificationType.key, "deep-link": DeepLink.key, "error": ErrorRule.key,
    "reason": Reason.key, "copy": Copy.key,
  ]

  /// What the new rules have instead of the words of others.
  package enum Words: Sendable, CaseIterable {
    /// The words of the rule that is copied, after a marker.
    case marked
    /// Only markers.
    case replaced
    /// The words, with markers only in what users do not read.
    case noted
  }

  package enum Problem: Error, Equatable {
    case taken(String)
    case unknown(String, near: [String])
    /// No decision with this name is recorded.
    case undecided(String, near: [String])
    case malformed(String, String)
    /// The kind has no rule yet that the new one could be like, and needs another kind first.
    case needs(String)
    /// No capability has the name to which a limit should apply. An action with the name requires some.
    case noCapability(String, near: [String])
    /// The limit would limit nothing that the capability allows.
    case nothingToLimit(String)
    /// No plan with cells of its own has the name for which a limit has a number.
    case noPlan(String, near: [String])
    /// No fact has the name from which periods are counted.
    case noFact(String, near: [String])
  }

  /// The edits of existing files.
  package var edits: [Fix.Edit] { all.filter { edit in !(edit.rule.map(leftOut.contains) ?? false) }.map(\.edit) }
  private var all: [AddedEdit] = []
  /// The rules whose edits are left out.
  package private(set) var leftOut: Set<RulePath> = []
  /// The text that is added at the end of files, by the path of the file, or by the name of a new file in the rules folder: `limits.yaml`.
  package var additions: [(file: String, text: String)] {
    allAdditions.filter { addition in !(addition.rule.map(leftOut.contains) ?? false) }.map { ($0.file, $0.text) }
  }
  /// The additions, with the rule that each one adds if it can be left out.
  private var allAdditions: [(rule: RulePath?, file: String, text: String)] = []
  /// The rule whose form the new one has; nil for a template.
  package private(set) var model: RulePath?
  /// The rules that were added.
  package var added: [RulePath] { declared.filter { !leftOut.contains($0) } }
  private var declared: [RulePath] = []
  /// The places of expressions that name the other rule.
  package private(set) var expressions: [Span] = []
  /// The sources of other rules that the new rules have.
  package private(set) var copiedSources: [String] = []
  /// The invariants that count the new rules.
  package private(set) var counts: [ChangedCount] = []

  /// The rules whose form a new rule may have, the simplest first. Empty if the product has no rule of the kind.
  package static func models(_ kind: String, in compilation: Compilation) -> [String] {
    guard let rules = compilation.rules else { return [] }
    return RuleModel.candidates(kind, rules).map { $0.parts[1] }
  }

  /// - Parameters:
  ///   - kind: The key of the kind.
  ///   - like: The rule that is copied; nil for one of the simplest.
  ///   - words: What the new rules have instead of its words.
  ///   - form: The rule whose form the new one has if `like` is nil; nil for a template.
  ///   - target: The capability that a new limit limits; nil for none.
  ///   - terms: The numbers and the period of a new limit.
  ///   - decision: The recorded decision that is the source of the new rules; nil for the sources of the rules that are copied.
  ///   - mentions: The names in the rules.
  init(
    _ kind: String, _ name: String, like: String?, form: String?, words: Words, for target: String? = nil, terms: LimitTerms = LimitTerms(),
    decision: String?, in mentions: RuleMentions
  ) throws(Problem) {
    let rules = mentions.rules
    if mentions.isDeclared(kind, name) { throw .taken(name) }
    if let like, !mentions.isDeclared(kind, like) {
      throw .unknown(like, near: Suggestions.near(like, rules.places.names(of: kind)))
    }
    if let problem = RenamedName.problem(ofNew: name, kind: kind, mentions) { throw .malformed(name, problem) }
    if let decision, !mentions.isDeclared(RecordedDecision.key, decision) {
      throw .undecided(decision, near: Suggestions.near(decision, rules.places.names(of: RecordedDecision.key)))
    }
    try RuleAddition.check(terms, rules)
    let schedule = try terms.period.map { period throws(Problem) in try LimitSchedule(period, mentions) }
    var resetCopy = "limit.\(name).reset"
    while mentions.isDeclared(Copy.key, resetCopy) { resetCopy += "2" }
    let reset = schedule.map { (schedule: RenamedName.written($0.name), copy: resetCopy) }
    guard let model = (like ?? form).map({ RulePath(kind, $0) }) else {
      let plans = terms.applied(to: Columns<Plan, LimitValue>(rules.book.plans.columns.map { .init(column: $0, value: .number(10)) }))
      let applied = try target.map { target throws(Problem) in try AppliedLimit(name, plans, to: target, decision: decision, mentions) }
      let template = try RuleTemplate(kind, name, LimitForm(terms, applied, reset: reset), decision: decision, mentions)
      allAdditions = template.additions.map { (nil, $0.file, $0.text) }
      declared = template.added
      if let applied { add(applied) }
      if let schedule { add(schedule, copy: nil, source: decision, mentions) }
      return
    }
    self.model = model
    let parts = RuleModel.parts(of: model, isLike: like != nil, mentions)
    let plans = terms.applied(to: rules.book.limits[model.parts[1]]?.plans ?? Columns())
    let applied = try target.map { target throws(Problem) in try AppliedLimit(name, plans, to: target, decision: decision, mentions) }
    let clone = RuleClone(
      model, as: name, parts: parts, words: PlaceholderWords(style: words), limit: LimitForm(terms, applied, reset: reset),
      decision: decision, mentions)
    all = clone.edits
    expressions = clone.expressions
    counts = clone.counts
    declared = clone.names.map { RulePath($0.key.parts[0], $0.value) }.sorted { $0.description < $1.description }
    if decision == nil {
      let cited = mentions.citations.filter { clone.names[$0.path.rule] != nil }
      copiedSources = Set(cited.map(\.text)).sorted()
    }
    for own in clone.ownCopy {
      let sources = rules.book.reasons[own.reason.parts[1]]?.provenance.sources ?? []
      let title = own.hasTitle ? "title: \"\(UnwrittenText.marker(of: own.copy)) (title)\", " : ""
      add(Copy.key, own.copy, "\(title)text: \"\(UnwrittenText.marker(of: own.copy))\"", decision ?? cited(sources, rules), mentions)
    }
    if let schedule {
      // The clone of the copy about the schedule of the model may have this name.
      let isCloned = clone.names.contains { $0.key.parts[0] == Copy.key && $0.value == resetCopy }
      let sources = rules.book.limits[model.parts[1]]?.provenance.sources ?? []
      add(schedule, copy: isCloned ? nil : resetCopy, source: decision ?? cited(sources, rules), mentions)
    }
    if kind == Plan.key { entitle(name, model, decision, mentions) }
    if let applied { add(applied) }
  }

  private static func check(_ terms: LimitTerms, _ rules: CheckedRules) throws(Problem) {
    let columns = rules.book.plans.columns.map(\.text)
    for value in terms.values where !columns.contains(value.plan) {
      throw .noPlan(value.plan, near: Suggestions.near(value.plan, columns))
    }
  }

  /// Adds a schedule that the rules do not have yet, and the copy that says when a limit resets.
  private mutating func add(_ schedule: LimitSchedule, copy: String?, source: String?, _ mentions: RuleMentions) {
    if let text = schedule.text {
      let file = RuleTemplate.file(of: Reset.key, like: schedule.name, mentions)
      let sources = source.map { ", source: \($0)" } ?? ""
      allAdditions.append((nil, file, RenamedName.written(schedule.name) + text.dropLast(2) + sources + "}\n"))
      declared.append(RulePath(Reset.key, schedule.name))
    }
    if let copy { add(Copy.key, copy, "text: \"\(UnwrittenText.marker(of: copy))\"", source, mentions) }
  }

  /// Adds copy that no other rule has.
  private mutating func add(_ kind: String, _ name: String, _ text: String, _ source: String?, _ mentions: RuleMentions) {
    let file = RuleTemplate.file(of: kind, like: String(name.prefix { $0 != "." }), mentions)
    let sources = source.map { ", source: \($0)" } ?? ""
    let rule = RulePath(kind, name)
    allAdditions.append((rule, file, "\(RenamedName.written(name)): {where: \"TODO: where users read it\", \(text)\(sources)}\n"))
    declared.append(rule)
  }

  /// The sources of a rule that is copied, as they are written; nil for a product without documents.
  private func cited(_ sources: [String], _ rules: CheckedRules) -> String? {
    rules.book.manifest.documents.count == 0 || sources.isEmpty ? nil : "[\(sources.joined(separator: ", "))]"
  }

  private mutating func add(_ applied: AppliedLimit) {
    all += applied.edits.map { AddedEdit(edit: $0, rule: nil) }
    declared += applied.added.map { [$0] } ?? []
  }

  // MARK: What can be left out

  /// The other rules that also name the new rule, such as an invariant or a list of rows. Each can be left as it was.
  package var extended: Set<RulePath> { Set(all.compactMap(\.rule)).subtracting(declared) }

  /// The parts and waivers that are copied with the rule. Those without a use can be left out.
  package var copied: Set<RulePath> { Set(all.compactMap(\.rule) + allAdditions.compactMap(\.rule)) }

  /// Replaces the rules whose edits are left out.
  package mutating func leave(_ rules: Set<RulePath>) { leftOut = rules }

  /// The place where the name of the new rule would be added to another rule.
  package func place(of rule: RulePath) -> Span? { all.first { $0.rule == rule }?.edit.span }

  // MARK: Plans

  /// Adds the fact and the condition that put a person on a new plan, and the row that asks for them.
  private mutating func entitle(_ name: String, _ model: RulePath, _ decision: String?, _ mentions: RuleMentions) {
    let rules = mentions.rules
    let (fact, condition) = ("subscription.\(ClonedName.lower(name))", "on_\(ClonedName.lower(name))")
    let cited = rules.book.manifest.documents.count == 0 ? [] : rules.book.plans.states[model.parts[1]]?.provenance.sources ?? []
    let source = decision ?? (cited.isEmpty ? nil : "[\(cited.joined(separator: ", "))]")
    let sources = source.map { ", source: \($0)" } ?? ""
    allAdditions.append(
      (
        nil, RuleTemplate.file(of: Fact.key, like: "subscription", mentions),
        "\(fact): {about: \"TODO: whether the user is on the plan \(name).\", type: bool, if_absent: false, from: app\(sources)}\n"
      ))
    allAdditions.append(
      (
        nil, RuleTemplate.file(of: Condition.key, like: "on", mentions),
        "\(condition): {about: \"The user is on the plan \(name).\", when: \(fact)\(sources)}\n"
      ))
    declared += [RulePath(Fact.key, fact), RulePath(Condition.key, condition)]
    guard let rows = rules.places.node(RulePath("plans", "resolution")), let first = rows.items.first(where: { _ in true }) else { return }
    let file = mentions.sources[rows.span.file]
    let target = rows.items.first { $0["plan"]?.says(model.parts[1]) ?? false } ?? first
    let line = Int(file.lines.starts[file.lines.line(of: Int(target.span.start)) - 1])
    let indent = String(repeating: " ", count: max(0, file.position(of: Int(target.span.start)).column - 3))
    let row = "\(indent)- {if: \(condition), plan: \(RenamedName.written(name))}\n"
    all.append(AddedEdit(edit: Fix.Edit(Span(rows.span.file, line, line), row), rule: nil))
  }
}
