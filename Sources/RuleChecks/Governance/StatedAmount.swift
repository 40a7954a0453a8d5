internal import RuleKinds
internal import SourceText
internal import YAMLTree

/// A time or a size with its unit, in a sentence or in a rule.
struct StatedAmount {
  enum Unit {
    case milliseconds, bytes
  }

  var unit: Unit
  /// The number of milliseconds, or of bytes.
  var number: Int64
  /// The number in front of the unit, as written: 48 of `48h`.
  var count: Int64
  /// The amount as written.
  var text: String

  private static let numbers: [String: Int64] = [
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10, "twelve": 12,
    "fifteen": 15, "twenty": 20, "thirty": 30,
  ]

  private static let units: [String: (unit: Unit, factor: Int64)] = [
    "ms": (.milliseconds, 1), "millisecond": (.milliseconds, 1), "second": (.milliseconds, 1000), "s": (.milliseconds, 1000),
    "minute": (.milliseconds, 60_000), "min": (.milliseconds, 60_000), "hour": (.milliseconds, 3_600_000), "h": (.milliseconds, 3_600_000),
    "day": (.milliseconds, 86_400_000), "week": (.milliseconds, 604_800_000), "kb": (.bytes, 1000), "mb": (.bytes, 1_000_000),
    "gb": (.bytes, 1_000_000_000), "kilobyte": (.bytes, 1000), "megabyte": (.bytes, 1_000_000), "gigabyte": (.bytes, 1_000_000_000),
  ]

  /// The amounts that a sentence states: `five seconds`, `250 ms`.
  static func all(in sentence: String) -> [StatedAmount] {
    let words = SentenceWords(sentence).words
    return zip(words, words.dropFirst()).compactMap { number, unit in
      guard unit.before == " ", let count = numbers[number.text] ?? Int64(number.text) else { return nil }
      let name = unit.text.count > 3 && unit.text.hasSuffix("s") ? String(unit.text.dropLast()) : unit.text
      guard let (unit: kind, factor: factor) = units[name], count <= Int64(Int32.max) else { return nil }
      return StatedAmount(unit: kind, number: count * factor, count: count, text: "\(number.text) \(unit.text)")
    }
  }

  /// The amounts in a rule. A number in a rule with "milliseconds" in its name is one of them.
  static func all(in node: Node, named name: String) -> [(amount: StatedAmount, place: Span)] {
    switch node.kind {
    case .sequence: return node.items.flatMap { all(in: $0, named: name) }
    case .mapping: return node.entries.flatMap { all(in: $0.value, named: name) }
    case .scalar:
      let amount: (unit: Unit, number: Int64)? =
        switch QuantityText.parse(node.text) {
        case .seconds(let seconds): (.milliseconds, seconds.multipliedReportingOverflow(by: 1000).partialValue)
        case .bytes(let bytes): (.bytes, bytes)
        case .count(let count) where name.contains("milliseconds"): (.milliseconds, count)
        default: nil
        }
      return amount.map { [(StatedAmount(unit: $0.unit, number: $0.number, count: count(of: node.text), text: node.text), node.span)] }
        ?? []
    }
  }

  /// The number at the beginning of an amount; zero if there is none.
  private static func count(of text: String) -> Int64 { Int64(text.prefix { $0.isNumber }) ?? 0 }
}
