import Conditions
import Diagnostics
import RulesBundle
import SourceText

/// One value of everything that a name can refer to.
func sampleNames() -> ConditionNames {
  var names = ConditionNames()
  let plan = ConditionType.enumeration(["guest", "free", "pro"])
  let facts: [(String, ConditionType)] = [
    ("plan", plan), ("oldPlan", .nullable(plan)), ("usage.savedFlows", .int), ("usage.inboxItems", .int),
    ("trial.daysLeft", .nullable(.int)),
    ("email", .string), ("nickname", .nullable(.string)), ("online", .bool), ("verified", .nullable(.bool)), ("now", .timestamp),
    ("trial.endsAt", .nullable(.timestamp)), ("session.length", .duration), ("tags", .list(.string)), ("plans", .list(plan)),
    ("broken.fact", .unknown), ("network", .enumeration(["online", "offline"])),
    ("many", .enumeration((0..<40).map { "v\($0)" })),
  ]
  for (ordinal, fact) in facts.enumerated() { names.facts[fact.0] = .init(ordinal: ordinal, type: fact.1) }
  names.limits = ["saved_flows": 0, "inbox_items": 1]
  names.settings = [
    "grace_window": .init(type: .duration, value: .duration(seconds: 3600, nanoseconds: 0)), "cap": .init(type: .int, value: .int(7)),
    "default_plan": .init(type: plan, value: .enumeration(1)),
  ]
  names.capabilities = ["flow.save": 0, "flow.share": 1]
  names.conditions = ["guest": 0, "is_new": 1, "inbox.full": 2]
  names.quiet = ["lost", "limits.lost", "settings.lost", "plan_can:lost"]
  return names
}

/// What was reported: the name, the marked text, and the message.
struct Found: Equatable, CustomStringConvertible {
  var name: String
  var marked: String
  var message: String

  var description: String { "\(name) at '\(marked)': \(message)" }
}

func compile(_ text: String, expecting: ConditionType? = nil, names: ConditionNames = sampleNames()) -> (TypedCondition?, [Diagnostic]) {
  var diagnostics: [Diagnostic] = []
  let source = ConditionSource(text: Array(text.utf8), file: FileID(0), start: 0)
  let result = ConditionCompiler.check(source, names: names, expecting: expecting, diagnostics: &diagnostics)
  return (result, diagnostics)
}

func found(_ text: String, expecting: ConditionType? = nil) -> [Found] {
  compile(text, expecting: expecting).1.map { diagnostic in
    Found(
      name: diagnostic.name, marked: String(decoding: Array(text.utf8)[diagnostic.primary.span.range], as: UTF8.self),
      message: diagnostic.message)
  }
}

/// The instructions, one on each line, as in the golden texts.
func listing(_ text: String) -> String {
  guard let condition = compile(text).0 else { return "refused" }
  var pool = ConstantPool()
  let program = condition.root.emit(constants: &pool)
  let lines = program.instructions.map { step in
    switch step.operation {
    case .constant: "constant \(pool.constants[Int(step.b)])"
    case .fact: "fact \(step.a)"
    case .limit, .planCan, .condition, .makeList, .jumpIfFalse, .jumpIfTrue, .jump: "\(step.operation) \(step.b)"
    case .factIsOneOf: "factIsOneOf \(step.a) \(String(step.b, radix: 2))"
    case let operation where operation.comparesFact: "\(operation) \(step.a) \(pool.constants[Int(step.b)])"
    case .branch: "branch else \(step.b) error \(step.a)"
    default: "\(step.operation)"
    }
  }
  return (lines + ["stack \(program.maximumStack)"]).joined(separator: "\n")
}
