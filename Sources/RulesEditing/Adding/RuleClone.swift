internal import Diagnostics
internal import RuleKinds
internal import RulesCompiler
internal import Schema
internal import SourceText
internal import YAMLTree

/// The edits that add a rule like another one: copies of the rule and of what belongs to it, and the new name wherever lists and cells name the other.
struct RuleClone {
  private(set) var edits: [AddedEdit] = []
  /// The rule to which the next edits belong; nil for edits that are always necessary.
  private var owner: RulePath?
  /// The names of the clones, by the rules that they are clones of.
  private(set) var names: [RulePath: String] = [:]
  /// Places in expressions that name the other rule. A person decides whether they mean the new one as well.
  private(set) var expressions: [Span] = []
  /// The invariants that count the clones.
  private(set) var counts: [ChangedCount] = []
  /// The copy that clones say instead of that of an error about the original, with the reason that says it.
  private(set) var ownCopy: [(copy: String, reason: RulePath, hasTitle: Bool)] = []
  private let original: RulePath
  private let mentions: RuleMentions
  private let words: PlaceholderWords
  private let decision: String?
  private let limit: LimitForm
  private let owners: MentionOwners
  private var rules: CheckedRules { mentions.rules }

  /// - Parameters:
  ///   - parts: The rules that belong to the original and are cloned with it.
  ///   - words: The markers in descriptions and copy.
  ///   - limit: What a limit has instead of the numbers and the period of the original.
  ///   - decision: The decision that becomes the source of the clones; nil to keep the sources.
  init(
    _ original: RulePath, as name: String, parts: [RulePath], words: PlaceholderWords, limit: LimitForm = LimitForm(), decision: String?,
    _ mentions: RuleMentions
  ) {
    (self.original, self.mentions, self.words, self.decision) = (original, mentions, words, decision)
    self.limit = limit
    owners = MentionOwners(mentions)
    names[original] = name
    for part in parts where part != original {
      var clone = ClonedName.of(part.parts[1], replacing: original.parts[1], with: name)
      while mentions.isDeclared(part.parts[0], clone) || names.contains(where: { $0.key.parts[0] == part.parts[0] && $0.value == clone }) {
        clone += "2"
      }
      names[part] = clone
    }
    declare(original)
    for rule in parts where rule != original {
      owner = clone(of: rule)
      declare(rule)
    }
    for mention in mentions.of(original) where !mention.isDeclaration { extend(mention) }
    for part in parts where part != original { for mention in mentions.of(part) where !mention.isDeclaration { promise(mention) } }
    owner = nil
    count()
  }

  private func clone(of rule: RulePath) -> RulePath { RulePath(rule.parts[0], names[rule] ?? "") }

  private mutating func add(_ edit: Fix.Edit) { edits.append(AddedEdit(edit: edit, rule: owner)) }

  // MARK: Declarations

  /// Copies a declaration below itself.
  private mutating func declare(_ rule: RulePath) {
    guard let span = owners.entry(of: rule), let node = rules.places.node(rule) else { return }
    let source = mentions.sources[span.file]
    let start = source.lineStart(of: span)
    let end = source.lineEnd(after: span)
    var inner = replacements(start..<end, span.file)
    for entry in node.entries where ["locked", "was", "rows", "also_called"].contains(entry.key.text) {
      inner.removeAll { entry.span.contains($0.span) }
      inner += RemovedText([entry.span], [node], mentions.sources).edits
    }
    if let decision {
      let decided = DecidedSource(decision, mentions.sources).edits(in: node)
      inner.removeAll { edit in decided.contains { $0.span.contains(edit.span) } }
      inner += decided
    }
    if rule == original, rule.parts[0] == Limit.key {
      let own = limit.edits(in: node, mentions.sources) { [names] in names[RulePath(Reason.key, $0)] ?? $0 }
      inner.removeAll { edit in own.contains { $0.span.contains(edit.span) } }
      inner += own
    }
    if let own = words(insteadOfErrorOf: rule, node) {
      inner.removeAll { own.span.contains($0.span) }
      inner.append(own)
    }
    // Two links have different addresses.
    if rule.parts[0] == DeepLink.key, let address = node["path"] {
      inner.removeAll { address.span.contains($0.span) }
      inner.append(Fix.Edit(address.span, RenamedName.written(ClonedName.lower(names[rule] ?? ""))))
    }
    if rule.parts[0] == NotificationType.key, let stored = node["switch"] {
      inner.removeAll { stored.span.contains($0.span) }
      inner.append(Fix.Edit(stored.span, addSwitch(stored.text, rule)))
    }
    let placeholders = words.edits(rule, rule.parts[1], names[rule] ?? "", node)
    inner.removeAll { edit in placeholders.contains { $0.span.contains(edit.span) } }
    inner += placeholders
    if let buttons = buttons(of: rule, node) { inner.append(buttons) }
    var text = cut(inner.map { $0.withCommentsAbove(from: start, in: source) }, start..<end, source)
    if text.last != "\n" { text = "\n" + text }
    add(Fix.Edit(Span(span.file, end, end), text))
  }

  /// A reason of a limit that has the words of an error: those are about the limit that the new one is like.
  private mutating func words(insteadOfErrorOf rule: RulePath, _ node: Node) -> Fix.Edit? {
    guard original.parts[0] == Limit.key, rule.parts[0] == Reason.key, let name = names[rule],
      let entry = node.entries.first(where: { $0.key.says("error") }), let reason = rules.book.reasons[rule.parts[1]],
      reason.says == nil, reason.gate.flatMap({ rules.book.gates[$0]?.says }) == nil, let said = ReasonWords.of(reason, rules.book).copy
    else { return nil }
    var copy = "reason.\(name)"
    while mentions.isDeclared(Copy.key, copy) { copy += "2" }
    let hasTitle = rules.places.node(RulePath(Copy.key, said.text, "title")) != nil
    ownCopy.append((copy, rule, hasTitle))
    // The parts that the reason takes only from its error.
    let gate = reason.gate.flatMap { rules.book.gates[$0] }
    let (all, start) = (ReasonWords.of(reason, rules.book), Int(entry.key.span.start))
    let own = [
      ("shown_on", reason.shownOn.isEmpty && (gate?.shownOn.isEmpty ?? true) ? all.surfaces.map(\.text) : []),
      ("buttons", reason.buttons == nil && (gate?.buttons.isEmpty ?? true) ? all.buttons.map(\.text) : []),
    ]
    let keys =
      ["says: \(RenamedName.written(copy))"]
      + own.filter { !$0.1.isEmpty }.map { "\($0.0): [\($0.1.map(RenamedName.written).joined(separator: ", "))]" }
    let source = mentions.sources[entry.key.span.file]
    let isFlow = source.bytes[Int(node.span.start)] == UInt8(ascii: "{")
    let indent = String(repeating: " ", count: max(0, source.position(of: start).column - 1))
    return Fix.Edit(entry.span, keys.joined(separator: isFlow ? ", " : "\n\(indent)"))
  }

  /// The buttons of an error that has none of its own: those of a reason that it explains. A new error explains none yet.
  private func buttons(of rule: RulePath, _ node: Node) -> Fix.Edit? {
    guard rule.parts[0] == ErrorRule.key, node["buttons"] == nil, let last = node.entries.first(where: { $0.key.says("says") }) else {
      return nil
    }
    let reasons = rules.book.reasons.entries.lazy.filter { $0.value.error?.text == rule.parts[1] }
    guard let buttons = reasons.map({ ReasonWords.of($0.value, rules.book).buttons }).first(where: { !$0.isEmpty }) else { return nil }
    let written = "buttons: [\(buttons.map { RenamedName.written($0.text) }.joined(separator: ", "))]"
    let source = mentions.sources[last.key.span.file]
    let start = Int(last.key.span.start)
    // Before another key, on a line of its own unless the entry is on one line.
    let isFlow = source.bytes[Int(node.span.start)] == UInt8(ascii: "{")
    let indent = String(repeating: " ", count: max(0, source.position(of: start).column - 1))
    return Fix.Edit(Span(last.key.span.file, start, start), written + (isFlow ? ", " : "\n\(indent)"))
  }

  /// Copies the field of the stored preferences with the switch of a notification. Returns the name of the new field.
  private mutating func addSwitch(_ old: String, _ rule: RulePath) -> String {
    let new = ClonedName.of(old, replacing: rule.parts[1], with: names[rule] ?? "")
    guard let record = rules.book.planner.preferences?.record.text, let fields = rules.places.node(RulePath(Record.key, record, "fields")),
      let entry = fields.entries.first(where: { $0.key.says(old) })
    else { return new }
    let source = mentions.sources[entry.key.span.file]
    let start = source.lineStart(of: entry.key.span)
    let end = source.lineEnd(after: entry.span)
    add(Fix.Edit(Span(entry.key.span.file, end, end), cut([Fix.Edit(entry.key.span, new)], start..<end, source)))
    return new
  }

  /// The names of clones in a part of a file.
  private func replacements(_ range: Range<Int>, _ file: FileID) -> [Fix.Edit] {
    names.flatMap { rule, name in
      mentions.of(rule).filter { $0.span.file == file && range.contains(Int($0.span.start)) }.map { Fix.Edit($0.span, written(name, $0)) }
    }
  }

  /// A name as it stands at a place: with quotes if it is a value of its own that needs them.
  private func written(_ name: String, _ mention: RuleMention) -> String {
    if case .scalar(isPlain: true) = mention.form { RenamedName.written(name) } else { name }
  }

  private func cut(_ edits: [Fix.Edit], _ range: Range<Int>, _ source: SourceFile) -> String {
    let moved = edits.map {
      Fix.Edit(Span($0.span.file, Int($0.span.start) - range.lowerBound, Int($0.span.end) - range.lowerBound), $0.text)
    }
    return String(decoding: EditedText.apply(moved, to: Array(source.bytes[range])), as: UTF8.self)
  }

  // MARK: Other rules

  /// The kinds that tell what was decided or tried about the original.
  private static let left: Set = [Scenario.key, Lock.key, Requirement.key, Placeholder.key, Environment.key, RecordedDecision.key]

  /// Adds the new name next to a place that names the original: a cell, an item of a list, a path.
  private mutating func extend(_ mention: RuleMention) {
    guard let path = TreePath(to: mention.span, in: rules), !RuleClone.left.contains(path.kind), let part = path.parts.last else { return }
    if let user = owners.user(of: path), names[user] != nil { return }
    // A lock is a decision about the original.
    if path.parts.contains(where: { $0.key?.says("locked") ?? false }) { return }
    owner = owners.user(of: path) ?? RulePath(path.kind)
    if path.kind == Waiver.key {
      owner = owner.map { RulePath(path.kind, waiver($0)) }
      return copy(path, 0, mention)
    }
    if let key = part.key, key.span.contains(mention.span) {
      if case .entry = part.step { copy(path, path.parts.count - 1, mention) }
      return
    }
    guard part.value.kind == .scalar else { return }
    let isName = part.value.text == original.parts[1] || mention.form == .path
    guard isName else {
      if mention.form == .text { expressions.append(mention.span) }
      return
    }
    switch part.step {
    case .item: copyItem(part, mention)
    case .field(let field?, _):
      // The value that an invariant requires of other rules is not that of the new rule.
      guard case .oneOrMany = field.shape, !(path.kind == Invariant.key && field.key == "value") else { return }
      let written = mentions.sources[part.value.span.file].text(part.value.span.range)
      add(Fix.Edit(part.value.span, "[\(written), \(replaced(part.value.span, mention))]"))
    default: return
    }
  }

  /// Adds the name of a copied part next to a place in an invariant that lists the part.
  private mutating func promise(_ mention: RuleMention) {
    guard let path = TreePath(to: mention.span, in: rules), path.kind == Invariant.key, let part = path.parts.last else { return }
    owner = owners.user(of: path) ?? RulePath(path.kind)
    if case .item = part.step, part.value.kind == .scalar { copyItem(part, mention) }
  }

  /// Raises the invariants that count all rules of a kind.
  private mutating func count() {
    for count in RuleCount.all(in: rules) {
      let number = count.number + names.keys.count { $0.parts[0] == count.kind }
      if number == count.number { continue }
      add(Fix.Edit(count.span, "\(number)"))
      counts.append(ChangedCount(invariant: count.invariant, number: number))
    }
  }

  /// The text of a span with the new name.
  private func replaced(_ span: Span, _ mention: RuleMention) -> String {
    let source = mentions.sources[span.file]
    return cut([Fix.Edit(mention.span, written(names[mention.target] ?? "", mention))], span.range, source)
  }

  private mutating func copyItem(_ part: TreePath.Part, _ mention: RuleMention) {
    let source = mentions.sources[part.value.span.file]
    let text = replaced(part.value.span, mention)
    let end = Int(part.value.span.end)
    if source.bytes[Int(part.container.span.start)] == UInt8(ascii: "[") {
      add(Fix.Edit(Span(part.value.span.file, end, end), ", \(text)"))
    } else {
      let after = source.lineEnd(after: part.value.span)
      let indent = max(0, source.position(of: Int(part.value.span.start)).column - 3)
      add(Fix.Edit(Span(part.value.span.file, after, after), String(repeating: " ", count: indent) + "- \(text)\n"))
    }
  }

  /// Copies the entry at a part of a path, with the new names in it.
  private mutating func copy(_ path: TreePath, _ index: Int, _ mention: RuleMention) {
    let part = path.parts[index]
    let source = mentions.sources[part.span.file]
    var pinned: [Fix.Edit] = []
    // An invariant that pins the address of a link pins that of the new one.
    if original.parts[0] == DeepLink.key, path.kind == Invariant.key, part.value.kind == .scalar,
      path.parts.contains(where: { $0.value["key"]?.says("path") ?? false })
    {
      pinned = [Fix.Edit(part.value.span, RenamedName.written(ClonedName.lower(names[original] ?? "")))]
    }
    if source.bytes[Int(part.container.span.start)] == UInt8(ascii: "{") {
      let inner = replacements(part.span.range, part.span.file) + pinned
      let end = Int(part.span.end)
      add(Fix.Edit(Span(part.span.file, end, end), ", " + cut(inner, part.span.range, source)))
      return
    }
    let start = source.lineStart(of: part.span)
    let end = source.lineEnd(after: part.span)
    var inner = replacements(start..<end, part.span.file) + pinned
    // The entries of waivers have names of their own.
    if let key = part.key, let rule = owners.declared(at: part), rule.parts[0] == Waiver.key {
      inner.append(Fix.Edit(RuleMentions.content(of: key), waiver(rule)))
    }
    // Twice in one waiver is one copy.
    guard !edits.contains(where: { $0.edit.span == Span(part.span.file, end, end) }) else { return }
    add(Fix.Edit(Span(part.span.file, end, end), cut(inner, start..<end, source)))
  }

  /// The name of the copy of a waiver.
  private func waiver(_ rule: RulePath) -> String { "\(rule.parts[1]).\(ClonedName.lower(names[original] ?? ""))" }
}

extension SourceFile {
  /// The offset after the last line of a span, without blank lines at its end.
  func lineEnd(after span: Span) -> Int {
    var last = max(Int(span.start), Int(span.end) - 1)
    while last > Int(span.start), bytes[last] == 0x0A || bytes[last] == 0x20 { last -= 1 }
    let line = lines.line(of: last)
    return line < lines.count ? Int(lines.starts[line]) : bytes.count
  }

  /// The offset of the line that contains the start of a span.
  func lineStart(of span: Span) -> Int { Int(lines.starts[lines.line(of: Int(span.start)) - 1]) }
}
