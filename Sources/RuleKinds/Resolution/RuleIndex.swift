package import Schema
package import SourceText

/// The declaration and the documentation of a rule.
package struct IndexedRule: Sendable {
  package let kind: String
  /// The singular display name of the kind: `limit`.
  package let singular: String
  package let name: String
  package let about: String
  package let sources: [String]
  /// The location of the name.
  package let key: Span
  package let value: Span

  package var path: RulePath { RulePath(kind, name) }
}

/// A reference from a rule to another rule.
package struct RuleUse: Sendable {
  /// The rule that is referred to, or a value in it: `/limits/saved_flows/plans/free`.
  package let target: RulePath
  /// The path of the reference: `/capabilities/flow.save/plans/free/within`.
  package let path: RulePath
  package let span: Span
  package let form: Form

  package enum Form: Sendable {
    /// By its name, where a rule of its kind is expected.
    case name
    /// By its name in an expression.
    case expression
    /// As a path, as locks, waivers and remote values do.
    case path
  }

  package var isByPath: Bool { form == .path }

  /// The rule that contains the reference.
  package var user: RulePath { path.rule }
}

/// Text in a rule: a description, a sentence, or a reason.
package struct RuleText: Sendable {
  package let path: RulePath
  package let text: String
  package let span: Span

  package var rule: RulePath { path.rule }
}

/// An index of the declarations, the references, the citations, and the text of all rules.
///
/// The index is independent of kinds: it is built from the records of parsing, the shapes of the schema, and the typed expressions. It is
/// built on demand, because checks do not need it.
package struct RuleIndex: Sendable {
  /// All rules, in the order of their files.
  package let rules: [IndexedRule]
  /// The text of all rules, in the order of their files.
  package let texts: [RuleText]
  /// The places where rules cite documents. The text is the citation.
  package let citations: [RuleText]
  /// The strings in each rule: copy, names, and other values.
  package let words: [RulePath: [String]]
  package let places: SourceLocations

  private let byName: [String: [Int]]
  private let positions: [RulePath: Int]
  private let usesOf: [RulePath: [RuleUse]]
  private let usesBy: [RulePath: [RuleUse]]
  private let kinds: [String]

  package init(_ reading: ParseContext, _ places: SourceLocations, _ typed: TypedBook, _ folder: Folder) {
    var builder = RuleIndexBuilder(reading, places)
    builder.walk(RuleBookSchema.schema.fields, folder)
    builder.add(typed)
    self.places = places
    rules = builder.rules
    texts = builder.texts
    citations = builder.citations
    words = builder.words
    kinds = builder.kinds
    byName = Dictionary(grouping: rules.indices) { builder.rules[$0].name }
    positions = Dictionary(rules.enumerated().map { ($0.element.path, $0.offset) }) { first, _ in first }
    let uses = builder.uses.sorted { ($0.span.file, $0.span.start) < ($1.span.file, $1.span.start) }
    usesOf = Dictionary(grouping: uses) { $0.target.rule }
    usesBy = Dictionary(grouping: uses) { $0.user }
  }

  package subscript(path: RulePath) -> IndexedRule? { positions[path.rule].map { rules[$0] } }

  /// Returns the rules with a name, of every kind.
  package func rules(named name: String) -> [IndexedRule] { (byName[name] ?? []).map { rules[$0] } }

  package func rules(of kind: String) -> [IndexedRule] { rules.filter { $0.kind == kind } }

  /// Returns the references to a rule or to any value in it.
  package func uses(of path: RulePath) -> [RuleUse] { usesOf[path.rule] ?? [] }

  /// Returns the references that a rule contains.
  package func uses(by path: RulePath) -> [RuleUse] { usesBy[path.rule] ?? [] }

  /// Returns the position of a kind in the order of the reference pages.
  package func order(of kind: String) -> Int { kinds.firstIndex(of: kind) ?? kinds.count }

  /// Resolves a written path to a rule and the keys that lead into it. A name may contain slashes, so the longest name wins.
  package func resolve(_ text: String) -> RulePath? {
    let parts = RulePath(text: text).parts
    guard parts.count > 1 else { return nil }
    for end in stride(from: parts.count, to: 1, by: -1) {
      let name = parts[1..<end].joined(separator: "/")
      guard places.isDeclared(parts[0], name) else { continue }
      let path = RulePath([parts[0], name] + parts[end...])
      let isDefault = parts.count == end + 1 && RuleIndex.fields(of: parts[0]).contains(parts[end])
      return places.exact(path) != nil || isDefault ? path : nil
    }
    return nil
  }
}

extension RulePath {
  /// The rule that the path leads to or into.
  package var rule: RulePath { parts.count > 2 ? RulePath(Array(parts.prefix(2))) : self }

  /// The keys inside the rule: `plans/free`; empty for the rule itself.
  package var inside: String { parts.dropFirst(2).joined(separator: "/") }
}
