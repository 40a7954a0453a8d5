internal import RuleKinds
internal import RulesBundle

/// The ordinals of the rules of every kind: their positions among the names in byte order.
struct NameTable: Sendable {
  private var tables: [String: [String: Int]] = [:]
  private(set) var sorted: [String: [String]] = [:]

  init(_ book: RuleBook, _ ordinals: Ordinals) {
    let inBundle = Set(BundleSchema.sections.filter(BundleSchema.isNamed).map(BundleSchema.kind))
    for rules in book.kinds where inBundle.contains(rules.kind) { add(rules.kind, rules.names) }
    // The language has built-in facts.
    add(Fact.key, ordinals.facts)
  }

  private mutating func add(_ kind: String, _ names: [String]) {
    let names = Ordinals.sorted(names)
    sorted[kind] = names
    tables[kind] = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($0.element, $0.offset) })
  }

  subscript(kind: String, name: String) -> Int {
    guard let ordinal = tables[kind]?[name] else { fatalError("unknown \(kind) `\(name)` in checked rules") }
    return ordinal
  }

  /// Returns the rules of a kind in the order of their ordinals.
  func ordered<K: Kind, Value>(_ rules: Named<K, Value>) -> [(name: String, rule: Value)] {
    (sorted[K.key] ?? []).compactMap { name in rules[name].map { (name, $0) } }
  }
}
