internal import RuleKinds
internal import RulesCompiler
internal import Schema
internal import SourceText
internal import YAMLTree

/// Finds the names that are values by another declaration: the values of facts that identify plans or providers, the answers of tables that
/// are rules of a kind, the settings in records, and the owners of values.
struct ValueMentions {
  private(set) var found: [PinnedMentions.Found] = []
  private let index: RuleMentions
  private var places: SourceLocations { index.rules.places }

  init(_ index: RuleMentions) { self.index = index }

  mutating func search() {
    for fact in index.rules.book.facts.names {
      let kinds = index.kinds(ofValuesOf: fact)
      guard !kinds.isEmpty, let node = places.node(RulePath(Fact.key, fact)) else { continue }
      words(node["if_absent"], kinds)
      words(node["type"]?["one_of"], kinds)
    }
    for table in index.rules.book.tables.names {
      guard let kind = index.answersAre(table), let node = places.node(RulePath(DecisionTable.key, table)) else { continue }
      for key in ["answers", "on_error"] { words(node[key], [kind]) }
      if let rows = node["first_match"] { for row in rows.items { words(row["then"], [kind]) } }
    }
    for record in index.rules.book.records.names {
      if let node = places.node(RulePath(Record.key, record)) { settings(in: node) }
    }
    for roots in index.rules.folder.files.values { for root in roots { owners(in: root) } }
  }

  /// Adds a scalar or the items of a list if they are names.
  private mutating func words(_ node: Node?, _ kinds: [String]) {
    guard let node else { return }
    if node.kind == .sequence { return node.items.forEach { words($0, kinds) } }
    guard node.kind == .scalar, index.targets(of: node).isEmpty, let kind = kinds.first(where: { index.isDeclared($0, node.text) }) else {
      return
    }
    add(kind, node.text, node, 0..<node.text.utf8.count, RuleMentions.form(of: node))
  }

  private mutating func settings(in node: Node) {
    switch node.kind {
    case .scalar:
      let prefix = "\(Setting.key)."
      guard node.text.hasPrefix(prefix) else { return }
      let name = String(node.text.dropFirst(prefix.count))
      if index.isDeclared(Setting.key, name) { add(Setting.key, name, node, prefix.utf8.count..<node.text.utf8.count, .text) }
    case .sequence: for item in node.items { settings(in: item) }
    case .mapping: for entry in node.entries { settings(in: entry.value) }
    }
  }

  /// Adds the documents in `owner: CH11 and CH16`.
  private mutating func owners(in node: Node) {
    for item in node.items { owners(in: item) }
    for entry in node.entries {
      guard entry.value.kind == .scalar else {
        owners(in: entry.value)
        continue
      }
      guard entry.key.says("owner") else { continue }
      var start = 0
      for word in entry.value.text.split(separator: " ", omittingEmptySubsequences: false) {
        let end = start + word.utf8.count
        if index.isDeclared(Document.key, String(word)) { add(Document.key, String(word), entry.value, start..<end, .text) }
        start = end + 1
      }
    }
  }

  private mutating func add(_ kind: String, _ name: String, _ node: Node, _ range: Range<Int>, _ form: RuleMention.Form) {
    found.append(PinnedMentions.Found(target: RulePath(kind, name), span: node.sourceSpan(of: range), form: form))
  }
}

extension RuleMentions {
  /// The kind of the rules that are the answers of a table; nil if its answers are words of its own.
  func answersAre(_ table: String) -> String? {
    guard let node = rules.places.node(RulePath(DecisionTable.key, table))?["answers_are"] else { return nil }
    return node.text
  }
}
