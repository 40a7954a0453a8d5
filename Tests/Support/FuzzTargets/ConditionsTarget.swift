import Conditions
import Diagnostics
import Reference
import RulesBundle
import RulesCompiler
import RulesRuntime
import SourceText

extension FuzzTarget {
  /// A condition evaluates to its plain meaning in any world, or its mistakes are reported, once for each location. The bytes after a zero
  /// define the world.
  static let conditions = FuzzTarget("conditions", longest: 600) { bytes in
    let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    guard let text = String(validating: parts[0], as: UTF8.self) else { return }
    var sources = SourceSet()
    var problems: [Diagnostic] = []
    let file = sources.add(SourceFile(path: "expression", bytes: Array(text.utf8)))
    let source = ConditionSource(text: Array(text.utf8), file: file, start: 0)
    let condition = ConditionCompiler.check(source, names: World.names, expecting: nil, diagnostics: &problems)
    try Told.wellFormed(problems, in: sources)
    try invariant((condition == nil) == !problems.isEmpty, "\(condition == nil ? "refused" : "taken") with \(problems.count) problems")
    try invariant(Set(problems.map(\.primary.span)).count == problems.count, "one location is reported twice")
    guard let condition else { return }

    let again = ConditionSource(text: Array(condition.root.text.utf8), file: file, start: 0)
    let reread = ConditionCompiler.check(again, names: World.names, expecting: nil, diagnostics: &problems)
    try invariant(reread?.root == condition.root, "printed as \(condition.root.text), it is another condition")

    var ignored: [Diagnostic] = []
    let asked = AdHocCondition(text, rules: nil, facts: World.facts, sources: &sources, diagnostics: &ignored)
    guard let asked else { throw BrokenPromise(description: "accepted alone, and rejected in a bundle: \(ignored.map(\.message))") }
    let rules = Rules(try RuleBundle(asked.bundle))
    guard let row = rules.bundle.find(.snapshot, AdHocCondition.field),
      let program = rules.bundle.snapshot[row].program
    else { throw BrokenPromise(description: "the bundle has no program") }
    var choices = World.Choices(parts.count > 1 ? Array(parts[1]) : [])
    let frame = rules.makeFrame()
    for _ in 0..<4 {
      let world = World.make(&choices)
      let meaning = Expression(condition.root) { named in
        guard case .fact(let name) = named else { return .error("the world contains only facts") }
        return world[name] ?? .error("missing_fact \(name)")
      }
      frame.fill(world, rules)
      let actual = Meaning(rules.evaluator.evaluate(program: program, frame), frame)
      let expected = meaning.meaning([:])
      try invariant(actual == expected, "\(text) is \(actual) and means \(expected) in \(world)")
    }
  }
}
