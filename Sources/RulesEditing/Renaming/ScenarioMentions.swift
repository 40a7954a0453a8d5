internal import RuleKinds
internal import RulesCompiler
internal import Schema
internal import SourceText
internal import YAMLTree

/// Finds the names in requests and answers of scenarios that parsing did not record.
///
/// The declarations of requests and answers determine the kind of most names. Other words are names if rules of exactly one kind have
/// them and no value of the rules is equal.
struct ScenarioMentions {
  struct Found {
    let target: RulePath
    let span: Span
    let form: RuleMention.Form
  }

  private(set) var found: [Found] = []
  private let index: RuleMentions
  private let values: Set<String>

  init(_ index: RuleMentions) {
    self.index = index
    let book = index.rules.book
    var values: Set<String> = ["none", "null", "true", "false"]
    for fact in book.facts.entries { if case .oneOf(let words) = fact.value.type { values.formUnion(words) } }
    for table in book.tables.entries { values.formUnion(table.value.answers) }
    self.values = values
  }

  mutating func search() {
    for name in index.rules.book.scenarios.names {
      guard let node = index.rules.places.node(RulePath(Scenario.key, name)) else { continue }
      scenario(node, asked: node["when"])
    }
  }

  private mutating func scenario(_ node: Node, asked: Node?) {
    for entry in node.entries {
      switch entry.key.text {
      case "given": given(entry.value)
      case "when": for part in entry.value.entries where part.key.text == "with" { walk(part.value, nil) }
      case "then", "each": answer(entry.value, node["when"] ?? asked)
      case "steps", "cases": for step in entry.value.items { scenario(step, asked: asked) }
      default: break
      }
    }
  }

  /// Adds the names that are values of facts.
  private mutating func given(_ node: Node) {
    for entry in node.entries where entry.value.kind == .scalar {
      for kind in index.kinds(ofValuesOf: entry.key.text) where index.isDeclared(kind, entry.value.text) { add(kind, entry.value) }
    }
  }

  private mutating func answer(_ node: Node, _ question: Node?) {
    // The value of a fact whose values are names.
    if let fact = question?["fact"]?.text, let value = node["value"], value.kind == .scalar {
      for kind in index.kinds(ofValuesOf: fact) where index.isDeclared(kind, value.text) { add(kind, value) }
    }
    if let table = question?["table"]?.text, let kind = index.answersAre(table), let value = node["answer"], value.kind == .scalar {
      if index.isDeclared(kind, value.text) { add(kind, value) }
    }
    walk(node, nil)
  }

  private mutating func walk(_ node: Node, _ key: String?) {
    switch node.kind {
    case .scalar: word(node, key)
    case .sequence: for item in node.items { walk(item, key) }
    case .mapping:
      for entry in node.entries where !ScenarioMentions.prose.contains(entry.key.text) {
        // A key of a request or an answer is not a name.
        if NamedKeys.kinds[entry.key.text] == nil { word(entry.key, nil) }
        walk(entry.value, ScenarioMentions.passed.contains(entry.key.text) ? key : entry.key.text)
      }
    }
  }

  /// The keys whose values are sentences.
  private static let prose: Set = ["text", "title", "message", "about", "body", "subtitle"]

  /// The keys of partial expectations, whose values are those of the key around them.
  private static let passed: Set = ["contains", "at_least", "at_most"]

  private mutating func word(_ node: Node, _ key: String?) {
    let text = node.text
    guard index.targets(of: node).isEmpty, let declared = index.kindsOf[text], !declared.isEmpty else { return }
    if let kinds = key.flatMap({ NamedKeys.kinds[$0] }) {
      let fitting = declared.filter(kinds.contains)
      if fitting.count == 1 { return add(fitting[0], node) }
    }
    if declared.count == 1, !values.contains(text) { add(declared[0], node) }
  }

  private mutating func add(_ kind: String, _ node: Node) {
    found.append(Found(target: RulePath(kind, node.text), span: RuleMentions.content(of: node), form: RuleMentions.form(of: node)))
  }
}
