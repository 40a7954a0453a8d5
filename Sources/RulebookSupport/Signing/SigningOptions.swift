package import ArgumentParser

/// Which site, and whose signature counts there.
package struct SiteOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The environment: a file of `rules/overrides`.", valueName: "name"))
  package var environment: String
  @Option(help: ArgumentHelp("The folder of the site.", valueName: "dir")) package var site: String
  @Option(help: ArgumentHelp("A public key that apps trust, or its file; as often as there are keys.", valueName: "key"))
  package var trusted: [String] = []

  package init() {}
}

/// Who signs.
package struct SigningOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The file of a private key that signs; several while keys change hands.", valueName: "file"))
  package var key: [String] = []
  @Option(help: ArgumentHelp("A variable of the environment that holds a private key.", valueName: "name"))
  package var keyVariable: [String] = []

  package init() {}
}

/// What is published with what: the terms of a manifest.
package struct TermsOptions: ParsableArguments {
  @Option(help: ArgumentHelp("For how many days it is meant to hold.", valueName: "days"))
  package var validDays = 90
  @Option(help: ArgumentHelp("The time of publishing, such as 2026-01-05T10:00:00Z; now when left out.", valueName: "time"))
  package var issued: String?
  @Option(help: ArgumentHelp("Its version as EPOCH-VERSION; the next one when left out.", valueName: "version"))
  package var configVersion: String?
  @Option(help: ArgumentHelp("A public key that apps trust from here on, instead of those before; several.", valueName: "key"))
  package var handOverTo: [String] = []
  @Option(help: ArgumentHelp("The bundle of an app in the field, which must take it too; several.", valueName: "file"))
  package var app: [String] = []
  @Flag(help: "Say what would be published, and write nothing.") package var dryRun = false

  package init() {}
}
