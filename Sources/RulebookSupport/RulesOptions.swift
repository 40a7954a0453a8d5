package import ArgumentParser
import Diagnostics
import RuleChecks
package import RuleKinds
package import RulesCompiler
package import Schema

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The options that select the rules folder, the date, and the bounds.
package struct RulesOptions: ParsableArguments {
  @Option(name: .customLong("rules"), help: ArgumentHelp("The folder of the rules.", valueName: "dir"), completion: .directory)
  package var folder: String?

  @Option(help: ArgumentHelp("The day that dates in the rules are compared with. The default is today.", valueName: "date"))
  package var asOf: String?

  @Option(
    name: .customLong("bound"),
    help: ArgumentHelp(
      "Change a bound of the input: depth, file-bytes, value-bytes, values, mistakes (per file), files, or total-bytes.",
      valueName: "name=number"))
  package var bounds: [String] = []

  package init() {}

  /// Reads the rule files of the folder.
  package func read() throws(Failure) -> RulesInput {
    let input = try RulesFolder(folder).read(Bounds(bounds))
    guard !input.files.isEmpty || !input.misnamed.isEmpty else {
      throw Failure(
        message: "\(input.place) has no rule files; start a product in an empty folder with `rulebook init NAME`", code: Exit.noInput)
    }
    return input
  }

  package func pipeline(for profile: Profile = .dev) throws(Failure) -> Pipeline {
    var pipeline = Pipeline(today: try today(), profile: profile, limits: try Bounds(bounds).limits, checks: AllChecks.list)
    pipeline.offersRepairs = true
    return pipeline
  }

  package func today() throws(Failure) -> CalendarDate {
    guard let asOf else { return RulesOptions.currentDay() }
    guard let date = CalendarDate(asOf) else {
      throw Failure(message: "--as-of takes a date such as 2026-01-05, not `\(asOf)`", code: Exit.usage)
    }
    return date
  }

  /// Compiles the rules. `lowers` selects whether a bundle is created.
  package func compile(lowers: Bool = true, for profile: Profile = .dev) throws(Failure) -> Compilation {
    let input = try read()
    Progress.step("checking \(input.files.count.counted("file"))")
    defer { Progress.end() }
    return try pipeline(for: profile).compile(input, lowers: lowers)
  }

  /// Compiles the rules. Rules with errors are rejected, and the errors are printed to standard error.
  package func compileSound() throws(Failure) -> Compilation {
    let compilation = try compile()
    guard compilation.lowered == nil else { return compilation }
    let errors = compilation.diagnostics.filter { $0.severity == .error }
    Console.note(TextRenderer(color: .never).render(errors, in: compilation.sources))
    throw Failure(message: "the rules have mistakes; fix them first (run `rulebook check`)", code: Exit.findings)
  }

  static func currentDay() -> CalendarDate {
    var now = time(nil)
    var parts = tm()
    gmtime_r(&now, &parts)
    func padded(_ number: Int32, _ width: Int) -> String {
      let digits = "\(number)"
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    let text = "\(padded(parts.tm_year + 1900, 4))-\(padded(parts.tm_mon + 1, 2))-\(padded(parts.tm_mday, 2))"
    guard let date = CalendarDate(text) else { fatalError("the calendar of the system returned an invalid day: \(text)") }
    return date
  }
}
