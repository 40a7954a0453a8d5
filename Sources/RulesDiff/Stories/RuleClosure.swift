internal import RuleKinds
internal import Schema

/// The rules that the answer about a rule reads, directly or through other rules.
struct RuleClosure {
  private let index: RuleIndex

  init(_ index: RuleIndex) { self.index = index }

  /// The keys of a rule that answers about other rules read, by kind. Kinds that are not listed have no keys of their own.
  ///
  /// A link or a button that opens a screen tells who may open it, and not what is on it.
  private static let readByOthers: [String: Set<String>] = [Route.key: ["only_if", "else", "open_when_undecided"]]

  /// What only the answer about a rule itself reads, as a part of the rule.
  private static let contents = "contents"

  /// The rule as it changed: all of it, or only what no answer about another rule reads.
  static func changed(_ rule: RulePath, by fields: Set<String>) -> RulePath {
    guard let read = readByOthers[rule.parts[0]], !fields.isEmpty, fields.isDisjoint(with: read) else { return rule }
    return rule.appending(contents)
  }

  /// The keys that say what an answer shows with a denial, by kind. A button contains only why its action is denied.
  private static let withDenials: [String: Set<String>] = [
    Action.key: ["emits", "effects", "returns_to", "with", "entry_point"], Reason.key: ["buttons", "emits", "shown_on"],
    Gate.key: ["buttons", "dismiss", "adds", "emits", "shown_on"],
    ErrorRule.key: ["severity", "shown_on", "buttons", "retry", "sends", "waits_while", "recorded_by", "opens"],
  ]

  /// Returns the rules that `roots` use, with the roots and their contents. A root without a name stands for all rules of its kind.
  ///
  /// `stopping`: kinds whose rules are included, but not what they use.
  func rules(from roots: [RulePath], stopping kinds: Set<String> = []) -> Set<RulePath> {
    let whole = Set(roots.flatMap(entries))
    var seen = whole
    // The rules that only a denial rests on.
    var denying: Set<RulePath> = []
    var front = whole.map { (rule: $0, isDenial: false) }
    for rule in whole where RuleClosure.readByOthers[rule.parts[0]] != nil { seen.insert(rule.appending(RuleClosure.contents)) }
    while let (rule, isDenial) = front.popLast() {
      let read = whole.contains(rule) ? nil : RuleClosure.readByOthers[rule.parts[0]]
      for use in index.uses(by: rule) where !use.isByPath {
        let key = use.path.parts.count > 2 ? use.path.parts[2] : ""
        if let read, !read.contains(key) { continue }
        if isDenial, RuleClosure.withDenials[rule.parts[0]]?.contains(key) == true { continue }
        let isDenied = isDenial || (rule.parts[0] == Button.key && key == "does")
        let target = use.target.rule
        guard !Subjects.registers.contains(target.parts[0]), !seen.contains(target) else { continue }
        guard isDenied ? denying.insert(target).inserted : seen.insert(target).inserted else { continue }
        if !kinds.contains(target.parts[0]) { front.append((target, isDenied)) }
      }
      if rule.parts[0] == Record.key { seen.formUnion(defaults(of: rule)) }
    }
    return seen.union(denying)
  }

  /// The rules of some kinds that rules use directly.
  func used(by rules: Set<RulePath>, of kinds: Set<String>) -> Set<RulePath> {
    Set(rules.flatMap { index.uses(by: $0) }.map(\.target.rule).filter { kinds.contains($0.parts[0]) })
  }

  /// The settings with the defaults of the fields of a record.
  private func defaults(of record: RulePath) -> [RulePath] {
    (index.words[record] ?? []).filter { $0.hasPrefix("settings.") }.map { RulePath(Setting.key, String($0.dropFirst("settings.".count))) }
  }

  private func entries(_ root: RulePath) -> [RulePath] {
    guard root.parts.count == 1 else { return [root.rule] }
    guard case .object(_, let fields, _)? = RuleBookSchema.schema.fields.first(where: { $0.key == root.parts[0] })?.shape else {
      return index.rules(of: root.parts[0]).map(\.path)
    }
    return fields.map { RulePath(root.parts[0], $0.key) }
  }
}
