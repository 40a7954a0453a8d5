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
    if rows.contains(where: { kind(of: $0) == .seconds }) {
      text.line()
      text.doc("The same as a duration; nil for what is none.")
      text.line("public var duration: Swift.Duration? { unit == .seconds ? .seconds(amount) : nil }")
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
