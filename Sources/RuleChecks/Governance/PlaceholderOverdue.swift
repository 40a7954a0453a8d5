internal import Diagnostics
internal import RuleKinds
internal import Schema

/// Reports placeholders that are still open after their deadline.
enum PlaceholderOverdue {
  static let explanation = Explanation(
    "placeholder.overdue", .warning, waivable: true,
    finds: "A placeholder that is still open after the date or milestone by which it must be decided.",
    why: "Other plans depend on the decision. Accepting the placeholder does not replace the decision, but a visible later date does.",
    example: "PH-08-09: {about: Pro inbox cap, ..., decide_by: \"2026-01-31\"}   # it is June",
    instead: "PH-08-09: {about: Pro inbox cap, ..., decided: {record: CH00 §5, by: product, \"on\": \"2026-01-30\"}}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.placeholders.entries {
      let (name, placeholder) = (entry.name.text, entry.value)
      guard placeholder.decided == nil, let deadline = placeholder.decideBy, !context.isFaulty(Placeholder.key, name),
        let day = context.book.day(of: deadline), let last = CalendarDate(day), last < context.today
      else { continue }
      var due = day
      var also: [Diagnostic.Label] = []
      if case .milestone(let milestone) = deadline {
        due = "\(milestone.text), which was on \(day)"
        also = [.init(context.value(Milestone.key, milestone.text, "date"), "the last day")]
      }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(name)` is not decided, and its date has passed: \(due)", at: context.value(Placeholder.key, name, "decide_by"),
          "has passed",
          secondary: also,
          helps: ["add the decision, `decided: {record, by, on}`, or agree on a later `decide_by` with \(placeholder.owner)"]))
    }
  }
}
