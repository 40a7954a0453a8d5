package import Diagnostics
internal import SourceText

/// Combines the errors of expressions that contradict the declaration of one fact: if there are many, the declaration is probably wrong.
package enum MisusedFacts {
  /// The errors that point to the declaration of a fact, and how many of them make it the probable cause. One wrong word is rarely written in
  /// two expressions.
  private static let fewest = ["condition.type-mismatch": 3, "condition.null-unguarded": 3, "condition.unknown-value": 2]

  /// Returns the diagnostics with one for each fact that many of them contradict, at its declaration.
  package static func grouped(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var groups: [Span: [Int]] = [:]
    for index in diagnostics.indices {
      guard fewest[diagnostics[index].name] != nil else { continue }
      for label in declarations(diagnostics[index]) { groups[label.span, default: []].append(index) }
    }
    var joined: [Int: Diagnostic] = [:]
    var gone: Set<Int> = []
    // A comparison of two facts belongs to the one that more expressions contradict.
    let ordered = groups.sorted {
      ($1.value.count, $0.key.file.index, $0.key.start) < ($0.value.count, $1.key.file.index, $1.key.start)
    }
    for (span, all) in ordered {
      let members = all.filter { !gone.contains($0) }
      guard let first = members.first, members.count >= fewest[diagnostics[first].name] ?? 0 else { continue }
      joined[first] = atDeclaration(span, members.map { diagnostics[$0] })
      gone.formUnion(members)
    }
    return diagnostics.indices.compactMap { joined[$0] ?? (gone.contains($0) ? nil : diagnostics[$0]) }
  }

  /// The labels at declarations of facts: ``"`usage.flows` is a number"``.
  private static func declarations(_ one: Diagnostic) -> [Diagnostic.Label] {
    one.secondary.filter { $0.span.file != one.primary.span.file && $0.text.hasPrefix("`") && $0.text.contains("` is ") }
  }

  private static func atDeclaration(_ span: Span, _ members: [Diagnostic]) -> Diagnostic {
    var whole = members[0]
    let text = whole.secondary.first { $0.span == span }?.text ?? ""
    let fact = text.dropFirst().prefix { $0 != "`" }
    whole.primary = .init(span, text)
    whole.message = "\(members.count) expressions contradict the type of `\(fact)`"
    whole.secondary = members.prefix(3).map { .init($0.primary.span, $0.message) }
    whole.notes = members.count > 3 ? ["and \(members.count - 3) more"] : []
    whole.helps = ["correct the type, or every expression that uses the fact"]
    // A fix edits every place.
    whole.fixes = whole.fixes.compactMap { fix in
      let same = members.compactMap { member in member.fixes.first { $0.title == fix.title } }
      return same.count == members.count ? Fix(fix.title, fix.applicability, same.flatMap(\.edits)) : nil
    }
    return whole
  }
}
