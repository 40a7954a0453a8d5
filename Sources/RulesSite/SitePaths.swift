internal import RuleKinds

/// The files of pages: `limits/saved_flows.html` for the rule `/limits/saved_flows`.
struct SitePaths: Sendable {
  private let files: [RulePath: String]
  private let rules: [String: RulePath]

  /// File names keep letters, digits, `.`, `_` and `-`, and write other bytes as `~2F`. If two names of a kind differ only in case, the second one gets a
  /// number, because file systems can ignore case.
  init(_ index: RuleIndex) {
    var files: [RulePath: String] = [:]
    var rules: [String: RulePath] = [:]
    var taken: Set<String> = []
    for rule in index.rules where files[rule.path] == nil {
      let plain = "\(rule.kind)/\(SitePaths.safe(rule.name))"
      var file = plain
      var number = 2
      while file.lowercased() == "\(rule.kind)/index" || !taken.insert(file.lowercased()).inserted {
        file = "\(plain)~\(number)"
        number += 1
      }
      files[rule.path] = file + ".html"
      rules[file + ".html"] = rule.path
    }
    self.files = files
    self.rules = rules
  }

  /// The file of a rule or of a value in it.
  func file(_ path: RulePath) -> String? { files[path.rule] }

  func rule(_ file: String) -> RulePath? { rules[file] }

  /// The file name of an id.
  static func safe(_ name: String) -> String {
    if name.utf8.allSatisfy(isPlain) { return name }
    return name.utf8.reduce(into: "") { text, byte in
      let digits = String(byte, radix: 16, uppercase: true)
      text += isPlain(byte) ? String(Unicode.Scalar(byte)) : "~" + (digits.count < 2 ? "0" : "") + digits
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
