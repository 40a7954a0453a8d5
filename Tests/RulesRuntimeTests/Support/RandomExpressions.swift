import Reference
import TestSupport

/// Well-typed expressions over the facts of `SmallBook`, and worlds to evaluate them in.
struct RandomExpressions {
  var numbers: Numbers

  init(seed: UInt64) { numbers = Numbers(seed: seed) }

  private mutating func pick<Item>(_ items: [Item]) -> Item { items[numbers.next(below: items.count)] }

  static let ints: [Int64] = [0, 1, 2, 3, -1, 7, 10, .max, .min + 1]
  static let texts = ["", "a", "ab", "b", "\u{E9}", "e\u{301}", "\u{FF5A}", "\u{1F600}"]
  static let times = [0, 1, -1, 1_500_000_000, -1_500_000_000, 3_600_000_000_000, 1_700_000_000_000_000_000]

  mutating func bool(_ depth: Int) -> Expression {
    switch depth == 0 ? numbers.next(below: 5) : numbers.next(below: 15) {
    case 0: return .fact("p")
    case 1: return .fact("q")
    case 2: return .literal(.bool(numbers.next(below: 2) == 0))
    case 3: return .binary(pick(["==", "!="]), .fact("color"), .literal(.choice(numbers.next(below: 3))))
    case 4: return .binary("in", .fact("color"), .list((0...numbers.next(below: 3)).map { .literal(.choice($0 % 3)) }))
    case 5: return .not(bool(depth - 1))
    case 6, 7: return .and(bool(depth - 1), bool(depth - 1))
    case 8, 9: return .or(bool(depth - 1), bool(depth - 1))
    case 10: return .choice(bool(depth - 1), bool(depth - 1), bool(depth - 1))
    case 11: return .or(.binary("==", .fact("n"), .literal(.null)), .binary(pick(["<", ">="]), .fact("n"), int(depth - 1)))
    case 12: return .binary("in", int(depth - 1), .list((0...numbers.next(below: 3)).map { _ in int(depth - 1) }))
    default:
      let sign = pick(["==", "!=", "<", "<=", ">", ">="])
      switch numbers.next(below: 5) {
      case 0: return .binary(sign, text(depth - 1), text(depth - 1))
      case 1: return .binary(sign, duration(depth - 1), duration(depth - 1))
      case 2: return .binary(sign, timestamp(depth - 1), timestamp(depth - 1))
      case 3: return .binary(sign, bool(depth - 1), bool(depth - 1))
      default: return .binary(sign, int(depth - 1), int(depth - 1))
      }
    }
  }

  mutating func int(_ depth: Int) -> Expression {
    switch depth <= 0 ? numbers.next(below: 3) : numbers.next(below: 8) {
    case 0: return .fact("a")
    case 1: return .fact("b")
    case 2: return .literal(.int(pick(RandomExpressions.ints)))
    case 3: return .negate(int(depth - 1))
    case 4: return .choice(bool(depth - 1), int(depth - 1), int(depth - 1))
    case 5: return .size(numbers.next(below: 2) == 0 ? text(depth - 1) : .fact("nums"))
    default: return .binary(pick(["+", "-", "*", "/", "%"]), int(depth - 1), int(depth - 1))
    }
  }

  mutating func text(_ depth: Int) -> Expression {
    switch depth <= 0 ? numbers.next(below: 3) : numbers.next(below: 5) {
    case 0: return .fact("s")
    case 1: return .fact("t")
    case 2: return .literal(.text(pick(RandomExpressions.texts).unicodeScalars.map(\.value)))
    case 3: return .binary("+", text(depth - 1), text(depth - 1))
    default: return .choice(bool(depth - 1), text(depth - 1), text(depth - 1))
    }
  }

  mutating func duration(_ depth: Int) -> Expression {
    switch depth <= 0 ? numbers.next(below: 2) : numbers.next(below: 4) {
    case 0: return .fact("d")
    case 1: return .literal(.duration(Moment(nanoseconds: pick(RandomExpressions.times) / 1000)))
    case 2: return .binary("-", timestamp(depth - 1), timestamp(depth - 1))
    default: return .binary(pick(["+", "-"]), duration(depth - 1), duration(depth - 1))
    }
  }

  mutating func timestamp(_ depth: Int) -> Expression {
    depth <= 0 || numbers.next(below: 2) == 0 ? .fact("m") : .binary(pick(["+", "-"]), timestamp(depth - 1), duration(depth - 1))
  }

  /// Facts with values; each is sometimes missing.
  mutating func world() -> [String: Meaning] {
    var world: [String: Meaning] = [:]
    let values: [(String, Meaning)] = [
      ("a", .int(pick(RandomExpressions.ints))), ("b", .int(pick([0, 1, 2, -3]))), ("p", .bool(numbers.next(below: 2) == 0)),
      ("q", .bool(numbers.next(below: 2) == 0)), ("s", .text(pick(RandomExpressions.texts))), ("t", .text(pick(RandomExpressions.texts))),
      ("n", pick([.null, .int(3), .int(-1)])), ("color", .choice(numbers.next(below: 3))),
      ("d", .duration(Moment(nanoseconds: pick(RandomExpressions.times) / 1000))),
      ("m", .timestamp(Moment(nanoseconds: pick(RandomExpressions.times)))),
      ("nums", .list((0..<numbers.next(below: 3)).map { .int(Int64($0)) })),
    ]
    for (name, value) in values where numbers.next(below: 6) > 0 { world[name] = value }
    return world
  }
}
