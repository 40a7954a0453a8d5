internal import Conditions
internal import RuleKinds
internal import RulesCompiler
internal import Schema
internal import SourceText
internal import YAMLTree

/// Finds the names in requests and answers of scenarios that parsing did not record.
///
/// The declarations of requests and answers determine the kinds of most names. Where the rules supply the keys, a word is a name if rules of
/// exactly one kind have it and no other value of the rules is equal.
struct ScenarioMentions {
  private(set) var found: [PinnedMentions.Found] = []
  private let index: RuleMentions
  /// Words that are values in the rules, so that they are not names.
  private let values: Set<String>
  /// The kinds of the values of telemetry parameters and snapshot fields, by name.
  private let fieldKinds: [String: [String]]

  init(_ index: RuleMentions) {
    self.index = index
    let rules = index.rules
    var values = NamedKeys.words.union(["none", "null", "true", "false"])
    for fact in rules.book.facts.entries { if case .oneOf(let words) = fact.value.type { values.formUnion(words) } }
    for table in rules.book.tables.entries { values.formUnion(table.value.answers) }
    self.values = values
    var fieldKinds: [String: [String]] = [:]
    for (path, condition) in rules.typed.expressions {
      guard let name = path.parts.last == "value" ? path.parts.dropLast().last : path.parts.last,
        [Event.key, SnapshotField.key].contains(path.parts[0]), case .fact(let fact, _, _) = condition.root
      else { continue }
      fieldKinds[name, default: []] += index.kinds(ofValuesOf: fact)
    }
    self.fieldKinds = fieldKinds
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
      case "when": for part in entry.value.entries where part.key.says("with") { walk(part.value, "with") }
      case "then", "each": answer(entry.value, node["when"] ?? asked)
      case "steps", "cases": for step in entry.value.items { scenario(step, asked: node["when"] ?? asked) }
      default: break
      }
    }
  }

  /// Adds the names that are values of facts.
  private mutating func given(_ node: Node) {
    for entry in node.entries { name(entry.value, of: index.kinds(ofValuesOf: entry.key.text)) }
  }

  private mutating func answer(_ node: Node, _ question: Node?) {
    if let fact = question?["fact"]?.text, let value = node["value"] { name(value, of: index.kinds(ofValuesOf: fact)) }
    if let table = question?["table"]?.text, let kind = index.answersAre(table), let value = node["answer"] { name(value, of: [kind]) }
    walk(node, "then")
  }

  private mutating func walk(_ node: Node, _ key: String) {
    switch node.kind {
    case .scalar: value(node, key)
    case .sequence: for item in node.items { walk(item, item.kind == .mapping && ScenarioMentions.maps[key] != nil ? "" : key) }
    case .mapping:
      for entry in node.entries where !ScenarioMentions.kept.contains(entry.key.text) {
        // A row of a log has fields of the rules, whose values are strings of the app.
        let isDeclared = NamedKeys.all.contains(entry.key.text) || ScenarioMentions.firsts[entry.key.text] != nil
        if key == "log", !isDeclared, !ScenarioMentions.passed.contains(entry.key.text) { continue }
        // The first key of an object in a list of rules has the name of the rule.
        let isName = ["id", "key"].contains(entry.key.text) && ExpectationNames.kind(under: key) != nil
        let inner = isName || ScenarioMentions.passed.contains(entry.key.text) ? key : entry.key.text
        if key == "facts" { name(entry.value, of: index.kinds(ofValuesOf: entry.key.text)) }
        if let kind = ScenarioMentions.maps[key] {
          if !kind.isEmpty { name(entry.key, of: [kind]) }
          name(entry.value, of: fieldKinds[entry.key.text] ?? [])
          if entry.value.kind != .scalar { walk(entry.value, inner) }
          continue
        }
        if !NamedKeys.all.contains(entry.key.text), !ScenarioMentions.strings.contains(entry.key.text) { word(entry.key) }
        walk(entry.value, inner)
      }
    }
  }

  /// The keys of partial expectations, whose values are those of the key around them.
  private static let passed: Set = ["contains", "at_least", "at_most", "each"]

  /// The mappings whose keys are names of a kind; empty for other names.
  private static let maps = [
    "items": DowngradeRule.key, "texts": InputField.key, "snapshot": SnapshotField.key, "facts": Fact.key, "parameters": "",
  ]

  /// The keys of data that apps stored. A rule with `was` keeps its previous name there.
  private static let kept: Set = ["history", "typeEnabled", "categoryEnabled", "op_type", "device", "kept"]

  /// The keys whose values are names of these kinds, or objects that start with such a name.
  private static let firsts = [
    "clears": [DataType.key], "members": [NotificationType.key], "typeId": [NotificationBatch.key], "code": [Reason.key],
    "last_error_code": [Reason.key],
  ]

  /// The keys of stored JSON whose values are strings of the app.
  private static let strings: Set = ["of", "entity_type", "entity_id", "op_id", "id", "at", "added", "event", "queue", "preferences"]

  private mutating func value(_ node: Node, _ key: String) {
    guard !identifier(node) else { return }
    if let kinds = ScenarioMentions.firsts[key] { return name(node, of: kinds) }
    let kinds = (NamedKeys.kinds[key] ?? []) + (ExpectationNames.kind(under: key).map { [$0] } ?? [])
    if !kinds.isEmpty {
      name(node, of: kinds)
      if !kinds.contains(where: { index.isDeclared($0, node.text) }) { word(node) }
      return
    }
    if ["title", "text", "body", "expanded"].contains(key) { return name(node, of: [Copy.key]) }
    let isString = NamedKeys.all.contains(key)
    if !isString, !ScenarioMentions.strings.contains(key) { word(node) }
  }

  /// Adds the name at the start of the id of a batch: `new_imports/2026-03-03`. The id of a notification keeps the stored name. Returns false for other values.
  private mutating func identifier(_ node: Node) -> Bool {
    guard let slash = node.text.firstIndex(of: "/"), node.kind == .scalar, index.targets(of: node).isEmpty else { return false }
    let name = String(node.text[..<slash])
    if index.isDeclared(NotificationType.key, name) { return true }
    guard index.isDeclared(NotificationBatch.key, name) else { return false }
    let kind = NotificationBatch.key
    found.append(
      PinnedMentions.Found(target: RulePath(kind, name), span: node.sourceSpan(of: 0..<name.utf8.count), form: .text))
    return true
  }

  /// Adds a scalar if it is the name of a rule of exactly one of these kinds.
  private mutating func name(_ node: Node, of kinds: [String]) {
    if node.kind == .sequence { return node.items.forEach { name($0, of: kinds) } }
    guard node.kind == .scalar, index.targets(of: node).isEmpty else { return }
    let fitting = Set(kinds).filter { index.isDeclared($0, node.text) }
    if fitting.count == 1, let kind = fitting.first { add(kind, node) }
  }

  /// Adds a scalar if it can only be the name of a rule.
  private mutating func word(_ node: Node) {
    let text = node.text
    guard index.targets(of: node).isEmpty, let declared = index.kindsOf[text], declared.count == 1, !values.contains(text) else { return }
    add(declared[0], node)
  }

  private mutating func add(_ kind: String, _ node: Node) {
    found.append(
      PinnedMentions.Found(target: RulePath(kind, node.text), span: RuleMentions.content(of: node), form: RuleMentions.form(of: node)))
  }
}
