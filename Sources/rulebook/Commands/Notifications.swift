import ArgumentParser
import RulebookSupport
import RulesBundle
import RulesJSON
import RulesRuntime

struct Notifications: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Preview a user's scheduled notifications for a week, with the reason for each suppressed one.",
    discussion: """
      Facts describe the user (`--fact plan=free --fact notifications.permission=granted --fact maintenance.dueToday=2`). --person names \
      a file with the other keys of the request `notifications` (docs/use/requests/notifications.md): the user's settings and plans, and \
      the notifications delivered so far. If the file has no `days`, today's facts apply to every day of the week.

      Example: rulebook notifications --zone Europe/Berlin --now 2026-03-02T12:00:00Z
      """)

  @OptionGroup var rules: RulesOptions
  @Option(help: ArgumentHelp("The time zone, such as `Europe/Berlin`.", valueName: "name"), completion: .zones) var zone: String?
  @Option(help: ArgumentHelp("The current time, such as `2026-03-02T15:00:00Z`.", valueName: "time")) var now: String?
  @Option(
    name: .customLong("fact"), parsing: .singleValue, help: ArgumentHelp("A fact and its value.", valueName: "name=value"),
    completion: .facts) var facts: [String] = []
  @Option(help: ArgumentHelp("A JSON file with keys of the request.", valueName: "file"), completion: .file(extensions: ["json"]))
  var person: String?
  @Option(
    help: ArgumentHelp("The language of the copy, such as `de`. The default is the product's language.", valueName: "tag"),
    completion: .languages)
  var locale: String?
  @Option(help: ArgumentHelp("Evaluate this bundle instead of the rules folder.", valueName: "file"), completion: .file()) var bundle:
    String?

  func run() throws {
    try reporting {
      let loaded = try LoadedRules(bundle: bundle, rules)
      var asked = try AskedPlan(person)
      asked.put("zone", zone.map { .string($0) })
      if asked["zone"] == nil {
        throw Failure(message: "the time zone is missing: pass --zone NAME, or `zone` in the file of --person", code: Exit.usage)
      }
      asked.put("locale", locale.map { .string($0) })
      if let now {
        if let clock = loaded.rules.clock { asked.fact(clock, .string(now)) } else { asked.put("now", .string(now)) }
      }
      for fact in try FactArguments.parse(facts, for: loaded.rules.bundle) { asked.fact(fact.name, fact.value) }
      Console.print(try asked.text(loaded.rules))
    }
  }
}
