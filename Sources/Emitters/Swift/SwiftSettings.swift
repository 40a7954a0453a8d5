internal import RuleKinds
internal import RulesBundle

extension SwiftEmitter {
  /// The amounts of settings, as members of their ids.
  func settings(_ text: inout SwiftText) {
    let rows = Array(0..<bundle.count(.settings))
    text.line()
    text.doc("What a setting measures.")
    text.block("public enum Unit: Sendable") { text in
      for kind in SettingKind.allCases where rows.contains(where: { self.kind(of: $0) == kind }) {
        text.doc(meaning(of: kind))
        text.line("case \(kind)")
      }
    }
    text.line()
    text.table("public var unit: Unit", rows.map { (".\(member(.settings, $0))", ".\(kind(of: $0))") })
    text.line()
    text.doc("How much, as a whole number of its unit.")
    text.line("public var amount: Int { Int(\(prefix).rules.bundle.integer(.settings, Int(rawValue), \(SettingRow.At.amount))) }")
  }

  /// Every setting as a value of the type that it measures.
  func settingValues() -> [UInt8] {
    var text = header(["internal import RulesBundle", "public import RulesRuntime"])
    text.doc("The settings in force, each in the type that it measures.")
    text.block("public struct \(prefix)Settings: Sendable") { text in
      text.line("let _rules: Rules")
      for row in 0..<bundle.count(.settings) {
        let doc = docs["settings", bundle.name(.settings, row)]
        let (type, value) = typed(kind(of: row), "_rules.bundle.integer(.settings, \(row), \(SettingRow.At.amount))")
        text.line()
        text.doc("\(doc?.text ?? "") \(amount(of: row))", doc?.sources ?? [])
        text.line("public var \(member(.settings, row)): \(type) { \(value) }")
      }
    }
    text.line()
    text.block("extension \(prefix)") { text in
      text.doc("The settings in force.")
      text.line("public static var settings: \(prefix)Settings { \(prefix)Settings(_rules: rules) }")
    }
    return text.bytes
  }

  private func typed(_ kind: SettingKind, _ number: String) -> (type: String, value: String) {
    switch kind {
    case .seconds: ("Swift.Duration", ".seconds(\(number))")
    case .timeOfDay: ("TimeOfDay", "TimeOfDay(minutes: \(number))")
    case .count, .bytes, .percent, .perHour, .perDay, .perWeek, .perMonth: ("Int", "Int(\(number))")
    }
  }

  /// The amount when the rules were built, for the comment of its id.
  func amount(of row: Int) -> String {
    "Amount: \(bundle.settings[row].amount) (\(meaning(of: kind(of: row)).dropLast().lowercased()))."
  }

  private func kind(of row: Int) -> SettingKind { bundle.settings[row].unit }

  private func meaning(of kind: SettingKind) -> String {
    switch kind {
    case .count: "How many."
    case .seconds: "Whole seconds."
    case .bytes: "Bytes."
    case .percent: "Parts of a hundred."
    case .timeOfDay: "Minutes since midnight."
    case .perHour: "Times an hour."
    case .perDay: "Times a day."
    case .perWeek: "Times a week."
    case .perMonth: "Times a month."
    }
  }
}
