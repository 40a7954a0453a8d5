package import ArgumentParser

/// The options that select a config repository and an environment.
package struct SiteOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The environment, which is a file in `rules/overrides`.", valueName: "name"), completion: .environments)
  package var environment: String
  @Option(help: ArgumentHelp("The folder of the config repository.", valueName: "dir"), completion: .directory) package var site: String

  package init() {}
}

/// The options that select the signing keys.
package struct SigningOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The file of a private key that signs. Repeat for several keys.", valueName: "file"), completion: .file())
  package var key: [String] = []
  @Option(help: ArgumentHelp("An environment variable that contains a private key.", valueName: "name"))
  package var keyVariable: [String] = []
  @Option(help: ArgumentHelp("An open file descriptor from which private keys are read, one in each line.", valueName: "number"))
  package var keyDescriptor: Int32?
  @Flag(help: "Read private keys from standard input, one in each line.") package var keyStdin = false

  package init() {}
}

/// The options that set the terms of a publication.
package struct TermsOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The number of days until the values must be signed again.", valueName: "days"))
  package var validDays = 90
  @Option(help: ArgumentHelp("The time of publication, such as 2026-01-05T10:00:00Z. The default is now.", valueName: "time"))
  package var issued: String?
  @Option(help: ArgumentHelp("Who publishes. Everyone who can read the config repository can see it.", valueName: "name"))
  package var by: String?
  @Option(help: ArgumentHelp("Why it is published. Everyone who can read the config repository can see it.", valueName: "text"))
  package var because: String?
  @Option(help: ArgumentHelp("The commit of the rules. Everyone who can read the config repository can see it.", valueName: "id"))
  package var commit: String?
  @Option(
    help: ArgumentHelp("The bundle of a released app that must also accept it. Repeat for several apps.", valueName: "file"),
    completion: .file())
  package var app: [String] = []
  @Flag(help: "Print what would be published, and write nothing.") package var dryRun = false

  package init() {}
}
