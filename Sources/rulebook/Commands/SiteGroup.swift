import ArgumentParser
import RulebookSupport

/// What `site` means on the command line: the website of the rules, which `rulebook site` writes, and the config repository with the remote config.
struct SiteGroup: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "site",
    abstract: "Write web pages that show the rules, or create and maintain a config repository, which serves remote config.",
    discussion: """
      Examples:
        rulebook site --out pages
        rulebook site init --site site --keys keys
        rulebook site status --site SITE
      """,
    subcommands: [WriteSite.self] + SiteCommand.configuration.subcommands, defaultSubcommand: WriteSite.self)
}
