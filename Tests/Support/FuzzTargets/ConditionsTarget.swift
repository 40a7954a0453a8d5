import Conditions
import Diagnostics
import Reference
import RulesBundle
import RulesCompiler
import RulesRuntime
import SourceText

extension FuzzTarget {
  /// A condition means what its plain meaning says, in any world; or it is told what is wrong with it, once for each place. The bytes after a
  /// zero say what the world is like.
  static let conditions = FuzzTarget("conditions", longest: 600) { bytes in
    let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    guard let text = String(validating: parts[0], as: UTF8.self) else { return }
    var sources = SourceSet()
    var problems: [Diagnostic] = []
    let file = sources.add(SourceFile(path: "expression", bytes: Array(text.utf8)))
    let source = ConditionSource(text: Array(text.utf8), file: file, start: 0)
    let condition = ConditionCompiler.check(source, names: World.names, expecting: nil, diagnostics: &problems)
    try Told.wellFormed(problems, in: sources)
    try promise((condition == nil) == !problems.isEmpty, "\(condition == nil ? "refused" : "taken") with \(problems.count) problems")
    try promise(Set(problems.map(\.primary.span)).count == problems.count, "one place is told of twice")
    guard let condition else { return }

    let again = ConditionSource(text: Array(condition.root.text.utf8), file: file, start: 0)
    let reread = ConditionCompiler.check(again, names: World.names, expecting: nil, diagnostics: &problems)
    try promise(reread?.root == condition.root, "printed as \(condition.root.text), it is another condition")

    var ignored: [Diagnostic] = []
    let asked = AdHocCondition(text, rules: nil, facts: World.facts, sources: &sources, diagnostics: &ignored)
    guard let asked else { throw BrokenPromise(description: "taken alone, and refused in a bundle: \(ignored.map(\.message))") }
    let rules = Rules(try Bundle(asked.bundle))
    guard let row = rules.bundle.find(.snapshot, AdHocCondition.field),
      let program = rules.bundle.optional(.snapshot, row, Word.Snapshot.program)
    else { throw BrokenPromise(description: "the bundle has no program") }
    var choices = World.Choices(parts.count > 1 ? Array(parts[1]) : [])
    let frame = rules.makeFrame()
    let meaning = Expression(condition.root)
    for _ in 0..<4 {
      let world = World.make(&choices)
      frame.fill(world, rules)
      let actual = Meaning(rules.evaluator.evaluate(program: program, frame), frame)
      let expected = meaning.meaning(world)
      try promise(actual == expected, "\(text) is \(actual) and means \(expected) in \(world)")
    }
  }
}

extension Expression {
  /// The plain form of what the compiler understood.
  fileprivate init(_ typed: TypedExpression) {
    switch typed {
    case .constant(let value, _, _): self = .literal(Meaning(value))
    case .fact(let name, _, _): self = .fact(name)
    case .not(let side): self = .not(Expression(side))
    case .negate(let side): self = .negate(Expression(side))
    case .size(let side): self = .size(Expression(side))
    case .parseDuration(let side): self = .duration(Expression(side))
    case .parseTimestamp(let side): self = .timestamp(Expression(side))
    case .binary(let sign, let left, let right, _): self = .binary(sign.rawValue, Expression(left), Expression(right))
    case .and(let sides): self = sides.dropFirst().reduce(Expression(sides[0])) { .and($0, Expression($1)) }
    case .or(let sides): self = sides.dropFirst().reduce(Expression(sides[0])) { .or($0, Expression($1)) }
    case .conditional(let test, let then, let otherwise, _): self = .choice(Expression(test), Expression(then), Expression(otherwise))
    case .list(let items, _): self = .list(items.map { Expression($0) })
    case .limit, .planCan, .condition: fatalError("this world has none")
    }
  }
}

extension Meaning {
  fileprivate init(_ constant: Constant) {
    switch constant {
    case .null: self = .null
    case .bool(let flag): self = .bool(flag)
    case .int(let number): self = .int(number)
    case .string(let text): self = .text(text)
    case .enumeration(let ordinal): self = .choice(ordinal)
    case .duration(let seconds, let nanoseconds): self = .duration(Moment(seconds: Int(seconds), nanoseconds: Int(nanoseconds)))
    case .timestamp(let seconds, let nanoseconds): self = .timestamp(Moment(seconds: Int(seconds), nanoseconds: Int(nanoseconds)))
    case .list(let items): self = .list(items.map { Meaning($0) })
    }
  }
}
