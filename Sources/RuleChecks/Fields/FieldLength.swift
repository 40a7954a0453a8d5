internal import Diagnostics
internal import RuleKinds
internal import Schema

/// Some text fits between the shortest and the longest.
enum FieldLength {
  static let explanation = Explanation(
    "field.length", .error,
    finds: "A field whose shortest is above its longest, or a length that is no plain number from 1.",
    why: "Nobody could type anything that is taken.",
    example: "handle: {shortest: handle_longest, longest: handle_shortest, ...}   # 20 and 3",
    instead: "handle: {shortest: handle_shortest, longest: handle_longest, ...}")

  /// The most that the format of bundles holds.
  private static let most: Int64 = 1 << 20

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.fields.entries where !context.isFaulty(InputField.key, entry.name.text) {
      let field = entry.value
      let path = RulePath(InputField.key, entry.name.text)
      let shortest = length(field.shortest, path.appending("shortest"), context, &diagnostics)
      let longest = length(field.longest, path.appending("longest"), context, &diagnostics)
      for value in field.madeUp?.values ?? [] {
        _ = length(value.length, path.appending("made_up", "values", value.variable, "length"), context, &diagnostics)
      }
      // Where one setting must not exceed the other, that was said there.
      let isOrdered = field.shortest.flatMap { context.book.settings[$0]?.atMost } == field.longest
      if let shortest, let longest, shortest > longest, !isOrdered {
        diagnostics.append(
          Diagnostic(
            explanation, "no text has at least \(shortest) and at most \(longest) characters",
            at: context.places.span(path.appending("shortest")), "\(shortest)",
            secondary: [.init(context.places.span(path.appending("longest")), "\(longest)")],
            helps: ["name the smaller setting as `shortest`"]))
      }
    }
  }

  /// Nil for what is not there, and for what was just reported.
  private static func length(
    _ setting: Name<Setting>?, _ path: RulePath, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) -> Int64? {
    guard let setting, let value = context.book.settings[setting]?.value else { return nil }
    if case .count(let number) = value, (1...most).contains(number) { return number }
    diagnostics.append(
      Diagnostic(
        explanation, "`\(setting.text)` is \(QuantityText.write(value)), and this needs a plain number from 1 to \(most)",
        at: context.places.span(path), secondary: [.init(context.value(Setting.key, setting.text, "value"), "its value")]))
    return nil
  }
}
