internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// Reports dates that differ from the date of the assumption on which they are based.
enum AssumptionOtherDate {
  static let explanation = Explanation(
    "assumption.other-date", .warning, waivable: true,
    finds: "A rule with a date, based on an assumption whose sentence names another date.",
    why: "Readers of the assumption accept a date that does not apply.",
    example: "launch: {date: \"2026-12-31\", assumes: A-1, ...}   # A-1: {says: The launch is on 2026-11-30., ...}",
    instead: "launch: {date: \"2026-12-31\", assumes: A-1, ...}   # A-1: {says: The launch is on 2026-12-31., ...}")

  static let check = Check(explanation) { context, diagnostics in
    var said: [String: String] = [:]
    for entry in context.book.assumptions.entries where !context.isFaulty(Assumption.key, entry.name.text) {
      let dates = dates(in: entry.value.says)
      if dates.count == 1 { said[entry.name.text] = dates[0] }
    }
    if said.isEmpty { return }
    for rule in context.mentions {
      for use in rule.uses where use.kind == Assumption.key {
        guard let date = said[use.name], let node = context.places.node(RulePath(rule.kind, rule.name)) else { continue }
        let own = node.entries.filter { $0.value.kind == .scalar && CalendarDate($0.value.text) != nil }
        guard own.count == 1, own[0].value.text != date,
          // What waits for a day that has passed is overdue.
          CalendarDate(own[0].value.text).map({ $0 >= context.today }) ?? false
        else { continue }
        diagnostics.append(
          Diagnostic(
            explanation, "`\(rule.name)` is on \(own[0].value.text), but `\(use.name)` says \(date)", at: own[0].value.span, "another date",
            secondary: [.init(context.value(Assumption.key, use.name, "says"), "says \(date)")], helps: ["write the same date in both"]))
      }
    }
  }

  /// The dates in a sentence, each once: `2026-12-31`.
  private static func dates(in text: String) -> [String] {
    func isInDate(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-") }
    let words = text.utf8.split { !isInDate($0) }.filter { $0.count == 10 }.map { String(decoding: $0, as: UTF8.self) }
    return Set(words.filter { CalendarDate($0) != nil }).sorted()
  }
}
