import RuleKinds
import RulebookSupport
import RulesCompiler
import Schema

/// The name that a rule has now, after commits or an uncommitted change renamed it.
enum RenamedRule {
  /// Returns the declared name that replaced another one in the same line; nil if git does not show one.
  static func name(of old: String, _ compilation: Compilation, _ git: GitRules) -> String? {
    let declared = Set(compilation.rules?.reading.declarations.map(\.name) ?? [])
    var known: Set = [old]
    var name = old
    while let next = git.replacements(of: name).first(where: { !known.contains($0) }) {
      if declared.contains(next) { return next }
      known.insert(next)
      name = next
    }
    return nil
  }
}

extension GitRules {
  /// The keys that replaced a key in its line, the newest first.
  fileprivate func replacements(of key: String) -> [String] {
    let form = ["--no-color", "--no-ext-diff", "--unified=0", "-S\(key)"]
    let changes = [["diff"] + form + ["HEAD", "--", "."], ["log", "--format=", "--patch"] + form + ["HEAD", "--", "."]]
    return changes.flatMap { words in
      let output = (try? git(words, else: "cannot read the history of \(key)")) ?? []
      return GitRules.replacements(of: key, inPatches: String(decoding: output, as: UTF8.self))
    }
  }

  /// Compares the lines of each hunk that replaces lines one by one.
  static func replacements(of key: String, inPatches text: String) -> [String] {
    var found: [String] = []
    var (removed, added): ([String?], [String?]) = ([], [])
    func finish() {
      if removed.count == added.count { for (old, new) in zip(removed, added) where old == key { if let new { found.append(new) } } }
      (removed, added) = ([], [])
    }
    for line in text.split(separator: "\n") {
      if line.hasPrefix("---") || line.hasPrefix("+++") { continue }
      switch line.first {
      case "-": removed.append(RuleHistory.declared(String(line.dropFirst())))
      case "+": added.append(RuleHistory.declared(String(line.dropFirst())))
      default: finish()
      }
    }
    finish()
    return found.filter { $0 != key }
  }
}
