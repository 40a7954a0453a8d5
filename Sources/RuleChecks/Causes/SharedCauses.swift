internal import Conditions
internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// Combines the diagnostics that one wrong value causes in the rules that depend on it.
///
/// A wrong cell of a capability breaks invariants of many actions. One diagnostic, at the cell, then lists what it breaks. Nothing is lost:
/// the locations and messages of the others become labels and notes.
struct SharedCauses {
  /// The number of other locations that are marked. The remaining ones are notes.
  private static let mostLabels = 8

  /// The diagnostics that a wrong value in another rule can cause.
  private static let consequences: Set<String> = [
    InvariantBroken.explanation.name, TableDeadRow.explanation.name, SyncRefusalUnasked.explanation.name,
    PlanDuplicateCapability.explanation.name, PlanDeadEntitlement.explanation.name, PlanGateWithoutDeny.explanation.name,
    PlanDenyWithoutGate.explanation.name, PlanCoreLimitMismatch.explanation.name, PlanMonotoneCapability.explanation.name,
    PlanCapMonotone.explanation.name, PlanNotApplicable.explanation.name, LimitNotCounted.explanation.name,
    GateUnreachableTrigger.explanation.name, GateDeadAction.explanation.name, ReasonNoGate.explanation.name,
    LadderMissingPlan.explanation.name, LadderUncounted.explanation.name, NotifEligibilityCapability.explanation.name,
    RemoteOutOfRange.explanation.name, OverrideOutOfRange.explanation.name, PlaceholderDefaultOutOfRange.explanation.name,
    LockChanged.explanation.name, ValueOutOfOrder.explanation.name, CopyLiteralCap.explanation.name, LimitOtherWords.explanation.name,
    ConditionConstant.explanation.name, OfflineOrder.explanation.name, OfflineMonotone.explanation.name, Waivers.unused.name,
  ]

  /// The diagnostics that compare a value with its neighbors or with what was decided about it.
  private static let values: Set<String> = [
    LockChanged.explanation.name, PlanMonotoneCapability.explanation.name, PlanCapMonotone.explanation.name,
    PlanCoreLimitMismatch.explanation.name, PlanDuplicateCapability.explanation.name, PlanNotApplicable.explanation.name,
    PlaceholderDefaultOutOfRange.explanation.name, ValueOutOfOrder.explanation.name,
  ]

  /// The kinds whose values other rules depend on.
  private static let causes: Set<String> = [
    Capability.key, Limit.key, Setting.key, Action.key, DecisionTable.key, Condition.key, Router.key, OfflineRow.key, LadderVector.key,
  ]

  /// A rule by its kind and its name.
  private struct Rule: Hashable {
    var kind: String
    var name: String
  }

  private let context: CheckContext

  init(_ context: CheckContext) { self.context = context }

  /// Returns the diagnostics with those that have one cause combined.
  func combined(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var open = diagnostics.indices.filter { SharedCauses.consequences.contains(diagnostics[$0].name) }
    guard open.count > 1 else { return diagnostics }
    let graph = Graph(context)
    let rules = diagnostics.map { one in ([one.primary] + one.secondary).map { graph.rule(at: $0.span) } }
    var result = diagnostics
    var removed: Set<Int> = []
    while let best = best(open, diagnostics, rules, graph) {
      result[best.root] = together(diagnostics[best.root], best.others.map { diagnostics[$0] })
      removed.formUnion(best.others)
      open.removeAll { best.others.contains($0) || $0 == best.root }
    }
    return result.indices.filter { !removed.contains($0) }.map { result[$0] }
  }

  /// Returns the diagnostic at the rule that explains the most others.
  private func best(
    _ open: [Int], _ diagnostics: [Diagnostic], _ rules: [[Rule?]], _ graph: Graph
  ) -> (root: Int, others: [Int])? {
    var best: (root: Int, others: [Int])?
    var highest = (0, 0, 0)
    for root in open {
      guard let cause = rules[root].first ?? nil, SharedCauses.causes.contains(cause.kind) else { continue }
      let near = graph.near(cause)
      let others = open.filter { other in
        other != root && rules[other].contains { $0.map { $0 == cause || near.contains($0) } ?? false }
      }
      guard !others.isEmpty else { continue }
      // A value that contradicts its neighbors or its lock is a cause. A value that is only never used follows from a decision.
      let certainty = SharedCauses.values.contains(diagnostics[root].name) ? 2 : cause.kind == Action.key || cause.kind == DecisionTable.key ? 1 : 0
      let rank = (others.count, certainty, diagnostics[root].severity == .error ? 1 : 0)
      if rank > highest { (best, highest) = ((root, others), rank) }
    }
    return best
  }

  private func together(_ root: Diagnostic, _ others: [Diagnostic]) -> Diagnostic {
    var whole = root
    if others.contains(where: { $0.severity == .error }) { whole.severity = .error }
    let marked = others.filter { $0.primary.span != root.primary.span }
    whole.secondary += marked.prefix(SharedCauses.mostLabels).map { .init($0.primary.span, $0.message) }
    let labeled = marked.prefix(SharedCauses.mostLabels).map(\.message)
    whole.notes += others.map(\.message).filter { !labeled.contains($0) }
    return whole
  }

  /// Which rules depend on which.
  private struct Graph {
    private var mentioned: [Rule: Set<Rule>] = [:]
    private var users: [Rule: Set<Rule>] = [:]
    private var starts: [FileID: [(start: UInt32, end: UInt32, rule: Rule)]] = [:]

    init(_ context: CheckContext) {
      for rule in context.mentions.rules {
        let own = Rule(kind: rule.kind, name: rule.name)
        for use in rule.uses { add(own, Rule(kind: use.kind, name: use.name)) }
      }
      for (path, expression) in context.typed.expressions where path.parts.count > 1 {
        let own = Rule(kind: path.parts[0], name: path.parts[1])
        let uses = expression.uses
        for (kind, names) in [(Limit.key, uses.limits), (Capability.key, uses.capabilities), (Condition.key, uses.conditions)] {
          for name in names { add(own, Rule(kind: kind, name: name)) }
        }
        for name in uses.settings { add(own, Rule(kind: Setting.key, name: name.settingName)) }
      }
      for one in context.reading.declarations {
        starts[one.key.span.file, default: []].append(
          (one.key.span.start, max(one.key.span.end, one.value.span.end), Rule(kind: one.kind, name: one.name)))
      }
    }

    private mutating func add(_ user: Rule, _ used: Rule) {
      mentioned[user, default: []].insert(used)
      users[used, default: []].insert(user)
    }

    /// Returns the innermost rule at a location.
    func rule(at span: Span) -> Rule? {
      (starts[span.file] ?? []).filter { $0.start <= span.start && span.start <= $0.end }.max { $0.start < $1.start }?.rule
    }

    /// Returns the rules that use a rule, the rules that those use too, and the rules that this rule uses.
    func near(_ rule: Rule) -> Set<Rule> {
      let own = users[rule] ?? []
      var near = own.union((mentioned[rule] ?? []).filter { !SharedCauses.hubs.contains($0.kind) })
      for user in own where user.kind == Action.key || user.kind == Condition.key {
        near.formUnion((mentioned[user] ?? []).filter { !SharedCauses.hubs.contains($0.kind) })
        near.formUnion(users[user] ?? [])
      }
      return near
    }
  }

  /// Kinds that so many rules use that sharing them means nothing.
  private static let hubs: Set<String> = [Plan.key, Fact.key, Document.key, Surface.key, Effect.key, Button.key, Condition.key]
}
