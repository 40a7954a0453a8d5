internal import Diagnostics
internal import RuleKinds

/// A rule that matches a search.
package struct Finding: Sendable {
  /// The quality of a match, best first.
  enum Rank: Int, Comparable, Sendable {
    /// The match is the whole name or sentence.
    case whole
    /// The match starts at the beginning of a word.
    case wordStart
    case inside
    /// The words match separately in the rule.
    case scattered

    static func < (a: Rank, b: Rank) -> Bool { a.rawValue < b.rawValue }
  }

  var rank: Rank
  var singular: String
  var kind: String
  var name: String
  /// The keys inside the rule; empty if its name matched.
  var inside: String
  /// The matched text, or the rule's `about` if its name or separate words matched.
  var text: String
  /// The range of the match in Unicode scalars of the text; empty if the text itself does not match.
  var match: Range<Int>
  var place: SourcePlace
}

extension Queries {
  /// The rules that contain a text in their name, their copy, or a rendered sentence. The best matches come first, each rule once.
  package func find(_ text: String, examples: [CopyExample]) -> [Finding] {
    let wanted = FoldedText(text).trimmed
    guard !wanted.isEmpty else { return [] }
    var best: [RulePath: Finding] = [:]
    var order: [RulePath: Int] = [:]
    for (position, rule) in index.rules.enumerated() {
      order[rule.path] = position
      // `saved flows` finds `saved_flows`.
      guard let match = FoldedText(rule.name).match(wanted) ?? FoldedText(spaced(rule.name)).match(wanted) else { continue }
      best[rule.path] = finding(rule.path, rule, match, nil, rule.about)
    }
    func offer(_ path: RulePath, _ text: String) {
      guard let rule = index[path], let match = FoldedText(text).match(wanted) else { return }
      let finding = finding(path, rule, match, match.range, text)
      if let known = best[path.rule], known.rank <= finding.rank { return }
      best[path.rule] = finding
    }
    for text in index.texts { offer(text.path, text.text) }
    for example in examples { offer(RulePath(Copy.key, example.key, "text"), example.sentence) }
    for cell in numbers() where FoldedText(cell.text).match(wanted)?.isWhole == true { offer(cell.path, cell.text) }
    if best.isEmpty { best = scattered(FoldedText(text).words) }
    let sorted = best.sorted { a, b in
      (a.value.rank, order[a.key] ?? .max, a.key.plain) < (b.value.rank, order[b.key] ?? .max, b.key.plain)
    }
    return sorted.map(\.value)
  }

  /// The values of limits and settings, as written.
  private func numbers() -> [(path: RulePath, text: String)] {
    var paths = book.settings.names.map { RulePath(Setting.key, $0, "value") }
    for entry in book.limits.entries {
      paths += entry.value.plans.cells.map { RulePath(Limit.key, entry.name.text, "plans", $0.column.text) }
    }
    return paths.compactMap { path in index.written(path).map { (path, $0) } }
  }

  private func spaced(_ name: String) -> String { String(name.map { "_./-".contains($0) ? " " : $0 }) }

  private func finding(_ path: RulePath, _ rule: IndexedRule, _ match: FoldedText.Match, _ range: Range<Int>?, _ text: String) -> Finding {
    Finding(
      rank: match.isWhole ? .whole : match.beginsWord ? .wordStart : .inside, singular: rule.singular, kind: rule.kind, name: rule.name,
      inside: path.inside, text: text, match: range ?? 0..<0, place: place(of: path))
  }

  /// The rules that contain every word of the query anywhere, including the names that they use.
  private func scattered(_ wanted: [String]) -> [RulePath: Finding] {
    guard wanted.count > 1 else { return [:] }
    var found: [RulePath: Finding] = [:]
    for rule in index.rules {
      let words = ([rule.name] + (index.words[rule.path] ?? [])).flatMap { FoldedText($0).words }
      guard wanted.allSatisfy({ word in words.contains { $0.hasPrefix(word) } }) else { continue }
      found[rule.path] = Finding(
        rank: .scattered, singular: rule.singular, kind: rule.kind, name: rule.name, inside: "", text: rule.about, match: 0..<0,
        place: place(of: rule.path))
    }
    return found
  }

  /// The query with each unknown word replaced by a similar known word; nil if there is no similar word.
  package func suggestion(for text: String) -> String? {
    var vocabulary: Set<String> = []
    for (rule, words) in index.words { for word in words + rule.parts.dropFirst() { vocabulary.formUnion(FoldedText(word).words) } }
    var isChanged = false
    let known = vocabulary.filter { $0.utf8.count > 2 }.sorted()
    let words = FoldedText(text).words.map { word -> String in
      guard !vocabulary.contains(word), let near = Suggestion.nearest(to: word, among: known).first else { return word }
      isChanged = true
      return near
    }
    return isChanged ? words.joined(separator: " ") : nil
  }
}
