internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText

/// A setting stays below the one that it names.
enum SettingOrder {
  static let explanation = Explanation(
    "setting.order", .error,
    finds: "A setting that is larger than the one it must not exceed, or of another unit.",
    why: "Between a shortest and a longest that have changed places nothing fits any more, and nobody could choose a name.",
    example: "handle_shortest: {value: 30, at_most: handle_longest}   # handle_longest: {value: 20}",
    instead: "handle_shortest: {value: 3, at_most: handle_longest}")

  static let check = Check(explanation, seesOthers: true) { context, diagnostics in
    for entry in context.book.settings.entries {
      guard let name = entry.value.atMost, let other = context.book.settings[name] else { continue }
      let own = context.value(Setting.key, entry.name.text, "value")
      // Whatever else is wrong with one of the two numbers was said there.
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
            ? "`\(entry.name.text)` is \(mine), which cannot be compared with `\(name.text)`, \(its)"
            : "`\(entry.name.text)` is \(mine), and must not exceed `\(name.text)`, which is \(its)",
          at: own, isOther ? "of another unit" : "more than \(its)",
          secondary: [
            .init(context.value(Setting.key, entry.name.text, "at_most"), "said here"),
            .init(context.value(Setting.key, name.text, "value"), "at most this"),
          ], fixes: isOther ? [] : Fix.write([bound(entry.value.value, other.value)], at: own)))
    }
  }

  /// The most that a value may be, as one writes it there.
  private static func bound(_ value: Quantity, _ other: Quantity) -> String {
    if case .count = value { "\(other.amount)" } else { QuantityText.write(other) }
  }

  /// Of one unit; so many of a rate's number are a count.
  private static func isComparable(_ a: Quantity, _ b: Quantity) -> Bool {
    switch (a, b) {
    case (.count, .count), (.count, .rate), (.seconds, .seconds), (.bytes, .bytes), (.percent, .percent), (.timeOfDay, .timeOfDay): true
    case (.rate(_, let a), .rate(_, let b)): a == b
    default: false
    }
  }
}
