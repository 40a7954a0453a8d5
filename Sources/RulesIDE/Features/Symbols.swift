internal import Diagnostics
internal import LanguageServer
internal import RuleKinds
internal import RuleQueries
internal import RulesCompiler
internal import RulesJSON
internal import Schema
internal import SourceText
internal import YAMLTree

/// Document symbols and workspace symbols.
extension RulesServer {
  mutating func documentSymbols(_ params: JSON) throws(RPCError) -> JSON {
    guard let asked = try file(params), let (kind, root) = asked.root else { return .null }
    let converter = asked.converter
    let declared = asked.analysis.rules?.reading.declarations.filter { $0.key.span.file == asked.file } ?? []
    let singulars = Dictionary(declared.map { ($0.key.span, $0.singular) }, uniquingKeysWith: { first, _ in first })
    var flat: [JSON] = []
    func symbol(_ entry: Node.Entry, depth: Int, in container: String?) -> JSON {
      let (key, value, whole) = (entry.key, entry.value, entry.span)
      let singular = singulars[key.span]
      let detail = singular ?? (value.kind == .scalar ? String(value.text.prefix(80)) : nil)
      let number: Int64 = singular != nil ? Self.symbolKind(kind) : value.kind == .mapping ? 19 : value.kind == .sequence ? 18 : 7
      let name = key.text.isEmpty ? "(empty)" : key.text
      if !abilities.nestsSymbols {
        if singular != nil {
          flat.append(
            .members([
              "name": .string(name), "kind": .int(number), "location": converter.location(whole),
              "containerName": container.map { .string($0) },
            ]))
        }
        return .null
      }
      let children = depth < 4 ? value.entries.map { symbol($0, depth: depth + 1, in: name) } : []
      return .members([
        "name": .string(name), "detail": detail.map { .string($0) }, "kind": .int(number), "range": converter.range(whole),
        "selectionRange": converter.range(key.span), "children": children.isEmpty ? nil : .array(children),
      ])
    }
    let nested = root.entries.map { symbol($0, depth: 0, in: nil) }
    return .array(abilities.nestsSymbols ? nested : flat)
  }

  /// The maximum number of symbols in an answer.
  private static let mostSymbols = 200

  mutating func workspaceSymbols(_ params: JSON) -> JSON {
    let query = params["query"]?.stringValue ?? ""
    var symbols: [JSON] = []
    for folder in workspaces.keys.sorted() {
      guard let analysis = workspaces[folder]?.parsedAnalysis(), let index = analysis.index, let converter = converter(folder, analysis)
      else {
        continue
      }
      let ranked = index.rules.enumerated().compactMap { position, rule in
        FuzzyMatch.rank(rule.name, query).map { (rank: $0, position: position, rule: rule) }
      }.sorted { ($0.rank, $0.position) < ($1.rank, $1.position) }
      symbols += ranked.prefix(Self.mostSymbols - symbols.count).map { one in
        .members([
          "name": .string(one.rule.name), "kind": .int(Self.symbolKind(one.rule.kind)), "containerName": .string(one.rule.singular),
          "location": converter.location(one.rule.key),
        ])
      }
    }
    return .array(symbols)
  }

  /// The symbol kind of the protocol whose icon fits a kind of rule best.
  static func symbolKind(_ kind: String) -> Int64 {
    switch kind {
    case Fact.key, SnapshotField.key: 13
    case Setting.key, Limit.key: 14
    case Condition.key: 17
    case Action.key, DecisionTable.key: 12
    case Plan.key: 10
    case Copy.key, Translation.key: 15
    case Event.key, CountedEvent.key: 24
    case Scenario.key, Invariant.key: 6
    default: 5
    }
  }
}

/// A fuzzy match of a name, as editors search for symbols: the letters of the query in order.
enum FuzzyMatch {
  /// The rank of a match, the best first; nil if the name does not match.
  static func rank(_ name: String, _ query: String) -> Int? {
    if query.isEmpty { return 3 }
    let (name, query) = (name.lowercased(), query.lowercased())
    if name == query { return 0 }
    if name.hasPrefix(query) { return 1 }
    if name.contains(query) { return 2 }
    var rest = Substring(query)
    for character in name where character == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty ? 3 : nil
  }
}
