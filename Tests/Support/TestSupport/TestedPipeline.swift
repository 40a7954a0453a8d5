import RuleChecks
package import RuleKinds
package import RulesCompiler
internal import Schema

extension Pipeline {
  /// The compiler with every check, as the tool runs it.
  package static func checking(on day: String = "2026-01-05", for profile: Profile = .dev) -> Pipeline {
    guard let today = CalendarDate(day) else { preconditionFailure("\(day) is not a date") }
    return Pipeline(today: today, profile: profile, checks: AllChecks.list)
  }

  /// The compiler without checks, which would reject expressions that are always the same.
  package static var unchecked: Pipeline {
    var pipeline = checking()
    pipeline.checks = CheckList { _, _ in [] }
    return pipeline
  }

  /// Compiles the files of a rule book without checks.
  package static func compileUnchecked(_ files: [RulesInput.File], at place: String) -> Compilation {
    unchecked.compile(RulesInput(files: files, place: place))
  }

  /// Compiles the files of a rule book with every check.
  package static func compile(_ files: [RulesInput.File], at place: String = "rules", on day: String = "2026-01-05") -> Compilation {
    checking(on: day).compile(RulesInput(files: files, place: place))
  }
}
