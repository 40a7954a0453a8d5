internal import Diagnostics
internal import RuleKinds
internal import Schema

/// Reports rules that use what is named after another rule of their kind, although the same is there with their own name.
enum CopyOtherRule {
  static let explanation = Explanation(
    "copy.other-rule", .warning, waivable: true,
    finds: "A rule that uses the sentence of another rule of its kind, although a sentence is named after the rule itself.",
    why: "Users would read about another error, limit, or notification.",
    example: "ERR-010: {says: error.ERR-011, ...}   # there is a sentence `error.ERR-010`",
    instead: "ERR-010: {says: error.ERR-010, ...}")

  static let check = Check(explanation) { context, diagnostics in
    guard context.reportedErrors.isEmpty else { return }
    let sentences = Set(context.declarations(of: Copy.key).map(\.name))
    var names: [String: Set<String>] = [:]
    for rule in context.mentions where rule.kind != Copy.key && !CheckContext.registers.contains(rule.kind) {
      for use in rule.uses where use.kind == Copy.key {
        if names[rule.kind] == nil { names[rule.kind] = Set(context.declarations(of: rule.kind).map(\.name)) }
        guard let own = own(use.name, rule.name, names[rule.kind] ?? []), sentences.contains(own) else { continue }
        // `rule.unused` reports a sentence that lost its only use, and where it was probably meant.
        guard context.isUsed(own, of: Copy.key) else { continue }
        diagnostics.append(
          Diagnostic(
            explanation, "`\(rule.name)` uses `\(use.name)` instead of `\(own)`", at: use.at, "named after another rule",
            secondary: [.init(context.key(Copy.key, own), "named after `\(rule.name)`")], helps: ["write `\(own)`"],
            fixes: Fix.write([own], at: use.at)))
      }
    }
  }

  /// The name of a sentence with the name of a rule instead of the name of another rule of the kind; nil if no part of it is another rule.
  private static func own(_ sentence: String, _ name: String, _ others: Set<String>) -> String? {
    var parts = sentence.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard !parts.contains(name), let other = parts.firstIndex(where: others.contains) else { return nil }
    parts[other] = name
    return parts.joined(separator: ".")
  }
}
