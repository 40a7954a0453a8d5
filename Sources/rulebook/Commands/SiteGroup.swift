import ArgumentParser
import RulebookSupport

/// The two kinds of sites: the web pages that show the rules, which `rulebook site` writes, and the folder with the remote config.
struct SiteGroup: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "site",
    abstract: "Write web pages that show the rules, or create and maintain the folder of a remote config.",
    discussion: """
      Examples:
        rulebook site --out pages
        rulebook site init --site site --keys keys
        rulebook site status --site SITE
      """,
    subcommands: [WriteSite.self] + SiteCommand.configuration.subcommands, defaultSubcommand: WriteSite.self)
}
