import ArgumentParser
import RulebookSupport
import RulesBundle
import RulesJSON
import RulesRuntime

struct Notifications: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Plan somebody's notifications and print the week, with why each missing one is missing.",
    discussion: """
      Facts say who it is (`--fact plan=free --fact notifications.permission=granted --fact maintenance.dueToday=2`), --person has the \
      rest: what they chose, what they planned, what came before, in the keys of the request `notifications` (docs/requests.md). Where \
      it has no `days`, today's facts are taken to hold on every day of the week.
      """)

  @OptionGroup var rules: RulesOptions
  @Option(help: ArgumentHelp("The time zone: `Europe/Berlin`.", valueName: "name")) var zone: String?
  @Option(help: ArgumentHelp("The time: `2026-03-02T15:00:00Z`.", valueName: "time")) var now: String?
  @Option(name: .customLong("fact"), parsing: .singleValue, help: ArgumentHelp("A fact and its value.", valueName: "name=value")) var facts:
    [String] = []
  @Option(help: ArgumentHelp("Keys of the request, as a JSON object.", valueName: "file")) var person: String?
  @Option(help: ArgumentHelp("The language of the sentences: `de`. The product's own when left out.", valueName: "tag")) var locale: String?
  @Option(help: ArgumentHelp("Ask this bundle instead of the rules folder.", valueName: "file")) var bundle: String?

  func run() throws {
    try reporting {
      let loaded = try LoadedRules(bundle: bundle, rules)
      var asked = try AskedPlan(person)
      asked.put("zone", zone.map { .string($0) })
      asked.put("locale", locale.map { .string($0) })
      if let now {
        if let clock = loaded.rules.clock { asked.fact(clock, .string(now)) } else { asked.put("now", .string(now)) }
      }
      for fact in try FactArguments.parse(facts, for: loaded.rules.bundle) { asked.fact(fact.name, fact.value) }
      Console.print(try asked.text(loaded.rules))
    }
  }
}
