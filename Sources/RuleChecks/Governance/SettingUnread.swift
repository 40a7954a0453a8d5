internal import Conditions
internal import Diagnostics
internal import RuleKinds
internal import Schema

/// Reports settings that no answer reads.
enum SettingUnread {
  static let explanation = Explanation(
    "setting.unread", .warning, waivable: true,
    finds:
      "A setting that no answer reads and that is not marked with `left_to_app`, or a setting that is marked although an answer reads it.",
    why:
      "Product believes that changing the value changes what the app does. `left_to_app` describes how the app uses the value, and `report app` lists it.",
    example: "autosave_after: {about: ..., value: 500}   # used nowhere",
    instead: "autosave_after: {about: ..., value: 500, left_to_app: The editor waits this long before it saves.}")

  static let check = Check(explanation, isAboutConsequences: true) { context, diagnostics in
    guard context.reportedErrors.isEmpty else { return }
    let read = readSettings(context)
    for entry in context.book.settings.entries {
      let name = entry.name.text
      switch (read.contains(name), entry.value.leftToApp) {
      case (false, nil):
        diagnostics.append(
          Diagnostic(
            explanation, "no answer reads the setting `\(name)`", unused: context.key(Setting.key, name), "not read", named: name,
            kind: Setting.key, help: "use it in a rule, or add `left_to_app:` with what the app does with it", context))
      case (true, _?):
        diagnostics.append(
          Diagnostic(
            explanation, "`\(name)` is left to the app, but answers read it", at: context.value(Setting.key, name, "left_to_app"),
            "answers read it", helps: ["remove `left_to_app`"]))
      default: break
      }
    }
  }

  /// The settings that expressions and rules other than registers and settings read. A setting that bounds another one is not read.
  private static func readSettings(_ context: CheckContext) -> Set<String> {
    var read = context.namesUsed(of: Setting.key, butIn: CheckContext.registers)
    for (path, expression) in context.typed.expressions where path.parts.first != Invariant.key {
      read.formUnion(expression.uses.settings.map(\.settingName))
    }
    // Defaults of stored fields name a setting in their own form.
    for record in context.book.records.entries {
      for field in record.value.fields {
        if let value = field.ifAbsent, value.hasPrefix("settings.") { read.insert(value.settingName) }
      }
    }
    return read
  }
}
