internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// Two values in each other's place break two invariants, and so does one value that was written in several cells of a row. Each is one mistake.
enum SwappedValues {
  /// A broken invariant that can be kept by writing one value.
  private struct Broken {
    let index: Int
    let path: RulePath
    let text: String
    let wanted: String
    let edit: Fix.Edit
  }

  /// Joins the diagnostics of invariants about two values that have been swapped, and about cells of a row with the same wrong value.
  static func joined(_ diagnostics: [Diagnostic], _ context: CheckContext) -> [Diagnostic] {
    guard diagnostics.count(where: { $0.isInvariant }) > 1 else { return diagnostics }
    let broken = diagnostics.indices.compactMap { value(diagnostics[$0], $0, context) }
    var merged = diagnostics
    var gone: Set<Int> = []
    for (place, one) in broken.enumerated() where !gone.contains(one.index) {
      let rest = broken[(place + 1)...]
      let swapped = rest.first { (two: Broken) -> Bool in
        !gone.contains(two.index) && two.wanted == one.text && one.wanted == two.text
      }
      guard let other = swapped, one.text != one.wanted else { continue }
      gone.insert(other.index)
      let (first, second) = (diagnostics[one.index], diagnostics[other.index])
      var joined = Diagnostic(
        InvariantBroken.explanation, message(one, other), at: first.primary.span,
        "must be `\(one.wanted)`", secondary: [.init(second.primary.span, "must be `\(other.wanted)`")],
        helps: ["swap the two values, or, if product agrees, change the invariants"],
        fixes: [Fix("swap the two values", .maybeIncorrect, [one.edit, other.edit])])
      joined.secondary += first.secondary + second.secondary.filter { !first.secondary.contains($0) }
      merged[one.index] = joined
    }
    for (place, one) in broken.enumerated() where !gone.contains(one.index) && merged[one.index] == diagnostics[one.index] {
      let same = broken[(place + 1)...].filter { two in
        !gone.contains(two.index) && merged[two.index] == diagnostics[two.index] && two.text == one.text && two.wanted == one.wanted
          && two.path.parts.count > 3 && two.path.parts.dropLast() == one.path.parts.dropLast()
      }
      for two in same {
        gone.insert(two.index)
        let other = diagnostics[two.index]
        let promised = other.secondary.filter { !merged[one.index].secondary.contains($0) }
        merged[one.index].secondary += [.init(other.primary.span, "must be `\(two.wanted)`, too")] + promised
      }
    }
    return merged.indices.filter { !gone.contains($0) }.map { merged[$0] }
  }

  private static func value(_ one: Diagnostic, _ index: Int, _ context: CheckContext) -> Broken? {
    guard one.isInvariant, let edits = one.fixes.first?.edits, edits.count == 1,
      edits[0].span == one.primary.span, let path = context.places.keyPath(at: one.primary.span), let node = context.places.node(path),
      node.span == one.primary.span, let wanted = one.fixes.first?.edits.first?.text
    else { return nil }
    return Broken(index: index, path: path, text: node.source(of: node.span), wanted: wanted, edit: edits[0])
  }

  /// Names the two values by their keys, or by their rules if both have the same key. Rows of one rule have neither.
  private static func message(_ one: Broken, _ other: Broken) -> String {
    let isSameKey = one.path.parts.last == other.path.parts.last
    if isSameKey, one.path.rule == other.path.rule {
      return "\([one.text, other.text].quotedPhrase()) are in each other's place"
    }
    let names = isSameKey ? [one.path.rule, other.path.rule] : [one.path, other.path]
    return "\(names.map { $0.parts.last ?? "" }.quotedPhrase()) have each other's value"
  }
}
