import Diagnostics
import RuleKinds
import RulesCompiler
import RulesEditing

/// What an addition leaves to people, as lines of text.
struct AdditionNotes {
  let addition: RuleAddition
  let after: Compilation
  /// The scenarios that fail afterward.
  let broken: [String]
  let before: Compilation
  /// The kind as it was named on the command line.
  let kind: String
  let name: String

  func lines(like: String?, dryRun: Bool) -> [String] {
    let count = addition.added.count
    var lines = [
      (dryRun ? "would add" : "added") + " \(count) \(count == 1 ? "rule" : "rules")"
        + (addition.model.map { " like the \(kind) `\($0.parts[1])`" } ?? "")
        + (dryRun ? "; nothing was written" : "; `rulebook undo` takes it back"),
      "write the texts that start with `TODO:` or `[Words of`, which a release rejects; `rulebook find TODO` and `rulebook find \"Words of\"` list them",
    ]
    if !addition.copiedSources.isEmpty {
      lines.append(
        "the new rules cite what they were copied from (\(addition.copiedSources.joined(separator: ", "))); "
          + "replace `source` and `assumes`, or use --decision")
    }
    for rule in addition.leftOut.intersection(addition.extended).sorted(by: { $0.description < $1.description })
    where rule.parts[0] != Waiver.key {
      guard let place = addition.place(of: rule) else { continue }
      let kind = before.rules?.singular(of: rule.parts[0]) ?? rule.parts[0]
      lines.append(
        "left as it was, because the rules would have an error with `\(name)`: \(kind) `\(rule.parts.last ?? "")` (\(before.line(of: place)))"
      )
    }
    let known = Set(before.diagnostics.map { "\($0.name) \($0.message)" })
    for warning in after.diagnostics where warning.severity == .warning && !known.contains("\(warning.name) \(warning.message)") {
      lines.append("new warning: \(after.line(of: warning.primary.span)): \(warning.message) [\(warning.name)]")
    }
    if let line = unapplied(like) { lines.append(line) }
    let places = addition.expressions.map { before.line(of: $0) }
    if !places.isEmpty, let like {
      lines.append(
        "expressions name `\(like)` and may mean `\(name)` as well: \(places.prefix(8).joined(separator: ", "))"
          + (places.count > 8 ? ", and \(places.count - 8) more" : ""))
    }
    if !broken.isEmpty {
      let names = broken.map { "`\($0)`" }.joined(separator: ", ")
      lines.append("scenarios: \(names) \(broken.count == 1 ? "fails" : "fail"); `rulebook test --accept` rewrites their expectations")
    }
    return lines
  }

  /// What remains to do for a limit that no capability applies.
  private func unapplied(_ like: String?) -> String? {
    guard addition.added.contains(where: { $0 == RulePath(Limit.key, name) }) else { return nil }
    func limited(by limit: String) -> [String] {
      (after.rules?.book.capabilities.entries ?? []).filter { $0.value.plans.cells.contains { $0.value.limit?.text == limit } }
        .map(\.name.text)
    }
    if let capability = limited(by: name).first {
      let cells = after.rules?.book.capabilities[capability]?.plans.cells.filter { $0.value.limit?.text == name } ?? []
      let values = cells.compactMap { after.rules?.book.limits[name]?.plans[$0.column] }
      guard values.allSatisfy({ $0 == .unlimited }) else { return nil }
      let plans = cells.map { "`\($0.column.text)`" }.joined(separator: ", ")
      return "`\(name)` has no maximum yet: write numbers for \(plans) under its `plans`, and reasons under `when_full`"
    }
    let example = like.flatMap { limited(by: $0).first } ?? after.rules?.book.capabilities.names.first ?? "CAPABILITY"
    let command = "rulebook add \(kind) \(name)\(like.map { " --like \($0)" } ?? "") --for \(example)"
    return "the limit `\(name)` limits nothing yet: run `rulebook undo`, and then `\(command)`, or name another capability"
  }
}
