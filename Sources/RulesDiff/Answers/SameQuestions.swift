internal import RuleKinds
internal import Schema

/// Tells which scenarios ask the same questions in both rule books, regardless of their expectations and of renamed rules.
struct SameQuestions {
  private let old: [String: RuleValue]
  private let new: [String: RuleValue]
  let renames: Renames
  /// Whether all scenarios are the same on both sides.
  private let areSame: Bool

  init(_ old: RuleTrees, _ new: RuleTrees, _ renames: Renames) {
    self.renames = renames
    areSame = renames.isEmpty && old.shares(Scenario.key, with: new)
    if areSame {
      (self.old, self.new) = ([:], [:])
      return
    }
    let kind = RuleBookSchema.schema.fields.first { $0.key == Scenario.key }?.shape
    var item: Shape = .tree
    if case .named(_, let inner)? = kind { item = inner }
    let now = Dictionary((new[Scenario.key]?.entries ?? []).map { ($0.key, SameQuestions.question($0.value)) }) { first, _ in first }
    self.old = Dictionary(
      (old[Scenario.key]?.entries ?? []).map { entry in
        let name = renames.nameNow(Scenario.key, entry.key)
        let value = SameQuestions.question(renames.applied(to: entry.value, item))
        return (name, now[name].map { renames.followed(value, by: $0, item) } ?? value)
      }
    ) { first, _ in first }
    self.new = now
  }

  /// Whether a scenario asks the same questions on both sides. `name` is its new name.
  func isSame(_ name: String) -> Bool { areSame || old[name] != nil && old[name] == new[name] }

  private static let besides: Set<String> = ["about", "source", "assumes", "then", "each"]

  /// The facts and the questions of a scenario, without its comments and expectations.
  private static func question(_ value: RuleValue) -> RuleValue {
    .map(
      value.entries.filter { !besides.contains($0.key) }.map { entry in
        guard ["steps", "cases"].contains(entry.key) else { return entry }
        return .init(key: entry.key, value: .list(entry.value.items.map(question)))
      })
  }
}
