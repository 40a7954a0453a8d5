internal import RuleKinds
internal import RulesBundle

extension SwiftEmitter {
  /// Generates the amounts of settings as members of their ids.
  func settings(_ text: inout SwiftText) {
    let rows = Array(0..<bundle.count(.settings))
    text.line()
    text.doc("The unit of a setting.")
    text.block("public enum Unit: Sendable") { text in
      for kind in SettingKind.allCases where rows.contains(where: { self.kind(of: $0) == kind }) {
        text.doc(meaning(of: kind))
        text.line("case \(kind)")
      }
    }
    text.line()
    text.doc("The unit of the amount.")
    text.table("public var unit: Unit", rows.map { (".\(member(.settings, $0))", ".\(kind(of: $0))") })
    text.line()
    text.doc("The amount, as an integer in its unit.")
    text.line("public var amount: Int { Int(\(prefix).rules.bundle.integer(.settings, Int(rawValue), \(SettingRow.At.amount))) }")
  }

  /// Generates the settings as values of Swift types.
  func settingValues() -> [UInt8] {
    var text = header(["internal import RulesBundle", "public import RulesRuntime"])
    text.doc("The active settings as values of Swift types.")
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
      text.doc("The active settings.")
      text.line("public static var settings: \(prefix)Settings { \(prefix)Settings(_rules: rules) }")
    }
    return text.bytes
  }

  private func typed(_ kind: SettingKind, _ number: String) -> (type: String, value: String) {
    switch kind {
    case .seconds: ("Swift.Duration", ".seconds(\(number))")
    case .timeOfDay: ("TimeOfDay", "TimeOfDay(minutes: Int(\(number)))")
    case .count, .bytes, .percent, .perHour, .perDay, .perWeek, .perMonth, .perQuarter, .perYear: ("Int", "Int(\(number))")
    }
  }

  /// Returns the amount at build time, for the documentation of its id.
  func amount(of row: Int) -> String {
    "Amount: \(bundle.settings[row].amount) (\(unitName(ofSetting: row)))."
  }

  /// Returns the unit of a setting in lower case: `minutes since midnight`.
  func unitName(ofSetting row: Int) -> String { meaning(of: kind(of: row)).dropLast().lowercased() }

  private func kind(of row: Int) -> SettingKind { bundle.settings[row].unit }

  private func meaning(of kind: SettingKind) -> String {
    switch kind {
    case .count: "Count."
    case .seconds: "Seconds."
    case .bytes: "Bytes."
    case .percent: "Percent."
    case .timeOfDay: "Minutes since midnight."
    case .perHour: "Times per hour."
    case .perDay: "Times per day."
    case .perWeek: "Times per week."
    case .perMonth: "Times per month."
    case .perQuarter: "Times per quarter."
    case .perYear: "Times per year."
    }
  }
}
