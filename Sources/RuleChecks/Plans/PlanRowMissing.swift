internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText

/// Reports numbered rows of the documents that no capability has, next to a row that two have.
enum PlanRowMissing {
  static let explanation = Explanation(
    "plan.row-missing", .warning, waivable: true,
    finds:
      "A number that is missing among the numbered `rows` of all capabilities, while two capabilities have the row with the nearest number.",
    why: "One of the two is probably meant to have the missing row. Until then, the row appears to be implemented by nothing.",
    example: "flow.save_draft: {rows: [M13]}\nshare.create_link: {rows: [M13]}   # no capability has M12",
    instead: "flow.save_draft: {rows: [M12]}\nshare.create_link: {rows: [M13]}")

  static let check = Check(explanation) { context, diagnostics in
    guard !context.broken.contains(Capability.key) else { return }
    var places: [Row: [Span]] = [:]
    for entry in context.book.capabilities.entries {
      if context.isFaulty(Capability.key, entry.name.text) { return }
      for (index, text) in entry.value.rows.enumerated() {
        guard let row = Row(text) else { continue }
        places[row, default: []].append(context.value(Capability.key, entry.name.text, "rows", "\(index)"))
      }
    }
    for (prefix, rows) in Dictionary(grouping: places.keys, by: \.prefix).sorted(by: { $0.key < $1.key }) {
      let numbers = Set(rows.map(\.number))
      guard let least = numbers.min(), let most = numbers.max() else { continue }
      let missing = (least...most).filter { !numbers.contains($0) }
      // With several gaps, the capabilities probably implement only a part of the rows.
      guard missing.count == 1, let gap = missing.first, let width = rows.map(\.width).min() else { continue }
      let doubled = rows.filter { places[$0, default: []].count > 1 && abs($0.number - gap) == 1 }.sorted { $0.number < $1.number }
      let spans = doubled.flatMap { places[$0, default: []] }
      guard let first = spans.first else { continue }
      let wanted = Row(prefix: prefix, number: gap, width: width).text
      let names = doubled.map(\.text).quotedPhrase()
      diagnostics.append(
        Diagnostic(
          explanation, "no capability has the row `\(wanted)`, but \(spans.count) have \(names)", at: first, "one of several",
          secondary: spans.dropFirst().map { .init($0, "also here") },
          helps: ["write `\(wanted)` in the capability that implements it"], fixes: spans.flatMap { Fix.write([wanted], at: $0, .manual) }))
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
