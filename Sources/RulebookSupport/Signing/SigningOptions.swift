package import ArgumentParser

/// The options that select a site and the keys that are trusted there.
package struct SiteOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The environment, which is a file in `rules/overrides`.", valueName: "name"))
  package var environment: String
  @Option(help: ArgumentHelp("The folder of the site.", valueName: "dir")) package var site: String
  @Option(help: ArgumentHelp("A public key that apps trust, or its file. Repeat for several keys.", valueName: "key"))
  package var trusted: [String] = []

  package init() {}
}

/// The options that select the signing keys.
package struct SigningOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The file of a private key that signs. Repeat for several keys during a key handover.", valueName: "file"))
  package var key: [String] = []
  @Option(help: ArgumentHelp("An environment variable that contains a private key.", valueName: "name"))
  package var keyVariable: [String] = []

  package init() {}
}

/// The options that set the terms of a manifest.
package struct TermsOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The number of days until it expires.", valueName: "days"))
  package var validDays = 90
  @Option(help: ArgumentHelp("The time of publication, such as 2026-01-05T10:00:00Z. The default is now.", valueName: "time"))
  package var issued: String?
  @Option(help: ArgumentHelp("The version, as EPOCH-VERSION. The default is the next version.", valueName: "version"))
  package var configVersion: String?
  @Option(
    help: ArgumentHelp(
      "A public key that apps trust from now on, instead of the previous keys. Repeat for several keys.", valueName: "key"))
  package var handOverTo: [String] = []
  @Option(help: ArgumentHelp("The bundle of a released app that must also accept it. Repeat for several apps.", valueName: "file"))
  package var app: [String] = []
  @Flag(help: "Print what would be published, and write nothing.") package var dryRun = false

  package init() {}
}
