internal import Conditions
internal import Diagnostics
internal import RuleChecks
internal import RuleKinds
internal import RulesCompiler
internal import Schema
internal import SourceText
internal import YAMLTree

/// Finds the proposals at a cursor from the schema and the names of the rules.
struct Completer {
  let rules: CheckedRules
  let analysis: Analysis
  let kind: String
  let context: CursorContext
  let bytes: [UInt8]
  /// The file in the analysis, whose other entries show which names are usual.
  let file: FileID?

  /// The proposals, and the range that they replace.
  func items() -> (items: [CompletionItem], replaced: Range<Int>) {
    if kind == Scenario.key, let answer = AnswerCompletion(rules, context, bytes, names: names(ofKind:)) {
      return (answer.items(), context.replaced)
    }
    if kind == Scenario.key, let items = given() { return (items, context.replaced) }
    guard let (shape, _) = target() else { return ([], context.replaced) }
    if case .expression = shape.scalar, context.isValue || !shape.hasKeys {
      let text = Array(bytes[context.replaced])
      let (items, count) = ConditionCompletion(rules, text).items()
      return (items, context.replaced.upperBound - count..<context.replaced.upperBound)
    }
    if let placeholder = placeholder() { return placeholder }
    var items: [CompletionItem] = []
    if context.isValue {
      items = values(shape)
    } else {
      items = keys(shape) + (context.quote == nil && shape.isScalarOnly ? values(shape) : [])
    }
    if items.isEmpty { items = namesByExample() }
    return (items, context.replaced)
  }

  /// The shape at the cursor: of the value, or of the mapping that the key is in.
  private func target() -> (shape: Shape, field: FieldShape?)? {
    guard var found = RuleBookSchema.schema.fields.first(where: { $0.key == kind }).map({ (shape: $0.shape, field: $0 as FieldShape?) })
    else { return nil }
    for step in context.path {
      switch step {
      case .key(let key):
        if let field = found.shape.field(key) {
          found = (field.shape, field)
        } else if let value = found.shape.value(of: key) {
          found = (value, nil)
        } else {
          found = (.tree, nil)
        }
      case .item: found = (found.shape.item ?? (found.shape.isObject ? found.shape : .tree), found.field)
      }
    }
    return found
  }

  // MARK: Keys

  private func keys(_ shape: Shape) -> [CompletionItem] {
    switch shape {
    case .object(_, let fields, let exactlyOne):
      let hasOne = exactlyOne.contains(where: context.siblings.contains)
      return fields.filter { !context.siblings.contains($0.key) }.map { field in
        let isExcluded = hasOne && exactlyOne.contains(field.key)
        return CompletionItem(
          label: field.key, icon: .property,
          detail: field.isRequired ? "required" : field.fallback.isEmpty ? "" : "default \(field.fallback)",
          about: field.summary, text: SnippetText.entry(field, plans: rules.typed.ordinals.plans), isSnippet: true,
          rank: isExcluded ? 9 : field.isRequired || exactlyOne.contains(field.key) ? 0 : 1)
      }
    case .named(let singular, let item): return declarations(singular, item)
    case .columns(let singular, let item):
      return names(ofSingular: singular).filter { !context.siblings.contains($0.label) }.map { name in
        var name = name
        (name.text, name.isSnippet, name.rank) = ("\(name.label): \(SnippetText.value(item, plans: []))", true, 0)
        return name
      }
    case .either(_, let mapping): return keys(mapping)
    case .oneOrMany(let item, _), .list(let item, _): return item.isObject ? keys(item) : []
    default: return []
    }
  }

  /// Names that are used and not declared yet, and a whole entry.
  private func declarations(_ singular: String, _ item: Shape) -> [CompletionItem] {
    let declared = Set(rules.reading.declarations(of: kind).map(\.name))
    var missing: [String] = []
    for use in rules.reading.uses(of: kind) where !declared.contains(use.name) && !missing.contains(use.name) {
      missing.append(use.name)
    }
    let hasDocuments = !rules.book.manifest.documents.entries.isEmpty
    let body = SnippetText.body(item, plans: rules.typed.ordinals.plans) { hasDocuments || !$0.isCitation }
    let whole = CompletionItem(
      label: "new \(singular)", icon: .snippet, detail: "entry with its required keys", text: "${1:name}:\n" + body, isSnippet: true,
      rank: 1)
    return missing.map {
      CompletionItem(
        label: $0, icon: .snippet, detail: "used, but not declared", text: "\(SnippetText.escaped($0)):\n" + body, isSnippet: true, rank: 0)
    } + [whole]
  }

  // MARK: Values

  private func values(_ shape: Shape) -> [CompletionItem] {
    switch shape {
    case .reference(let singular): return names(ofSingular: singular) + words(insteadOf: singular)
    case .choice(let names): return names.map { CompletionItem(label: $0, icon: .enumMember, rank: 0) }
    case .boolean: return ["true", "false"].map { CompletionItem(label: $0, icon: .keyword, rank: 0) }
    case .quantity(let examples, _): return examples.map { CompletionItem(label: $0, icon: .value, detail: "example") }
    case .text(_, _, .citation): return citations()
    case .text where kind == Waiver.key && context.path.last == .key("check"): return waivableChecks()
    case .text(_, _, let role) where role == .owner: return documents()
    case .either(let scalar, let mapping):
      if context.isFlow, !context.isValue { return keys(mapping) }
      return values(scalar) + (context.quote == nil && mapping.hasKeys ? [flow(mapping)] : [])
    case .oneOrMany(let item, _): return values(item)
    case .list(let item, _):
      let inner = values(item)
      return context.path.last == .item ? inner : inner.map(\.inBrackets)
    case .object, .columns:
      return context.quote == nil ? [flow(shape)] : []
    default: return []
    }
  }

  private func flow(_ shape: Shape) -> CompletionItem {
    CompletionItem(
      label: "{}", icon: .snippet, detail: shape.noun, text: SnippetText.value(shape, plans: rules.typed.ordinals.plans), isSnippet: true,
      rank: 2)
  }

  private func names(ofSingular singular: String) -> [CompletionItem] {
    names(rules.reading.names.lazy.flatMap(\.declarations).filter { $0.singular == singular })
  }

  private func names(ofKind kind: String) -> [CompletionItem] { names(rules.reading.declarations(of: kind)) }

  private func names(_ declared: some Sequence<ParseContext.Declaration>) -> [CompletionItem] {
    declared.filter { !$0.name.isEmpty }.map {
      CompletionItem(label: $0.name, icon: .reference, detail: detail($0), rank: 0, rule: ($0.kind, $0.name))
    }
  }

  /// What a name is: the type of a fact, otherwise the kind.
  private func detail(_ declaration: ParseContext.Declaration) -> String {
    guard declaration.kind == Fact.key, let fact = rules.book.facts[declaration.name] else { return declaration.singular }
    return "\(declaration.singular), \(ConditionType(fact, plans: rules.typed.ordinals.plans).description)"
  }

  /// The words of the language that other entries of the file have instead of a name, such as `allow`.
  private func words(insteadOf singular: String) -> [CompletionItem] {
    let use = rules.reading.names.lazy.flatMap(\.uses).first { $0.singular == singular && $0.node.span.file == file && !$0.words.isEmpty }
    return (use?.words ?? []).map { CompletionItem(label: $0, icon: .keyword, rank: 0) }
  }

  private func citations() -> [CompletionItem] {
    let decisions = rules.book.decisions.entries.map {
      CompletionItem(label: $0.name.text, icon: .reference, detail: RecordedDecision.singular, about: $0.value.about)
    }
    return decisions + sections()
  }

  private func sections() -> [CompletionItem] {
    rules.book.manifest.documents.entries.filter { !$0.value.isMissing }.flatMap { document -> [CompletionItem] in
      let name = document.name.text
      let sections = document.value.sections.map { section in
        CompletionItem(
          label: "\(name) \(DocumentSection(section).names.first ?? section)", icon: .reference, detail: section,
          about: document.value.title)
      }
      return [CompletionItem(label: name, icon: .reference, detail: document.value.title)] + sections
    }
  }

  private func waivableChecks() -> [CompletionItem] {
    AllChecks.explanations.filter(\.isWaivable).map {
      CompletionItem(label: $0.name, icon: .reference, detail: "check", about: $0.finds, rank: 0)
    }
  }

  private func documents() -> [CompletionItem] {
    rules.book.manifest.documents.entries.map { CompletionItem(label: $0.name.text, icon: .reference, detail: $0.value.title) }
  }

  // MARK: Sentences

  /// The values of a sentence after `{`.
  private func placeholder() -> (items: [CompletionItem], replaced: Range<Int>)? {
    guard [Copy.key, Translation.key].contains(kind), case .key(let name)? = context.path.first else { return nil }
    let text = bytes[context.replaced]
    guard let open = text.lastIndex(of: UInt8(ascii: "{")), !text[open...].contains(UInt8(ascii: "}")) else { return nil }
    let values = rules.book.copy[name]?.values.entries ?? []
    let items = values.map { CompletionItem(label: $0.variable, icon: .variable, detail: $0.value.text, text: $0.variable + "}", rank: 0) }
    return (items, open + 1..<context.replaced.upperBound)
  }

  // MARK: Facts of scenarios

  /// The facts of a scenario, or the values of one.
  private func given() -> [CompletionItem]? {
    if !context.isValue, context.path.last == .key("given") {
      let plan = CompletionItem(label: Ordinals.planFact, icon: .variable, detail: "plan of the user", rank: 0)
      // The time has a key of its own.
      let facts = [plan] + names(ofKind: Fact.key).filter { $0.label != "now" }
      return facts.filter { !context.siblings.contains($0.label) }.map { fact in
        var fact = fact
        (fact.text, fact.isSnippet) = ("\(SnippetText.escaped(fact.label)): $1", true)
        return fact
      }
    }
    guard context.isValue, context.path.dropLast().last == .key("given"), case .key(let name)? = context.path.last else { return nil }
    if name == Ordinals.planFact { return names(ofKind: Plan.key) }
    let values = rules.book.facts[name].map { ConditionTypeValues.of($0, rules) } ?? []
    return values.map { CompletionItem(label: $0, icon: .enumMember, detail: "value of the fact", rank: 0) }
  }

  // MARK: Free values

  /// Names of the kinds that other entries of the file use in the same place.
  private func namesByExample() -> [CompletionItem] {
    guard let file, let root = analysis.root(of: file)?.root else { return [] }
    let uses = Dictionary(
      analysis.rules?.reading.uses.filter { $0.node.span.file == file }.map { ($0.node.span, $0) } ?? [],
      uniquingKeysWith: { first, _ in first })
    var wanted = pattern
    let isKey = !context.isValue
    if isKey { wanted.append("*") }
    var singulars: [String] = []
    ShapeWalk(kind, root).forEach { place in
      guard place.isKey == isKey, let use = uses[place.node.span], !singulars.contains(use.singular) else { return }
      var path = PathPattern.of(place.path)
      if isKey, !path.isEmpty { path[path.count - 1] = "*" }
      if path == wanted { singulars.append(use.singular) }
    }
    if singulars.isEmpty, context.isValue, case .key(let key)? = context.path.last, let fact = rules.book.facts[key] {
      return ConditionTypeValues.of(fact, rules).map { CompletionItem(label: $0, icon: .enumMember, detail: "value of the fact", rank: 0) }
    }
    return singulars.flatMap(names(ofSingular:)).filter { !context.siblings.contains($0.label) }.map { item in
      var item = item
      if isKey { item.text = "\(item.label): " }
      return item
    }
  }

  private var pattern: [String] {
    PathPattern.of(
      [kind]
        + context.path.map { step in
          switch step {
          case .key(let key): key
          case .item: "0"
          }
        })
  }
}

/// A path without the names of rules and the positions of lists.
enum PathPattern {
  static func of(_ path: [String]) -> [String] {
    path.enumerated().map { index, part in index == 1 || Int(part) != nil ? "*" : part }
  }
}

extension Shape {
  /// Whether a mapping with keys is valid.
  var hasKeys: Bool {
    switch self {
    case .object, .named, .columns, .map, .tree: true
    case .either(_, let mapping): mapping.hasKeys
    case .oneOrMany(let item, _): item.hasKeys
    default: false
    }
  }

  /// Whether it names documents.
  var isCitation: Bool {
    switch self {
    case .text(_, _, let role): role == .citation
    case .oneOrMany(let item, _): item.isCitation
    default: false
    }
  }

  /// Whether a scalar is valid, so that it may stand on a line of its own.
  var isScalarOnly: Bool {
    switch self {
    case .object, .named, .columns, .map, .tree, .list: false
    default: true
    }
  }
}
