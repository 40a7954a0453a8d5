internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText

/// Reports a numbered row of the documents that no capability has, while two have another one.
enum PlanRowMissing {
  static let explanation = Explanation(
    "plan.row-missing", .warning, waivable: true,
    finds:
      "The only number that is missing among the numbered `rows` of all capabilities, while two capabilities have the same row.",
    why: "One of the two is probably meant to have the missing row. Until then, the row appears to be implemented by nothing.",
    example: "flow.save_draft: {rows: [M13]}\nshare.create_link: {rows: [M13]}   # no capability has M12",
    instead: "flow.save_draft: {rows: [M12]}\nshare.create_link: {rows: [M13]}")

  static let check = Check(explanation, seesOthers: true) { context, diagnostics in
    for gap in gaps(context) {
      // The other check reports the row, and offers the missing one.
      if diagnostics.contains(where: { $0.name == PlanDuplicateCapability.explanation.name && gap.spans.contains($0.primary.span) }) {
        continue
      }
      diagnostics.append(
        Diagnostic(
          explanation, "no capability has the row `\(gap.row)`, but \(gap.spans.count) share \(gap.neighbors.quotedPhrase())",
          at: gap.spans[0], "one of several", secondary: gap.spans.dropFirst().map { .init($0, "also here") },
          helps: ["write `\(gap.row)` in the capability that implements it"],
          fixes: gap.spans.flatMap { Fix.write([gap.row], at: $0, .manual) }))
    }
  }

  /// A number that no capability has, while several have another one.
  struct Gap {
    let row: String
    /// The rows that several have, the nearest first.
    let neighbors: [String]
    /// Where they have them.
    let spans: [Span]
  }

  static func gaps(_ context: CheckContext) -> [Gap] {
    guard !context.broken.contains(Capability.key) else { return [] }
    var places: [Row: [Span]] = [:]
    for entry in context.book.capabilities.entries {
      if context.isFaulty(Capability.key, entry.name.text) { return [] }
      for (index, text) in entry.value.rows.enumerated() {
        guard let row = Row(text) else { continue }
        places[row, default: []].append(context.value(Capability.key, entry.name.text, "rows", "\(index)"))
      }
    }
    let byPrefix = Dictionary(grouping: places.keys, by: \.prefix).sorted { $0.key < $1.key }
    return byPrefix.compactMap { prefix, rows in
      let numbers = Set(rows.map(\.number))
      guard let least = numbers.min(), let most = numbers.max() else { return nil }
      let missing = (least...most).filter { !numbers.contains($0) }
      // With several gaps, the capabilities probably implement only a part of the rows.
      guard missing.count == 1, let gap = missing.first, let width = rows.map(\.width).min() else { return nil }
      let shared = rows.filter { places[$0, default: []].count > 1 }
        .sorted { (abs($0.number - gap), $0.number) < (abs($1.number - gap), $1.number) }
      // A typo in a digit leads to a neighbor. Otherwise, any of the rows that several capabilities have may be the wrong one.
      let neighbors = shared.filter { abs($0.number - gap) == 1 }
      let doubled = neighbors.isEmpty ? shared : neighbors
      let spans = doubled.flatMap { places[$0, default: []] }
      guard !spans.isEmpty else { return nil }
      return Gap(row: Row(prefix: prefix, number: gap, width: width).text, neighbors: doubled.map(\.text), spans: spans)
    }
  }

  /// A row with a number: `M12`.
  private struct Row: Hashable {
    let prefix: String
    let number: Int
    let width: Int

    init(prefix: String, number: Int, width: Int) { (self.prefix, self.number, self.width) = (prefix, number, width) }

    init?(_ text: String) {
      let digits = text.reversed().prefix { $0.isASCII && $0.isNumber }.count
      guard (1...6).contains(digits), digits < text.count, let number = Int(text.suffix(digits)) else { return nil }
      self.init(prefix: String(text.dropLast(digits)), number: number, width: digits)
    }

    var text: String {
      let digits = "\(number)"
      return prefix + String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
  }
}
