internal import ParallelMap
internal import RuleKinds
internal import RulesBundle
internal import RulesCompiler
internal import RulesJSON
internal import RulesRuntime
internal import RulesScenarios

/// A scenario whose answers changed.
package struct ScenarioChange: Sendable, Equatable {
  package struct Difference: Sendable, Equatable {
    /// The keys that lead to the value in the answer, with items of lists by name: `copy.text`, `limits.saved_flows.used`.
    package var key: String
    /// The values before and after. Nil if the answer does not have the value, and for lists whose items were added or removed.
    package var old: String?
    package var new: String?
    /// The added and the removed items of a list.
    package var added: [String] = []
    package var removed: [String] = []
    /// The item that follows the added ones, if they stand together and are not the last. Equal differences may have another one.
    package var addedBefore: String?

    package static func == (one: Self, other: Self) -> Bool {
      one.key == other.key && one.old == other.old && one.new == other.new && one.added == other.added && one.removed == other.removed
    }
  }

  package var scenario: String
  /// The step or case: `steps/2`. Empty for a scenario with a single question.
  package var step: String
  /// The question: `entitlement flow.save`.
  package var question: String
  package var differences: [Difference]
  /// Further scenarios with the same differences.
  package var others: [String]
}

/// Runs the scenarios of both sides on both rule books.
struct ScenarioComparison {
  private(set) var changes: [ScenarioChange] = []
  private(set) var count = 0
  /// The questions with changed answers.
  private(set) var shown: [ScenarioAnswers.Shown] = []

  /// Nil if one of the sides has no usable bundle.
  init?(_ old: Compilation, _ new: Compilation, _ asked: SameQuestions, findZone: (@Sendable (String) -> Zone?)?) {
    guard let there = old.rules?.book.scenarios, let here = new.rules?.book.scenarios, old.lowered != nil, new.lowered != nil else {
      return nil
    }
    let renames = asked.renames
    var runs = here.entries.map { entry in
      let name = entry.name.text
      // A scenario that differs only in its expectations or in names of rules runs on each side as that side declares it.
      let was = asked.isSame(name) ? there[renames.nameBefore(Scenario.key, name)] : nil
      return Run(name: name, old: was ?? entry.value, new: entry.value)
    }
    count = runs.count
    // Run the old questions of scenarios whose questions changed or that were removed, too.
    for entry in there.entries {
      let name = renames.nameNow(Scenario.key, entry.name.text)
      if asked.isSame(name) { continue }
      if here[name] == nil { count += 1 }
      runs.append(Run(name: name, old: entry.value, new: entry.value))
    }
    let all = runs
    let batches = stride(from: 0, to: all.count, by: Self.batch).map { all[$0..<min($0 + Self.batch, all.count)] }
    // Those that take the longest are first, so that no thread runs one while the others have nothing left.
    let costs = batches.map { $0.reduce(0) { $0 + $1.cost } }
    let order = batches.indices.sorted { (costs[$1], $0) < (costs[$0], $1) }
    let ran = ParallelMap.map(order.map { batches[$0] }) { batch -> [Found] in
      guard let before = try? ScenarioRunner(old, findZone: findZone, judges: false),
        let after = try? ScenarioRunner(new, findZone: findZone, judges: false)
      else { return [] }
      return batch.flatMap { Self.changes(before.run($0.old, named: $0.name), after.run($0.new, named: $0.name), renames) }
    }
    let found = zip(order, ran).sorted { $0.0 < $1.0 }.flatMap(\.1)
    changes = Self.grouped(found.compactMap(\.change))
    shown = found.compactMap(\.shown)
  }

  /// The number of scenarios that one thread runs in a row.
  private static let batch = 8

  /// A scenario as each side declares it.
  private struct Run: Sendable {
    let name: String
    let old: Scenario
    let new: Scenario

    /// How many questions it asks, about.
    var cost: Int64 { (new.steps + new.cases).reduce(1) { $0 + (($1.when ?? new.when)?.times ?? 0) } }
  }

  private typealias Found = (change: ScenarioChange?, shown: ScenarioAnswers.Shown?)

  /// The first changed answer of each case. Of steps, only the first changed answer, because the later ones follow from it, and the first that users
  /// notice.
  private static func changes(_ old: ScenarioRun, _ new: ScenarioRun, _ renames: Renames) -> [Found] {
    var changes: [Found] = []
    var (isOver, isShown) = (false, false)
    for (before, after) in zip(old.steps, new.steps) {
      let isCase = after.path.parts.count > 2 && after.path.parts[2] == "cases"
      if isOver, isShown, !isCase { continue }
      for (was, now) in zip(before.exchanges, after.exchanges) {
        // A rule that one side does not have cannot be queried there. The contract reports it.
        if was.isUnknown != now.isUnknown { continue }
        let earlier = renames.followed(was.answer, by: now.answer)
        let differences = AnswerDifferences(earlier, now.answer).telling
        if differences.isEmpty { continue }
        let isNew = isCase || !isOver
        let change = ScenarioChange(
          scenario: new.name, step: after.path.parts.dropFirst(2).joined(separator: "/"), question: question(now.request),
          differences: differences, others: [])
        let shown = ScenarioAnswers.Shown(scenario: new.name, request: now.request, old: earlier, new: now.answer)
        changes.append((change: isNew ? change : nil, shown: shown))
        isOver = isOver || !isCase
        isShown = isShown || (!isCase && shown.isNoticed)
        break
      }
    }
    return changes
  }

  /// The keys of requests that name the subject of a question.
  private static let subjects: Set<String> = [
    "action", "event", "signal", "vector", "table", "limit", "payload", "link", "route", "moment", "fact", "error", "retry", "empty_state",
    "field", "form",
  ]

  /// The form of a question and the rule that it is about: `entitlement flow.save`.
  private static func question(_ request: JSON) -> String {
    let members = request.objectValue ?? []
    let ask = members.first { $0.key == "ask" }?.value.stringValue ?? ""
    let subject = members.first { subjects.contains($0.key) }?.value.stringValue
    return ([ask] + (subject.map { [$0] } ?? [])).joined(separator: " ")
  }

  /// Groups scenarios with the same differences.
  private static func grouped(_ changes: [ScenarioChange]) -> [ScenarioChange] {
    var groups: [ScenarioChange] = []
    for change in changes {
      if let position = groups.firstIndex(where: { $0.differences == change.differences }) {
        let known = groups[position].scenario == change.scenario || groups[position].others.contains(change.scenario)
        if !known { groups[position].others.append(change.scenario) }
      } else {
        groups.append(change)
      }
    }
    // Changed verdicts come first, then other changes at the top level of the answer, then the rest.
    func rank(_ change: ScenarioChange) -> Int {
      change.differences.contains { $0.key == "allowed" } ? 0 : change.differences.contains { !$0.key.contains(".") } ? 1 : 2
    }
    return groups.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }.map(\.element)
  }
}

extension Exchange {
  /// Whether the question names a rule that does not exist, or gives a fact a value that is refused.
  fileprivate var isUnknown: Bool {
    guard !isAnswered, let code = answer["error"]?["code"]?.stringValue else { return false }
    return code.hasPrefix("unknown_") || ["wrong_type", "out_of_range"].contains(code)
  }
}
