import ArgumentParser

@main
struct Rulebook: ParsableCommand {
  static let version = "0.1.0"

  static let configuration = CommandConfiguration(
    commandName: "rulebook",
    abstract: "Checks product rules written in YAML, compiles them, and asks them questions.",
    version: version,
    subcommands: [
      Check.self, Build.self, Explain.self, Decide.self, Notifications.self, Eval.self, TryCondition.self, Test.self, Show.self, Find.self,
      Report.self, Diff.self, FixRules.self, Format.self, Inspect.self, Keygen.self,
      Publish.self, Rollback.self, Verify.self, RemoteConfig.self,
    ])
}
