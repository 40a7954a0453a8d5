public import RulesBundle

/// Which plural category a whole number belongs to in a language: CLDR's cardinal rules, without what they say about fractions.
public struct PluralRules: Sendable, Equatable {
  /// Tried in order; a number that none holds for is `other`.
  public let rules: [PluralRule]

  init(_ rules: [PluralRule] = []) { self.rules = rules }

  public func category(of number: UInt64) -> PluralKind {
    rules.first { $0.allOf.allSatisfy { $0.holds(for: number) } }?.category ?? .other
  }

  /// The categories that some whole number belongs to, and `other`, which every text has: it also stands where no number is known.
  public var used: [PluralKind] { PluralKind.allCases.filter { $0 == .other || rules.map(\.category).contains($0) } }

  /// The categories that a text cannot do without. One that begins at a million, as `many` does in French, may be left to `other`.
  public var needed: [PluralKind] {
    let common = Set((0..<1000).map { category(of: $0) })
    return used.filter { $0 == .other || common.contains($0) }
  }

  /// The first numbers of a category, up to 1000: at most three.
  public func numbers(of category: PluralKind) -> [UInt64] {
    Array((0..<1000).lazy.map { UInt64($0) }.filter { self.category(of: $0) == category }.prefix(3))
  }
}

/// Numbers for which all of these hold belong to the category.
public struct PluralRule: Sendable, Equatable {
  public let category: PluralKind
  public let allOf: [PluralRelation]
}

/// Whether a number, or what is left when it is divided, lies in a range.
public struct PluralRelation: Sendable, Equatable {
  /// What the number is divided by; 0 for the number itself.
  public let modulus: UInt32
  public let range: ClosedRange<UInt32>
  /// Whether it must lie outside instead.
  public let isOutside: Bool

  func holds(for number: UInt64) -> Bool {
    let left = modulus == 0 ? number : number % UInt64(modulus)
    return (UInt64(range.lowerBound)...UInt64(range.upperBound)).contains(left) != isOutside
  }
}

// How the table below is written.
extension PluralRule {
  static func zero(_ allOf: PluralRelation...) -> PluralRule { PluralRule(category: .zero, allOf: allOf) }
  static func one(_ allOf: PluralRelation...) -> PluralRule { PluralRule(category: .one, allOf: allOf) }
  static func two(_ allOf: PluralRelation...) -> PluralRule { PluralRule(category: .two, allOf: allOf) }
  static func few(_ allOf: PluralRelation...) -> PluralRule { PluralRule(category: .few, allOf: allOf) }
  static func many(_ allOf: PluralRelation...) -> PluralRule { PluralRule(category: .many, allOf: allOf) }
}

extension PluralRelation {
  static func `in`(_ range: ClosedRange<UInt32>) -> PluralRelation { PluralRelation(modulus: 0, range: range, isOutside: false) }
  static func `is`(_ number: UInt32) -> PluralRelation { .in(number...number) }
  static func isNot(_ number: UInt32) -> PluralRelation { PluralRelation(modulus: 0, range: number...number, isOutside: true) }
  static func last(_ modulus: UInt32, in range: ClosedRange<UInt32>) -> PluralRelation {
    PluralRelation(modulus: modulus, range: range, isOutside: false)
  }
  static func last(_ modulus: UInt32, notIn range: ClosedRange<UInt32>) -> PluralRelation {
    PluralRelation(modulus: modulus, range: range, isOutside: true)
  }
}
