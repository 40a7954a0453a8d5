internal import RuleKinds
internal import RulesBundle
internal import Schema

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
    isSize = book.limits.inBytes(of: Name(fact)) != nil
  }

  /// Whether the values are timestamps.
  var isTime: Bool { type == .timestamp }

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

  /// Whether a size or a duration is one that rules name. The next larger one is more than it.
  func isRound(_ number: Int64) -> Bool { isSize ? number % 1000 == 0 : type == .duration && number % 5 == 0 }

  /// A duration in one unit: whole weeks and more than two weeks in days, and others in hours or less: `14d`, `90d`, `72h`.
  static func time(_ seconds: Int64) -> String {
    let isInDays = seconds % 604_800 == 0 || seconds > 1_209_600 && seconds % 86_400 == 0
    return UnitText.write(seconds, UnitText.durations.filter { $0.factor < 86_400 || (isInDays && $0.suffix == "d") })
  }
}
