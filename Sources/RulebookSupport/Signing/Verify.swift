package import ArgumentParser

package struct Verify: SigningCommand {
  package static let configuration = CommandConfiguration(
    abstract: "Verify that apps accept the remote config that is live on a site.",
    discussion: "Verifies the signature with the --trusted keys, the payloads, and every value with the bundle of each --app or the rules."
  )

  @OptionGroup package var rules: RulesOptions
  @OptionGroup package var site: SiteOptions
  @Option(help: ArgumentHelp("The bundle of a released app. Repeat for several apps.", valueName: "file")) package var app: [String] = []

  package init() {}
}
