internal import RuleKinds
internal import RulesBundle

extension Lowering {
  mutating func lowerSettings() {
    for (name, setting) in names.ordered(book.settings) {
      let kind: SettingKind =
        switch setting.value {
        case .count: .count
        case .seconds: .seconds
        case .bytes: .bytes
        case .percent: .percent
        case .timeOfDay: .timeOfDay
        case .rate(_, .hour): .perHour
        case .rate(_, .day): .perDay
        case .rate(_, .week): .perWeek
        case .rate(_, .month): .perMonth
        case .rate(_, .quarter): .perQuarter
        case .rate(_, .year): .perYear
        }
      writer.add(SettingBuilder(name: writer.text(name), unit: kind, amount: setting.value.amount))
    }
  }
}
