internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// Reports dates that are so far away that their year must be a typo.
enum ValueFarDate {
  static let explanation = Explanation(
    "value.far-date", .error,
    finds:
      "A deadline or a first day more than five years ahead, or a decision more than a year ahead or more than thirty years ago.",
    why: "The year is a typo. A waiver until 2126 never expires, and the warning is never seen again.",
    example: "w1: {..., expires: \"2126-12-31\"}",
    instead: "w1: {..., expires: \"2026-12-31\"}")

  static let check = Check(explanation) { context, diagnostics in
    for value in context.values({ limits($0) != nil }) where value.node.kind == .scalar && !context.isFaulty(value.path) {
      // A deadline may be the name of a milestone.
      guard let limits = limits(value.role), let date = CalendarDate(value.node.text), let key = value.path.parts.last else { continue }
      let years = yearsAhead(date, context.today)
      guard years > limits.ahead || years < -limits.ago else { continue }
      let fixed = "\(context.today.year)\(value.node.text.dropFirst(4))"
      diagnostics.append(
        Diagnostic(
          explanation,
          years > 0 ? "`\(key)` is more than \(words(limits.ahead)) ahead" : "`\(key)` is more than \(words(limits.ago)) ago",
          at: value.node.span, "the year is probably a typo",
          helps: ["write the intended year: `\"\(fixed)\"`, or a year near it"]))
    }
  }

  /// How many years a date may be ahead and ago; nil for a role that is not a date. A deadline that has passed is no typo.
  private static func limits(_ role: ValueRole) -> (ahead: Int, ago: Int)? {
    switch role {
    case .deadline: (5, .max)
    case .start: (5, 30)
    case .record: (1, 30)
    default: nil
    }
  }

  /// The years from one day to another, rounded away from zero, so that five years and a day are six.
  private static func yearsAhead(_ date: CalendarDate, _ today: CalendarDate) -> Int {
    let years = date.year - today.year
    let (day, other) = ((date.month, date.day), (today.month, today.day))
    return years >= 0 ? years + (day > other ? 1 : 0) : years - (day < other ? 1 : 0)
  }

  private static func words(_ years: Int) -> String { years == 1 ? "a year" : "\(years) years" }
}
