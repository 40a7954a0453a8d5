package import Diagnostics
internal import ParallelMap
internal import Schema
package import SourceText
internal import YAMLTree

extension CheckContext {
  /// Returns a place that names another rule of a kind although what surrounds it is about an unused rule: the button `keep_mine` with the
  /// label of `keep_theirs`, while nothing uses the label of `keep_mine`. Nil if there is not exactly one such place.
  package func lostUse(of unused: String, kind: String) -> LostUse? {
    ReadRecorder.active?.note(.everything)
    return namedPlaces.lostUse(of: unused, kind: kind)
  }
}

/// The places that name rules, with the words of the names, which the search for lost uses compares. Each kind is read once, when it is
/// first asked for.
final class NamedPlaces: Sendable {
  /// The places that name one rule.
  private struct Uses: Sendable {
    let name: String
    let words: Set<String>
    /// The places outside scenarios, invariants, and requirements.
    var spans: [Span] = []
    var isUsedOften = false
  }

  private let names: [ReadNames]
  private let files: Once<[FileID: Node]>
  private let examples: Once<Set<FileID>>
  private let kinds = Locked<[String: [Uses]]>([:])

  init(_ names: [ReadNames], _ places: SourceLocations) {
    self.names = names
    files = Once { Dictionary(places.roots.map { ($0.span.file, $0) }) { first, _ in first } }
    examples = Once {
      let declared = RuleBook.statementKinds.flatMap { kind in names.flatMap { $0.declarationsOfKind[kind] ?? [] } }
      return Set(declared.map(\.key.span.file))
    }
  }

  func lostUse(of unused: String, kind: String) -> LostUse? {
    let wanted = Set(FileWords.words(of: unused))
    var found: [(use: LostUse, isAlike: Bool, common: Int)] = []
    // If nothing else uses the named rule, the place is its only use.
    for uses in uses(of: kind) where uses.name != unused && uses.isUsedOften {
      let (own, strange) = (wanted.subtracting(uses.words), uses.words.subtracting(wanted))
      guard !own.isEmpty, !strange.isEmpty else { continue }
      for span in uses.spans {
        let around = words(around: span)
        guard strange.isDisjoint(with: around), !own.isDisjoint(with: around) else { continue }
        let isAlike = own.isSubset(of: around) && (own.count < wanted.count || kind == Condition.key)
        // Short words, such as `is`, say nothing.
        let common = own.count { $0.utf8.count > 3 && around.contains($0) }
        if isAlike || common > 0 { found.append((LostUse(name: uses.name, span: span), isAlike, common)) }
      }
    }
    // Names with a common word are taken for each other first.
    let alike = found.filter(\.isAlike)
    if !alike.isEmpty { return alike.count == 1 ? alike[0].use : nil }
    let most = found.map(\.common).max()
    let best = found.filter { $0.common == most }
    return best.count == 1 ? LostUse(name: best[0].use.name, span: best[0].use.span, isLikely: false) : nil
  }

  private func uses(of kind: String) -> [Uses] {
    kinds.with { kinds in
      if let known = kinds[kind] { return known }
      var all: [String: Uses] = [:]
      var first: [String: Span] = [:]
      for use in names.lazy.flatMap({ $0.usesOfKind[kind] ?? [] }) {
        if first[use.name].map({ $0 != use.span }) ?? false { all[use.name]?.isUsedOften = true }
        first[use.name] = first[use.name] ?? use.span
        if all[use.name] == nil { all[use.name] = Uses(name: use.name, words: Set(FileWords.words(of: use.name))) }
        if !examples.value.contains(use.span.file) { all[use.name]?.spans.append(use.span) }
      }
      let sorted = all.values.sorted { $0.name < $1.name }
      kinds[kind] = sorted
      return sorted
    }
  }

  /// The words of the names, the keys, and the neighboring values that lead to a value.
  private func words(around span: Span) -> Set<String> {
    guard let root = files.value[span.file] else { return [] }
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
  /// Whether the two names are alike. Otherwise, only what surrounds the place is about the other rule.
  package var isLikely = true
}

extension Diagnostic {
  /// Creates a diagnostic about a rule that nothing uses. If a place probably means the rule, the diagnostic points there.
  package init(
    _ explanation: Explanation, _ message: String, unused declaration: Span, _ label: String, named name: String, kind: String,
    help: String,
    _ context: CheckContext
  ) {
    // A waived warning stays where its waiver expects it.
    let isWaived = context.book.waivers.entries.contains { $0.value.target == "\(kind)/\(name)" }
    guard !isWaived, let lost = context.lostUse(of: name, kind: kind) else {
      self.init(explanation, message, at: declaration, label, helps: [help])
      return
    }
    guard lost.isLikely else {
      let place = Label(lost.span, "`\(name)` is perhaps meant here, instead of `\(lost.name)`")
      self.init(explanation, message, at: declaration, label, secondary: [place], helps: [help])
      return
    }
    self.init(
      explanation, message, at: lost.span, "`\(name)` is probably meant here", secondary: [.init(declaration, label)],
      helps: ["write `\(name)` instead of `\(lost.name)`, or \(help)"],
      fixes: [Fix("write `\(name)`", .maybeIncorrect, [.init(lost.span, name)])])
  }
}
