internal import Conditions
internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText

/// Checks which names rules contain, and in which order.
extension InvariantBroken {
  static func always(
    _ invariant: AlwaysInvariant, _ name: String, _ about: String, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    let path = RulePath(Invariant.key, name, "always")
    guard isKind(invariant.within, path.appending("in"), context, &diagnostics),
      isKind(invariant.kind, path.appending("name"), context, &diagnostics), !context.broken.contains(invariant.kind),
      areRules(invariant.rules, of: invariant.within, path.appending("rules"), context, &diagnostics),
      areRules(invariant.names, of: invariant.kind, path.appending("all_of"), context, &diagnostics)
    else { return }
    for rule in context.mentions(of: invariant.within) where invariant.rules.contains(rule.name) {
      // A misspelled name may be the one that seems to be missing.
      if context.isFaulty(rule.kind, rule.name) { continue }
      let expressions = context.typed.uses(of: invariant.kind, in: RulePath(rule.kind, rule.name))
      let missing = invariant.names.filter { !rule.names(invariant.kind).contains($0) && !expressions.names.contains($0) }
      if missing.isEmpty { continue }
      // An expression that could not be parsed may contain the name.
      if !context.reportedErrors.isEmpty, rule.uses(of: invariant.kind).isEmpty, expressions.path == nil { continue }
      let beside = rule.uses(of: invariant.kind).first?.at ?? expressions.path.map { context.places.span($0) }
      // A diagnostic about the whole rule and a missing name usually have the same cause, so only one of them is reported.
      if beside == nil, diagnostics.contains(where: { $0.primary.span == rule.key }) { continue }
      diagnostics.removeAll { $0.primary.span == rule.key }
      let list = missing.quotedPhrase()
      report(
        Diagnostic(
          explanation, "`\(rule.name)` breaks `\(name)`: it does not name \(missing.quotedPhrase("or"))", at: beside ?? rule.key,
          "\(list) \(missing.count == 1 ? "belongs" : "belong") here",
          secondary: [.init(context.key(Invariant.key, name), about)],
          helps: ["restore \(list), or, if product agrees, change the invariant"]), &diagnostics)
    }
  }

  static func order(
    _ invariant: OrderInvariant, _ name: String, _ about: String, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    let path = RulePath(Invariant.key, name, "order")
    guard isKind(invariant.within, path.appending("in"), context, &diagnostics),
      let first = rule(invariant.first, path.appending("first"), context, &diagnostics)
    else { return }
    for (index, text) in invariant.then.enumerated() {
      guard let then = rule(text, path.appending("then", "\(index)"), context, &diagnostics) else { continue }
      for one in context.mentions(of: invariant.within) {
        guard let before = one.uses(of: first.kind).first(where: { $0.name == first.name })?.at,
          let after = one.uses(of: then.kind).first(where: { $0.name == then.name })?.at, after.start < before.start
        else { continue }
        report(
          Diagnostic(
            explanation, "`\(one.name)` breaks `\(name)`: `\(then.name)` comes before `\(first.name)`", at: after, "too early",
            secondary: [.init(before, "must come first"), .init(context.key(Invariant.key, name), about)],
            helps: ["move it below `\(first.name)`, or, if product agrees, change the invariant"]), &diagnostics)
      }
    }
  }

  /// Whether all of these rules exist. Reports those that do not.
  private static func areRules(
    _ names: [String], of kind: String, _ path: RulePath, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) -> Bool {
    var areAll = true
    for (index, one) in names.enumerated() where !context.places.isDeclared(kind, one) {
      areAll = false
      if context.broken.contains(kind) { continue }
      unknown(one, of: kind, at: context.places.span(path.appending("\(index)")), context, &diagnostics)
    }
    return areAll
  }

  /// The rule at a path such as `capabilities/flow.edit`. Reports a path without a rule and returns nil.
  private static func rule(
    _ text: String, _ path: RulePath, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) -> (kind: String, name: String)? {
    let parts = text.split(separator: "/", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      diagnostics.append(
        Diagnostic(
          explanation, "`\(text)` is not the path of a rule", at: context.places.span(path),
          helps: ["write the kind and the name: `errors/ERR-1`"]))
      return nil
    }
    guard isKind(parts[0], path, context, &diagnostics), areRules([parts[1]], of: parts[0], path, context, &diagnostics) else { return nil }
    return (parts[0], parts[1])
  }
}

extension TypedBook {
  /// The names of a kind in the expressions of a rule, and the path of the first of those expressions.
  func uses(of kind: String, in rule: RulePath) -> (names: Set<String>, path: RulePath?) {
    var names: Set<String> = []
    var first: RulePath?
    for (path, condition) in expressions(in: rule) {
      if first.map({ path.description < $0.description }) ?? true { first = path }
      let uses = condition.uses
      switch kind {
      case Fact.key: names.formUnion(uses.facts)
      case Limit.key: names.formUnion(uses.limits)
      case Condition.key: names.formUnion(uses.conditions)
      case Capability.key: names.formUnion(uses.capabilities)
      case Setting.key: names.formUnion(uses.settings.map { String($0.dropFirst("settings.".count)) })
      default: break
      }
    }
    return (names, first)
  }
}
