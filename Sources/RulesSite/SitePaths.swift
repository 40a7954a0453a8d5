internal import RuleKinds
internal import SourceText

/// The files of pages: `limits/saved_flows.html` for the rule `/limits/saved_flows`.
struct SitePaths: Sendable {
  private let files: [RulePath: String]
  private let rules: [String: RulePath]

  /// File names keep letters, digits, `.`, `_`, and `-`, and write other bytes as `~2F`. If two names of a kind differ only in case, the second one gets a
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
  static func safe(_ name: String) -> String { PercentEncoding.of(name, keeping: "._-", marker: "~") }
}
