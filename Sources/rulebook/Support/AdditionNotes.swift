import Diagnostics
import RuleKinds
import RulebookSupport
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
  /// The command that applies a limit, which no capability applies yet; nil if it would not work for any.
  let applying: String?
  /// The decision that the command named.
  let decision: String?

  func lines(like: String?, dryRun: Bool) throws(Failure) -> [String] {
    let count = addition.added.count
    var lines = [
      (dryRun ? "would add" : "added") + " \(count) \(count == 1 ? "rule" : "rules")"
        + (addition.model.map { " like the \(kind) `\($0.parts[1])`" } ?? "")
        + (dryRun ? "; nothing was written" : "; `rulebook undo` reverts it"),
      "write the texts that start with `TODO:` or `[Words of`, which a release rejects; `rulebook find TODO` and `rulebook find \"Words of\"` list them",
    ]
    if !addition.copiedSources.isEmpty {
      lines.append(
        "the new rules cite what they were copied from (\(addition.copiedSources.phrase())); "
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
    lines += addition.counts.map(\.note) + NewFindings.lines(before, after)
    if let line = unapplied(dryRun: dryRun) { lines.append(line) }
    var places: [String] = []
    for place in addition.expressions.map(before.line(of:)) where !places.contains(place) { places.append(place) }
    if !places.isEmpty, let like {
      lines.append(
        "expressions name `\(like)` and may mean `\(name)` as well: \(places.phrase(atMost: 8))")
    }
    return lines + (try BrokenScenarioNotes.lines(broken, after, decision: decision))
  }

  /// What remains to do for a limit that no capability applies.
  private func unapplied(dryRun: Bool) -> String? {
    guard addition.added.contains(where: { $0 == RulePath(Limit.key, name) }), let book = after.rules?.book else { return nil }
    let limited = book.capabilities.entries.first { $0.value.plans.cells.contains { $0.value.limit?.text == name } }
    guard let limited else {
      let next = applying.map { "run \(dryRun ? "" : "`rulebook undo`, and then ")`\($0)`, or name another capability" }
      return "the limit `\(name)` limits nothing yet: \(next ?? "write `{within: \(name)}` in a cell of a capability")"
    }
    let cells = limited.value.plans.cells.filter { $0.value.limit?.text == name }
    guard cells.compactMap({ book.limits[name]?.plans[$0.column] }).allSatisfy({ $0 == .unlimited }) else { return nil }
    let plans = cells.map(\.column.text).quotedPhrase()
    let first = cells[0].column.text
    return "`\(name)` has no maximum yet: write numbers for \(plans) under its `plans`, and reasons under `when_full`, "
      + "or run `rulebook undo` and add it with `--value \(first)=NUMBER`"
  }
}
