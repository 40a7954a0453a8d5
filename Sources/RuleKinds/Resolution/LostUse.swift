package import Diagnostics
internal import Schema
package import SourceText
internal import YAMLTree

extension CheckContext {
  /// Returns a place that names another rule of a kind although what surrounds it is about an unused rule: the button `keep_mine` with the
  /// label of `keep_theirs`, while nothing uses the label of `keep_mine`. Nil if there is not exactly one such place.
  package func lostUse(of unused: String, kind: String) -> LostUse? {
    let wanted = Set(FileWords.words(of: unused))
    let reading = reading
    let examples = Set([Scenario.key, Invariant.key, Requirement.key].flatMap { reading.declarations(of: $0) }.map(\.key.span.file))
    var found: [LostUse] = []
    for use in reading.uses(of: kind) where use.name != unused && !examples.contains(use.span.file) {
      let other = Set(FileWords.words(of: use.name))
      let (own, strange) = (wanted.subtracting(other), other.subtracting(wanted))
      // Names without a common word are not taken for each other.
      guard !own.isEmpty, !strange.isEmpty, own.count < wanted.count || kind == Condition.key else { continue }
      let around = words(around: use.span)
      guard own.isSubset(of: around), strange.isDisjoint(with: around) else { continue }
      // Another place uses the named rule, so that this one is not its only use.
      guard reading.uses(of: kind).contains(where: { $0.name == use.name && $0.span != use.span }) else { continue }
      found.append(LostUse(name: use.name, span: use.span))
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The words of the names, the keys, and the neighboring values that lead to a value.
  private func words(around span: Span) -> Set<String> {
    guard let root = places.roots.first(where: { $0.span.file == span.file }) else { return [] }
    var (texts, node): ([String], Node) = ([], root)
    descent: while true {
      switch node.kind {
      case .mapping:
        var next: Node?
        for entry in node.entries {
          if entry.value.span.contains(span) {
            texts.append(entry.key.text)
            next = entry.value
          }
        }
        guard let next else { break descent }
        // The values of a row say what the row is about. Those of a whole rule, such as its description, are about too much.
        if next.kind == .scalar, !node.entries.contains(where: { $0.key.text == "about" }) {
          texts += node.entries.filter { $0.value.kind == .scalar && !$0.value.span.contains(span) }.map(\.value.text)
        }
        node = next
      case .sequence:
        guard let next = node.items.first(where: { $0.span.contains(span) }) else { break descent }
        node = next
      default: break descent
      }
    }
    return Set(texts.flatMap { FileWords.words(of: $0) })
  }
}

/// A place that names one rule and probably means another one.
package struct LostUse {
  /// The rule that it names.
  package let name: String
  package let span: Span
}

extension Diagnostic {
  /// Creates a diagnostic about a rule that nothing uses. If a place probably means the rule, the diagnostic points there.
  package init(
    _ explanation: Explanation, _ message: String, unused declaration: Span, _ label: String, named name: String, kind: String,
    help: String,
    _ context: CheckContext
  ) {
    guard let lost = context.lostUse(of: name, kind: kind) else {
      self.init(explanation, message, at: declaration, label, helps: [help])
      return
    }
    self.init(
      explanation, message, at: lost.span, "`\(name)` is probably meant here", secondary: [.init(declaration, label)],
      helps: ["write `\(name)` instead of `\(lost.name)`, or \(help)"],
      fixes: [Fix("write `\(name)`", .maybeIncorrect, [.init(lost.span, name)])])
  }
}
