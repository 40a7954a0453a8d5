internal import Diagnostics
internal import RuleKinds
internal import Schema

/// Reports lengths of fields that are not a plain number of characters.
enum FieldLength {
  static let explanation = Explanation(
    "field.length", .error,
    finds: "The length of a field that is not a plain number of at least 1.",
    why: "The field would accept no input.",
    example: "handle: {longest: handle_longest, ...}   # handle_longest: {value: 20KB}",
    instead: "handle_longest: {value: 20}")

  /// The greatest length that the bundle format holds.
  private static let most: Int64 = 1 << 20

  static let check = Check(explanation, isNeededToLower: true) { context, diagnostics in
    for entry in context.book.fields.entries where !context.isFaulty(InputField.key, entry.name.text) {
      let field = entry.value
      let path = RulePath(InputField.key, entry.name.text)
      for (key, setting) in [("shortest", field.shortest), ("longest", field.longest)] {
        length(setting, path.appending(key), context, &diagnostics)
      }
      for value in field.madeUp?.values ?? [] {
        length(value.length, path.appending("made_up", "values", value.variable, "length"), context, &diagnostics)
      }
    }
  }

  /// Reports a setting whose value is not a length.
  private static func length(
    _ setting: Name<Setting>?, _ path: RulePath, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    guard let setting, let value = context.book.settings[setting]?.value else { return }
    if case .count(let number) = value, (1...most).contains(number) { return }
    diagnostics.append(
      Diagnostic(
        explanation, "`\(setting.text)` is \(QuantityText.write(value)), but a length is a plain number from 1 to \(most)",
        at: context.places.span(path), secondary: [.init(context.value(Setting.key, setting.text, "value"), "its value")]))
  }
}
