internal import RuleKinds
internal import RulesCompiler
internal import Schema
internal import YAMLTree

/// Decides whether a rule can have a name.
struct RenamedName {
  private let kind: String
  private let mentions: RuleMentions

  init(kind: String, _ mentions: RuleMentions) { (self.kind, self.mentions) = (kind, mentions) }

  func check(_ old: String, _ new: String) throws(RenameError) {
    if let reason = reasonToKeep(old) { throw .notRenamable(reason) }
    guard mentions.isDeclared(kind, old) else {
      throw .unknownName(old, singular: singular, near: Suggestions.near(old, mentions.rules.places.names(of: kind)))
    }
    if old == new { throw .same(old) }
    if mentions.isDeclared(kind, new) { throw .taken(new, singular: singular) }
    if let problem = problem(new, instead: old) { throw .malformed(new, problem) }
    // Facts and conditions share the names in expressions.
    for other in [Fact.key, Condition.key] where [Fact.key, Condition.key].contains(kind) && other != kind {
      if mentions.isDeclared(other, new) { throw .taken(new, singular: other == Fact.key ? "fact" : "condition") }
    }
  }

  /// Returns why a name cannot change; nil if it can.
  func reasonToKeep(_ old: String) -> String? {
    switch kind {
    case RemotePath.key: "the name of a remote path is the path of a value; rename the rule in the path"
    case Translation.key: "a translation has the name of its copy key; rename the copy key"
    case Fact.key where Ordinals.specialFacts.contains(old): "the language gives the fact `\(old)` its meaning by its name"
    default: nil
    }
  }

  /// Returns what is wrong with the name of a new rule; nil if nothing is.
  static func problem(ofNew name: String, kind: String, _ mentions: RuleMentions) -> String? {
    RenamedName(kind: kind, mentions).problem(name, instead: "")
  }

  private var singular: String { NamedKinds.singulars[kind] ?? kind }

  /// Returns what is wrong with a name; nil if nothing is.
  private func problem(_ new: String, instead old: String) -> String? {
    if new.isEmpty { return "a name cannot be empty" }
    let isAllowed = new.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "_-.:/".unicodeScalars.contains(scalar)
    }
    guard isAllowed else { return "a name can contain only letters, digits, and `_`, `-`, `.`, `:`, or `/`" }
    if new.contains("/"), !old.contains("/") { return "a slash separates the parts of paths" }
    if kind == Document.key || kind == RecordedDecision.key, Citation.document(in: new) != new {
      return "a \(singular) consists of at least two capital letters, digits, or hyphens, as in `CH08`"
    }
    if kind == Plan.key, new.contains(".") {
      return "the name of a plan cannot contain a period, because names of numbers such as `limits.x.free` end with it"
    }
    if [Fact.key, Condition.key, Limit.key, Setting.key, Plan.key].contains(kind) { return problemInExpressions(new) }
    return nil
  }

  private func problemInExpressions(_ new: String) -> String? {
    let parts = new.split(separator: ".", omittingEmptySubsequences: false)
    let isPath = parts.allSatisfy { part in
      guard let first = part.utf8.first, !(0x30...0x39).contains(first) else { return false }
      return part.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F
      }
    }
    guard isPath else {
      return
        "expressions use it, so it can contain only letters, digits, and `_` in parts that are joined by periods, and no part can start with a digit"
    }
    if parts.contains(where: { ["true", "false", "null", "in"].contains(String($0)) }) { return "expressions use this word" }
    guard kind == Fact.key || kind == Condition.key else { return nil }
    if Ordinals.isReserved(new) { return "the language declares this name" }
    return ["limits", "settings"].contains(String(parts[0])) ? "names that start with `\(parts[0]).` belong to \(parts[0])" : nil
  }

  /// A name as a rule file has it: with quotes if YAML would read another value.
  static func written(_ name: String) -> String { isPlain(name) ? name : "\"\(name)\"" }

  /// Whether a name can be written without quotes.
  static func isPlain(_ name: String) -> Bool {
    guard let first = name.utf8.first, first != 0x2D, first != 0x2E, first != 0x3A, name.utf8.last != 0x3A else { return false }
    let words: Set = ["y", "yes", "on", "n", "no", "off", "true", "false", "null"]
    if words.contains(name.lowercased()) { return false }
    return name.unicodeScalars.contains { $0.properties.isAlphabetic } && Double(name) == nil
  }
}
