import ArgumentParser
import Diagnostics
import RulebookSupport
import RulesBundle
import RulesCompiler
import RulesRequests
import RulesRuntime

struct Decide: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Ask one question and print the answer for a person.",
    discussion: "With --action: may they do it, and if not why? Without: which plan is in force, and what does it say?")

  @OptionGroup var rules: RulesOptions
  @Option(help: ArgumentHelp("The action: `flow.save_new`.", valueName: "name")) var action: String?
  @Option(name: .customLong("fact"), parsing: .singleValue, help: ArgumentHelp("A fact and its value.", valueName: "name=value")) var facts:
    [String] = []
  @Flag(help: "Print every field of the snapshot.") var snapshot = false
  @Flag(help: "Say which row decided, on which facts, and what would change the answer.") var trace = false
  @Option(help: ArgumentHelp("What the person did before: a history as JSON.", valueName: "file")) var history: String?
  @Flag(help: "With --history: the person was asked and goes on.") var confirmed = false
  @Option(help: ArgumentHelp("The language of the sentences: `de`. The product's own when left out.", valueName: "tag")) var locale: String?
  @Option(help: ArgumentHelp("Ask this bundle instead of the rules folder.", valueName: "file")) var bundle: String?

  func run() throws {
    try reporting {
      let loaded = try LoadedRules(bundle: bundle, rules)
      let frame = loaded.rules.makeFrame()
      let given = try FactArguments.parse(facts, for: loaded.rules.bundle)
      if let fact = given.first(where: { loaded.rules.bundle.find(.facts, $0.name) == nil }) {
        throw Failure(message: unknown("fact", fact.name, .facts, loaded.rules), code: Exit.usage)
      }
      do {
        try loaded.rules.fill(frame, with: given, locale: locale)
      } catch let error as RequestError {
        throw Failure(message: error.message, code: Exit.usage)
      }
      let answer = AnswerText(bundle: loaded.rules.bundle, sourceMap: loaded.sourceMap)
      let past = try history.map { path throws(Failure) in try AskedHistory(path, loaded) }
      if confirmed, past == nil { throw Failure(message: "--confirmed needs --history", code: Exit.usage) }
      guard let name = action else {
        // First what may fail: a mistake is said instead of an answer, not after half of one.
        let standings = try past?.standings(frame) ?? []
        if snapshot {
          Console.print(try past?.snapshot(frame, answer) ?? answer.text(loaded.rules.presentSnapshot(frame)))
        } else {
          Console.print(answer.text(loaded.rules.presentPlan(frame, trace: trace)))
        }
        if !standings.isEmpty { Console.print(standings.joined(separator: "\n")) }
        return
      }
      guard let action = loaded.rules.action(name) else {
        throw Failure(message: unknown("action", name, .actions, loaded.rules), code: Exit.usage)
      }
      if let past {
        Console.print(try past.text(action, isConfirmed: confirmed, trace: trace, frame, answer))
        return
      }
      let decision = loaded.rules.present(loaded.rules.decide(action: action, frame), frame, trace: trace)
      try loaded.requireZones(missingZones(decision, loaded.rules, frame))
      Console.print(answer.text(decision))
    }
  }

  /// The zones without which the answer cannot say when its limits start anew. Nobody asks when `now` is not known.
  private func missingZones(_ decision: PresentedDecision, _ rules: Rules, _ frame: Frame) -> [String] {
    guard let now = rules.bundle.book[0].now, frame.isGiven(now) else { return [] }
    let missing = decision.limits.compactMap { limit in
      limit.resets.flatMap { rules.missingZone(ofReset: $0) }
    }
    return rules.missingZones.filter(missing.contains)
  }

  private func unknown(_ kind: String, _ name: String, _ section: Section, _ rules: Rules) -> String {
    let names = (0..<rules.bundle.count(section)).map { rules.bundle.name(section, $0) }
    let near = Suggestion.nearest(to: name, among: names, limit: 3)
    return "no \(kind) is named `\(name)`; "
      + (near.isEmpty ? "there are \(names.joined(separator: ", "))" : "did you mean \(near.map { "`\($0)`" }.joined(separator: " or "))?")
  }
}
