internal import RuleKinds
internal import RulesBundle

/// Values of a fact as numbers on a line: whole numbers, sizes in bytes, durations and timestamps in seconds.
struct FactScale {
  private let type: FactType
  private let isSize: Bool

  /// Nil for facts whose values have no order.
  init?(_ fact: String, _ book: RuleBook) {
    guard let type = book.facts[fact]?.type else { return nil }
    switch type {
    case .int, .duration, .timestamp: self.type = type
    default: return nil
    }
    let name = Name<Fact>(fact)
    isSize = book.limits.entries.contains { $0.value.unit == .bytes && [$0.value.used, $0.value.left, $0.value.adds].contains(name) }
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

  func text(_ number: Int64) -> String {
    isSize ? QuantityText.write(.bytes(number)) : type == .duration ? FactScale.time(number) : value(number).text
  }

  /// Whether a size is one that rules name. The next larger one is more than it.
  func isRound(_ number: Int64) -> Bool { isSize && number % 1000 == 0 }

  /// A duration in one unit: whole weeks in days, and others in the largest of hours, minutes, and seconds that leaves no rest: `14d`, `72h`.
  static func time(_ seconds: Int64) -> String {
    let units: [(whole: Int64, length: Int64, name: String)] = [(604_800, 86_400, "d"), (3600, 3600, "h"), (60, 60, "m")]
    guard seconds != 0, let unit = units.first(where: { seconds % $0.whole == 0 }) else { return "\(seconds)s" }
    return "\(seconds / unit.length)\(unit.name)"
  }
}
