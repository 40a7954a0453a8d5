/// The neighboring values of a fact around the value of an example for which a difference remains.
struct FactRange {
  /// The smallest and the largest value; nil if the rules name none.
  private(set) var least: Int64?
  private(set) var most: Int64?
  /// The smallest and the largest of the values that were tried.
  private(set) var ends: [Int64]

  /// Distances from the times that were tried, in seconds: a second, an hour, a day, a week, a month, a year.
  private static let farther: [Int64] = [1, 3600, 86_400, 604_800, 2_678_400, 31_622_400]

  /// - Parameters:
  ///   - isSame: Returns whether the difference remains with a value.
  ///   - isOther: Returns whether a user can have a value, and no such difference.
  init(_ choices: FactChoices, _ scale: FactScale, isSame: (BoundaryValue) -> Bool, isOther: (BoundaryValue) -> Bool) {
    let start = scale.number(choices.value) ?? 0
    let same = choices.same.compactMap(scale.number)
    let rest = choices.rest.compactMap { scale.number($0.value) }
    func edge(_ inside: Int64, _ outside: Int64) -> Int64 {
      var (inside, outside) = (inside, outside)
      while abs(outside - inside) > 1 {
        let middle = inside + (outside - inside) / 2
        if isSame(scale.value(middle)) { inside = middle } else { outside = middle }
      }
      return inside
    }
    var (below, above) = (rest.filter { $0 < start }.max(), rest.filter { $0 > start }.min())
    // The times that rules name are relative to the present, which can be another one for this user.
    if scale.isTime {
      let tried = same + [start]
      func differs(_ time: Int64) -> Bool { FactBoundaries.times.contains(time) && !isSame(scale.value(time)) }
      below = below ?? Self.farther.lazy.map { (tried.min() ?? start) - $0 }.first(where: differs)
      above = above ?? Self.farther.lazy.map { (tried.max() ?? start) + $0 }.first(where: differs)
    } else if above == nil, let next = ((same + [start]).max() ?? start).successor, isOther(scale.value(next)) {
      // An answer that repeats the number is another one for each.
      above = next
    }
    let low = same.filter { value in value <= start && (below.map { value > $0 } ?? true) }.min() ?? start
    let high = same.filter { value in value >= start && (above.map { value < $0 } ?? true) }.max() ?? start
    least = below.map { edge(low, $0) }
    most = above.map { edge(high, $0) }
    ends = [least ?? low, most ?? high]
  }

  /// Whether every number leaves the difference.
  var isUnbounded: Bool { least == nil && most == nil }

  /// `at most 3`, `from 2 to 3`, `more than 2GB`.
  func text(_ scale: FactScale) -> String {
    func lower(_ least: Int64) -> String {
      scale.isRound(least - 1) && !scale.isRound(least) ? "more than \(scale.text(least - 1))" : "at least \(scale.text(least))"
    }
    func upper(_ most: Int64) -> String {
      scale.isRound(most + 1) && !scale.isRound(most) ? "less than \(scale.text(most + 1))" : "at most \(scale.text(most))"
    }
    switch (least, most) {
    case (let least?, let most?) where least == most: return scale.text(least)
    case (let least?, let most?):
      let isPlain = lower(least).hasPrefix("at least") && upper(most).hasPrefix("at most")
      return isPlain ? "from \(scale.text(least)) to \(scale.text(most))" : "\(lower(least)) and \(upper(most))"
    case (let least?, nil): return lower(least)
    case (nil, let most?): return upper(most)
    case (nil, nil): return "any"
    }
  }

  /// A time as its distance from the present: `more than 24h and at most 72h before now`.
  func text(before now: Int64) -> String {
    let (far, near) = (least.map { now - $0 }, most.map { now - $0 })
    if let far, far < 0 {
      // All of it is in the future.
      return Self.distance(least: -far, most: near.map { -$0 }) + " after now"
    }
    if far == nil, near == 0 { return "now or earlier" }
    if far == nil, let near, near < 0 { return "no later than \(FactScale.time(-near)) after now" }
    if let far, let near, near < 0 {
      return "\(Self.distance(least: nil, most: far)) before now or \(Self.distance(least: nil, most: -near)) after it"
    }
    if far == 0, near == 0 { return "now" }
    if far == 0 { return "now or later" }
    return Self.distance(least: near, most: far) + " before now" + (near == nil ? ", or later" : "")
  }

  /// A time that is one second longer than a whole number of minutes is more than it.
  private static func distance(least: Int64?, most: Int64?) -> String {
    func isWhole(_ seconds: Int64) -> Bool { seconds % 60 == 0 }
    let from = least.flatMap { least -> String? in
      if least == 0 { return nil }
      return isWhole(least) || !isWhole(least - 1) ? "at least \(FactScale.time(least))" : "more than \(FactScale.time(least - 1))"
    }
    let to = most.map { most in
      isWhole(most) || !isWhole(most + 1) ? "at most \(FactScale.time(most))" : "less than \(FactScale.time(most + 1))"
    }
    let parts = [from, to].compactMap(\.self)
    return parts.isEmpty ? "at any time" : parts.joined(separator: " and ")
  }
}

extension Int64 {
  /// The next larger number. Nil if there is none.
  fileprivate var successor: Int64? { self == .max ? nil : self + 1 }
}
