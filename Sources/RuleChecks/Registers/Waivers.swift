internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// Sets the warnings aside that someone has decided to live with, and judges the waivers themselves.
enum Waivers {
  static let invalid = Explanation(
    "waiver.invalid", .error,
    finds: "A waiver for an error, for a warning that may not be waived, or for a check that does not exist.",
    why: "Errors are never silenced; a waiver that does nothing gives false comfort.",
    example: "w1: {check: lock.changed, target: limits/saved_flows, ...}",
    instead: "Mend the rule; waive only what `rulebook explain` calls waivable.")

  static let unused = Explanation(
    "waiver.unused", .warning,
    finds: "A waiver that matches no warning.",
    why: "What it was for has been mended, or it never matched: either way the next reader is misled.",
    example: "w1: {check: rule.unused, target: copy/inbox.old, ...}   # copy/inbox.old is used",
    instead: "Take the waiver out.")

  static let expired = Explanation(
    "waiver.expired", .warning,
    finds: "A waiver whose date has passed.",
    why: "Someone promised to look at it again by then. What it waived is said again, and a release is refused.",
    example: "w1: {..., expires: \"2025-01-31\"}",
    instead: "Mend the rule, or agree on a new date with the owner.")

  static let explanations = [invalid, unused, expired]

  /// What is left to say, and what nobody has to be told again.
  struct Result {
    var kept: [Diagnostic]
    var waived: [Diagnostic] = []
    /// Of what is kept: said before, and said again because its waiver has ended.
    var returned: [Diagnostic] = []
  }

  static func apply(to diagnostics: [Diagnostic], _ context: CheckContext) -> Result {
    let waivable = Set(AllChecks.all.map(\.explanation).filter { $0.isWaivable && $0.severity == .warning }.map(\.name))
    let hasErrors = !context.faults.isEmpty || diagnostics.contains { $0.severity == .error }
    let known = AllChecks.explanations.map(\.name)
    var result = Result(kept: diagnostics)
    // While a waiver has a mistake, nobody can say which warnings it was for.
    let isUnclear =
      context.broken.contains(Waiver.key) || context.book.waivers.entries.contains { !waivable.contains($0.value.check) }
      || context.declarations(of: Waiver.key).contains { context.isFaulty(Waiver.key, $0.name) }
    if isUnclear { result.kept.removeAll { waivable.contains($0.name) } }
    for entry in context.book.waivers.entries {
      let (name, waiver) = (entry.name.text, entry.value)
      guard waivable.contains(waiver.check) else {
        let isKnown = known.contains(waiver.check)
        let near = isKnown ? [] : Suggestion.nearest(to: waiver.check, among: known)
        result.kept.append(
          Diagnostic(
            invalid, isKnown ? "`\(waiver.check)` cannot be waived" : "no check is named `\(waiver.check)`",
            at: context.value(Waiver.key, name, "check"),
            helps: isKnown
              ? ["mend the rule and take the waiver out"]
              : near.map { "did you mean `\($0)`?" }, fixes: Fix.write(near, at: context.value(Waiver.key, name, "check"))))
        continue
      }
      let covered = result.kept.indices.filter { isAbout(result.kept[$0], waiver, context) }
      if let date = CalendarDate(waiver.expires), date < context.today {
        let again = covered.map { result.kept[$0] }
        result.returned += again
        let isGone = again.isEmpty && !isUnclear && !hasErrors
        result.kept.append(
          Diagnostic(
            expired, "`\(name)` ended on \(waiver.expires)", at: context.value(Waiver.key, name, "expires"),
            secondary: again.map { .init($0.primary.span, "said again: \($0.message)") },
            helps: [
              isGone ? "take it out: `\(waiver.check)` does not fire there" : "mend the rule, or agree on a new date with \(waiver.owner)"
            ]
          ))
      } else if !covered.isEmpty {
        let waived = Diagnostic.Waived(
          by: name, reason: waiver.reason, owner: waiver.owner, until: waiver.expires, at: context.key(Waiver.key, name))
        for index in covered {
          var one = result.kept[index]
          one.waived = waived
          result.waived.append(one)
        }
        for index in covered.reversed() { result.kept.remove(at: index) }
      } else if !isUnclear, !hasErrors {
        let isThere = context.places.exact(context.places.path(waiver.target)) != nil
        result.kept.append(
          Diagnostic(
            unused, "`\(name)` waives nothing", at: context.key(Waiver.key, name),
            isThere ? "`\(waiver.check)` does not fire there" : "there is no rule at `\(waiver.target)`",
            helps: targets(waiver, result.kept, context).map { "write `target: \($0)`" } + ["take it out"]))
      }
    }
    return result
  }

  /// The targets with which a waiver would cover a warning of its check: in the rule that it names, or the only one that there is.
  private static func targets(_ waiver: Waiver, _ diagnostics: [Diagnostic], _ context: CheckContext) -> [String] {
    let rule = context.places.path(waiver.target).rule
    let found = diagnostics.compactMap { one -> RulePath? in
      guard one.name == waiver.check, let path = context.places.path(at: one.primary.span) else { return nil }
      var trial = waiver
      trial.target = path.parts.joined(separator: "/")
      return isAbout(one, trial, context) ? path : nil
    }
    let near = found.filter { $0.rule == rule }
    return (near.isEmpty && found.count == 1 ? found : near).prefix(3).map { $0.parts.joined(separator: "/") }
  }

  /// Whether a waiver covers a finding: its check, at its target. Of a text, what is marked may be a part.
  private static func isAbout(_ one: Diagnostic, _ waiver: Waiver, _ context: CheckContext) -> Bool {
    guard one.name == waiver.check, one.severity == .warning else { return false }
    let target = context.places.path(waiver.target)
    guard let span = context.places.exact(target) else { return false }
    let isText = context.places.node(target)?.kind == .scalar
    return one.primary.span == context.places.key(target) || one.primary.span == span || (isText && span.contains(one.primary.span))
  }
}
