import ArgumentParser
import Diagnostics
import HostTime
import RemoteConfigs
import RuleKinds
import RulebookSupport
import RulesBundle
import RulesCompiler
import RulesDiff
import RulesPublishing
import Schema
import SourceText

/// The rules that a remote config is created from, and whether they pass the checks of the environment with its values.
struct PublishedRules {
  let config: RemoteConfig
  let written: WrittenValues
  let product: String
  /// The bundle of an app built from these rules; nil if the rules have mistakes.
  let bundle: RuleBundle?
  /// The reason why only emergency switches can be published; nil if everything can be published.
  let unfit: Unfit?
  private let changed: Compilation?
  private let pipeline: Pipeline
  let today: CalendarDate

  /// The reason why rules do not pass their checks, with the errors to print.
  struct Unfit {
    let why: String
    let errors: [Diagnostic]
    let sources: SourceSet

    init(_ why: String, _ compilation: Compilation, shown: Bool = true) {
      self.why = why
      errors = shown ? compilation.diagnostics.filter { $0.severity == .error } : []
      sources = compilation.sources
    }

    /// Prints the errors and returns the failure that ends the command.
    func refusal(_ prefix: String = "nothing is published: ") -> Failure {
      if !errors.isEmpty { Console.note(TextRenderer(color: .never).render(errors, in: sources)) }
      return Failure(message: "\(prefix)\(why)", code: Exit.findings)
    }
  }

  init(_ options: RulesOptions, environment: String) throws(Failure) {
    let input = try options.read()
    pipeline = try options.pipeline()
    today = try options.today()
    let plain = pipeline.compile(input)
    let mistakes = plain.lowered == nil ? Unfit("the rules have mistakes", plain) : nil
    guard let rules = plain.rules, let written = WrittenValues(plain, of: input) else {
      throw (mistakes ?? Unfit("the rules cannot be read", plain)).refusal()
    }
    guard let profile = rules.book.environments[Name(environment)]?.profile, let config = written.config(of: environment, on: today) else {
      if let mistakes { throw mistakes.refusal() }
      let known = rules.book.environments.entries.map(\.name.text)
      throw Failure(
        message: "unknown environment `\(environment)`; rules/overrides has "
          + (known.isEmpty ? "no environments" : known.phrase()),
        code: Exit.usage)
    }
    self.written = written
    self.config = config
    product = rules.book.manifest.product
    bundle = try plain.lowered.map { lowered throws(Failure) in try LoadedRules.load(lowered.bundle, "the compiled rules") }
    if let mistakes {
      (unfit, changed) = (mistakes, nil)
    } else if let number = try PublishedRules.errors(options, input, profile) {
      let why =
        "the rules do not pass the checks of `\(environment)`: \(number.counted("error")) (run `rulebook check --profile \(profile.rawValue)`)"
      (unfit, changed) = (Unfit(why, plain, shown: false), nil)
    } else {
      let changed = pipeline.compile(written.rules(with: config))
      unfit = changed.lowered == nil ? Unfit("with the values of `\(environment)`, the rules have mistakes", changed) : nil
      self.changed = changed
    }
  }

  /// Returns the number of errors that the rules have in a profile; nil if they have no errors.
  private static func errors(_ options: RulesOptions, _ input: RulesInput, _ profile: Profile) throws(Failure) -> Int? {
    if profile == .dev { return nil }
    let strict = try options.pipeline(for: profile).compile(input, lowers: false)
    return strict.hasErrors ? strict.diagnostics.count { $0.severity == .error } : nil
  }

  /// The bundle of an app built from these rules, with its name for messages.
  var ownApp: AppVerdict.App? { bundle.map { AppVerdict.App(name: "an app built from these rules", bundle: $0) } }

  /// Prints what changes for users, as if the values were written into the rules.
  func sayWhatChanges(from live: RemoteConfig, to config: RemoteConfig? = nil) throws(Failure) {
    let before = pipeline.compile(written.rules(with: live))
    let after = config.map { pipeline.compile(written.rules(with: $0)) } ?? changed
    guard let after, after.lowered != nil, before.lowered != nil,
      let report = RulesDiff.compare(before, after, findZone: { HostTime.zone(named: $0) })
    else { return Console.print("the live values are invalid in these rules, so the changes for users cannot be shown") }
    Console.print(report.text)
  }
}
