internal import Conditions
package import RuleKinds
package import RulesCompiler
internal import Schema
package import SourceText
internal import YAMLTree

/// Every place that contains the name of a rule, in all files: declarations, references, expressions, paths, named numbers, invariants,
/// pinned values, and scenarios.
///
/// The index is built in one pass. It is a pure function of checked rules, so that commands and editors share it.
package struct RuleMentions: Sendable {
  private var mentions: [RulePath: [RuleMention]] = [:]
  /// The mentions at each place, by the start of the name.
  private var starts: [Place: [RuleMention]] = [:]
  let rules: CheckedRules
  let sources: SourceSet
  /// The kinds that declare each name.
  private(set) var kindsOf: [String: [String]] = [:]
  /// What the rules cite.
  let citations: [RuleText]

  struct Place: Hashable {
    let file: FileID
    let start: UInt32
  }

  package init(_ rules: CheckedRules, _ sources: SourceSet) {
    (self.rules, self.sources) = (rules, sources)
    citations = rules.makeIndex().citations
    for declaration in rules.reading.declarations where declaration.kind != Translation.key {
      kindsOf[declaration.name, default: []].append(declaration.kind)
    }
    addNames()
    addExpressions()
    var paths = PathMentions(self)
    for (kind, roots) in rules.folder.files { for root in roots { paths.walk(root, isInvariant: kind == Invariant.key) } }
    for found in paths.found { add(found.target, found.span, .path) }
    addCitations()
    var values = ValueMentions(self)
    values.search()
    for found in values.found { add(found.target, found.span, found.form) }
    var pinned = PinnedMentions(self)
    pinned.search()
    for found in pinned.found { add(found.target, found.span, found.form) }
    var scenarios = ScenarioMentions(self)
    scenarios.search()
    for found in scenarios.found { add(found.target, found.span, found.form) }
  }

  /// The declared rules of all kinds, in the order of reading.
  package var declared: [(kind: String, name: String)] { rules.reading.declarations.map { ($0.kind, $0.name) } }

  /// Returns the places that contain the name of a rule, in the order of the files.
  package func of(_ rule: RulePath) -> [RuleMention] {
    (mentions[rule] ?? []).sorted { ($0.span.file.index, $0.span.start) < ($1.span.file.index, $1.span.start) }
  }

  /// Returns the mention at an offset of a file; nil if no name is there. At the border of two names, the later one wins.
  package func at(_ offset: Int, in file: FileID) -> RuleMention? {
    mentions.values.joined().filter { $0.span.file == file && Int($0.span.start) <= offset && offset <= Int($0.span.end) }
      .max { ($0.span.start, $1.span.end) < ($1.span.start, $0.span.end) }
  }

  /// The mentions of every rule.
  var all: [RulePath: [RuleMention]] { mentions }

  /// The rules whose names start at a place.
  func targets(at span: Span) -> [RuleMention] { starts[Place(file: span.file, start: span.start)] ?? [] }

  func targets(of node: Node) -> [RuleMention] { targets(at: RuleMentions.content(of: node)) }

  func isDeclared(_ kind: String, _ name: String) -> Bool { rules.places.isDeclared(kind, name) }

  /// The bytes of a scalar without its quotes.
  static func content(of node: Node) -> Span { node.sourceSpan(of: 0..<node.text.utf8.count) }

  static func form(of node: Node) -> RuleMention.Form { .scalar(isPlain: node.isPlain) }

  private mutating func add(_ target: RulePath, _ span: Span, _ form: RuleMention.Form, isDeclaration: Bool = false) {
    let mention = RuleMention(target: target, span: span, form: form, isDeclaration: isDeclaration)
    let place = Place(file: span.file, start: span.start)
    guard !(starts[place] ?? []).contains(where: { $0.target == target }) else { return }
    starts[place, default: []].append(mention)
    mentions[target, default: []].append(mention)
  }

  private mutating func addNames() {
    for declaration in rules.reading.declarations {
      let span = RuleMentions.content(of: declaration.key)
      // A translation has the name of its copy key.
      let copy = declaration.kind == Translation.key ? Translation.parts(ofName: declaration.name)?.copy : nil
      let target = copy.map { RulePath(Copy.key, $0) } ?? RulePath(declaration.kind, declaration.name)
      add(target, span, RuleMentions.form(of: declaration.key), isDeclaration: copy == nil)
    }
    for use in rules.reading.uses {
      let target = RulePath(use.kind, use.name)
      if use.isPart {
        add(target, use.span, .text)
      } else {
        add(target, RuleMentions.content(of: use.node), RuleMentions.form(of: use.node))
      }
    }
  }

  private mutating func addExpressions() {
    for path in rules.typed.expressions.keys {
      guard let source = rules.places.expression(at: path) else { continue }
      for mention in ConditionCompiler.mentions(in: source) {
        guard let target = target(of: mention) else { continue }
        add(target.path, source.span(mention.range.lowerBound + target.skipped..<mention.range.upperBound), .text)
      }
    }
  }

  /// The rule that a name in an expression means, and the number of bytes before its name, such as those of `limits.`.
  private func target(of mention: ConditionMention) -> (path: RulePath, skipped: Int)? {
    switch mention.form {
    case .capability: return (RulePath(Capability.key, mention.name), 0)
    case .string(let names):
      let kinds = names.flatMap(kinds(ofValuesOf:))
      return kinds.first { isDeclared($0, mention.name) }.map { (RulePath($0, mention.name), 0) }
    case .path:
      if isDeclared(Fact.key, mention.name) { return (RulePath(Fact.key, mention.name), 0) }
      for kind in [Limit.key, Setting.key] where mention.name.hasPrefix("\(kind).") {
        return (RulePath(kind, String(mention.name.dropFirst(kind.count + 1))), kind.utf8.count + 1)
      }
      return isDeclared(Condition.key, mention.name) ? (RulePath(Condition.key, mention.name), 0) : nil
    }
  }

  /// The kinds of the rules whose names are the values of a fact.
  func kinds(ofValuesOf fact: String) -> [String] {
    if let known = RuleMentions.languageFacts[fact] { return known }
    if rules.book.facts[fact]?.type == .plan { return [Plan.key] }
    return rules.book.providers.entries.contains { $0.value.toldBy.contains(Name(fact)) } ? [Provider.key] : []
  }

  /// The facts that the language declares, whose values are names.
  private static let languageFacts = [
    Ordinals.planFact: [Plan.key], "decision.action": [Action.key], "decision.entryPoint": [EntryPoint.key],
    "decision.gate": [Gate.key], "decision.reason": [Reason.key, Notice.key], "ladder.level": [LadderLevel.key],
    "ladder.vector": [LadderVector.key], "error.id": [ErrorRule.key], "error.severity": [Severity.key],
    "error.surface": [Surface.key],
  ]

  private mutating func addCitations() {
    for citation in citations {
      guard let document = Citation.document(in: citation.text), let node = rules.places.node(citation.path), node.kind == .scalar,
        let start = Array(node.text.utf8).firstRange(of: Array(document.utf8))
      else { continue }
      add(rules.places.cited(by: document) ?? RulePath(Document.key, document), node.sourceSpan(of: start), .text)
    }
  }
}
