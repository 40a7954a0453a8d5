public import Schema
internal import YAMLTree

/// What rules say about themselves, by kind and name: for doc comments and reference pages, which no kind has to know of.
public struct RuleDocs: Sendable {
  public struct Entry: Sendable, Equatable {
    public let about: String
    public let sources: [String]
    /// How many characters of it are shown at most, where that is known and depends on a value.
    public let longest: Int?
    /// What it is about, where a rule says so: a fact of `session`.
    public let of: String?
    /// What it says about each of its fields, where it has some.
    public let fields: [String: String]

    /// The sentence, and what else there is to say.
    public var text: String { about + (longest.map { " At most \($0) characters." } ?? "") }
  }

  /// Names for people of each kind: `limits` -> `limit`.
  public private(set) var singulars: [String: String] = [:]
  private var names: [String: Set<String>] = [:]
  private var entries: [String: [String: Entry]] = [:]

  /// `lengths`: how long sentences and texts get, when that is to be said as well.
  public init(_ reading: Reading, lengths: LongestText? = nil) {
    // A kind has its name for people also while there is nothing of it.
    for field in RuleBookSchema.schema.fields { if case .named(let singular, _) = field.shape { singulars[field.key] = singular } }
    for declaration in reading.declarations {
      singulars[declaration.kind] = declaration.singular
      names[declaration.kind, default: []].insert(declaration.name)
      let value = declaration.value
      guard value.kind == .mapping else { continue }
      let about = ["about", "says", "text"].lazy.compactMap { value[$0].map(RuleDocs.words) }.first ?? ""
      let source = value["source"]
      let sources = source?.kind == .sequence ? source?.items.map(\.text) ?? [] : (source?.text).map { [$0] } ?? []
      entries[declaration.kind, default: [:]][declaration.name] = Entry(
        about: about, sources: sources, longest: lengths?.characters(kind: declaration.kind, declaration.name),
        of: value["of"]?.text,
        fields: RuleDocs.fields(of: value))
    }
  }

  /// A text; of one in plural forms, the form for most numbers.
  private static func words(_ node: Node) -> String { node.kind == .mapping ? node["other"]?.text ?? "" : node.text }

  /// What each of its `fields` is about.
  private static func fields(of value: Node) -> [String: String] {
    var fields: [String: String] = [:]
    guard let node = value["fields"], node.kind == .mapping else { return fields }
    for entry in node.entries { fields[entry.key.text] = entry.value["about"]?.text }
    return fields
  }

  /// All names of a kind, given by its name for people, in byte order.
  public func names(ofSingular singular: String) -> [String] {
    guard let kind = singulars.first(where: { $0.value == singular })?.key else { return [] }
    return Ordinals.sorted(Array(names[kind] ?? []))
  }

  public subscript(kind: String, name: String) -> Entry? { entries[kind]?[name] }
}

extension LongestText {
  /// Of a sentence with values, or of a text fact.
  fileprivate func characters(kind: String, _ name: String) -> Int? {
    switch kind {
    case Copy.key: hasValues(Name(name)) ? characters(of: Name<Copy>(name)) : nil
    case Fact.key: characters(of: Name<Fact>(name))
    default: nil
    }
  }
}
