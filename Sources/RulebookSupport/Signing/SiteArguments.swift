package import ArgumentParser

/// Creates and maintains a config repository.
package struct SiteCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "site", abstract: "Create a config repository for remote config, change its keys, keep it fresh, and show its state.",
    subcommands: [SiteInit.self, SiteRefresh.self, SiteRotate.self, SiteStatus.self, SiteWho.self])

  package init() {}
}

package struct SiteInit: SigningCommand {
  package static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Create a config repository and all its keys.",
    discussion: """
      Writes the config repository (a TUF repository) without values, and the private keys, each with its public key in FILE.pub: \
      root keys, which different people must keep; the key for `targets`, which signs values; the online key, which can only keep the config \
      repository fresh; and the key for emergency switches.

      Example: rulebook site init --site site --keys keys
      """)

  package static let words = "site init"

  @Option(help: ArgumentHelp("The folder of the config repository.", valueName: "dir"), completion: .directory) package var site: String
  @Option(
    help: ArgumentHelp("The folder for the private keys, outside of the config repository.", valueName: "dir"), completion: .directory)
  package
    var keys: String
  @Option(help: ArgumentHelp("How many root keys must sign a change of keys.", valueName: "number")) package var rootThreshold = 2
  @Option(help: ArgumentHelp("The number of root keys. The default is one more than the threshold, and 1 for 1.", valueName: "number"))
  package var rootKeys: Int?
  @Option(help: ArgumentHelp("How many keys must sign values: 2 if two people must agree.", valueName: "number")) package
    var targetsThreshold = 1
  @Option(help: ArgumentHelp("The number of keys that sign values. The default is the threshold.", valueName: "number"))
  package var targetsKeys: Int?
  @Option(help: ArgumentHelp("The time of creation, such as 2026-01-05T10:00:00Z. The default is now.", valueName: "time"))
  package var issued: String?

  package init() {}
}

package struct SiteRefresh: SigningCommand {
  package static let configuration = CommandConfiguration(
    commandName: "refresh", abstract: "Sign the snapshot and the timestamp of a config repository again, for a later expiry.",
    discussion: """
      Run it from a cron job, at least every few days. It needs only the online key.

      Example: rulebook site refresh --site SITE --key KEY
      """)

  package static let words = "site refresh"

  @Option(help: ArgumentHelp("The folder of the config repository.", valueName: "dir"), completion: .directory) package var site: String
  @OptionGroup package var signing: SigningOptions
  @Option(help: ArgumentHelp("The number of days until the next refresh is due at the latest.", valueName: "days"))
  package var validDays = 7
  @Option(help: ArgumentHelp("The time of the refresh. The default is now.", valueName: "time")) package var issued: String?

  package init() {}
}

package struct SiteRotate: SigningCommand {
  package static let configuration = CommandConfiguration(
    commandName: "rotate", abstract: "Change the keys of a role, or renew the root.",
    discussion: """
      A change of the roles `root`, `targets`, and `online` is a new version of the root, which as many root keys as the threshold sign. A \
      change of the role `emergency` is signed like values. Pass all keys that you have: those of the new role must sign its files again.

      Example:
        rulebook site rotate --site SITE --role online --add PUBLIC_KEY \\
          --key KEY --dry-run
      """)

  package static let words = "site rotate"

  @Option(help: ArgumentHelp("The folder of the config repository.", valueName: "dir"), completion: .directory) package var site: String
  @Option(
    help: ArgumentHelp("The role: root, targets, online, or emergency. Without it, only the expiry of the root changes.", valueName: "role")
  )
  package var role: String?
  @Option(
    help: ArgumentHelp("A public key to remove, its file, or at least 8 digits of its id. Repeat for several keys.", valueName: "key"))
  package var remove: [String] = []
  @Option(help: ArgumentHelp("A public key to add, or its file. Repeat for several keys.", valueName: "key"))
  package var add: [String] = []
  @Option(help: ArgumentHelp("How many keys of the role must sign.", valueName: "number")) package var threshold: Int?
  @OptionGroup package var signing: SigningOptions
  @Option(help: ArgumentHelp("The time of the change. The default is now.", valueName: "time")) package var issued: String?
  @Flag(help: "Print what would change, and write nothing.") package var dryRun = false

  package init() {}
}

package struct SiteStatus: SigningCommand {
  package static let configuration = CommandConfiguration(
    commandName: "status", abstract: "Verify a config repository like a client, and show what is live and what expires soon.",
    discussion: """
      Fails if the metadata or a file is invalid, if something has expired or expires soon, if the folder contains a private key, or if the \
      server does not answer 404 (or 403, or 410) for a missing file. Without that answer, clients cannot follow a change of the root.

      Example: rulebook site status --site SITE
      """)

  package static let words = "site status"

  @OptionGroup package var place: SitePlaceOptions
  @Flag(help: "Print JSON.") package var json = false
  @Option(help: ArgumentHelp("The time to compare with. The default is now.", valueName: "time")) package var issued: String?

  package init() {}
}

package struct SiteWho: SigningCommand {
  package static let configuration = CommandConfiguration(
    commandName: "who", abstract: "Show which values an install receives.",
    discussion: """
      Example:
        rulebook site who --install INSTALLATION --environment ENVIRONMENT --site SITE
      """)

  package static let words = "site who"

  @Option(help: ArgumentHelp("The id of the install.", valueName: "id")) package var install: String
  @Option(help: ArgumentHelp("The version of the app.", valueName: "version")) package var appVersion = "9999"
  @Option(help: ArgumentHelp("The environment.", valueName: "name"), completion: .environments) package var environment: String
  @OptionGroup package var place: SitePlaceOptions
  @Option(help: ArgumentHelp("The time to compare with. The default is now.", valueName: "time")) package var issued: String?

  package init() {}
}

/// Where a config repository is read from.
package struct SitePlaceOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The folder of the config repository.", valueName: "dir"), completion: .directory) package var site: String?
  @Option(help: ArgumentHelp("The URL of the config repository, to verify what a server serves.", valueName: "url")) package var url:
    String?
  @Option(
    help: ArgumentHelp(
      "The root file that apps are built with. The default is 1.root.json in the folder of the config repository.", valueName: "file"),
    completion: .file())
  package var root: String?

  package init() {}
}
