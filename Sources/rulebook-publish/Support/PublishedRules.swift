import ArgumentParser
import Diagnostics
import HostTime
import LimitConfigs
import RuleKinds
import RulebookSupport
import RulesBundle
import RulesCompiler
import RulesDiff
import RulesPublishing
import SourceText

/// The rules that a limit config is made from, and whether they are fit for the environment and sound with its values in their places.
struct PublishedRules {
  let config: LimitConfig
  let written: WrittenValues
  let product: String
  /// What an app built from these rules has; nil while the rules have mistakes.
  let bundle: Bundle?
  /// Why nothing but emergency switches is published; nil where everything is.
  let unfit: Unfit?
  private let changed: Compilation?
  private let pipeline: Pipeline

  /// Why rules are not fit, with the errors to show.
  struct Unfit {
    let why: String
    let errors: [Diagnostic]
    let sources: SourceSet

    init(_ why: String, _ compilation: Compilation, shown: Bool = true) {
      self.why = why
      errors = shown ? compilation.diagnostics.filter { $0.severity == .error } : []
      sources = compilation.sources
    }

    /// Shows the errors; the failure to end with.
    func refusal(_ prefix: String = "nothing is published: ") -> Failure {
      if !errors.isEmpty { Console.note(TextRenderer(color: .never).render(errors, in: sources)) }
      return Failure(message: "\(prefix)\(why)", code: Exit.findings)
    }
  }

  init(_ options: RulesOptions, environment: String) throws(Failure) {
    let input = try options.read()
    pipeline = try options.pipeline()
    let plain = pipeline.compile(input)
    let mistakes = plain.lowered == nil ? Unfit("the rules have mistakes", plain) : nil
    guard let rules = plain.rules, let written = WrittenValues(plain, of: input) else {
      throw (mistakes ?? Unfit("the rules cannot be read", plain)).refusal()
    }
    guard let profile = rules.book.environments[Name(environment)]?.profile, let config = written.config(of: environment) else {
      if let mistakes { throw mistakes.refusal() }
      let known = rules.book.environments.entries.map(\.name.text)
      throw Failure(
        message: "there is no environment `\(environment)`; rules/overrides has \(known.isEmpty ? "none" : known.joined(separator: ", "))",
        code: Exit.usage)
    }
    self.written = written
    self.config = config
    product = rules.book.manifest.product
    bundle = try plain.lowered.map { lowered throws(Failure) in try LoadedRules.load(lowered.bundle, "the compiled rules") }
    if let mistakes {
      (unfit, changed) = (mistakes, nil)
    } else if let number = try PublishedRules.errors(options, input, profile) {
      let why = "the rules are not fit for `\(environment)`: \(number) errors (`rulebook check --profile \(profile.rawValue)`)"
      (unfit, changed) = (Unfit(why, plain, shown: false), nil)
    } else {
      let changed = pipeline.compile(written.rules(with: config))
      unfit = changed.lowered == nil ? Unfit("with the values of `\(environment)` the rules have mistakes", changed) : nil
      self.changed = changed
    }
  }

  /// How many errors the rules have by a profile; nil for none.
  private static func errors(_ options: RulesOptions, _ input: RulesInput, _ profile: Profile) throws(Failure) -> Int? {
    if profile == .dev { return nil }
    let strict = try options.pipeline(for: profile).compile(input, lowers: false)
    return strict.hasErrors ? strict.diagnostics.count { $0.severity == .error } : nil
  }

  /// The app that is built from these rules, with what people call it.
  var ownApp: (name: String, bundle: Bundle)? { bundle.map { ("an app built from these rules", $0) } }

  /// What changes for people, as if somebody had written the values into the rules.
  func sayWhatChanges(from live: LimitConfig, to config: LimitConfig? = nil) throws(Failure) {
    let before = pipeline.compile(written.rules(with: live))
    let after = config.map { pipeline.compile(written.rules(with: $0)) } ?? changed
    guard let after, after.lowered != nil, before.lowered != nil,
      let report = RulesDiff.compare(before, after, findZone: { HostTime.zone(named: $0) })
    else { return Console.print("what is live has mistakes by these rules, so what changes for people cannot be said") }
    Console.print(report.text)
  }
}
