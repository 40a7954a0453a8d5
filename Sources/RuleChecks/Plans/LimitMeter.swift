internal import Diagnostics
internal import RuleKinds

/// Checks that `shows` of a meter is a count and that `pending` is a whole number.
enum LimitMeter {
  static let explanation = Explanation(
    "limit.meter", .error,
    finds: "A meter whose `shows` is not a count or whose `pending` is not a whole number.",
    why: "The app could not determine how many of the largest things to show, or how much is about to be removed.",
    example: "meter: {shows: trial_length, pending: auth.signedIn}",
    instead: "meter: {shows: largest_uploads, pending: usage.mediaPendingCleanupBytes}")

  static let check = Check(explanation, isNeededToLower: true) { context, diagnostics in
    for entry in context.book.limits.entries {
      guard let meter = entry.value.meter else { continue }
      let path = RulePath(Limit.key, entry.name.text, "meter")
      if let setting = context.book.settings[meter.shows] {
        let isCount = if case .count(let count) = setting.value { count > 0 && count < Int64(UInt32.max) } else { false }
        if !isCount {
          diagnostics.append(
            Diagnostic(
              explanation, "`\(meter.shows.text)` is not a number of things, so the meter cannot use it",
              at: context.places.span(path.appending("shows")),
              secondary: [.init(context.value(Setting.key, meter.shows.text, "value"), "its value")],
              helps: ["name a setting that is a count of at least 1"]))
        }
      }
      if let fact = meter.pending, let declared = context.book.facts[fact], declared.type != .int {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(fact.text)` is not a whole number, so it cannot be `pending`",
            at: context.places.span(path.appending("pending")), secondary: [.init(context.value(Fact.key, fact.text, "type"), "its type")]))
      }
    }
  }
}
