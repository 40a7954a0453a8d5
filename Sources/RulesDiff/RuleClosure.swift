internal import ParallelMap
internal import RuleKinds
internal import Schema

/// The rules that the answer about a rule reads, directly or through other rules.
final class RuleClosure: Sendable {
  private let index: RuleIndex
  private let graph = Locked(Graph())

  init(_ index: RuleIndex) { self.index = index }

  /// What each rule uses, by numbers that the rules have in one comparison. Each rule is looked up once.
  private struct Graph: Sendable {
    var numbers: [RulePath: Int] = [:]
    var rules: [RulePath] = []
    var links: [Links?] = []

    mutating func number(of rule: RulePath) -> Int {
      if let known = numbers[rule] { return known }
      numbers[rule] = rules.count
      rules.append(rule)
      links.append(nil)
      return rules.count - 1
    }
  }

  /// What a rule uses.
  private struct Links: Sendable {
    var all: [Link] = []
    /// The settings with the defaults of the fields, of a record.
    var defaults: [RulePath] = []
  }

  /// A rule that another rule uses.
  private struct Link: Sendable {
    let target: Int
    let kind: String
    /// Whether answers about other rules read it, too.
    let isReadByOthers: Bool
    /// Whether it says what an answer shows with a denial.
    let isShownWithDenial: Bool
    /// Whether it is what a button does, of which only a denial is read.
    let isDeed: Bool
  }

  private func number(of rule: RulePath) -> Int { graph.with { $0.number(of: rule) } }

  private func paths(of numbers: Set<Int>) -> [RulePath] { graph.with { graph in numbers.map { graph.rules[$0] } } }

  private func links(of number: Int) -> Links {
    let (known, rule) = graph.with { ($0.links[number], $0.rules[number]) }
    if let known { return known }
    let kind = rule.parts[0]
    let read = RuleClosure.readByOthers[kind]
    var links = Links(defaults: kind == Record.key ? defaults(of: rule) : [])
    for use in index.uses(by: rule) where !use.isByPath {
      let target = use.target.rule
      guard !Subjects.registers.contains(target.parts[0]) else { continue }
      let key = use.path.parts.count > 2 ? use.path.parts[2] : ""
      links.all.append(
        Link(
          target: self.number(of: target), kind: target.parts[0], isReadByOthers: read?.contains(key) ?? true,
          isShownWithDenial: RuleClosure.withDenials[kind]?.contains(key) == true, isDeed: kind == Button.key && key == "does"))
    }
    graph.with { [links] in $0.links[number] = links }
    return links
  }

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
    let roots = Set(roots.flatMap(entries))
    let whole = Set(roots.map { number(of: $0) })
    var seen = whole
    // The rules that only a denial rests on.
    var denying: Set<Int> = []
    var also = Set(roots.filter { RuleClosure.readByOthers[$0.parts[0]] != nil }.map { $0.appending(RuleClosure.contents) })
    var front = whole.map { (rule: $0, isDenial: false) }
    while let (rule, isDenial) = front.popLast() {
      let isWhole = whole.contains(rule)
      let links = links(of: rule)
      for link in links.all {
        guard isWhole || link.isReadByOthers, !isDenial || !link.isShownWithDenial, !seen.contains(link.target) else { continue }
        let isDenied = isDenial || link.isDeed
        guard isDenied ? denying.insert(link.target).inserted : seen.insert(link.target).inserted else { continue }
        if !kinds.contains(link.kind) { front.append((link.target, isDenied)) }
      }
      also.formUnion(links.defaults)
    }
    return also.union(paths(of: seen.union(denying)))
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
