package import RulesBundle
internal import Schema

/// A number as written in a rule, comparable with numbers of the same unit: `3`, `2GB`, `30m`, `80%`, `"22:00"`, `2/week`, `unlimited`.
package struct Amount: Sendable, Equatable {
  package enum Unit: Sendable, Hashable {
    case count, seconds, bytes, percent, timeOfDay, rate(PeriodKind)
  }

  package let number: Int64
  package let unit: Unit
  /// Whether the amount is unlimited: greater than any number of any unit.
  package let isUnlimited: Bool

  /// Parses an amount; returns nil for a text that is not a number.
  package init?(_ text: String) {
    isUnlimited = text == "unlimited"
    if isUnlimited {
      (number, unit) = (.max, .count)
      return
    }
    guard let quantity = QuantityText.parse(text) else { return nil }
    number = quantity.amount
    unit =
      switch quantity {
      case .count: .count
      case .seconds: .seconds
      case .bytes: .bytes
      case .percent: .percent
      case .timeOfDay: .timeOfDay
      case .rate(_, let period): .rate(period)
      }
  }

  package func isComparable(with other: Amount) -> Bool { isUnlimited || other.isUnlimited || unit == other.unit }
}

/// The minimum and the maximum that a rule allows, as written.
package struct WrittenRange {
  package let least: Amount
  let most: Amount

  /// Returns nil unless `texts` holds two comparable numbers, the smaller first.
  package init?(_ texts: [String]) {
    guard texts.count == 2, let least = Amount(texts[0]), let most = Amount(texts[1]), least.isComparable(with: most),
      least.number <= most.number
    else { return nil }
    self.least = least
    self.most = most
  }

  package func contains(_ amount: Amount) -> Bool {
    least.isComparable(with: amount) && most.isComparable(with: amount) && amount.number >= least.number && amount.number <= most.number
  }
}
