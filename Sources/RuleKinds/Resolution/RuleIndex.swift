public import Schema
public import SourceText

/// A rule where it is declared, and what it says about itself.
public struct IndexedRule: Sendable {
  public let kind: String
  /// The kind's name for people: `limit`.
  public let singular: String
  public let name: String
  public let about: String
  public let sources: [String]
  /// The name itself.
  public let key: Span
  public let value: Span

  public var path: RulePath { RulePath(kind, name) }
}

/// A place where a rule names another one.
public struct RuleUse: Sendable {
  /// The rule that is named, or the value in it: `/limits/saved_flows/plans/free`.
  public let target: RulePath
  /// Where it is named: `/capabilities/flow.save/plans/free/within`.
  public let path: RulePath
  public let span: Span
  public let form: Form

  public enum Form: Sendable {
    /// By its name, where a rule of its kind is expected.
    case name
    /// By its name in an expression.
    case expression
    /// As a path, as locks, waivers and remote values do.
    case path
  }

  public var isByPath: Bool { form == .path }

  /// The rule that names it.
  public var user: RulePath { path.rule }
}

/// Words that a rule holds: what it means, a sentence, a reason.
public struct RuleText: Sendable {
  public let path: RulePath
  public let text: String
  public let span: Span

  public var rule: RulePath { path.rule }
}

/// Where every rule is declared, who names it, which document it comes from and what it says.
///
/// General over kinds: made from what reading recorded, from the shapes of the schema and from the typed expressions. Made only when
/// somebody asks; checking needs none of it.
public struct RuleIndex: Sendable {
  /// All rules, in the order of their files.
  public let rules: [IndexedRule]
  /// The words of all rules, in the order of their files.
  public let texts: [RuleText]
  /// Where rules cite documents: the target is the document, the text the citation.
  public let citations: [RuleText]
  /// Every word that stands in a rule, be it words for people or a name, by rule.
  public let words: [RulePath: [String]]
  public let places: Places

  private let byName: [String: [Int]]
  private let positions: [RulePath: Int]
  private let usesOf: [RulePath: [RuleUse]]
  private let usesBy: [RulePath: [RuleUse]]
  private let kinds: [String]

  public init(_ reading: Reading, _ places: Places, _ typed: TypedBook, _ folder: Folder) {
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

  public subscript(path: RulePath) -> IndexedRule? { positions[path.rule].map { rules[$0] } }

  /// The rules of a name, of whatever kind.
  public func rules(named name: String) -> [IndexedRule] { (byName[name] ?? []).map { rules[$0] } }

  public func rules(of kind: String) -> [IndexedRule] { rules.filter { $0.kind == kind } }

  /// Where a rule, or any value in it, is named by others.
  public func uses(of path: RulePath) -> [RuleUse] { usesOf[path.rule] ?? [] }

  /// What a rule names.
  public func uses(by path: RulePath) -> [RuleUse] { usesBy[path.rule] ?? [] }

  /// The position of a kind among the kinds: for an order that people know from the reference.
  public func order(of kind: String) -> Int { kinds.firstIndex(of: kind) ?? kinds.count }

  /// The rule, and the keys that lead into it, that a written path means. A name may hold slashes, so the longest name wins.
  public func resolve(_ text: String) -> RulePath? {
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
  public var rule: RulePath { parts.count > 2 ? RulePath(Array(parts.prefix(2))) : self }

  /// The keys inside the rule: `plans/free`; empty for the rule itself.
  public var inside: String { parts.dropFirst(2).joined(separator: "/") }
}
