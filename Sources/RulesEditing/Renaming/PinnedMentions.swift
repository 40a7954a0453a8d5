internal import RuleKinds
internal import RulesCompiler
internal import Schema
internal import SourceText
internal import YAMLTree

/// Finds names in text that repeats a part of other rules: the pinned values of locks, the options of placeholders, and the names, keys, and
/// values in invariants.
struct PinnedMentions {
  struct Found {
    let target: RulePath
    let span: Span
    let form: RuleMention.Form
  }

  private(set) var found: [Found] = []
  private let index: RuleMentions
  private var places: SourceLocations { index.rules.places }

  init(_ index: RuleMentions) { self.index = index }

  mutating func search() {
    for entry in index.rules.book.locks.entries {
      let lock = RulePath(Lock.key, entry.name.text)
      pin(lock.appending("value"), to: entry.value.holds)
      for (position, pinned) in entry.value.also.enumerated() {
        pin(lock.appending("also", "\(position)", "value"), to: pinned.holds)
      }
    }
    for use in index.rules.reading.uses where use.kind == Placeholder.key {
      guard let path = places.path(at: use.node.span) else { continue }
      options(of: use.name, markedAt: path)
    }
    for name in index.rules.book.invariants.names {
      guard let node = places.node(RulePath(Invariant.key, name)) else { continue }
      invariant(node, kinds: [], named: [])
    }
  }

  /// Adds the names in a value that is written as at these paths.
  private mutating func pin(_ value: RulePath, to holds: [String]) {
    guard let node = places.node(value) else { return }
    var kinds: Set<String> = []
    for path in holds { if let held = places.node(places.path(path)) { kinds.formUnion(self.kinds(in: held)) } }
    repeated(node, kinds)
  }

  /// Adds the names in the options of a placeholder. Its mark is next to the value, or has the column of the value.
  private mutating func options(of placeholder: String, markedAt mark: RulePath) {
    guard let rule = places.node(mark.rule) else { return }
    let kinds = kinds(in: rule)
    for key in ["options", "default"] {
      if let node = places.node(RulePath(Placeholder.key, placeholder, key)) { repeated(node, kinds) }
    }
  }

  /// The kinds of all names in a value.
  private func kinds(in node: Node) -> Set<String> {
    switch node.kind {
    case .scalar: Set(targets(in: node).map { $0.target.parts[0] }).subtracting([Placeholder.key, Lock.key, Document.key])
    case .sequence: node.items.reduce(into: []) { $0.formUnion(kinds(in: $1)) }
    case .mapping: node.entries.reduce(into: []) { $0.formUnion(kinds(in: $1.key).union(kinds(in: $1.value))) }
    }
  }

  /// The names that a scalar is, or that stand in its expression, after a period if their kind is named: `limits.saved_items`.
  private func targets(in node: Node) -> [RuleMention] {
    let text = Array(node.text.utf8)
    var found = index.targets(at: node.sourceSpan(of: 0..<text.count))
    for range in PinnedMentions.names(in: text) where range != 0..<text.count {
      found += index.targets(at: node.sourceSpan(of: range))
    }
    return found
  }

  /// The parts of a text that may be names: its words, and what stands after a period in one.
  private static func names(in text: [UInt8]) -> [Range<Int>] {
    words(of: text).flatMap { word in
      ([word.lowerBound] + word.filter { text[$0] == UInt8(ascii: ".") }.map { $0 + 1 }).filter { $0 < word.upperBound }
        .map { $0..<word.upperBound }
    }
  }

  /// The words of a text that may be names.
  private static func words(of text: [UInt8]) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start = 0
    while start < text.count {
      guard isName(text[start]) else {
        start += 1
        continue
      }
      let end = text[start...].firstIndex { !isName($0) } ?? text.count
      words.append(start..<end)
      start = end
    }
    return words
  }

  /// Adds every word of a value that is the name of a rule of these kinds.
  private mutating func repeated(_ node: Node, _ kinds: Set<String>) {
    guard !kinds.isEmpty else { return }
    switch node.kind {
    case .scalar:
      let text = Array(node.text.utf8)
      for range in PinnedMentions.words(of: text) {
        let word = String(decoding: text[range], as: UTF8.self)
        for kind in kinds where index.isDeclared(kind, word) {
          let isWhole = range == 0..<text.count
          let form = isWhole ? RuleMentions.form(of: node) : .text
          found.append(Found(target: RulePath(kind, word), span: node.sourceSpan(of: range), form: form))
        }
        // An expression names its kind before the name: `limits.saved_items`.
        for kind in kinds where word.hasPrefix("\(kind).") && index.isDeclared(kind, String(word.dropFirst(kind.utf8.count + 1))) {
          let name = String(word.dropFirst(kind.utf8.count + 1))
          let span = node.sourceSpan(of: range.lowerBound + kind.utf8.count + 1..<range.upperBound)
          found.append(Found(target: RulePath(kind, name), span: span, form: .text))
        }
      }
    case .sequence: for item in node.items { repeated(item, kinds) }
    case .mapping:
      for entry in node.entries {
        repeated(entry.key, kinds)
        repeated(entry.value, kinds)
      }
    }
  }

  private static func isName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (0x2D...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F
  }

  // MARK: Invariants

  /// Adds the names in a mapping of an invariant.
  ///
  /// - Parameters:
  ///   - kinds: The kinds that `of` and `in` name.
  ///   - named: The kinds that `name` names.
  private mutating func invariant(_ node: Node, kinds: [String], named: [String]) {
    switch node.kind {
    case .scalar: whole(node, kinds)
    case .sequence: for item in node.items { invariant(item, kinds: kinds, named: named) }
    case .mapping:
      let own = values(node["of"]) + values(node["in"])
      let kinds = own.isEmpty ? kinds : own
      let named = node["name"].map(values) ?? named
      for entry in node.entries {
        switch entry.key.text {
        case "about", "source", "assumes", "of", "in", "name": continue
        case "key": keys(entry.value, kinds, rules(in: node))
        case "all_of", "any_of": invariant(entry.value, kinds: named, named: named)
        case "says" where node["key"] != nil: cells(entry.value, kinds, node["key"]?.text ?? "")
        case "value" where node["key"] != nil: repeated(entry.value, valueKinds(kinds, rules(in: node), values(node["key"])))
        case "only" where node["router"] != nil: whole(entry.value, [Route.key])
        case "only" where node["table"] != nil: whole(entry.value, (node["table"]?.text).flatMap(index.answersAre).map { [$0] } ?? [])
        default:
          whole(entry.key, kinds)
          invariant(entry.value, kinds: kinds, named: named)
        }
      }
    }
  }

  private func values(_ node: Node?) -> [String] {
    guard let node else { return [] }
    return node.kind == .sequence ? node.items.map(\.text) : [node.text]
  }

  /// The rules whose key an invariant names.
  private func rules(in node: Node) -> [String] {
    values(node["names"]) + (node["says"]?.entries.map(\.key.text) ?? [])
  }

  /// The kinds of the names in the values of these keys. A kind that is a single file has no names.
  private func valueKinds(_ kinds: [String], _ names: [String], _ keys: [String]) -> Set<String> {
    var found: Set<String> = []
    for kind in kinds {
      for rule in names.isEmpty ? [[kind]] : names.map({ [kind, $0] }) {
        for key in keys {
          if let value = ListedRows.node(at: RulePath(text: key).parts, in: places.node(RulePath(rule))) {
            found.formUnion(self.kinds(in: value))
          }
        }
      }
    }
    return found
  }

  private mutating func whole(_ node: Node, _ kinds: [String]) {
    if node.kind == .sequence { return node.items.forEach { whole($0, kinds) } }
    for kind in kinds where index.isDeclared(kind, node.text) {
      found.append(Found(target: RulePath(kind, node.text), span: RuleMentions.content(of: node), form: RuleMentions.form(of: node)))
    }
  }

  /// Adds the names in the path of a key, such as `plans/free`.
  private mutating func keys(_ node: Node, _ kinds: [String], _ names: [String]) {
    if node.kind == .sequence {
      for item in node.items { keys(item, kinds, names) }
      return
    }
    let text = Array(node.text.utf8)
    let parts = PathMentions.parts(of: text, from: 0)
    var targets: [RulePath: Range<Int>] = [:]
    for kind in kinds {
      // A kind that is a single file has no names.
      let rules = [RulePath(kind)] + (names.isEmpty ? places.names(of: kind) : names).map { RulePath(kind, $0) }
      for rule in rules {
        for part in PathMentions.keys(in: parts[...], of: rule, index) { targets[part.target] = part.range }
        for row in ListedRows.names(in: parts.map(\.text), of: places.node(rule)) {
          for target in index.targets(of: row.node) { targets[target.target] = parts[row.part].range }
        }
      }
    }
    for (target, range) in targets { found.append(Found(target: target, span: node.sourceSpan(of: range), form: .path)) }
  }

  /// Adds the names in the cells of a column, whose values are written as in the rules.
  private mutating func cells(_ node: Node, _ kinds: [String], _ key: String) {
    for entry in node.entries {
      whole(entry.key, kinds)
      let rule = kinds.first.flatMap { places.node(RulePath($0, entry.key.text)) }
      if let value = ListedRows.node(at: RulePath(text: key).parts, in: rule), copied(value, entry.value) { continue }
      repeated(entry.value, valueKinds(kinds, [entry.key.text], [key]))
    }
  }

  /// Adds the names in an exact copy of an expression, where one word may be the name of several rules. Returns false for other values.
  private mutating func copied(_ original: Node, _ copy: Node) -> Bool {
    guard original.kind == .scalar, copy.kind == .scalar, original.text == copy.text else { return false }
    let text = Array(copy.text.utf8)
    let ranges = PinnedMentions.names(in: text)
    guard ranges.count > 1 else { return false }
    for range in ranges {
      for mention in index.targets(at: original.sourceSpan(of: range)) {
        found.append(Found(target: mention.target, span: copy.sourceSpan(of: range), form: .text))
      }
    }
    return true
  }
}
