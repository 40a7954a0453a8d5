internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// What some rules of a kind say, or do not say, at some of their keys.
extension InvariantBroken {
  static func has(
    _ promise: HasPromise, _ name: String, _ about: String, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    for rule in rules(promise.within, promise.names, RulePath(Invariant.key, name, "has"), context, &diagnostics) {
      if context.isFaulty(rule) { continue }
      for key in promise.keys {
        let place = RulePath(rule.parts + key.split(separator: "/").map(String.init))
        // What is wrong there has been said, and so has what hides it.
        if context.isFaulty(place) { continue }
        let node = context.places.node(place)
        guard let missing = promise.values.first(where: { !says($0, node) }) ?? (promise.values.isEmpty && node == nil ? "" : nil) else {
          continue
        }
        // Another check may have said what is wrong with it.
        let entry = context.places.entry(place)
        if let entry, diagnostics.contains(where: { $0.severity == .error && entry.contains($0.primary.span) }) { continue }
        let what = missing.isEmpty ? key : "\(key): \(missing)"
        report(
          Diagnostic(
            explanation, "`\(rule.parts.last ?? "")` breaks `\(name)`: it does not say `\(what)`",
            at: context.places.exact(place) ?? context.places.key(outermost(place, in: rule, context)),
            secondary: [.init(context.key(Invariant.key, name), about)],
            helps: ["write `\(what)`, or change the promise with product"],
            fixes: context.places.exact(place).map { Fix.write(missing.isEmpty ? [] : [missing], at: $0) } ?? []), &diagnostics)
        break
      }
    }
  }

  static func lacks(
    _ promise: LacksPromise, _ name: String, _ about: String, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    for rule in rules(promise.within, promise.names, RulePath(Invariant.key, name, "lacks"), context, &diagnostics) {
      for key in promise.keys {
        let place = RulePath(rule.parts + key.split(separator: "/").map(String.init))
        guard let node = context.places.node(place), node.text != "false", !context.isFaulty(place) else { continue }
        diagnostics.append(
          Diagnostic(
            explanation, "`\(rule.parts.last ?? "")` breaks `\(name)`: it says `\(key)`", at: context.places.key(place),
            secondary: [.init(context.key(Invariant.key, name), about)], helps: ["take it out, or change the promise with product"]))
      }
    }
  }

  /// The rules that are meant: those of the names, or the one that a file is.
  private static func rules(
    _ kind: String, _ names: [String], _ path: RulePath, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) -> [RulePath] {
    guard isKind(kind, path.appending("in"), context, &diagnostics), !context.broken.contains(kind) else { return [] }
    if names.isEmpty { return [RulePath(kind)] }
    var rules: [RulePath] = []
    for (index, one) in names.enumerated() {
      if context.places.isDeclared(kind, one) {
        rules.append(RulePath(kind, one))
        continue
      }
      unknown(one, of: kind, at: context.places.span(path.appending("names", "\(index)")), context, &diagnostics)
    }
    return rules
  }

  /// As far as a path leads.
  private static func outermost(_ path: RulePath, in rule: RulePath, _ context: CheckContext) -> RulePath {
    var path = path
    while path.parts.count > rule.parts.count, context.places.exact(path) == nil { path = RulePath(Array(path.parts.dropLast())) }
    return path
  }

  /// Whether a value is this one, or a list with it in it.
  private static func says(_ value: String, _ node: Node?) -> Bool {
    guard let node else { return false }
    switch node.kind {
    case .scalar: return node.text == value
    case .sequence: return node.items.contains { $0.text == value } || LockChanged.written(node) == value
    case .mapping: return LockChanged.written(node) == value
    }
  }
}
