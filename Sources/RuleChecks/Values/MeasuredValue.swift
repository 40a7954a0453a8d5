internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// A number or a date as written in a rule. The name of a setting stands for its value.
struct MeasuredValue {
  fileprivate enum Measure {
    case amount(Amount)
    case day(CalendarDate)
  }

  fileprivate let measure: Measure
  /// As written in the rule file.
  let text: String
  let place: Span
  /// The name of the setting that has the value, and where it is used; nil for a value that is written directly.
  let setting: (name: String, use: Span)?

  /// Returns nil for a value that is neither, and for one that an error was reported about.
  init?(_ node: Node, _ context: CheckContext) {
    guard node.kind == .scalar, !node.isInvalid else { return nil }
    if let measure = Measure(node.text) {
      (self.measure, text, place, setting) = (measure, node.text, node.span, nil)
      return
    }
    let value = RulePath(Setting.key, node.text, "value")
    guard context.places.isDeclared(Setting.key, node.text), let number = context.places.node(value), number.kind == .scalar,
      !context.isFaulty(value), let measure = Measure(number.text)
    else { return nil }
    (self.measure, text, place, setting) = (measure, number.text, number.span, (node.text, node.span))
  }

  /// The places of the value: the number, and the name of its setting.
  var places: [Span] { [place] + (setting.map { [$0.use] } ?? []) }

  /// The number without its unit; nil for a date.
  var number: Int64? { if case .amount(let amount) = measure { amount.number } else { nil } }

  /// Returns whether the value is less than (-1), equal to (0), or greater than (1) another one; nil if their units differ. A number can be
  /// compared with the number of a rate.
  func order(_ other: MeasuredValue) -> Int? {
    switch (measure, other.measure) {
    case (.amount(let a), .amount(let b)):
      guard a.isComparable(with: b) || a.unit == .count && b.unit.isRate else { return nil }
      return a.number < b.number ? -1 : a.number > b.number ? 1 : 0
    case (.day(let a), .day(let b)): return a < b ? -1 : a > b ? 1 : 0
    default: return nil
    }
  }
}

extension MeasuredValue.Measure {
  init?(_ text: String) {
    if let amount = Amount(text) {
      self = .amount(amount)
    } else if let day = CalendarDate(text) {
      self = .day(day)
    } else {
      return nil
    }
  }
}

extension Amount.Unit {
  fileprivate var isRate: Bool { if case .rate = self { true } else { false } }
}
