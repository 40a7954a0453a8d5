internal import RuleKinds
internal import RulesCompiler
internal import Schema
internal import SourceText
internal import YAMLTree

/// The rule that contains each place, and the rules that use each rule.
struct MentionOwners {
  /// The rules that contain the name of a rule, by that rule.
  private(set) var users: [RulePath: Set<RulePath>] = [:]
  private var entries: [RulePath: Span] = [:]
  /// The declared rule of each key.
  private var keys: [Span: RulePath] = [:]
  /// The declared rules of each file, by the start of their entry.
  private var byFile: [FileID: [(span: Span, rule: RulePath)]] = [:]

  init(_ mentions: RuleMentions) {
    for declaration in mentions.rules.reading.declarations {
      let rule = RulePath(declaration.kind, declaration.name)
      let (key, value) = (declaration.key.span, declaration.value.span)
      let span = Span(key.file, Int(key.start), Int(max(key.end, value.end)))
      entries[rule] = span
      keys[key] = rule
      byFile[key.file, default: []].append((span, rule))
    }
    for file in byFile.keys { byFile[file]?.sort { $0.span.start < $1.span.start } }
    for (rule, all) in mentions.all {
      for mention in all where !mention.isDeclaration {
        users[rule, default: []].insert(user(at: mention.span) ?? RulePath(""))
      }
    }
  }

  /// The text of a rule, from its name to its end.
  func entry(of rule: RulePath) -> Span? { entries[rule] }

  /// The rule that an entry declares.
  func declared(at part: TreePath.Part) -> RulePath? { part.key.flatMap { keys[$0.span] } }

  /// The innermost rule on the way to a place.
  func user(of path: TreePath) -> RulePath? { path.parts.lazy.reversed().compactMap { declared(at: $0) }.first }

  /// The innermost rule that contains a place.
  func user(at span: Span) -> RulePath? {
    guard let rules = byFile[span.file] else { return nil }
    var (low, high) = (0, rules.count)
    while low < high {
      let middle = (low + high) / 2
      if rules[middle].span.start <= span.start { low = middle + 1 } else { high = middle }
    }
    return rules[..<low].last { $0.span.contains(span) }?.rule
  }
}
