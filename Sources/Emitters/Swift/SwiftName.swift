/// Swift identifiers for the names of rules.
enum SwiftName {
  /// `flow.save_new` -> `flowSaveNew`, `ERR-030` -> `err030`, `N-MAINT-DUE-TODAY` -> `nMaintDueToday`.
  static func member(_ name: String) -> String {
    quoted(bare(name))
  }

  /// An identifier with the quotes that a keyword needs.
  static func quoted(_ identifier: String) -> String { keywords.contains(identifier) ? "`\(identifier)`" : identifier }

  /// The same without the quotes that a keyword needs, for a place where it is none.
  static func bare(_ name: String) -> String {
    let words = words(name)
    guard let first = words.first else { return "_" }
    let joined = words.dropFirst().reduce(lowered(first)) { $0 + capitalised($1) }
    return joined.first.map { $0.isNumber } ?? false ? "_" + joined : joined
  }

  /// Identifiers of a kind's names, in their order: each once, and none that the generated types have already.
  static func members(_ names: [String], taken: Set<String> = taken) -> [String] {
    var seen: Set<String> = []
    return names.map { name in
      var identifier = bare(name)
      while taken.contains(identifier) || !seen.insert(identifier).inserted { identifier += "_" }
      return quoted(identifier)
    }
  }

  /// The same as labels of arguments, where a keyword needs no quotes.
  static func labels(_ names: [String], taken: Set<String> = taken) -> [String] {
    members(names, taken: taken).map { $0.replacing("`", with: "") }
  }

  /// The name without the one letter that says of which kind it is: `N-SAILS` -> `SAILS`.
  static func withoutMark(_ name: String) -> String {
    let words = words(name)
    guard words.count > 1, words[0].count == 1 else { return name }
    return words.dropFirst().joined(separator: "-")
  }

  /// What generated types have themselves, and what no member may be called.
  static let taken: Set<String> = [
    "name", "rawValue", "allCases", "hashValue", "hash", "init", "self", "Type", "Protocol", "text", "opens", "whenGone", "link", "amount",
    "unit", "duration", "id", "fill", "givenFacts", "route", "present", "_",
  ]

  /// `ladder level` -> `LadderLevel`.
  static func type(_ name: String) -> String { words(name).map(capitalised).joined() }

  private static func words(_ name: String) -> [String] {
    name.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.map(String.init)
  }

  /// A word of capitals is lowered whole; another keeps its inner capitals: `savedFlows`.
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
