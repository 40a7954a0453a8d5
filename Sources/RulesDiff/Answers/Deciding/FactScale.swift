internal import RuleKinds
internal import RulesBundle

/// Values of a fact as numbers on a line: whole numbers, durations and timestamps in seconds.
struct FactScale {
  private let type: FactType

  /// Nil for facts whose values have no order.
  init?(_ type: FactType) {
    switch type {
    case .int, .duration, .timestamp: self.type = type
    default: return nil
    }
  }

  func number(_ value: BoundaryValue) -> Int64? {
    switch (value, type) {
    case (.int(let number), .int): number
    case (.text(let text), .duration): TimeText.duration(Array(text.utf8)).map(\.seconds)
    case (.text(let text), .timestamp): TimeText.timestamp(Array(text.utf8)).map(\.seconds)
    default: nil
    }
  }

  func value(_ number: Int64) -> BoundaryValue {
    switch type {
    case .duration: .duration(seconds: number)
    case .timestamp: .timestamp(seconds: number)
    default: .int(number)
    }
  }

  func text(_ number: Int64) -> String { type == .duration ? FactScale.time(number) : value(number).text }

  /// A duration in one unit: whole weeks in days, and others in the largest of hours, minutes, and seconds that leaves no rest: `14d`, `72h`.
  static func time(_ seconds: Int64) -> String {
    let units: [(whole: Int64, length: Int64, name: String)] = [(604_800, 86_400, "d"), (3600, 3600, "h"), (60, 60, "m")]
    guard seconds != 0, let unit = units.first(where: { seconds % $0.whole == 0 }) else { return "\(seconds)s" }
    return "\(seconds / unit.length)\(unit.name)"
  }
}
