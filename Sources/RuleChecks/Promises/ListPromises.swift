internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

extension InvariantBroken {
  static func offers(_ promise: OfferPromise, _ name: String, _ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    guard let gate = context.book.gates[promise.gate], gate.buttons != promise.exactly,
      !context.isFaulty(Gate.key, promise.gate.text, "buttons"), !context.isFaulty(Invariant.key, name, "offers", "exactly")
    else { return }
    diagnostics.append(
      Diagnostic(
        explanation, "`\(promise.gate.text)` breaks `\(name)`: it offers \(gate.buttons.map(\.text).joined(separator: ", "))",
        at: context.places.exact(RulePath(Gate.key, promise.gate.text, "buttons")) ?? context.key(Gate.key, promise.gate.text),
        secondary: [.init(context.value(Invariant.key, name, "offers", "exactly"), "promised here")],
        helps: ["offer exactly \(promise.exactly.map(\.text).joined(separator: ", "))"]))
  }

  static func count(_ promise: CountPromise, _ name: String, _ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    guard isKind(promise.of, RulePath(Invariant.key, name, "count", "of"), context, &diagnostics), !context.broken.contains(promise.of)
    else {
      return
    }
    let number = Int64(context.declarations(of: promise.of).count)
    guard number != promise.exactly else { return }
    diagnostics.append(
      Diagnostic(
        explanation, "`\(name)` is broken: there are \(number) \(promise.of), not \(promise.exactly)",
        at: context.value(Invariant.key, name, "count"), helps: ["add or take out what changed, or change the promise with product"]))
  }

  static func names(_ promise: NamesPromise, _ name: String, _ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    guard isKind(promise.of, RulePath(Invariant.key, name, "names", "of"), context, &diagnostics), !context.broken.contains(promise.of)
    else {
      return
    }
    let wanted = promise.including + promise.exactly
    let key = promise.exactly.isEmpty ? "including" : "exactly"
    let missing = wanted.enumerated().filter { !context.places.isDeclared(promise.of, $0.element) }
    // Whoever uses it was told so already.
    let untold = missing.filter { one in !context.uses(of: promise.of).contains { $0.name == one.element } }
    let known = Set(promise.exactly)
    let others = known.isEmpty ? [] : context.declarations(of: promise.of).filter { !known.contains($0.name) }
    // As many more as there are fewer: they have other names now.
    let isRenamed = missing.count == others.count && !others.isEmpty
    if !isRenamed {
      for one in untold.map({ ($0.element, $0.offset) }) {
        unknown(one.0, of: promise.of, at: context.value(Invariant.key, name, "names", key, "\(one.1)"), context, &diagnostics)
      }
    } else if untold.count < missing.count {
      return
    }
    for (index, other) in others.enumerated() where !other.key.isPoisoned && !diagnostics.have(explanation, at: other.key.span) {
      diagnostics.append(
        Diagnostic(
          explanation, "`\(other.name)` breaks `\(name)`: it is not one of the \(promise.of) that are promised", at: other.key.span,
          "not promised", secondary: [.init(context.key(Invariant.key, name), "promised here")],
          helps: [
            isRenamed
              ? "call it `\(missing[index].element)`, or change the promise with product"
              : "take it out, or change the promise with product"
          ]))
    }
  }

  static func switches(_ kind: String, _ name: String, _ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    guard isKind(kind, RulePath(Invariant.key, name, "switches"), context, &diagnostics), !context.broken.contains(RemotePath.key) else {
      return
    }
    // A path that leads nowhere may be the switch that seems to be missing.
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
          explanation, "`\(rule.name)` breaks `\(name)`: no server can switch it off", at: rule.key.span, "no switch in rules/remote",
          secondary: [.init(context.key(Invariant.key, name), "promised here")],
          helps: ["add `\(path): {about: ..., switch: true, source: ...}` to rules/remote"]))
    }
  }

  static func never(
    _ promise: NeverPromise, _ name: String, _ about: String, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    let path = RulePath(Invariant.key, name, "never")
    guard isKind(promise.within, path.appending("in"), context, &diagnostics),
      isKind(promise.kind, path.appending("name"), context, &diagnostics), !context.broken.contains(promise.kind)
    else { return }
    for (index, one) in promise.names.enumerated() where !context.places.isDeclared(promise.kind, one) {
      unknown(one, of: promise.kind, at: context.places.span(path.appending("any_of", "\(index)")), context, &diagnostics)
    }
    var found: [(rule: String, name: String, at: Span)] = []
    for rule in context.mentions.rules(of: promise.within) where !promise.except.contains(rule.name) {
      for use in rule.uses(of: promise.kind) where promise.names.contains(use.name) { found.append((rule.name, use.name, use.at)) }
      let expressions = context.typed.uses(of: promise.kind, in: RulePath(rule.kind, rule.name))
      for one in promise.names where expressions.names.contains(one) {
        found.append((rule.name, one, expressions.path.map { context.places.span($0) } ?? rule.key))
      }
    }
    // What a kind says beside its rules, such as the rows that find the plan.
    if let file = context.places.node(RulePath(promise.within))?.span {
      for use in context.uses(of: promise.kind) where promise.names.contains(use.name) && file.contains(use.node.span) {
        let isInRule = context.declarations(of: promise.within).contains { $0.value.span.contains(use.node.span) }
        if !isInRule { found.append((promise.within, use.name, use.node.span)) }
      }
    }
    for one in found {
      diagnostics.append(
        Diagnostic(
          explanation, "`\(one.rule)` breaks `\(name)`: it names `\(one.name)`", at: one.at, "never here",
          secondary: [.init(context.key(Invariant.key, name), about)], helps: ["take it out, or change the promise with product"]))
    }
  }

  static func isKind(_ kind: String, _ path: RulePath, _ context: CheckContext, _ diagnostics: inout [Diagnostic]) -> Bool {
    let kinds = RuleBookSchema.schema.fields.map(\.key)
    if kinds.contains(kind) { return true }
    let near = Suggestion.nearest(to: kind, among: kinds)
    diagnostics.append(
      Diagnostic(
        explanation, "`\(kind)` is no kind of rule", at: context.places.span(path),
        helps: near.isEmpty ? ["the kinds are \(kinds.sorted().joined(separator: ", "))"] : near.map { "did you mean `\($0)`?" },
        fixes: Fix.write(near, at: context.places.span(path))))
    return false
  }
}

extension Diagnostic {
  fileprivate func speaks(of span: Span) -> Bool { primary.span == span || secondary.contains { $0.span == span } }
}
