internal import Diagnostics
internal import RuleKinds
internal import RulesBundle
internal import SourceText

/// Reports sentences that write a unit after a value whose format writes one, too.
enum CopyDoubledUnit {
  static let explanation = Explanation(
    "copy.doubled-unit", .warning, waivable: true,
    finds: "A sentence with a unit after a value whose format already writes its unit.",
    why: "Users would read \"7 d-day trial\" or \"2GB MB\".",
    example: "plans.trial: {text: \"{length}-day trial\", values: {length: {value: settings.trial_length, as: time}}}",
    instead: "plans.trial: {text: \"{length}-day trial\", values: {length: {value: settings.trial_length, as: days}}}")

  /// The units of each format that writes one.
  private static let units: [FormatKind: Set<String>] = [
    .time: ["second", "seconds", "s", "minute", "minutes", "min", "hour", "hours", "h", "day", "days", "d", "week", "weeks"],
    .bytes: ["byte", "bytes", "b", "kb", "mb", "gb", "kilobytes", "megabytes", "gigabytes"],
  ]

  static let check = Check(explanation) { context, diagnostics in
    for (text, form, path, words) in context.englishTexts(of: { name in
      context.book.copy[name.text]?.values.entries.contains { units[$0.format] != nil } ?? false
    }) {
      for value in context.book.copy[text.copy.text]?.values.entries ?? [] {
        guard let units = units[value.format], let range = form.firstRange(of: "{\(value.variable)}") else { continue }
        let end = form.utf8.distance(from: form.startIndex, to: range.upperBound)
        let rest = Array(form.utf8.dropFirst(end))
        // A hyphen or a blank may stand between the two.
        let gap = rest.first.map { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: " ") ? 1 : 0 } ?? 0
        guard let word = words.words.first(where: { $0.range.lowerBound == end + gap }), units.contains(word.text) else { continue }
        diagnostics.append(
          Diagnostic(
            explanation, "`\(text.copy.text)` has a unit after `{\(value.variable)}`, which is shown with its own",
            at: context.span(of: word.range, in: path), "a second unit",
            secondary: [
              .init(context.places.span(RulePath(Copy.key, text.copy.text, "values", value.variable)), "as: \(value.format.name)")
            ],
            helps: ["remove the unit, or choose another format"]))
      }
    }
  }
}
