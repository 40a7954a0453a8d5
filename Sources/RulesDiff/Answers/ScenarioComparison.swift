internal import RuleKinds
internal import RulesBundle
internal import RulesCompiler
internal import RulesJSON
internal import RulesModel
internal import RulesRuntime
internal import RulesScenarios

/// A scenario whose answers are other ones now.
public struct ScenarioChange: Sendable, Equatable {
  public struct Difference: Sendable, Equatable {
    /// The keys that lead to the value in the answer: `copy.text`.
    public var key: String
    /// Nil where the answer has no such value.
    public var old: String?
    public var new: String?
  }

  public var scenario: String
  /// Which of its questions: `steps/2`, empty where it has one.
  public var step: String
  /// What is asked: `entitlement flow.save`.
  public var question: String
  public var differences: [Difference]
  /// Further scenarios with the same differences.
  public var others: [String]
}

/// Runs the scenarios of both sides on both rule books.
struct ScenarioComparison {
  private(set) var changes: [ScenarioChange] = []
  private(set) var count = 0

  /// Nil when one of the sides is no usable bundle.
  init?(_ old: Compilation, _ new: Compilation, findZone: (@Sendable (String) -> Zone?)?) {
    guard let before = try? ScenarioRunner(old, findZone: findZone), let after = try? ScenarioRunner(new, findZone: findZone) else {
      return nil
    }
    var found: [ScenarioChange] = []
    func compare(_ scenario: Scenario, _ name: String) {
      count += 1
      found += ScenarioComparison.changes(before.run(scenario, named: name), after.run(scenario, named: name))
    }
    let (there, here) = (before.checked.book.scenarios, after.checked.book.scenarios)
    for entry in here.entries { compare(entry.value, entry.name.text) }
    // What a scenario expected and asked before counts as well, where that is not what it asks now.
    for entry in there.entries where !Self.asksTheSame(here[entry.name], entry.value) { compare(entry.value, entry.name.text) }
    changes = ScenarioComparison.grouped(found)
  }

  private static func asksTheSame(_ one: Scenario?, _ other: Scenario) -> Bool {
    guard var one else { return false }
    (one.provenance, one.then) = (other.provenance, other.then)
    return one == other
  }

  /// The first question of each case that is answered otherwise; of steps the first of all, for the others follow from it.
  private static func changes(_ old: ScenarioRun, _ new: ScenarioRun) -> [ScenarioChange] {
    var changes: [ScenarioChange] = []
    var isOver = false
    for (before, after) in zip(old.steps, new.steps) {
      let isCase = after.path.parts.count > 2 && after.path.parts[2] == "cases"
      if isOver, !isCase { continue }
      for (was, now) in zip(before.exchanges, after.exchanges) {
        // What one side does not know by name cannot be asked there; the contract says so.
        if was.isUnknown != now.isUnknown { continue }
        let differences = AnswerDifferences(was.answer, now.answer).telling
        if differences.isEmpty { continue }
        changes.append(
          ScenarioChange(
            scenario: new.name, step: after.path.parts.dropFirst(2).joined(separator: "/"), question: question(now.request),
            differences: differences, others: []))
        isOver = !isCase
        break
      }
    }
    return changes
  }

  /// The keys of requests that name what a question is about.
  private static let subjects: Set<String> = [
    "action", "event", "signal", "vector", "table", "limit", "payload", "link", "route", "moment", "fact", "error", "retry", "empty_state",
    "field", "form",
  ]

  /// `entitlement flow.save`: what is asked, and the rule that it is about.
  private static func question(_ request: JSON) -> String {
    let members = request.objectValue ?? []
    let ask = members.first { $0.key == "ask" }?.value.stringValue ?? ""
    let subject = members.first { subjects.contains($0.key) }?.value.stringValue
    return ([ask] + (subject.map { [$0] } ?? [])).joined(separator: " ")
  }

  /// What is the same in several scenarios is said once.
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
    // Who is refused or let in comes first, then what else the answer says outright, then the rest.
    func rank(_ change: ScenarioChange) -> Int {
      change.differences.contains { $0.key == "allowed" } ? 0 : change.differences.contains { !$0.key.contains(".") } ? 1 : 2
    }
    return groups.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }.map(\.element)
  }
}

/// Where two answers differ. How an answer came about, and what is handed on to the next question, is left out.
private struct AnswerDifferences {
  private(set) var found: [ScenarioChange.Difference] = []
  private static let aside: Set<String> = ["trace", "history"]

  init(_ old: JSON, _ new: JSON) { compare(old, new, "") }

  private mutating func compare(_ old: JSON?, _ new: JSON?, _ key: String) {
    if old == new { return }
    switch (old, new) {
    case (.object(let before)?, .object(let after)?):
      let keys = before.map(\.key) + after.map(\.key).filter { key in !before.contains { $0.key == key } }
      for inner in keys where !AnswerDifferences.aside.contains(inner) {
        compare(old?[inner], new?[inner], key.isEmpty ? inner : "\(key).\(inner)")
      }
    case (.array(let before)?, .array(let after)?) where before.count == after.count:
      for (index, pair) in zip(before, after).enumerated() { compare(pair.0, pair.1, "\(key).\(index)") }
    default: found.append(.init(key: key, old: old.map(AnswerDifferences.text), new: new.map(AnswerDifferences.text)))
    }
  }

  /// Once somebody is let in who was refused, or the other way round, all else in the answer follows: then only the words that say so.
  var telling: [ScenarioChange.Difference] {
    guard found.contains(where: { $0.key == "allowed" }) else { return found }
    return found.filter { ["allowed", "gateType", "reasonCode"].contains($0.key) }
  }

  private static func text(_ value: JSON) -> String {
    let text = value.stringValue ?? String(decoding: value.compact(), as: UTF8.self)
    return text.count > 120 ? "\(text.prefix(117))..." : text
  }
}

extension Exchange {
  /// Whether the question names a rule that there is not.
  fileprivate var isUnknown: Bool { !isAnswered && answer["error"]?["code"]?.stringValue?.hasPrefix("unknown_") ?? false }
}
