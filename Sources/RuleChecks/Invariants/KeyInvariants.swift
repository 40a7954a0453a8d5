internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// Checks which keys and values some rules of a kind have or lack.
extension InvariantBroken {
  static func has(
    _ invariant: HasInvariant, _ name: String, _ about: String, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    for rule in rules(invariant.within, invariant.names, RulePath(Invariant.key, name, "has"), context, &diagnostics) {
      if context.isFaulty(rule) { continue }
      for key in invariant.keys {
        let place = path(of: key, in: rule, context)
        // A problem at this key, or at one that contains it, is already reported.
        if context.isFaulty(place) { continue }
        let node = context.places.node(place)
        guard
          let missing = invariant.values.first(where: { !says($0, node, at: place) })
            ?? (invariant.values.isEmpty && node == nil ? "" : nil)
        else {
          continue
        }
        // Another check may already report the value.
        let entry = context.places.entry(place)
        if let entry, diagnostics.contains(where: { $0.severity == .error && entry.contains($0.primary.span) }) { continue }
        let what = missing.isEmpty ? key : "\(key): \(missing)"
        report(
          Diagnostic(
            explanation, "`\(rule.parts.last ?? "")` breaks `\(name)`: it does not have `\(what)`",
            at: context.places.exact(place) ?? context.places.key(outermost(place, in: rule, context)),
            secondary: [.init(context.key(Invariant.key, name), about)],
            helps: ["write `\(what)`, or, if product agrees, change the invariant"],
            fixes: missing.isEmpty || node?.kind != .scalar
              ? [] : fixes(place, missing, said(missing, RulePath(Invariant.key, name, "has"), context), name, context)), &diagnostics)
        break
      }
    }
  }

  /// The place where an invariant states a value.
  private static func said(_ value: String, _ path: RulePath, _ context: CheckContext) -> Node? {
    guard let node = context.places.node(path) else { return nil }
    for entry in node.entries where entry.key.text != "in" && entry.key.text != "names" && entry.key.text != "key" {
      if entry.value.kind == .scalar, entry.value.text == value { return entry.value }
      if let item = entry.value.items.first(where: { $0.text == value }) { return item }
    }
    return nil
  }

  static func lacks(
    _ invariant: LacksInvariant, _ name: String, _ about: String, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    for rule in rules(invariant.within, invariant.names, RulePath(Invariant.key, name, "lacks"), context, &diagnostics) {
      for key in invariant.keys {
        let place = path(of: key, in: rule, context)
        guard let node = context.places.node(place), node.text != "false", !context.isFaulty(place) else { continue }
        diagnostics.append(
          Diagnostic(
            explanation, "`\(rule.parts.last ?? "")` breaks `\(name)`: it has `\(key)`", at: context.places.key(place),
            secondary: [.init(context.key(Invariant.key, name), about)], helps: ["remove it, or, if product agrees, change the invariant"]))
      }
    }
  }

  /// The path of a key in a rule.
  static func path(of key: String, in rule: RulePath, _ context: CheckContext) -> RulePath {
    RulePath(rule.parts + ListedRows.resolved(RulePath(text: key).parts, in: context.places.node(rule)))
  }

  /// The rules that the invariant covers: the named rules, or the file itself if it is one rule.
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

  /// The longest part of a path that exists in the source.
  private static func outermost(_ path: RulePath, in rule: RulePath, _ context: CheckContext) -> RulePath {
    var path = path
    while path.parts.count > rule.parts.count, context.places.exact(path) == nil { path = RulePath(Array(path.parts.dropLast())) }
    return path
  }

  /// Whether a node is a value, or a list that contains it.
  private static func says(_ value: String, _ node: Node?, at path: RulePath) -> Bool {
    guard let node else { return false }
    return node.items.contains { $0.text == value } || StatedValue.holds(value, node, at: path)
  }
}
