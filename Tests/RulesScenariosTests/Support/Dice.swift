import TestSupport

/// Pseudorandom numbers that are the same on every run.
struct Dice {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15
    _ = next(below: 2)
  }

  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  mutating func next(in range: ClosedRange<Int>) -> Int { range.lowerBound + next(below: range.upperBound - range.lowerBound + 1) }
  /// True with the given percentage.
  mutating func percent(_ chance: Int) -> Bool { next(below: 100) < chance }
  mutating func isOne(in number: Int) -> Bool { next(below: number) == 0 }
  mutating func any<Item>(of items: [Item]) -> Item { items[next(below: items.count)] }
}
