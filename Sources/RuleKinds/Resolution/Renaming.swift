internal import Conditions
package import Diagnostics
package import Schema
package import SourceText
internal import YAMLTree

extension CheckContext {
  /// Distinguishes typos in declarations from typos in uses.
  package var renaming: Renaming { Renaming(reading, places, typed, words) }

  /// Returns fixes that rename the unused rules of a kind whose names are nearest to an unknown name. They are offered next to fixes of the
  /// place that names it, because either may be misspelled.
  package func renamings(to name: String, of kind: String) -> [Fix] {
    renaming.idle(kind, near: name).map {
      Fix("rename `\($0.name)` to `\(name)`", .maybeIncorrect, [.init($0.key.span, $0.key.sourceText(of: name))])
    }
  }
}

/// Distinguishes a typo in a declaration from a typo in a use.
///
/// Both leave a name that is used but not declared, and possibly a name that is declared but not used. A word that occurs nowhere else in
/// the rules is more likely the typo than a frequent word, and a single place is more likely wrong than many places.
package struct Renaming {
  private let reading: ParseContext
  /// The names in expressions, by kind.
  private let inExpressions: [String: Set<String>]
  private let words: [FileWords]

  /// - Parameter known: The words of files that are counted already.
  init(_ reading: ParseContext, _ places: SourceLocations, _ typed: TypedBook, _ known: FileWordsCache) {
    self.reading = reading
    var used: [String: Set<String>] = [:]
    for expression in typed.expressions.values {
      let uses = expression.uses
      for (kind, names) in [
        (Fact.key, uses.facts), (Limit.key, uses.limits), (Capability.key, uses.capabilities), (Condition.key, uses.conditions),
        (Setting.key, uses.settings.map(\.settingName)),
      ] where !names.isEmpty { used[kind, default: []].formUnion(names) }
    }
    inExpressions = used
    words = known.words(of: places.roots)
  }

  private func references(to text: String) -> [FileWords.Reference] { words.flatMap { $0.texts[text] ?? [] } }

  /// The number of strings in which a word occurs.
  private func frequency(of word: String) -> Int { words.reduce(0) { $0 + ($1.words[word] ?? 0) } }

  /// Returns the places that refer to a name of a kind: uses, paths through it, and whole values or keys that equal it. Values and keys
  /// without a known kind are left out if rules of several kinds have the name.
  package func mentions(of name: String, _ kind: String) -> [Span] {
    let isShared = reading.names.contains { $0.declared.contains { $0.key != kind && $0.value[name] != nil } }
    let said = (isNumber(name) ? [] : references(to: name)).filter { $0.kinds.contains(kind) || $0.kinds.isEmpty && !isShared }.map(\.span)
    let used = reading.uses(of: kind).filter { $0.name == name }.map(\.span)
    return used + said.filter { !used.contains($0) }
  }

  /// Returns the unused rule of a kind that was most likely intended to have `name`, which `count` places use; nil if no rule is likely.
  package func declaration(_ kind: String, insteadOf name: String, namedBy count: Int) -> ParseContext.Declaration? {
    let idle = reading.declarations(of: kind).filter(isIdle)
    let close = Set(Suggestion.nearest(to: name, among: idle.map(\.name), limit: 3))
    // If two names are equally near, neither is likely.
    if let near = Suggestion.nearest(to: name, among: idle.map(\.name)).first, let found = idle.first(where: { $0.name == near }) {
      return isTypo(near, for: name, namedBy: count) ? found : nil
    }
    guard close.isEmpty, count >= 3 else { return nil }
    let parts = Set(FileWords.words(of: name))
    let shorter = idle.filter {
      let other = Set(FileWords.words(of: $0.name))
      return min(parts.count, other.count) > 1 && (other.isSubset(of: parts) || parts.isSubset(of: other))
    }
    return shorter.count == 1 ? shorter[0] : nil
  }

  /// Returns the unused rules of a kind whose names are nearest to `name`.
  package func idle(_ kind: String, near name: String) -> [ParseContext.Declaration] {
    let idle = reading.declarations(of: kind).filter(isIdle)
    let near = Suggestion.choices(for: name, among: idle.map(\.name))
    return near.compactMap { name in idle.first { $0.name == name } }
  }

  /// Returns the only unused rule of a kind whose name has the words of `name` in another order, or in the same order except for one.
  package func newName(of name: String, _ kind: String) -> ParseContext.Declaration? {
    let words = FileWords.words(of: name)
    let found = reading.declarations(of: kind).filter { declared in
      let other = FileWords.words(of: declared.name)
      let isAlike = words.count > 2 && other.count == words.count && zip(words, other).count { $0 != $1 } == 1
      return (isAlike || words.sorted() == other.sorted()) && isIdle(declared)
    }
    return found.count == 1 ? found[0] : nil
  }

  /// Whether `declared` is a typo for `name`, judged by the words in which they differ.
  package func isTypo(_ declared: String, for name: String, namedBy count: Int) -> Bool {
    let (strange, wanted) = Renaming.difference(FileWords.words(of: declared), FileWords.words(of: name))
    let isStrange = !strange.isEmpty && strange.allSatisfy { frequency(of: $0) < 2 }
    if count >= 3 {
      return isStrange || Suggestion.editDistance(Array(declared.utf8), Array(name.utf8), atMost: 1) != nil
    }
    return isStrange && wanted.allSatisfy { frequency(of: $0) > count }
  }

  private func isIdle(_ declaration: ParseContext.Declaration) -> Bool {
    let (name, kind) = (declaration.name, declaration.kind)
    if reading.isUsed(name, of: kind) || inExpressions[kind]?.contains(name) ?? false { return false }
    if isNumber(declaration.name) { return true }
    return references(to: declaration.name).allSatisfy { $0.span == declaration.key.span }
  }

  /// Whether a name is a number, which other values are as well.
  private func isNumber(_ name: String) -> Bool { name.utf8.allSatisfy { (0x30...0x39).contains($0) } }

  /// Returns the words that only `a` contains, and the words that only `b` contains.
  private static func difference(_ a: [String], _ b: [String]) -> ([String], [String]) {
    (a.filter { !b.contains($0) }, b.filter { !a.contains($0) })
  }
}
