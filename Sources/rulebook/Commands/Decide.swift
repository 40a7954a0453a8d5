import ArgumentParser
import Diagnostics
import RulebookSupport
import RulesBundle
import RulesCompiler
import RulesRequests
import RulesRuntime

struct Decide: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Evaluate one decision and print the result.",
    discussion: """
      With --action, prints whether the action is allowed and, if it is denied, why. Without --action, prints the effective plan and its \
      notices.

      Examples:
        rulebook decide --action item.export --fact subscription.isActive=false
        rulebook decide --fact subscription.isActive=true --snapshot
      """)

  @OptionGroup var rules: RulesOptions
  @Option(help: ArgumentHelp("The action, such as `item.save`.", valueName: "name"), completion: .rules("actions")) var action: String?
  @Option(
    name: .customLong("fact"), parsing: .singleValue, help: ArgumentHelp("A fact and its value.", valueName: "name=value"),
    completion: .facts) var facts: [String] = []
  @Flag(help: "Print every field of the snapshot.") var snapshot = false
  @Flag(help: "Print the row that decided, the facts that it used, and counterfactuals.") var trace = false
  @Option(help: ArgumentHelp("The user's event history as a JSON file.", valueName: "file"), completion: .file(extensions: ["json"]))
  var history: String?
  @Flag(help: "With --history: evaluate the action as confirmed by the user.") var confirmed = false
  @Option(
    help: ArgumentHelp("The language of the copy, such as `de`. The default is the product's language.", valueName: "tag"),
    completion: .languages)
  var locale: String?
  @Option(help: ArgumentHelp("Evaluate this bundle instead of the rules folder.", valueName: "file"), completion: .file()) var bundle:
    String?

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
      if confirmed, past == nil { throw Failure(message: "--confirmed requires --history", code: Exit.usage) }
      guard let name = action else {
        // Compute everything that can fail before printing, so that an error never follows partial output.
        let statuses = try past?.statuses(frame) ?? []
        if snapshot {
          Console.print(try past?.snapshot(frame, answer) ?? answer.text(loaded.rules.presentSnapshot(frame)))
        } else {
          Console.print(answer.text(loaded.rules.presentPlan(frame, trace: trace)))
        }
        if !statuses.isEmpty { Console.print(statuses.joined(separator: "\n")) }
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

  /// Returns the missing time zones that the reset times of the decision's limits depend on.
  ///
  /// Returns an empty array if the fact for the current time is not given, because then the result has no reset times.
  private func missingZones(_ decision: PresentedDecision, _ rules: Rules, _ frame: Frame) -> [String] {
    guard let now = rules.bundle.book[0].now, frame.isGiven(now) else { return [] }
    let missing = decision.limits.compactMap { limit in
      limit.resets.flatMap { rules.missingZone(ofReset: $0) }
    }
    return rules.missingZones.filter(missing.contains)
  }

  private func unknown(_ kind: String, _ name: String, _ section: BundleSection, _ rules: Rules) -> String {
    let names = (0..<rules.bundle.count(section)).map { rules.bundle.name(section, $0) }
    if section == .facts, name == "now" {
      return
        "these rules have no fact `now`; for times such as those of resets, add `now: {about: The current time., type: timestamp, from: app}` "
        + "to rules/facts.yaml"
    }
    let near = NearNames.of(name, among: names)
    return "unknown \(kind) `\(name)`; "
      + (near.isEmpty ? "known names: \(names.phrase(atMost: 8))" : "did you mean \(near.quotedPhrase("or"))?")
  }
}
