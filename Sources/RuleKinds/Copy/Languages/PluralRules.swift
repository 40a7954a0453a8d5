internal import Diagnostics
package import RulesBundle

/// The plural categories of whole numbers in a language: the cardinal rules of CLDR, without the rules for fractions.
package struct PluralRules: Sendable, Equatable {
  /// The rules in order of precedence; a number that matches no rule is `other`.
  package let rules: [PluralRule]

  init(_ rules: [PluralRule] = []) { self.rules = rules }

  package func category(of number: UInt64) -> PluralKind {
    rules.first { $0.allOf.allSatisfy { $0.holds(for: number) } }?.category ?? .other
  }

  /// The categories of all whole numbers, and `other`, which every text has because it is also used when the number is unknown.
  package var used: [PluralKind] { PluralKind.allCases.filter { $0 == .other || rules.map(\.category).contains($0) } }

  /// The categories that a text must have. A category that starts at a million, such as `many` in French, can be left to `other`.
  package var needed: [PluralKind] {
    let common = Set((0..<1000).map { category(of: $0) })
    return used.filter { $0 == .other || common.contains($0) }
  }

  /// Returns the first numbers of a category, at most three, below 1000.
  package func numbers(of category: PluralKind) -> [UInt64] {
    Array((0..<1000).lazy.map { UInt64($0) }.filter { self.category(of: $0) == category }.prefix(3))
  }

  /// Returns the numbers of a category as a phrase: `0 and 1`, `numbers such as 0, 5, and 6`.
  package func examples(of category: PluralKind) -> String {
    let numbers = numbers(of: category).map { "\($0)" }
    return (numbers.count < 3 ? "" : "numbers such as ") + numbers.phrase()
  }
}

/// A rule that assigns a category to the numbers for which all relations hold.
package struct PluralRule: Sendable, Equatable {
  package let category: PluralKind
  package let allOf: [PluralRelation]
}

/// A relation that holds if a number, or its remainder, is in a range.
package struct PluralRelation: Sendable, Equatable {
  /// The divisor; 0 for the number itself.
  package let modulus: UInt32
  package let range: ClosedRange<UInt32>
  /// Whether the number must be outside the range instead.
  package let isOutside: Bool

  func holds(for number: UInt64) -> Bool {
    let left = modulus == 0 ? number : number % UInt64(modulus)
    return (UInt64(range.lowerBound)...UInt64(range.upperBound)).contains(left) != isOutside
  }
}

// Short forms for the tables of rules.
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
