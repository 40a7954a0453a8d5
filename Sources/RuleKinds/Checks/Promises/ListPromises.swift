internal import Diagnostics
internal import RulesModel
internal import Schema
internal import SourceText
internal import YAMLTree

extension InvariantHolds {
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
    let number = Int64(context.reading.declarations.filter { $0.kind == promise.of }.count)
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
    for (index, wanted) in promise.including.enumerated() where !context.places.isDeclared(promise.of, wanted) {
      // Whoever uses it was told so already.
      if context.reading.uses.contains(where: { $0.kind == promise.of && $0.name == wanted }) { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(name)` is broken: `\(wanted)` is not among the \(promise.of)",
          at: context.value(Invariant.key, name, "names", "including", "\(index)"), "promised here",
          helps: ["put `\(wanted)` back, or change the promise with product"]))
    }
  }

  static func switches(_ kind: String, _ name: String, _ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    guard isKind(kind, RulePath(Invariant.key, name, "switches"), context, &diagnostics), !context.broken.contains(RemotePath.key) else {
      return
    }
    // A path that leads nowhere may be the switch that seems to be missing.
    if diagnostics.contains(where: { $0.name == RemotePathExists.explanation.name }) { return }
    for rule in context.reading.declarations where rule.kind == kind {
      let path = "\(kind)/\(rule.name)/switched_on"
      if context.places.isDeclared(RemotePath.key, path) { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(rule.name)` breaks `\(name)`: no server can switch it off", at: rule.key.span, "no switch in rules/remote",
          secondary: [.init(context.key(Invariant.key, name), "promised here")],
          helps: ["add `\(path): {about: ..., switch: true, source: ...}` to rules/remote"]))
    }
  }

  static func never(
    _ promise: NeverPromise, _ name: String, _ about: String, _ mentions: Mentions, _ context: CheckContext,
    _ diagnostics: inout [Diagnostic]
  ) {
    let path = RulePath(Invariant.key, name, "never")
    guard isKind(promise.within, path.appending("in"), context, &diagnostics),
      isKind(promise.kind, path.appending("name"), context, &diagnostics), !context.broken.contains(promise.kind)
    else { return }
    for (index, one) in promise.names.enumerated() where !context.places.isDeclared(promise.kind, one) {
      let near = Suggestion.nearest(to: one, among: context.places.names(of: promise.kind).sorted())
      diagnostics.append(
        Diagnostic(
          explanation, "`\(one)` is not among the \(promise.kind)", at: context.places.span(path.appending("any_of", "\(index)")),
          helps: near.map { "did you mean `\($0)`?" }, fixes: Fix.write(near, at: context.places.span(path.appending("any_of", "\(index)")))
        ))
    }
    for rule in mentions.rules where rule.kind == promise.within {
      for use in rule.uses[promise.kind] ?? [] where promise.names.contains(use.name) {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(rule.name)` breaks `\(name)`: it names `\(use.name)`", at: use.at, "never here",
            secondary: [.init(context.key(Invariant.key, name), about)], helps: ["take it out, or change the promise with product"]))
      }
    }
  }

  static func has(
    _ promise: HasPromise, _ name: String, _ about: String, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    let path = RulePath(Invariant.key, name, "has")
    guard isKind(promise.within, path.appending("in"), context, &diagnostics), !context.broken.contains(promise.within) else { return }
    for (index, one) in promise.names.enumerated() {
      guard context.places.isDeclared(promise.within, one) else {
        // Whoever else uses it was told so already.
        if context.reading.uses.contains(where: { $0.kind == promise.within && $0.name == one }) { continue }
        let near = Suggestion.nearest(to: one, among: context.places.names(of: promise.within).sorted())
        diagnostics.append(
          Diagnostic(
            explanation, "`\(one)` is not among the \(promise.within)", at: context.places.span(path.appending("names", "\(index)")),
            helps: near.map { "did you mean `\($0)`?" },
            fixes: Fix.write(near, at: context.places.span(path.appending("names", "\(index)")))))
        continue
      }
      let place = RulePath(promise.within, one, promise.key)
      if context.isFaulty(promise.within, one) || says(promise.value, context.places.node(place)) { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(one)` breaks `\(name)`: it does not say `\(promise.key): \(promise.value)`",
          at: context.places.exact(place) ?? context.key(promise.within, one),
          secondary: [.init(context.key(Invariant.key, name), about)],
          helps: ["write `\(promise.key): \(promise.value)`, or change the promise with product"]))
    }
  }

  /// Whether a value is this one, or a list with it in it.
  private static func says(_ value: String, _ node: Node?) -> Bool {
    guard let node else { return false }
    return node.kind == .sequence ? node.items.contains { $0.text == value } : node.text == value
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
