internal import Diagnostics
internal import RuleKinds
internal import Schema

/// Reports fields whose lengths accept no input.
enum FieldLength {
  static let explanation = Explanation(
    "field.length", .error,
    finds: "A field whose `shortest` is greater than its `longest`, or a length that is not a plain number of at least 1.",
    why: "The field would accept no input.",
    example: "handle: {shortest: handle_longest, longest: handle_shortest, ...}   # 20 and 3",
    instead: "handle: {shortest: handle_shortest, longest: handle_longest, ...}")

  /// The greatest length that the bundle format holds.
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
      // Where the settings declare their order with `at_most`, `setting.order` reports this.
      let isOrdered = field.shortest.flatMap { context.book.settings[$0]?.atMost } == field.longest
      if let shortest, let longest, shortest > longest, !isOrdered {
        diagnostics.append(
          Diagnostic(
            explanation, "`shortest` is \(shortest) and `longest` is \(longest), so no input fits",
            at: context.places.span(path.appending("shortest")), "\(shortest)",
            secondary: [.init(context.places.span(path.appending("longest")), "\(longest)")],
            helps: ["use the smaller setting for `shortest`"]))
      }
    }
  }

  /// Returns the length, or nil if the setting is missing or its value is reported here.
  private static func length(
    _ setting: Name<Setting>?, _ path: RulePath, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) -> Int64? {
    guard let setting, let value = context.book.settings[setting]?.value else { return nil }
    if case .count(let number) = value, (1...most).contains(number) { return number }
    diagnostics.append(
      Diagnostic(
        explanation, "`\(setting.text)` is \(QuantityText.write(value)), but a length is a plain number from 1 to \(most)",
        at: context.places.span(path), secondary: [.init(context.value(Setting.key, setting.text, "value"), "its value")]))
    return nil
  }
}
