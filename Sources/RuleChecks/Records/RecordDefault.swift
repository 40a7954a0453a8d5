internal import Conditions
internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText

/// Reports defaults of stored fields that are not valid values of their field.
enum RecordDefault {
  static let explanation = Explanation(
    "record.default", .error,
    finds: "An `if_absent` of a stored field that does not have the field's type, or that names an unknown setting.",
    why: "The app could not read data that an older version stored.",
    example: "pausedAll: {type: bool, if_absent: \"no\"}",
    instead: "pausedAll: {type: bool, if_absent: \"false\"}")

  static let check = Check(explanation, seesOthers: true, isNeededToLower: true) { context, diagnostics in
    let plans = context.typed.ordinals.plans
    for entry in context.book.records.entries where !context.isFaulty(Record.key, entry.name.text) {
      for field in entry.value.fields {
        guard let text = field.ifAbsent else { continue }
        let place = context.value(Record.key, entry.name.text, "fields", field.name, "if_absent")
        if text.hasPrefix("settings.") {
          let name = String(text.dropFirst("settings.".count))
          guard let setting = context.book.settings[name] else {
            if context.places.isDeclared(Setting.key, name) || context.broken.contains(Setting.key) { continue }
            let near = Suggestion.choices(for: name, among: context.book.settings.names).map { "settings.\($0)" }
            diagnostics.append(
              Diagnostic(
                explanation, "no setting is named `\(name)`", at: place,
                helps: near.isEmpty ? ["use the name of an existing setting"] : Suggestion.question(near),
                fixes: near.isEmpty ? [] : Fix.write(near, at: place) + context.renamings(to: name, of: Setting.key)))
            continue
          }
          let value = context.value(Setting.key, name, "value")
          // `setting.unit` reports a setting with the wrong unit.
          if fits(setting.value, field.type) || diagnostics.have(SettingUnit.explanation, at: value) { continue }
          let message = "`\(name)` is \(QuantityText.write(setting.value)), which is not a valid value of `\(field.name)`"
          // A setting that only this field uses has the wrong value. One with other uses is the wrong setting.
          let isOnlyUse = !context.isUsed(name, of: Setting.key) && !SettingUnit.isInExpressions(name, context)
          let example = field.type == .text ? ["write a time of day, such as `\"19:00\"`"] : []
          diagnostics.append(
            isOnlyUse
              ? Diagnostic(explanation, message, at: value, secondary: [.init(place, "the field")], helps: example)
              : Diagnostic(explanation, message, at: place, secondary: [.init(value, "its value")]))
        } else if DefaultValue.constant(text, type: field.type, orNull: field.orNull, plans: plans) == nil {
          diagnostics.append(
            Diagnostic(
              explanation, "`\(text)` is not a valid value of `\(field.name)`", at: place,
              secondary: [.init(context.value(Record.key, entry.name.text, "fields", field.name, "type"), "its type")]))
        }
      }
    }
  }

  /// Whether a setting's value is a valid value of a type. A time of day is stored as text: `22:00`.
  private static func fits(_ quantity: Quantity, _ type: FactType) -> Bool {
    switch (quantity, type) {
    case (.count, .int), (.bytes, .int), (.percent, .int), (.seconds, .duration), (.timeOfDay, .text), (.rate, .int): true
    default: false
    }
  }
}
