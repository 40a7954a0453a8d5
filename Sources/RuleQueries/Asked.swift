internal import Diagnostics
package import RuleKinds
package import RulesJSON

/// The possible meanings of an id in a query.
package enum Asked: Sendable {
  /// Rules, or values in them.
  case rules([RulePath])
  /// A section of a document, and the rules that cite it.
  case section(String, [RulePath])
  /// A kind, and its rules.
  case kind(String, [RulePath])
  /// Nothing, with similar names.
  case nothing(near: [String])
}

extension Queries {
  /// Resolves an id. `kind`: restricts the result to one kind, as `routes` or `route`; nil for all kinds.
  package func asked(_ text: String, kind: String? = nil) -> Asked {
    func isWanted(_ rule: IndexedRule) -> Bool { kind == nil || rule.kind == kind || rule.singular == kind }
    // Paths take precedence over names: a remotely overridable path has the path of a value as its name and belongs on the page of the value.
    if let path = index.resolve(text), index[path].map(isWanted) ?? false { return .rules([path]) }
    let named = index.rules(named: text).filter(isWanted)
    if !named.isEmpty { return .rules(named.map(\.path)) }
    let cited = citing(text)
    if kind == nil, !cited.isEmpty { return .section(text, cited) }
    let members = rules(ofKind: text)
    if kind == nil, let first = members.first { return .kind(first.parts[0], members) }
    let folded = text.lowercased()
    let alike = index.rules.filter { isWanted($0) && $0.name.lowercased() == folded }
    if !alike.isEmpty { return .rules(alike.map(\.path)) }
    let names = Set(index.rules.filter(isWanted).map(\.name))
    return .nothing(near: Suggestion.nearest(to: text, among: names.sorted(), limit: 3))
  }

  /// The rules of a kind, given as `routes` or `route`.
  package func rules(ofKind kind: String) -> [RulePath] {
    index.rules.filter { $0.kind == kind || $0.singular == kind }.map(\.path)
  }

  /// The kinds that have rules, for a suggestion.
  package var kinds: [String] { Set(index.rules.map(\.kind)).sorted() }

  /// The rules that cite a section or one of its subsections: `CH27 §4` includes `CH27 §4.2`. The section sign is optional.
  private func citing(_ text: String) -> [RulePath] {
    func plain(_ citation: String) -> String { citation.replacing("§", with: "").lowercased() }
    let wanted = plain(text)
    guard text.contains(" ") else { return [] }
    var rules: [RulePath] = []
    for citation in index.citations {
      let cited = plain(citation.text)
      let isBelow = cited.hasPrefix(wanted) && [".", " "].contains(cited.dropFirst(wanted.count).first)
      if cited == wanted || isBelow, !rules.contains(citation.rule) { rules.append(citation.rule) }
    }
    return rules
  }

  /// The rules as lines: location, kind, and name, and `about`.
  package func list(_ rules: [RulePath]) -> [String] {
    aligned(
      rules.map { path in
        let rule = index[path]
        return [
          place(of: path).short, "\(rule?.singular ?? path.parts[0]) \(rule?.name ?? path.parts.dropFirst().joined(separator: "/"))",
          rule?.about ?? "",
        ]
      })
  }

  /// The rules as JSON.
  package func json(_ rules: [RulePath]) -> JSON {
    .array(
      rules.map { path in
        let rule = index[path]
        let name = rule?.name ?? path.parts.dropFirst().joined(separator: "/")
        return .object(
          [JSON.Member("kind", .string(path.parts[0])), JSON.Member("name", .string(name))]
            + JSON.Member.text("about", rule?.about) + place(of: path).members)
      })
  }
}
