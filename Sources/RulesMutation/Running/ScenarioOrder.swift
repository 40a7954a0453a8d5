internal import RuleKinds
internal import RulesJSON
internal import RulesScenarios

/// Which scenarios are worth asking first about a changed rule: those whose requests or answers name it or a rule that rests on it.
struct ScenarioOrder: Sendable {
  let names: [String]
  private let mentions: [String: [Int]]
  let index: RuleIndex

  /// How far from a rule to the rules that use it.
  private static let steps = 4

  /// Runs all scenarios. Nil if one of them fails.
  init?(_ runner: ScenarioRunner, _ index: RuleIndex) {
    var mentions: [String: Set<Int>] = [:]
    names = runner.names
    for (position, name) in names.enumerated() {
      guard let run = runner.run(name), run.hasPassed else { return nil }
      var words: Set<String> = []
      for exchange in run.steps.flatMap(\.exchanges) {
        ScenarioOrder.collect(exchange.request, &words)
        ScenarioOrder.collect(exchange.answer, &words)
      }
      for word in words { mentions[word, default: []].insert(position) }
    }
    self.mentions = mentions.mapValues { $0.sorted() }
    self.index = index
  }

  private static func collect(_ value: JSON, _ words: inout Set<String>) {
    switch value {
    case .string(let text):
      words.insert(text)
      // A row is named by its path.
      if text.first == "/" { words.formUnion(RulePath(text: text).parts) }
    case .array(let items): for item in items { collect(item, &words) }
    case .object(let members):
      for member in members where member.key != "history" {
        words.insert(member.key)
        collect(member.value, &words)
      }
    default: break
    }
  }

  /// All scenarios, the likely ones first.
  func scenarios(for path: RulePath) -> [String] {
    var order: [Int] = []
    var seen: Set<Int> = []
    var rules: Set<RulePath> = [path.rule]
    var front = [path.rule]
    for _ in 0...ScenarioOrder.steps {
      for rule in front where rule.parts.count > 1 {
        for position in mentions[rule.parts[1]] ?? [] where seen.insert(position).inserted { order.append(position) }
      }
      front = front.flatMap { index.uses(of: $0) }.filter { !$0.isByPath && rules.insert($0.user).inserted }.map(\.user)
    }
    return (order + names.indices.filter { !seen.contains($0) }).map { names[$0] }
  }
}
