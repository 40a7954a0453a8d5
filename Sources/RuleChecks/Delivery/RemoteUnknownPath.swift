internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// Reports paths in rules/remote.yaml that do not lead to a single value.
enum RemoteUnknownPath {
  static let explanation = Explanation(
    "remote.unknown-path", .error,
    finds: "A path in rules/remote.yaml that does not lead to a single value.",
    why: "A value that a server sets there would have no effect.",
    example: "limits/practice_credit/plans/free: {range: [3, 10]}",
    instead: "limits/practice_credits/plans/free: {range: [3, 10]}")

  static let check = Check(explanation, seesOthers: true) { context, diagnostics in
    guard context.broken.isEmpty else { return }
    var reported: [RulePath: Int] = [:]
    for entry in context.book.remote.entries {
      let path = context.places.path(entry.name.text)
      if let node = context.places.node(path) {
        if node.kind == .scalar { continue }
        diagnostics.append(
          Diagnostic(
            explanation, "`\(entry.name.text)` is not a single value", at: context.key(RemotePath.key, entry.name.text),
            helps: ["extend the path to a single value: `\(entry.name.text)/...`"]))
        continue
      }
      if context.isFaulty(path) || context.isFaulty(path.rule) { continue }
      let known = path.parts.indices.last { context.places.exact(RulePath(Array(path.parts[..<$0]))) != nil } ?? 0
      // The unknown name is already reported at its other uses.
      if known == 1, context.isUsed(path.parts[1], of: path.parts[0]) { continue }
      let inner = context.places.node(RulePath(Array(path.parts[..<known])))
      // An error in the rule may be the reason why the value is missing.
      let rule = known > 1 ? context.places.entry(RulePath(Array(path.parts[..<known]))) : inner?.span
      if let rule, diagnostics.contains(where: { $0.severity == .error && rule.contains($0.primary.span) }) { continue }
      // The unknown name is already reported at its other uses.
      if known == 1, context.isUsed(path.parts[1], of: path.parts[0]) { continue }
      let missing = RulePath(Array(path.parts[...known]))
      if let first = reported[missing] {
        if diagnostics[first].secondary.count < 3 {
          diagnostics[first].secondary.append(.init(context.key(RemotePath.key, entry.name.text), "also missing here"))
        }
        continue
      }
      reported[missing] = diagnostics.count
      let names =
        known == 0
        ? RuleBookSchema.schema.fields.map(\.key)
        : known == 1 ? context.places.names(of: path.parts[0]).sorted() : inner?.entries.map(\.key.text) ?? []
      let near = Suggestion.choices(for: path.parts[known], among: names)
      let whole = near.map { (path.parts[..<known] + [$0] + path.parts[(known + 1)...]).joined(separator: "/") }
      diagnostics.append(
        Diagnostic(
          explanation, "no value exists at `\(entry.name.text)`", at: context.key(RemotePath.key, entry.name.text),
          "no `\(path.parts[known])`\(known == 0 ? "" : " in \(path.parts[..<known].joined(separator: "/"))")",
          helps: Suggestion.question(whole),
          fixes: Fix.write(whole, at: context.key(RemotePath.key, entry.name.text))
            + (known == 1 && !near.isEmpty ? context.renamings(to: path.parts[1], of: path.parts[0]) : [])))
    }
  }
}
