import Conditions
import Reference
import RuleKinds

/// Random values of the facts that a sentence depends on: numbers at which forms and units change, and texts that try to affect their
/// surroundings or have exactly the maximum length.
struct MadeUpValues {
  private let product: ProductRules
  private var dice: Dice
  private let bounds: [Int]

  init(_ product: ProductRules, seed: UInt64) {
    (self.product, dice) = (product, Dice(seed: seed))
    bounds = Set(
      product.book.facts.entries.compactMap { $0.value.longest.flatMap { product.book.settings[$0] }.map { Int($0.value.amount) } }
    )
    .sorted()
  }

  mutating func any<Item>(of items: [Item]) -> Item { dice.any(of: items) }

  mutating func world(_ facts: [String]) -> [String: Meaning] {
    var world: [String: Meaning] = [:]
    for name in facts where !dice.isOne(in: 12) { world[name] = value(name) }
    return world
  }

  private mutating func value(_ name: String) -> Meaning? {
    if name == Ordinals.planFact { return .choice(dice.next(below: product.typed.ordinals.plans.count)) }
    if let type = Ordinals.ladderFacts.first(where: { $0.name == name })?.type {
      switch type {
      case .int: return .int(number())
      case .duration: return .duration(duration())
      default: return .text(text())
      }
    }
    guard let fact = product.book.facts[name] else { return nil }
    if fact.orNull, dice.isOne(in: 5) { return .null }
    switch fact.type {
    case .bool: return .bool(dice.isOne(in: 2))
    case .int: return .int(number())
    case .text, .id: return .text(text())
    case .oneOf(let words): return .choice(dice.next(below: words.count))
    case .plan: return .choice(dice.next(below: product.typed.ordinals.plans.count))
    case .duration: return .duration(duration())
    case .timestamp:
      return .timestamp(Reference.Moment(seconds: dice.any(of: [0, 1_772_409_600, -1, 253_402_300_799]), nanoseconds: fraction()))
    case .listOf: return .list([])
    }
  }

  private mutating func number() -> Int64 {
    let near: Int64 = dice.any(of: [0, 1, 2, 5, 11, 12, 21, 22, 100, 102, 111, 1000, 1_000_000, 1_000_000_000, 1_950_000_000, 2_000_000])
    switch dice.next(below: 6) {
    case 0: return near - 1
    case 1: return -near
    case 2: return Int64(dice.next(below: 1_000_000_000)) * Int64(dice.any(of: [1, 7, 1000]))
    case 3: return dice.isOne(in: 9) ? dice.any(of: [.max, .min]) : near + 1
    default: return near
    }
  }

  private mutating func fraction() -> Int { dice.any(of: [0, 0, 0, 1, 500_000_000, 999_999_999]) }

  private mutating func duration() -> Reference.Moment {
    let edge = dice.any(of: [0, 59, 60, 3540, 3600, 86_400, 2 * 86_400, 3 * 86_400, 30 * 86_400, -60])
    return Reference.Moment(seconds: edge + dice.next(in: -61...61), nanoseconds: fraction())
  }

  // Without conjuncts of Indic scripts, which are two characters for the engine and one for Swift.
  private static let characters = [
    "a", "Z", " ", "é", "e\u{301}", "ß", "字", "한", "\u{1112}\u{1161}\u{11AB}", "👩‍👩‍👧", "👍🏽", "🇨🇭", "🇨", "1\u{FE0F}\u{20E3}", "நி", "\u{200D}",
    "\u{301}", "∞", "…", "{limit}", "{", "}", "\\",
  ]
  private static let steering = [
    "\u{2068}", "\u{2069}", "\u{202E}", "\u{200F}", "\n", "\r\n", "\t", "\u{0}", "\u{85}", "\u{2028}", "\u{61C}", "\u{206A}",
  ]

  private mutating func text() -> [UInt32] {
    var text = ""
    switch dice.next(below: 8) {
    case 0: text = dice.any(of: ["", "Guard", "{count} of {limit}"])
    case 1: for _ in 0..<dice.next(below: 500) { text += "\u{301}" }
    default:
      let length = max(0, dice.any(of: bounds + [3]) + dice.next(in: -2...2))
      let isPlain = dice.isOne(in: 3)
      for _ in 0..<length { text += isPlain ? "x" : dice.any(of: Self.characters) }
    }
    if dice.isOne(in: 3) { text += dice.any(of: Self.steering) + dice.any(of: Self.characters) }
    if dice.isOne(in: 5) { text = dice.any(of: Self.steering) + text }
    return text.unicodeScalars.map(\.value)
  }
}
