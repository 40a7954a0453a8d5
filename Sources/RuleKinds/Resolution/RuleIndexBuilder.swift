internal import Conditions
package import Schema
internal import SourceText
internal import YAMLTree

/// Builds a `RuleIndex` in one pass over the files and the shapes of the schema.
struct RuleIndexBuilder {
  private(set) var rules: [IndexedRule] = []
  private(set) var uses: [RuleUse] = []
  private(set) var texts: [RuleText] = []
  private(set) var citations: [RuleText] = []
  private(set) var words: [RulePath: [String]] = [:]
  /// The kinds in the order of the schema.
  private(set) var kinds: [String] = []

  private let places: SourceLocations
  private let docs: RuleDocs
  private var declared: [Place: ParseContext.Declaration] = [:]
  private var used: [Place: [ParseContext.Use]] = [:]

  private struct Place: Hashable {
    let file: FileID
    let start: UInt32

    init(_ node: Node) { (file, start) = (node.span.file, node.span.start) }
  }

  init(_ reading: ParseContext, _ places: SourceLocations) {
    self.places = places
    docs = RuleDocs(reading)
    for declaration in reading.declarations { declared[Place(declaration.key)] = declaration }
    for use in reading.uses { used[Place(use.node), default: []].append(use) }
  }

  mutating func walk(_ fields: [FieldShape], _ folder: Folder) {
    for field in fields {
      note(kind: field.key)
      for node in folder.files[field.key] ?? [] { walk(node, RulePath(field.key), field.shape) }
    }
  }

  /// Adds the names in expressions, whose kinds are known only after typing.
  mutating func add(_ typed: TypedBook) {
    for (path, condition) in typed.expressions {
      let span = places.span(path)
      func add(_ kind: String, _ names: [String]) {
        for name in names { uses.append(RuleUse(target: RulePath(kind, name), path: path, span: span, form: .expression)) }
      }
      add(Fact.key, condition.uses.facts)
      add(Limit.key, condition.uses.limits)
      add(Condition.key, condition.uses.conditions)
      add(Capability.key, condition.uses.capabilities)
      add(Setting.key, condition.uses.settings.map { String($0.dropFirst("settings.".count)) })
    }
  }

  private mutating func note(kind: String) {
    if !kinds.contains(kind) { kinds.append(kind) }
  }

  private mutating func walk(_ node: Node, _ path: RulePath, _ shape: Shape?) {
    switch node.kind {
    case .scalar: scalar(node, path, shape)
    case .sequence:
      for (index, item) in node.items.enumerated() { walk(item, path.appending("\(index)"), shape?.item) }
    case .mapping:
      for entry in node.entries {
        let key = entry.key.text
        var inner = path.appending(key)
        if let declaration = declared[Place(entry.key)] {
          inner = RulePath(declaration.kind, declaration.name)
          add(declaration)
          refer(to: key, from: inner, entry.key)
        } else {
          addUses(entry.key, inner)
        }
        // The keys of an object belong to the language, not to the rule.
        if !(shape?.isObject ?? false) { words[inner.rule, default: []].append(key) }
        walk(entry.value, inner, shape?.value(of: key))
      }
    }
  }

  private mutating func add(_ declaration: ParseContext.Declaration) {
    note(kind: declaration.kind)
    let docs = docs[declaration.kind, declaration.name]
    rules.append(
      IndexedRule(
        kind: declaration.kind, singular: declaration.singular, name: declaration.name, about: docs?.about ?? "",
        sources: docs?.sources ?? [], key: declaration.key.span, value: declaration.value.span))
  }

  private mutating func scalar(_ node: Node, _ path: RulePath, _ shape: Shape?) {
    let text = node.text
    words[path.rule, default: []].append(text)
    addUses(node, path)
    let shape = shape?.scalar
    if shape == Schema<String>.citation.shape || isDocument(text) {
      cite(text, path, node)
    } else if case .text = shape {
      texts.append(RuleText(path: path, text: text, span: node.span))
      refer(to: text, from: path, node)
    }
  }

  private mutating func addUses(_ node: Node, _ path: RulePath) {
    for use in used[Place(node)] ?? [] {
      uses.append(RuleUse(target: RulePath(use.kind, use.name), path: path, span: use.span, form: use.isPart ? .expression : .name))
    }
  }

  /// Adds a reference if a string is the path of a value in the rules.
  private mutating func refer(to text: String, from path: RulePath, _ node: Node) {
    guard text.contains("/") else { return }
    let target = places.path(text)
    guard target.parts.count > 1, places.isDeclared(target.parts[0], target.parts[1]) else { return }
    // A value that is not written has its default, and a server may set it too.
    guard places.exact(target) != nil || target.parts.count == 3 && RuleIndex.fields(of: target.parts[0]).contains(target.parts[2]) else {
      return
    }
    uses.append(RuleUse(target: target, path: path, span: node.span, form: .path))
  }

  /// Whether a string is the name of a document, alone or with one section, as in the owner of a value or the record of a decision.
  private func isDocument(_ text: String) -> Bool {
    text.utf8.count < 40 && text.split(separator: " ").count <= 2
      && Citation.document(in: text).map { places.isDeclared(Document.key, $0) } ?? false
  }

  private mutating func cite(_ text: String, _ path: RulePath, _ node: Node) {
    citations.append(RuleText(path: path, text: text, span: node.span))
    guard let document = Citation.document(in: text) else { return }
    let target = places.cited(by: text) ?? RulePath(Document.key, document)
    uses.append(RuleUse(target: target, path: path, span: node.span, form: .name))
  }
}

extension RuleBookSchema {
  /// Returns the shape of the value at a path, or nil if the path leads nowhere.
  package static func shape(at path: RulePath) -> Shape? {
    guard let kind = path.parts.first, var shape = schema.fields.first(where: { $0.key == kind })?.shape else { return nil }
    for part in path.parts.dropFirst() {
      guard let next = shape.value(of: part) else { return nil }
      shape = next
    }
    return shape
  }
}

extension Shape {
  /// The shape of the value under a key.
  package func value(of key: String) -> Shape? {
    switch self {
    case .object(_, let fields, _): fields.first { $0.key == key }?.shape
    case .named(_, let item), .columns(_, let item), .map(let item): item
    case .either(_, let mapping): mapping.value(of: key)
    case .list(let item, _), .oneOrMany(let item, _): item.value(of: key)
    default: nil
    }
  }

  /// Whether the keys belong to the language.
  package var isObject: Bool {
    switch self {
    case .object: true
    case .either(_, let mapping): mapping.isObject
    case .list(let item, _), .oneOrMany(let item, _): item.isObject
    default: false
    }
  }

  /// The shape of the items of a list.
  package var item: Shape? {
    switch self {
    case .list(let item, _), .oneOrMany(let item, _): item
    default: nil
    }
  }

  /// The shape of a scalar where the schema also accepts other forms.
  package var scalar: Shape {
    switch self {
    case .oneOrMany(let item, _): item.scalar
    case .either(let scalar, _): scalar.scalar
    default: self
    }
  }
}
