package import Schema
internal import YAMLTree

/// The documentation of rules, by kind and name, for generated doc comments and reference pages.
package struct RuleDocs: Sendable {
  package struct Entry: Sendable, Equatable {
    package let about: String
    package let sources: [String]
    /// The most characters that are shown of it, if that is known and depends on a value.
    package let longest: Int?
    /// The value of `of`, if the rule has one: a fact of `session`.
    package let of: String?
    /// The description of each of the rule's fields, by name.
    package let fields: [String: String]

    /// The description, followed by the maximum length if there is one.
    package var text: String { about + (longest.map { " At most \($0) characters." } ?? "") }
  }

  /// The singular display name of each kind: `limits` -> `limit`.
  package private(set) var singulars: [String: String] = [:]
  private var names: [String: Set<String>] = [:]
  private var entries: [String: [String: Entry]] = [:]

  /// - Parameter lengths: The maximum lengths of sentences and texts, to include in the documentation.
  package init(_ reading: ParseContext, lengths: LongestText? = nil) {
    // A kind without rules also has a display name.
    for field in RuleBookSchema.schema.fields { if case .named(let singular, _) = field.shape { singulars[field.key] = singular } }
    for declaration in reading.declarations {
      singulars[declaration.kind] = declaration.singular
      names[declaration.kind, default: []].insert(declaration.name)
      let value = declaration.value
      guard value.kind == .mapping else { continue }
      entries[declaration.kind, default: [:]][declaration.name] = Entry(
        about: RuleDocs.about(value), sources: RuleDocs.sources(value),
        longest: lengths?.characters(kind: declaration.kind, declaration.name),
        of: value["of"]?.text,
        fields: RuleDocs.fields(of: value))
    }
  }

  /// Returns the description of a rule, or its text.
  static func about(_ rule: Node) -> String {
    rule.kind == .mapping ? ["about", "says", "text"].lazy.compactMap { rule[$0].map(words) }.first ?? "" : ""
  }

  /// Returns the citations of a rule.
  static func sources(_ rule: Node) -> [String] {
    guard rule.kind == .mapping, let source = rule["source"] else { return [] }
    return source.kind == .sequence ? source.items.map(\.text) : [source.text]
  }

  /// Returns a text; of plural forms, the form `other`.
  private static func words(_ node: Node) -> String { node.kind == .mapping ? node["other"]?.text ?? "" : node.text }

  /// Returns the description of each entry in `fields`.
  private static func fields(of value: Node) -> [String: String] {
    var fields: [String: String] = [:]
    guard let node = value["fields"], node.kind == .mapping else { return fields }
    for entry in node.entries { fields[entry.key.text] = entry.value["about"]?.text }
    return fields
  }

  /// Returns all names of the kind with a singular display name, in byte order.
  package func names(ofSingular singular: String) -> [String] {
    guard let kind = singulars.first(where: { $0.value == singular })?.key else { return [] }
    return Ordinals.sorted(Array(names[kind] ?? []))
  }

  package subscript(kind: String, name: String) -> Entry? { entries[kind]?[name] }
}

extension LongestText {
  /// Returns the maximum length of a sentence with values or of a text fact; nil for other rules.
  fileprivate func characters(kind: String, _ name: String) -> Int? {
    switch kind {
    case Copy.key: hasValues(Name(name)) ? characters(of: Name<Copy>(name)) : nil
    case Fact.key: characters(of: Name<Fact>(name))
    default: nil
    }
  }
}
