/// A random expression about the facts of a random rule book, with a value of its own that no code of the rules computes.
indirect enum RandomExpression {
  case flag(String)
  case choice(fact: String, values: [String], isIn: Bool)
  case number(RandomSum, String, Int)
  case knownNumber(fact: String, String, Int)
  case isNull(fact: String, Bool)
  case wait(String, setting: Bool, Int)
  case age(String, Int)
  case condition(Int)
  case not(RandomExpression)
  case all(RandomExpression, RandomExpression)
  case any(RandomExpression, RandomExpression)
  case choose(RandomExpression, RandomExpression, RandomExpression)

  /// A fact, or the sum or difference of two.
  struct RandomSum {
    var first: String
    var second: String?
    var isPlus = true

    var text: String { second.map { "\(first) \(isPlus ? "+" : "-") \($0)" } ?? first }

    func value(_ facts: RandomFacts) -> Int {
      let one = facts.number(first)
      guard let second else { return one }
      return isPlus ? one + facts.number(second) : one - facts.number(second)
    }
  }

  /// The expression as rules contain it.
  var text: String {
    switch self {
    case .flag(let fact): fact
    case .choice(let fact, let values, true): "\(fact) in [\(values.map { "'\($0)'" }.joined(separator: ", "))]"
    case .choice(let fact, let values, false): "\(fact) == '\(values[0])'"
    case .number(let sum, let sign, let number): "\(sum.text) \(sign) \(number)"
    case .knownNumber(let fact, let sign, let number): "(\(fact) != null && \(fact) \(sign) \(number))"
    case .isNull(let fact, let isNull): "\(fact) \(isNull ? "==" : "!=") null"
    case .wait(let sign, let setting, let minutes): "wait \(sign) \(setting ? "settings.short" : "duration('\(minutes)m')")"
    case .age(let sign, let minutes): "now - seen \(sign) duration('\(minutes)m')"
    case .condition(let number): "c\(number)"
    case .not(let inner): "!(\(inner.text))"
    case .all(let one, let other): "(\(one.text)) && (\(other.text))"
    case .any(let one, let other): "(\(one.text)) || (\(other.text))"
    case .choose(let test, let one, let other): "(\(test.text)) ? (\(one.text)) : (\(other.text))"
    }
  }

  /// The value for known facts. `known`: the values of the conditions with smaller numbers. `short`: the setting, in minutes.
  func value(_ facts: RandomFacts, _ known: [Bool], short: Int) -> Bool {
    switch self {
    case .flag(let fact): return facts.flag(fact)
    case .choice(let fact, let values, _): return facts.text(fact).map(values.contains) ?? false
    case .number(let sum, let sign, let number): return Self.compare(sum.value(facts), sign, number)
    case .knownNumber(_, let sign, let number): return facts.left.map { Self.compare($0, sign, number) } ?? false
    case .isNull(_, let isNull): return (facts.left == nil) == isNull
    case .wait(let sign, let setting, let minutes): return Self.compare(facts.wait, sign, setting ? short : minutes)
    case .age(let sign, let minutes): return Self.compare(facts.age, sign, minutes)
    case .condition(let number): return known[number]
    case .not(let inner): return !inner.value(facts, known, short: short)
    case .all(let one, let other): return one.value(facts, known, short: short) && other.value(facts, known, short: short)
    case .any(let one, let other): return one.value(facts, known, short: short) || other.value(facts, known, short: short)
    case .choose(let test, let one, let other):
      return (test.value(facts, known, short: short) ? one : other).value(facts, known, short: short)
    }
  }

  private static func compare(_ one: Int, _ sign: String, _ other: Int) -> Bool {
    switch sign {
    case "<": one < other
    case "<=": one <= other
    case ">": one > other
    case ">=": one >= other
    case "==": one == other
    default: one != other
    }
  }

  private static let signs = ["<", "<=", ">", ">=", "==", "!="]

  /// A random expression. `below`: it may name conditions with smaller numbers. `plan`: whether it may rest on the plan.
  static func random(_ dice: inout JudgeDice, depth: Int, below: Int, plan: Bool) -> RandomExpression {
    if depth > 0, dice.chance(60) {
      func inner(_ dice: inout JudgeDice) -> RandomExpression { random(&dice, depth: depth - 1, below: below, plan: plan) }
      switch dice.below(7) {
      case 0: return .not(inner(&dice))
      case 1, 2, 3: return .all(inner(&dice), inner(&dice))
      case 4, 5: return .any(inner(&dice), inner(&dice))
      default: return .choose(inner(&dice), inner(&dice), inner(&dice))
      }
    }
    switch dice.below(below > 0 ? 9 : 8) {
    case 0: return .flag(dice.pick(["wet", "cold"]))
    case 1: return .choice(fact: "color", values: [dice.pick(RandomFacts.colors)], isIn: false)
    case 2 where plan: return .choice(fact: "plan", values: [dice.pick(RandomFacts.plans)], isIn: false)
    case 2: return .choice(fact: "color", values: Array(RandomFacts.colors.prefix(2)), isIn: true)
    case 3: return .number(RandomSum(first: dice.pick(["few", "many"])), dice.pick(signs), dice.below(4))
    case 4:
      return .number(RandomSum(first: "few", second: "many", isPlus: dice.chance(50)), dice.pick(signs), dice.below(5))
    case 5: return .knownNumber(fact: "left", dice.pick(signs), dice.below(2))
    case 6: return dice.chance(50) ? .isNull(fact: "left", dice.chance(50)) : .age(dice.pick(Array(signs.prefix(4))), 1)
    case 7: return .wait(dice.pick(signs), setting: dice.chance(50), 1 + dice.below(2))
    default: return .condition(dice.below(below))
    }
  }
}

/// The facts of one person.
struct RandomFacts {
  var plan = "guest"
  var wet = false
  var cold = false
  var color = "red"
  var few = 0
  var many = 0
  var left: Int?
  /// In minutes.
  var wait = 0
  var age = 0

  static let colors = ["red", "green", "blue"]
  static let plans = ["guest", "member", "club"]

  func flag(_ fact: String) -> Bool { fact == "wet" ? wet : cold }
  func number(_ fact: String) -> Int { fact == "few" ? few : many }
  func text(_ fact: String) -> String? { fact == "plan" ? plan : color }

  /// All persons: every value of every fact, with one value between and around the constants of durations and times.
  static let all: [RandomFacts] = {
    var all = [RandomFacts()]
    func vary(_ values: (RandomFacts) -> [RandomFacts]) { all = all.flatMap(values) }
    func set<T>(_ path: WritableKeyPath<RandomFacts, T>, _ values: [T]) {
      vary { facts in
        values.map { value in
          var facts = facts
          facts[keyPath: path] = value
          return facts
        }
      }
    }
    set(\.plan, plans)
    set(\.wet, [false, true])
    set(\.cold, [false, true])
    set(\.color, colors)
    set(\.few, Array(0...3))
    set(\.many, Array(0...3))
    set(\.left, [nil, 0, 1])
    set(\.wait, [0, 1, 2, 3])
    set(\.age, [0, 1, 2])
    return all
  }()
}
