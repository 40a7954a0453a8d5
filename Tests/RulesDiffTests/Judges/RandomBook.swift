import RulesCompiler

/// A small random rule book: facts of all types, conditions, a table, an action with rows, and how the plan is found.
struct RandomBook {
  /// Those below `plans` do not rest on the plan.
  var conditions: [RandomExpression]
  /// The setting `short`, in minutes.
  var short: Int
  var table: [Row]
  var action: [Row]
  var plan: [Row]
  /// The reason for each plan that the capability refuses; nil allows.
  var cells: [String?]

  struct Row {
    var conditions: [Int]
    var result: String
  }

  private static let unplanned = 3
  private static let count = 6

  init(_ dice: inout JudgeDice) {
    conditions = []
    for number in 0..<Self.count { conditions.append(Self.expression(number, &dice)) }
    short = 1 + dice.below(2)
    table = Self.rows(["a", "b", "c"], below: Self.count, &dice)
    action = Self.rows(["full", "never", "require"], below: Self.count, &dice)
    plan = Self.rows(RandomFacts.plans, below: Self.unplanned, &dice)
    cells = (0..<3).map { _ in dice.chance(50) ? nil : dice.pick(["full", "never"]) }
  }

  private static func expression(_ number: Int, _ dice: inout JudgeDice) -> RandomExpression {
    .random(&dice, depth: 3, below: min(number, number < unplanned ? unplanned : number), plan: number >= unplanned)
  }

  private static func rows(_ results: [String], below: Int, _ dice: inout JudgeDice) -> [Row] {
    (0..<(1 + dice.below(3))).map { _ in
      let conditions = Set((0..<(1 + dice.below(2))).map { _ in dice.below(below) }).sorted()
      return Row(conditions: conditions, result: dice.pick(results))
    }
  }

  /// The book with one to three changes. Some of them change nothing for anybody.
  func changed(_ dice: inout JudgeDice) -> RandomBook {
    var book = self
    for _ in 0...dice.below(3) {
      let number = dice.below(Self.count)
      switch dice.below(9) {
      case 0: book.conditions[number] = Self.expression(number, &dice)
      case 1: book.conditions[number] = .not(book.conditions[number])
      case 2: book.conditions[number] = .not(.not(book.conditions[number]))
      case 3: book.conditions[number] = Self.turned(book.conditions[number])
      case 4: book.short = 3 - book.short
      case 5: if book.table.count > 1 { book.table.swapAt(0, 1) }
      case 6: if book.action.count > 1 { book.action.swapAt(0, 1) } else { book.action.append(book.action[0]) }
      case 7: book.plan[0] = Self.rows(RandomFacts.plans, below: Self.unplanned, &dice)[0]
      default: book.cells[dice.below(3)] = dice.chance(50) ? nil : "full"
      }
    }
    return book
  }

  /// The same expression in another form.
  private static func turned(_ expression: RandomExpression) -> RandomExpression {
    switch expression {
    case .all(let one, let other): .not(.any(.not(turned(one)), .not(turned(other))))
    case .any(let one, let other): .any(turned(other), turned(one))
    case .choose(let test, let one, let other): .choose(.not(test), turned(other), turned(one))
    case .not(let inner): .not(turned(inner))
    case .number(let sum, ">", let number): .number(sum, ">=", number + 1)
    case .number(let sum, "<=", let number): .number(sum, "<", number + 1)
    default: .all(expression, expression)
    }
  }

  // MARK: What it decides

  static let decisions = ["table", "action", "plan"]

  /// The values of all conditions for one person.
  func values(_ facts: RandomFacts) -> [Bool] {
    conditions.reduce(into: []) { known, condition in known.append(condition.value(facts, known, short: short)) }
  }

  /// `values`: the values of the conditions for the person.
  func decide(_ decision: String, _ facts: RandomFacts, _ values: [Bool]) -> String {
    func first(_ rows: [Row], else last: String) -> String {
      rows.first { $0.conditions.allSatisfy { values[$0] } }?.result ?? last
    }
    switch decision {
    case "table": return first(table, else: "a")
    case "plan": return first(plan, else: "guest")
    default:
      for row in action where row.conditions.allSatisfy({ values[$0] }) {
        if row.result != "require" { return row.result }
        if let reason = cells[RandomFacts.plans.firstIndex(of: facts.plan) ?? 0] { return reason }
      }
      return "allow"
    }
  }

  // MARK: Rules

  var input: RulesInput {
    RulesInput(
      files: files.sorted { $0.key < $1.key }.map { RulesInput.File(name: $0.key, path: "random/\($0.key)", bytes: Array($0.value.utf8)) },
      place: "random")
  }

  private var files: [String: String] {
    let numbers = ["few", "many"].map { "\($0): {about: A number., type: int, at_least: 0, at_most: 3, from: app, source: R1}\n" }.joined()
    let flags = ["wet", "cold"].map { "\($0): {about: A flag., type: bool, from: app, source: R1}\n" }.joined()
    let others = """
      now: {about: The time., type: timestamp, from: server, source: R1}
      seen: {about: When., type: timestamp, from: app, source: R1}
      wait: {about: How long., type: duration, from: app, source: R1}
      color: {about: Which., type: {one_of: [red, green, blue]}, from: app, source: R1}
      left: {about: A number or none., type: int, or_null: true, at_least: 0, at_most: 1, from: app, source: R1}

      """
    let conditions = self.conditions.enumerated().map { "c\($0): {about: C., when: \"\($1.text)\", source: R1}\n" }.joined()
    func rows(_ rows: [Row], _ key: String, last: String) -> String {
      rows.map { "    - {if: [\($0.conditions.map { "c\($0)" }.joined(separator: ", "))], \(key): \($0.result)}\n" }.joined() + last
    }
    let steps = action.map { row in
      let test = row.conditions.map { "c\($0)" }.joined(separator: ", ")
      return row.result == "require" ? "    - {if: [\(test)], require: do}\n" : "    - {if: [\(test)], deny: \(row.result)}\n"
    }
    let cells = zip(RandomFacts.plans, cells).map { "\($0): \($1 ?? "allow")" }.joined(separator: ", ")
    return [
      "manifest.yaml":
        "product: random\nabout: Random.\nlanguage: 1\nwhen_undecided: unclear\ndocuments:\n  R1: {title: Nothing}\n",
      "facts.yaml": flags + numbers + others, "conditions.yaml": conditions,
      "settings.yaml": "short: {about: Short., value: \(short)m, source: R1}\n",
      "plans.yaml": "states:\n" + RandomFacts.plans.map { "  \($0): {about: A plan., source: R1}\n" }.joined() + "resolution:\n"
        + rows(plan, "plan", last: "    - {plan: guest}\n") + "on_error: guest\n",
      "tables.yaml": "table:\n  about: A table.\n  answers: [a, b, c]\n  first_match:\n" + rows(table, "then", last: "    - {then: a}\n")
        + "  on_error: a\n  source: R1\n",
      "capabilities.yaml": "do: {about: Do it., plans: {\(cells)}, source: R1}\n",
      "actions.yaml": "action:\n  about: An action.\n  entry_point: door\n  first_match:\n" + steps.joined()
        + "    - {otherwise: allow}\n  source: R1\n",
      "entry_points.yaml": "door: {about: The door., source: R1}\n",
      "reasons.yaml": ["full", "never", "unclear"].map { "\($0): {about: A reason., gate: note, source: R1}\n" }.joined(),
      "gates.yaml": "note: {about: A note., shown_on: wall, says: sorry, dismiss: leave, source: R1}\n",
      "surfaces.yaml": "wall: {about: The wall., source: R1}\n", "buttons.yaml": "leave: {about: Go., label: leave, source: R1}\n",
      "copy.yaml": "leave: {where: Button, text: Leave, source: R1}\nsorry: {where: Wall, text: Not today., source: R1}\n",
    ]
  }
}
