/// Converts names of rules to Swift identifiers.
enum SwiftName {
  /// Returns the identifier for a name: `flow.save_new` -> `flowSaveNew`, `ERR-030` -> `err030`, `N-MAINT-DUE-TODAY` -> `nMaintDueToday`.
  static func member(_ name: String) -> String {
    quoted(bare(name))
  }

  /// Returns an identifier, in backticks if it is a keyword.
  static func quoted(_ identifier: String) -> String { keywords.contains(identifier) ? "`\(identifier)`" : identifier }

  /// Returns the identifier for a name without backticks.
  static func bare(_ name: String) -> String {
    let words = words(name)
    guard let first = words.first else { return "_" }
    let joined = words.dropFirst().reduce(lowered(first)) { $0 + capitalised($1) }
    return joined.first.map { $0.isNumber } ?? false ? "_" + joined : joined
  }

  /// Returns the identifiers for names, in their order. They are unique and differ from the members of the generated types.
  static func members(_ names: [String], taken: Set<String> = taken) -> [String] {
    var seen: Set<String> = []
    return names.map { name in
      var identifier = bare(name)
      while taken.contains(identifier) || !seen.insert(identifier).inserted { identifier += "_" }
      return quoted(identifier)
    }
  }

  /// Returns the identifiers for names as argument labels, which need no backticks.
  static func labels(_ names: [String], taken: Set<String> = taken) -> [String] {
    members(names, taken: taken).map { $0.replacing("`", with: "") }
  }

  /// Returns the name of a Boolean value as an assertion: `stillPlanned` becomes `isStillPlanned`. A name that begins with a verb stays: `reminds`.
  static func assertion(_ name: String) -> String {
    let identifier = bare(name)
    let first = String(identifier.prefix { !$0.isUppercase })
    let isVerb = auxiliaries.contains(first) || (first.hasSuffix("s") && !first.hasSuffix("ss"))
    return isVerb ? name : "is-" + name
  }

  private static let auxiliaries: Set<String> = [
    "are", "can", "could", "did", "do", "had", "have", "may", "might", "must", "shall", "should", "were", "will", "would",
  ]

  /// Returns the name without a leading single letter, which names the kind: `N-SAILS` becomes `SAILS`.
  static func withoutMark(_ name: String) -> String {
    let words = words(name)
    guard words.count > 1, words[0].count == 1 else { return name }
    return words.dropFirst().joined(separator: "-")
  }

  /// The names of members of generated types, and invalid member names.
  static let taken: Set<String> = [
    "name", "rawValue", "allCases", "hashValue", "hash", "init", "self", "Type", "Protocol", "text", "destination", "fallbackDestination",
    "link", "amount",
    "unit", "duration", "id", "fill", "givenFacts", "route", "present", "_",
  ]

  /// Returns the type name for a name: `ladder level` becomes `LadderLevel`.
  static func type(_ name: String) -> String { words(name).map(capitalised).joined() }

  private static func words(_ name: String) -> [String] {
    name.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.map(String.init)
  }

  /// Returns a word with a lowercase first letter. A word in all capitals becomes lowercase; other words keep their inner capitals: `savedFlows`.
  private static func lowered(_ word: String) -> String {
    isShouted(word) ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
  }

  private static func capitalised(_ word: String) -> String {
    let rest = isShouted(word) ? word.dropFirst().lowercased() : String(word.dropFirst())
    return word.prefix(1).uppercased() + rest
  }

  private static func isShouted(_ word: String) -> Bool { word.count > 1 && word == word.uppercased() }

  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout", "internal", "let", "open",
    "operator", "private", "protocol", "public", "static", "struct", "subscript", "typealias", "var", "break", "case", "continue",
    "default",
    "defer", "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "switch", "where", "while", "as", "catch",
    "false",
    "is", "nil", "super", "self", "throw", "throws", "true", "try",
  ]
}
