internal import Diagnostics
public import RuleKinds
public import RulesJSON

/// What somebody who asks for an id may mean.
public enum Asked: Sendable {
  /// Rules, or values in them.
  case rules([RulePath])
  /// A section of a document, and the rules that cite it.
  case section(String, [RulePath])
  /// A kind, and its rules.
  case kind(String, [RulePath])
  /// Nothing; names that are near.
  case nothing(near: [String])
}

extension Queries {
  /// `kind`: only rules of this kind, given as `routes` or `route`; nil for any.
  public func asked(_ text: String, kind: String? = nil) -> Asked {
    func isWanted(_ rule: IndexedRule) -> Bool { kind == nil || rule.kind == kind || rule.singular == kind }
    // A path before a name: what a server may set is named by its path, and stands on the page of the value.
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
  public func rules(ofKind kind: String) -> [RulePath] {
    index.rules.filter { $0.kind == kind || $0.singular == kind }.map(\.path)
  }

  /// The kinds that have rules, for a suggestion.
  public var kinds: [String] { Set(index.rules.map(\.kind)).sorted() }

  /// The rules that cite a section, or one below it: `CH27 §4` has `CH27 §4.2` below it. The sign may be left out.
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

  /// Rules one a line: where each stands, its kind, its name and what it means.
  public func list(_ rules: [RulePath]) -> [String] {
    aligned(
      rules.map { path in
        let rule = index[path]
        return [
          place(of: path).short, "\(rule?.singular ?? path.parts[0]) \(rule?.name ?? path.parts.dropFirst().joined(separator: "/"))",
          rule?.about ?? "",
        ]
      })
  }

  /// The same as data.
  public func json(_ rules: [RulePath]) -> JSON {
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
