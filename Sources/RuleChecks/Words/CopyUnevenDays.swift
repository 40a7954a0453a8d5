internal import Conditions
internal import Diagnostics
internal import RuleKinds
internal import RulesBundle
internal import Schema
internal import SourceText
internal import YAMLTree

/// A duration that a sentence says in days is whole days, and at least one.
enum CopyUnevenDays {
  static let explanation = Explanation(
    "copy.uneven-days", .error,
    finds: "A duration that a sentence says in days and that is no whole number of them, or none at all.",
    why: "Only whole days are said: 36h would be a 1-day trial, and 7h a 0-day one.",
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
                explanation, "`{\(value.variable)}` is \(QuantityText.write(.seconds(seconds))), which is no whole number of days",
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
          "`\(setting.name)` is \(context.places.node(RulePath(Setting.key, setting.name, "value"))?.text ?? ""), and sentences say it in whole days",
          at: place, isDuration(value) ? "no whole days" : "not a duration",
          secondary: setting.said.prefix(3).map { .init($0, "said in days here") },
          notes: setting.said.count > 3 ? ["and in \(setting.said.count - 3) more"] : [], helps: [help]))
    }
  }

  private static func isDuration(_ value: Quantity) -> Bool { if case .seconds = value { true } else { false } }

  private static let day: Int64 = 86_400
  private static let help = "write whole days, at least one: `7d`"
}

extension TypedExpression {
  /// The durations that are known now, of all that the value may be, each with the setting that holds it.
  fileprivate var durations: [(seconds: Int64, setting: String?)] {
    switch self {
    case .constant(.duration(let seconds, let nanoseconds), _, let setting): [(nanoseconds == 0 ? seconds : 0, setting)]
    // A setting without its unit is no time at all.
    case .constant(_, _, let setting?): [(0, setting)]
    case .conditional(_, let then, let otherwise, _): then.durations + otherwise.durations
    default: []
    }
  }
}
