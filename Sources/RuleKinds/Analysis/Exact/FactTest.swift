internal import Conditions

/// A formula in which every comparison of numbers is a comparison of sums, without choices inside.
///
/// `(a > b ? a - b : 0) > 2` becomes `a > b ? a - b > 2 : 0 > 2`.
indirect enum FactTest {
  enum Answer: Equatable {
    case yes, no, error
    /// Neither true nor false: null decides nothing.
    case neither
    /// The result depends on something that is not decided.
    case open(Unknown)
  }

  /// Something that a search decides.
  enum Unknown: Equatable {
    /// The value of a fact that has few values.
    case fact(Int)
    /// Whether a number is null.
    case null(Int)
    /// How a sum compares with zero.
    case sum(Int)
    /// Something that the analysis cannot follow, so any result is possible.
    case anything
  }

  case answer(Answer)
  case not(FactTest)
  case all([FactTest])
  case any([FactTest])
  case choice(FactTest, then: FactTest, else: FactTest)
  /// One test for each value of a fact.
  case byValue(Int, [FactTest])
  /// One test if a number is null, and another if it is not.
  case ifNull(Int, FactTest, else: FactTest)
  /// A comparison of facts that have few values.
  case values(Formula, of: [Int])
  case sum(Int)
}

/// A sum of numbers, compared with zero.
struct SumTest: Hashable {
  /// The sum is zero; otherwise the sum is at most zero.
  var isEquality: Bool
  var sum: VariableSum
}
