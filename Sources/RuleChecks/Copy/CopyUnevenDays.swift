internal import Conditions
internal import Diagnostics
internal import RuleKinds
internal import RulesBundle
internal import Schema
internal import SourceText
internal import YAMLTree

/// Reports durations that a sentence shows in days and that are not one or more whole days.
enum CopyUnevenDays {
  static let explanation = Explanation(
    "copy.uneven-days", .error,
    finds: "A duration that a sentence shows in days and that is not one or more whole days.",
    why: "A sentence would show 36h as 1 day, and 7h as 0 days.",
    example: "trial_length: {value: 36h}   # and a sentence has {value: settings.trial_length, as: days}",
    instead: "trial_length: {value: 2d}")

  static let check = Check(explanation, seesOthers: true) { context, diagnostics in
    var settings: [(name: String, said: [Span])] = []
    for entry in context.book.copy.entries {
      for value in entry.value.values.entries where value.format == .days {
        let path = RulePath(Copy.key, entry.name.text, "values", value.variable)
        let said = context.places.span(path.appending("as"))
        for (seconds, setting) in context.typed[path]?.root.durations ?? [] where seconds <= 0 || seconds % day != 0 {
          if let name = setting?.settingName {
            if let index = settings.firstIndex(where: { $0.name == name }) {
              settings[index].said.append(said)
            } else {
              settings.append((name, [said]))
            }
          } else {
            diagnostics.append(
              Diagnostic(
                explanation,
                "`{\(value.variable)}` can be \(QuantityText.write(.seconds(seconds))), but the sentence shows it as a number of whole days",
                at: said,
                secondary: [.init(context.places.span(path.appending("value")), "the value")], helps: [help]))
          }
        }
      }
    }
    for setting in settings {
      guard let value = context.book.settings[setting.name]?.value else { continue }
      let place = context.value(Setting.key, setting.name, "value")
      if context.isFaulty(Setting.key, setting.name) || diagnostics.contains(where: { $0.primary.span == place }) { continue }
      diagnostics.append(
        Diagnostic(
          explanation,
          "`\(setting.name)` is \(context.places.node(RulePath(Setting.key, setting.name, "value"))?.text ?? ""), but sentences show it as a number of whole days",
          at: place, isDuration(value) ? "not one or more whole days" : "not a duration",
          secondary: setting.said.prefix(3).map { .init($0, "shown in days here") },
          notes: setting.said.count > 3 ? ["and in \((setting.said.count - 3).counted("more sentence"))"] : [], helps: [help]))
    }
  }

  private static func isDuration(_ value: Quantity) -> Bool { if case .seconds = value { true } else { false } }

  private static let day: Int64 = 86_400
  private static let help = "write one or more whole days, such as `7d`, or show the value with `as: time`"
}

extension TypedExpression {
  /// The durations that the expression may result in and that are known at compile time, each with the setting that holds it.
  fileprivate var durations: [(seconds: Int64, setting: String?)] {
    switch self {
    case .constant(.duration(let seconds, let nanoseconds), _, let setting): [(nanoseconds == 0 ? seconds : 0, setting)]
    // A setting without a unit is not a duration.
    case .constant(_, _, let setting?): [(0, setting)]
    case .conditional(_, let then, let otherwise, _): then.durations + otherwise.durations
    default: []
    }
  }
}
