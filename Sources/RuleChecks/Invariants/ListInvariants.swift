internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

extension InvariantBroken {
  static func offers(_ invariant: OfferInvariant, _ name: String, _ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    guard let gate = context.book.gates[invariant.gate], gate.buttons != invariant.exactly,
      !context.isFaulty(Gate.key, invariant.gate.text, "buttons"), !context.isFaulty(Invariant.key, name, "offers", "exactly")
    else { return }
    diagnostics.append(
      Diagnostic(
        explanation,
        "`\(invariant.gate.text)` breaks `\(name)`: it offers \(gate.buttons.isEmpty ? "no button" : gate.buttons.map(\.text).quotedPhrase())",
        at: context.places.exact(RulePath(Gate.key, invariant.gate.text, "buttons")) ?? context.key(Gate.key, invariant.gate.text),
        secondary: [.init(context.value(Invariant.key, name, "offers", "exactly"), "required here")],
        helps: ["offer exactly \(invariant.exactly.map(\.text).quotedPhrase())"]))
  }

  static func count(_ invariant: CountInvariant, _ name: String, _ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    guard isKind(invariant.of, RulePath(Invariant.key, name, "count", "of"), context, &diagnostics), !context.broken.contains(invariant.of)
    else {
      return
    }
    let number = Int64(context.declarations(of: invariant.of).count)
    guard number != invariant.exactly else { return }
    diagnostics.append(
      Diagnostic(
        explanation, "`\(name)` is broken: there are \(number) \(invariant.of.replacing("_", with: " ")), not \(invariant.exactly)",
        at: context.value(Invariant.key, name, "count"), helps: ["undo the change, or, if product agrees, change the invariant"]))
  }

  /// The other way to make one renamed rule and the list of an invariant agree.
  private static func renamed(
    _ missing: [(offset: Int, element: String)], to name: String, _ path: RulePath, _ context: CheckContext
  ) -> [Fix] {
    guard missing.count == 1, let node = context.places.node(path.appending("\(missing[0].offset)")) else { return [] }
    return [Fix("write `\(name)` in the invariant, if product agrees", .manual, [.init(node.span, node.sourceText(of: name))])]
  }

  static func names(_ invariant: NamesInvariant, _ name: String, _ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    guard isKind(invariant.of, RulePath(Invariant.key, name, "names", "of"), context, &diagnostics), !context.broken.contains(invariant.of)
    else {
      return
    }
    let wanted = invariant.including + invariant.exactly
    let key = invariant.exactly.isEmpty ? "including" : "exactly"
    let missing = wanted.enumerated().filter { !context.places.isDeclared(invariant.of, $0.element) }
    // Other uses of the name are already reported.
    let unreported = missing.filter { !context.isUsed($0.element, of: invariant.of) }
    let known = Set(invariant.exactly)
    // A new rule with an error is reported once.
    let others =
      known.isEmpty
      ? [] : context.declarations(of: invariant.of).filter { !known.contains($0.name) && !context.isFaulty(invariant.of, $0.name) }
    // If as many rules are unexpected as are missing, they were probably renamed.
    let isRenamed = missing.count == others.count && !others.isEmpty
    if !isRenamed {
      for one in unreported.map({ ($0.element, $0.offset) }) {
        unknown(one.0, of: invariant.of, at: context.value(Invariant.key, name, "names", key, "\(one.1)"), context, &diagnostics)
      }
    } else if unreported.count < missing.count {
      return
    }
    for (index, other) in others.enumerated() where !other.key.isInvalid && !diagnostics.have(explanation, at: other.key.span) {
      diagnostics.append(
        Diagnostic(
          explanation, "`\(other.name)` breaks `\(name)`: it is not one of the \(invariant.of) that the invariant lists",
          at: other.key.span,
          "not listed", secondary: [.init(context.key(Invariant.key, name), "required here")],
          helps: [
            isRenamed
              ? "rename it to `\(missing[index].element)`, or, if product agrees, change the invariant"
              : "remove it, or, if product agrees, change the invariant"
          ],
          fixes: isRenamed
            ? Suggestion.choices(for: other.name, among: missing.map(\.element)).map {
              Fix("rename it to `\($0)`", .maybeIncorrect, [.init(other.key.span, other.key.sourceText(of: $0))])
            } + renamed(missing, to: other.name, RulePath(Invariant.key, name, "names", key), context) : []))
    }
  }

  static func switches(_ kind: String, _ name: String, _ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    guard isKind(kind, RulePath(Invariant.key, name, "switches"), context, &diagnostics), !context.broken.contains(RemotePath.key) else {
      return
    }
    // An unknown path may be the switch that seems to be missing.
    if diagnostics.contains(where: { $0.name == RemoteUnknownPath.explanation.name }) { return }
    let isAstray = context.book.remote.entries.contains { entry in
      let path = context.places.path(entry.name.text).parts
      return path.first == kind && path.count > 1 && !context.places.isDeclared(kind, path[1])
    }
    if isAstray { return }
    for rule in context.declarations(of: kind) {
      let path = "\(kind)/\(rule.name)/switched_on"
      if context.places.isDeclared(RemotePath.key, path) || diagnostics.have(explanation, at: rule.key.span) { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(rule.name)` breaks `\(name)`: it cannot be switched off remotely", at: rule.key.span,
          "no switch in rules/remote",
          secondary: [.init(context.key(Invariant.key, name), "required here")],
          helps: ["add `\(path): {about: ..., switch: true, source: ...}` to rules/remote"]))
    }
  }

  static func never(
    _ invariant: NeverInvariant, _ name: String, _ about: String, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    let path = RulePath(Invariant.key, name, "never")
    guard isKind(invariant.within, path.appending("in"), context, &diagnostics),
      isKind(invariant.kind, path.appending("name"), context, &diagnostics), !context.broken.contains(invariant.kind)
    else { return }
    for (index, one) in invariant.names.enumerated() where !context.places.isDeclared(invariant.kind, one) {
      unknown(one, of: invariant.kind, at: context.places.span(path.appending("any_of", "\(index)")), context, &diagnostics)
    }
    var found: [(rule: String, name: String, at: Span)] = []
    for rule in context.mentions(of: invariant.within) where !invariant.except.contains(rule.name) {
      for use in rule.uses(of: invariant.kind) where invariant.names.contains(use.name) { found.append((rule.name, use.name, use.at)) }
      let expressions = context.typed.uses(of: invariant.kind, in: RulePath(rule.kind, rule.name))
      for one in invariant.names where expressions.names.contains(one) {
        found.append((rule.name, one, expressions.path.map { context.places.span($0) } ?? rule.key))
      }
    }
    // Names outside the rules of a kind, such as those in the rows that determine the plan.
    if let file = context.places.node(RulePath(invariant.within))?.span {
      let rules = context.declarations(of: invariant.within)
      for use in context.uses(of: invariant.kind) where invariant.names.contains(use.name) && file.contains(use.node.span) {
        let isInRule = rules.contains { $0.value.span.contains(use.node.span) }
        if !isInRule { found.append((invariant.within, use.name, use.node.span)) }
      }
    }
    for one in found {
      diagnostics.append(
        Diagnostic(
          explanation, "`\(one.rule)` breaks `\(name)`: it names `\(one.name)`", at: one.at, "not allowed here",
          secondary: [.init(context.key(Invariant.key, name), about)], helps: ["remove it, or, if product agrees, change the invariant"]))
    }
  }

  static func isKind(_ kind: String, _ path: RulePath, _ context: CheckContext, _ diagnostics: inout [Diagnostic]) -> Bool {
    context.isKind(kind, path, explanation, &diagnostics)
  }
}

extension CheckContext {
  /// Whether a name is that of a kind of rule. Otherwise, a check reports it.
  func isKind(_ kind: String, _ path: RulePath, _ explanation: Explanation, _ diagnostics: inout [Diagnostic]) -> Bool {
    let kinds = RuleBookSchema.schema.fields.map(\.key)
    if kinds.contains(kind) { return true }
    let near = Suggestion.choices(for: kind, among: kinds)
    diagnostics.append(
      Diagnostic(
        explanation, "`\(kind)` is not a kind of rule", at: places.span(path),
        helps: near.isEmpty ? ["the kinds are \(kinds.sorted().phrase())"] : Suggestion.question(near),
        fixes: Fix.write(near, at: places.span(path))))
    return false
  }
}

extension Diagnostic {
  fileprivate func speaks(of span: Span) -> Bool { primary.span == span || secondary.contains { $0.span == span } }
}
