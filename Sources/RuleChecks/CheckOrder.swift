internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// The order of the checks: what is wrong by itself, then what breaks an invariant, and then what follows from something that is wrong. One
/// mistake has one message.
enum CheckOrder {
  /// The parts of the order.
  private enum Part: Int {
    case rules
    case invariants
    case errorsThatFollow
    case warningsThatFollow

    init(of check: Check) {
      switch (check.remembersParts, check.isAboutConsequences, check.explanation.severity) {
      case (true, _, _): self = .invariants
      case (false, false, _): self = .rules
      case (false, true, .error): self = .errorsThatFollow
      case (false, true, _): self = .warningsThatFollow
      }
    }
  }

  /// The checks in the order in which they run. Checks of one part keep their order.
  static func sorted(_ checks: [Check]) -> [Check] {
    let parts = checks.enumerated().map { (part: Part(of: $1).rawValue, index: $0, check: $1) }
    return parts.sorted { ($0.part, $0.index) < ($1.part, $1.index) }.map(\.check)
  }

  /// Replaces broken invariants about rules by what another check reports about the same rules.
  static func explain(_ diagnostics: inout [Diagnostic], by own: [Diagnostic], of check: Check, _ context: CheckContext) {
    guard check.explainsInvariants, !own.isEmpty, context.reportedErrors.isEmpty,
      diagnostics.allSatisfy({ $0.severity != .error || isInvariant($0) })
    else { return }
    let rule = { (one: Diagnostic) in context.places.keyPath(at: one.primary.span)?.rule }
    let broken = Set(diagnostics.filter(isInvariant).compactMap(rule))
    let better = own.filter { one in rule(one).map(broken.contains) ?? false }
    let explained = Set(better.compactMap(rule))
    diagnostics.removeAll { one in isInvariant(one) && rule(one).map(explained.contains) ?? false }
    diagnostics += better
  }

  /// Removes broken invariants about rules that another check reports an error in, about places that another check warns of, and further ones
  /// about the same place.
  static func withoutRepeated(_ diagnostics: [Diagnostic], _ context: CheckContext) -> [Diagnostic] {
    guard diagnostics.contains(where: isInvariant) else { return diagnostics }
    let causes = diagnostics.filter { $0.severity == .error && !isInvariant($0) }
    let rules = Set(causes.flatMap { [$0.primary.span] + $0.secondary.map(\.span) }.compactMap { context.places.keyPath(at: $0)?.rule })
    // A waived warning is not shown.
    let waived = Set(context.book.waivers.entries.map { context.places.path($0.value.target) })
    let warned = diagnostics.filter { one in
      guard one.severity == .warning, let path = context.places.keyPath(at: one.primary.span) else { return false }
      return !waived.contains { path.hasPrefix($0) || $0.hasPrefix(path) }
    }
    var places = Set(warned.flatMap { [$0.primary.span] + $0.secondary.map(\.span) })
    var kept: [Diagnostic] = []
    for one in diagnostics {
      guard isInvariant(one), let path = context.places.keyPath(at: one.primary.span), path.parts.first != Invariant.key else {
        kept.append(one)
        continue
      }
      if rules.contains(path.rule) { continue }
      if path.parts.count < 3 {
        join(one, to: &kept)
      } else if places.insert(one.primary.span).inserted {
        kept.append(one)
      }
    }
    return kept
  }

  /// Adds a broken invariant about a rule as a whole. What another invariant says about the same rule is added to its diagnostic, because one
  /// missing line breaks several.
  private static func join(_ one: Diagnostic, to kept: inout [Diagnostic]) {
    let same = kept.firstIndex { other in
      isInvariant(other) && other.primary.span == one.primary.span && other.secondary.first != one.secondary.first
    }
    guard let same, let promise = one.secondary.first else {
      kept.append(one)
      return
    }
    kept[same].secondary.append(.init(promise.span, "also broken: \(one.message)"))
    if kept[same].fixes.isEmpty { (kept[same].helps, kept[same].fixes) = (one.helps, one.fixes) }
  }

  /// Removes what checks report about rules with an unknown key. It may be a misspelling of the key that a check misses, and is reported once.
  static func withoutConsequences(_ diagnostics: [Diagnostic], _ context: CheckContext) -> [Diagnostic] {
    let keys = context.reportedErrors.unknownKeys
    if keys.isEmpty { return diagnostics }
    let rules = Set(keys.compactMap { context.places.keyPath(at: $0)?.rule })
    return diagnostics.filter { one in
      !([one.primary] + one.secondary).contains { label in context.places.keyPath(at: label.span).map { rules.contains($0.rule) } ?? false }
    }
  }

  /// Removes what is reported about a value after an error at the same value: a value that is wrong is reported once.
  static func onePerValue(_ diagnostics: [Diagnostic], _ context: CheckContext) -> [Diagnostic] {
    let places = Dictionary(grouping: diagnostics.indices) { diagnostics[$0].primary.span }.filter { $0.value.count > 1 }
    var repeated: Set<Int> = []
    for (place, all) in places {
      guard let first = all.first(where: { diagnostics[$0].severity == .error }), let path = context.places.keyPath(at: place),
        path.parts.count > 1, let node = context.places.node(path), node.kind == .scalar, node.span == place
      else { continue }
      repeated.formUnion(all.filter { $0 != first && diagnostics[$0].name != diagnostics[first].name })
    }
    // A cell that was exchanged with a locked one is reported with the lock.
    let locked = Set(
      diagnostics.filter { $0.name == LockChanged.explanation.name }.flatMap { one in
        ([one.primary] + one.secondary).map(\.span)
      })
    repeated.formUnion(diagnostics.indices.filter { diagnostics[$0].severity == .warning && locked.contains(diagnostics[$0].primary.span) })
    return diagnostics.indices.filter { !repeated.contains($0) }.map { diagnostics[$0] }
  }

  private static func isInvariant(_ one: Diagnostic) -> Bool { one.name == InvariantBroken.explanation.name }
}
