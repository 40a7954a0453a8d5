internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// Removes the warnings that waivers cover, and checks the waivers themselves.
enum Waivers {
  static let invalid = Explanation(
    "waiver.invalid", .error,
    finds: "A waiver for an error, for a warning that may not be waived, or for a check that does not exist.",
    why: "Errors cannot be waived, and a waiver without effect is misleading.",
    example: "w1: {check: lock.changed, target: limits/saved_flows, ...}",
    instead: "Fix the rule. Waive only a warning that may be waived according to `rulebook explain`.")

  static let unused = Explanation(
    "waiver.unused", .warning,
    finds: "A waiver that matches no warning.",
    why: "The warning was fixed, or the waiver never matched. Either way, it misleads readers.",
    example: "w1: {check: rule.unused, target: copy/inbox.old, ...}   # copy/inbox.old is used",
    instead: "Remove the waiver.")

  static let expired = Explanation(
    "waiver.expired", .warning,
    finds: "A waiver whose date has passed.",
    why: "The owner agreed to look at the warning again by then. The message names every warning that it covered, and a release fails.",
    example: "w1: {..., expires: \"2025-01-31\"}",
    instead: "Fix the rule, or agree on a new date with the owner.")

  static let explanations = [invalid, unused, expired]

  /// The diagnostics that remain, and the warnings that are waived.
  struct Result {
    var kept: [Diagnostic]
    var waived: [Diagnostic] = []
  }

  /// The names of the warnings that may be waived.
  private static let waivable = Set(AllChecks.all.map(\.explanation).filter { $0.isWaivable && $0.severity == .warning }.map(\.name))

  static func apply(to diagnostics: [Diagnostic], _ context: CheckContext) -> Result {
    let waivable = Self.waivable
    let hasErrors = !context.reportedErrors.isEmpty || diagnostics.contains { $0.severity == .error }
    var result = Result(kept: diagnostics)
    // While a waiver is invalid, the warnings that it covers are unknown.
    let isUnclear =
      context.broken.contains(Waiver.key) || context.book.waivers.entries.contains { !waivable.contains($0.value.check) }
      || context.declarations(of: Waiver.key).contains { context.isFaulty(Waiver.key, $0.name) }
    if isUnclear { result.kept.removeAll { waivable.contains($0.name) } }
    // A waiver that holds covers a warning that an expired one covered, too.
    func isExpired(_ waiver: Waiver) -> Bool { CalendarDate(waiver.expires).map { $0 < context.today } ?? false }
    let entries = context.book.waivers.entries
    for entry in entries.filter({ !isExpired($0.value) }) + entries.filter({ isExpired($0.value) }) {
      let (name, waiver) = (entry.name.text, entry.value)
      guard waivable.contains(waiver.check) else {
        let known = AllChecks.explanations.map(\.name)
        let isKnown = known.contains(waiver.check)
        let near = isKnown ? [] : Suggestion.choices(for: waiver.check, among: known)
        result.kept.append(
          Diagnostic(
            invalid, isKnown ? "`\(waiver.check)` cannot be waived" : "unknown check `\(waiver.check)`",
            at: context.value(Waiver.key, name, "check"),
            helps: isKnown
              ? ["fix the rule and remove the waiver"]
              : Suggestion.question(near), fixes: Fix.write(near, at: context.value(Waiver.key, name, "check"))))
        continue
      }
      let covered = result.kept.indices.filter { isAbout(result.kept[$0], waiver, context) }
      if isExpired(waiver) {
        // The message about the waiver contains what it covered, so that one date has one message.
        let again = covered.map { result.kept[$0] }
        for index in covered.reversed() { result.kept.remove(at: index) }
        let isGone = again.isEmpty && !isUnclear && !hasErrors
        result.kept.append(
          Diagnostic(
            expired, "`\(name)` expired on \(waiver.expires)", at: context.value(Waiver.key, name, "expires"),
            secondary: again.map { .init($0.primary.span, "\($0.name): \($0.message)") },
            helps: [
              isGone ? "remove it: `\(waiver.check)` reports nothing there" : "fix the rule, or agree on a new date with \(waiver.owner)"
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
      } else if let index = reworded(waiver, result.kept, context) {
        // The warning is about other words, and is reported with the waiver.
        let place = context.value(Waiver.key, name, "words")
        result.kept[index].secondary.append(.init(place, "waived only for `\(waiver.words ?? "")`"))
      } else if !isUnclear, !hasErrors {
        let target = context.places.path(waiver.target)
        let isThere = context.places.exact(target) != nil
        // What is wrong with the rule can be why the waiver matches nothing.
        let isReported = result.kept.contains { one in
          one.name != waiver.check && one.secondary.contains { context.places.keyPath(at: $0.span)?.rule == target.rule }
        }
        if isThere, isReported { continue }
        // A waiver with the name of another check has one message, at that name.
        if let index = misnamed(waiver, result.kept, context) {
          let one = result.kept.remove(at: index)
          result.kept.append(
            Diagnostic(
              unused, "`\(name)` waives nothing: `\(waiver.check)` reports nothing there, but `\(one.name)` does",
              at: context.value(Waiver.key, name, "check"), secondary: [.init(one.primary.span, one.message)],
              helps: ["write `check: \(one.name)`, or remove the waiver"],
              fixes: Fix.write([one.name], at: context.value(Waiver.key, name, "check"))))
          continue
        }
        if !isThere, let (index, target) = misspelled(waiver, result.kept, context) {
          let one = result.kept.remove(at: index)
          let place = context.value(Waiver.key, name, "target")
          result.kept.append(
            Diagnostic(
              unused, "`\(name)` waives nothing: no rule exists at `\(waiver.target)`, but `\(waiver.check)` reports `\(target)`",
              at: place, secondary: [.init(one.primary.span, one.message)], helps: ["write `target: \(target)`, or remove the waiver"],
              fixes: Fix.write([target], at: place)))
          continue
        }
        // A waiver with the target of another one has one message, at its target.
        if isThere, let (index, target) = mistargeted(waiver, result.kept, context) {
          let one = result.kept.remove(at: index)
          let place = context.value(Waiver.key, name, "target")
          result.kept.append(
            Diagnostic(
              unused, "`\(name)` waives nothing at `\(waiver.target)`, but `\(waiver.check)` reports `\(target)`", at: place,
              secondary: [.init(one.primary.span, one.message)], helps: ["write `target: \(target)`, or remove the waiver"],
              fixes: Fix.write([target], at: place)))
          continue
        }
        result.kept.append(
          Diagnostic(
            unused, "`\(name)` waives nothing", at: context.key(Waiver.key, name),
            isThere ? "`\(waiver.check)` reports nothing there" : "no rule exists at `\(waiver.target)`",
            helps: targets(waiver, result.kept, context).map { "write `target: \($0)`" } + ["remove it"]))
      }
    }
    return result
  }

  /// A warning that a waiver would cover if it were not about other words.
  private static func reworded(_ waiver: Waiver, _ diagnostics: [Diagnostic], _ context: CheckContext) -> Int? {
    guard waiver.words != nil else { return nil }
    var trial = waiver
    trial.words = nil
    return diagnostics.firstIndex { isAbout($0, trial, context) }
  }

  /// The only warning of another check at the target of a waiver, if no other waiver covers it.
  private static func misnamed(_ waiver: Waiver, _ diagnostics: [Diagnostic], _ context: CheckContext) -> Int? {
    let found = diagnostics.indices.filter { index in
      var trial = waiver
      trial.check = diagnostics[index].name
      let isWaived = context.book.waivers.entries.contains { isAbout(diagnostics[index], $0.value, context) }
      return AllChecks.all.contains { $0.explanation.name == trial.check && $0.explanation.isWaivable } && !isWaived
        && isAbout(diagnostics[index], trial, context)
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The only warning that a waiver would cover if its target were spelled a little differently.
  private static func misspelled(_ waiver: Waiver, _ diagnostics: [Diagnostic], _ context: CheckContext) -> (index: Int, target: String)? {
    let written = Array(waiver.target.utf8)
    let found = diagnostics.indices.compactMap { index -> (index: Int, target: String)? in
      guard diagnostics[index].name == waiver.check, let path = context.places.path(at: diagnostics[index].primary.span) else { return nil }
      var trial = waiver
      trial.target = path.parts.joined(separator: "/")
      guard Suggestion.editDistance(Array(trial.target.utf8), written, atMost: 2) != nil, isAbout(diagnostics[index], trial, context)
      else { return nil }
      return (index, trial.target)
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The only warning of the check of a waiver that no waiver covers, if another waiver has the same target.
  private static func mistargeted(_ waiver: Waiver, _ diagnostics: [Diagnostic], _ context: CheckContext) -> (index: Int, target: String)? {
    let waivers = context.book.waivers.entries.map(\.value)
    guard waivers.count(where: { $0.check == waiver.check && $0.target == waiver.target && $0.words == waiver.words }) > 1 else {
      return nil
    }
    let found = diagnostics.indices.filter { index in
      diagnostics[index].name == waiver.check && !waivers.contains { isAbout(diagnostics[index], $0, context) }
    }
    guard found.count == 1, let path = context.places.path(at: diagnostics[found[0]].primary.span) else { return nil }
    var trial = waiver
    trial.target = path.parts.joined(separator: "/")
    return isAbout(diagnostics[found[0]], trial, context) ? (found[0], trial.target) : nil
  }

  /// The targets with which a waiver would cover a warning of its check: in the rule that it names, or the only one in all rules.
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

  /// Whether a waiver covers a diagnostic of its check at its target. The diagnostic may mark a part of a string.
  private static func isAbout(_ one: Diagnostic, _ waiver: Waiver, _ context: CheckContext) -> Bool {
    guard one.name == waiver.check, one.severity == .warning else { return false }
    let target = context.places.path(waiver.target)
    guard let span = context.places.exact(target) else { return false }
    let node = context.places.node(target)
    let isText = node?.kind == .scalar
    guard one.primary.span == context.places.key(target) || one.primary.span == span || (isText && span.contains(one.primary.span)) else {
      return false
    }
    return waiver.words.map { node?.source(of: one.primary.span) == $0 } ?? true
  }
}
