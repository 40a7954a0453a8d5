internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText

/// Checks that a setting does not exceed the setting in its `at_most`.
enum SettingOrder {
  static let explanation = Explanation(
    "setting.order", .error,
    finds: "A setting that is larger than the setting in its `at_most`, or that has another unit.",
    why: "If a minimum exceeds its maximum, no value is valid. Users could not choose a name, for example.",
    example: "handle_shortest: {value: 30, at_most: handle_longest}   # handle_longest: {value: 20}",
    instead: "handle_shortest: {value: 3, at_most: handle_longest}")

  static let check = Check(explanation, seesOthers: true) { context, diagnostics in
    for entry in context.book.settings.entries {
      guard let name = entry.value.atMost, let other = context.book.settings[name] else { continue }
      let own = context.value(Setting.key, entry.name.text, "value")
      // Other problems of the two numbers were already reported.
      let places = [own, context.value(Setting.key, name.text, "value")]
      if diagnostics.contains(where: { one in
        one.name != explanation.name && (places.contains(one.primary.span) || one.secondary.contains { places.contains($0.span) })
      }) {
        continue
      }
      let isOther = !isComparable(entry.value.value, other.value)
      guard isOther || entry.value.value.amount > other.value.amount else { continue }
      let (mine, its) = (QuantityText.write(entry.value.value), QuantityText.write(other.value))
      diagnostics.append(
        Diagnostic(
          explanation,
          isOther
            ? "`\(entry.name.text)` is \(mine), which cannot be compared with `\(name.text)`, which is \(its)"
            : "`\(entry.name.text)` is \(mine), but must not exceed `\(name.text)`, which is \(its)",
          at: own, isOther ? "another unit" : "more than \(its)",
          secondary: [
            .init(context.value(Setting.key, entry.name.text, "at_most"), "declared here"),
            .init(context.value(Setting.key, name.text, "value"), "the maximum"),
          ], helps: isOther ? [] : ["write at most \(bound(entry.value.value, other.value)), or raise `\(name.text)`"]))
    }
  }

  /// The maximum of a value, as written in a rule file.
  private static func bound(_ value: Quantity, _ other: Quantity) -> String {
    if case .count = value { "\(other.amount)" } else { QuantityText.write(other) }
  }

  /// Whether two quantities have the same unit. A count can be compared with the number of a rate.
  private static func isComparable(_ a: Quantity, _ b: Quantity) -> Bool {
    switch (a, b) {
    case (.count, .count), (.count, .rate), (.seconds, .seconds), (.bytes, .bytes), (.percent, .percent), (.timeOfDay, .timeOfDay): true
    case (.rate(_, let a), .rate(_, let b)): a == b
    default: false
    }
  }
}
