import ArgumentParser
import Diagnostics
import HostTime
import LimitConfigs
import RulesBundle
import RulesCompiler
import RulesDiff
import RulesModel
import RulesPublishing

/// The rules that a limit config is made from: fit for the environment, and sound with its values in their places.
struct PublishedRules {
  let config: LimitConfig
  let written: WrittenValues
  let bundle: Bundle
  private let changed: Compilation
  private let pipeline: Pipeline

  var product: String { bundle.text(.book, 0, Word.Book.product) }

  init(_ options: RulesOptions, environment: String) throws(Failure) {
    let input = try options.read()
    let plain = try options.pipeline().compile(input)
    guard let rules = plain.rules, let lowered = plain.lowered else { throw PublishedRules.refuse(plain, "the rules have mistakes") }
    guard let profile = rules.book.environments[Name(environment)]?.profile else {
      let known = rules.book.environments.entries.map(\.name.text)
      throw Failure(
        message: "there is no environment `\(environment)`; rules/overrides has \(known.isEmpty ? "none" : known.joined(separator: ", "))",
        code: Exit.usage)
    }
    if profile != .dev {
      let strict = try options.pipeline(for: profile).compile(input, lowers: false)
      if strict.hasErrors {
        let number = strict.diagnostics.count { $0.severity == .error }
        throw Failure(
          message: "the rules are not fit for `\(environment)`: \(number) errors (`rulebook check --profile \(profile.rawValue)`)",
          code: Exit.findings)
      }
    }
    guard let written = WrittenValues(plain, of: input), let config = written.config(of: environment) else {
      throw Failure(message: "the rules cannot be read", code: Exit.bug)
    }
    pipeline = try options.pipeline()
    changed = pipeline.compile(written.rules(with: config))
    if changed.lowered == nil { throw PublishedRules.refuse(changed, "with the values of `\(environment)` the rules have mistakes") }
    self.config = config
    self.written = written
    bundle = try LoadedRules.load(lowered.bundle, "the compiled rules")
  }

  /// What changes for people, as if somebody had written the values into the rules.
  func sayWhatChanges(from live: LimitConfig) throws(Failure) {
    let before = pipeline.compile(written.rules(with: live))
    guard before.lowered != nil, let report = RulesDiff.compare(before, changed, findZone: { HostTime.zone(named: $0) }) else {
      return Console.print("what is live has mistakes by these rules, so what changes for people cannot be said")
    }
    Console.print(report.text)
  }

  private static func refuse(_ compilation: Compilation, _ why: String) -> Failure {
    Console.note(TextRenderer(color: .never).render(compilation.diagnostics.filter { $0.severity == .error }, in: compilation.sources))
    return Failure(message: "nothing is published: \(why)", code: Exit.findings)
  }
}
