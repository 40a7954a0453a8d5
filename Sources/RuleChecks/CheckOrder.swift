internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// The order of the checks: what is wrong by itself, then what breaks a promise, and then what follows from something that is wrong. One
/// mistake has one message.
enum CheckOrder {
  /// The checks with the promises after what is wrong by itself and before consequences, errors before warnings.
  static func sorted(_ checks: [Check]) -> [Check] {
    let parts = checks.enumerated().map { index, check in
      let isLater = check.isAboutConsequences
      let rank = check.remembersParts ? 1 : !isLater ? 0 : check.explanation.severity == .error ? 2 : 3
      return (rank: rank, index: index, check: check)
    }
    return parts.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.check)
  }

  /// The checks of consequences that say what is wrong with a rule better than a promise about it does.
  private static let inRules: Set<String> = Set(
    [NotifUnreachableType.check, RulePointlessKey.check].map(\.explanation.name))

  /// Replaces broken promises about rules by what another check says of the same rules.
  static func explain(_ diagnostics: inout [Diagnostic], by own: [Diagnostic], of check: Check, _ context: CheckContext) {
    let isPromise = { (one: Diagnostic) in one.name == InvariantBroken.explanation.name }
    guard inRules.contains(check.explanation.name), !own.isEmpty, context.reportedErrors.isEmpty,
      diagnostics.allSatisfy({ $0.severity != .error || isPromise($0) })
    else { return }
    let rule = { (one: Diagnostic) in context.keyPath(at: one.primary.span)?.rule }
    let broken = Set(diagnostics.filter(isPromise).compactMap(rule))
    let better = own.filter { one in rule(one).map(broken.contains) ?? false }
    let explained = Set(better.compactMap(rule))
    diagnostics.removeAll { one in isPromise(one) && rule(one).map(explained.contains) ?? false }
    diagnostics += better
  }

  /// Removes broken promises about rules that another check reports an error in, about keys that another check warns of, and further ones
  /// about the same key of a rule.
  static func withoutRepeated(_ diagnostics: [Diagnostic], _ context: CheckContext) -> [Diagnostic] {
    let isPromise = { (one: Diagnostic) in one.name == InvariantBroken.explanation.name }
    guard diagnostics.contains(where: isPromise) else { return diagnostics }
    let causes = diagnostics.filter { $0.severity == .error && !isPromise($0) }
    let rules = Set(causes.flatMap { [$0.primary.span] + $0.secondary.map(\.span) }.compactMap { context.keyPath(at: $0)?.rule })
    // A waived warning says nothing.
    let waived = context.book.waivers.entries.map { key(of: context.places.path($0.value.target)) }
    let warned = diagnostics.filter { $0.severity == .warning }.compactMap { context.keyPath(at: $0.primary.span).map(key) }
    var keys = Set(warned).subtracting(waived)
    return diagnostics.filter { one in
      guard isPromise(one), let path = context.keyPath(at: one.primary.span), path.parts.first != Invariant.key else { return true }
      return !rules.contains(path.rule) && (path.parts.count < 3 || keys.insert(key(of: path)).inserted)
    }
  }

  /// The rule and the first key of a path.
  private static func key(of path: RulePath) -> RulePath { RulePath(Array(path.parts.prefix(3))) }
}

extension CheckContext {
  /// The path of what is at a place, also in a file that is one rule.
  func keyPath(at span: Span) -> RulePath? {
    if let path = places.path(at: span) { return path }
    for field in RuleBookSchema.schema.fields {
      if case .named = field.shape { continue }
      let root = RulePath(field.key)
      guard let node = places.node(root), node.span.contains(span) else { continue }
      // Each key of the file stands for a rule.
      let keys = node.entries.filter { $0.key.span == span || $0.value.span.contains(span) }.map(\.key.text)
      guard let key = keys.first else { return root }
      let inner = node[key]?.entries.first { $0.key.span == span || $0.value.span.contains(span) }?.key.text
      return RulePath([field.key, key] + (inner.map { [$0] } ?? []))
    }
    return nil
  }
}
