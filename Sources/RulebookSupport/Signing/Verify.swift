package import ArgumentParser

package struct Verify: SigningCommand {
  package static let configuration = CommandConfiguration(
    abstract: "Say whether apps would take what is live on a site.",
    discussion: "Checks the signature by the keys of --trusted, the payloads, and every value by the bundle of each --app, or by the rules."
  )

  @OptionGroup package var rules: RulesOptions
  @OptionGroup package var site: SiteOptions
  @Option(help: ArgumentHelp("The bundle of an app in the field; several.", valueName: "file")) package var app: [String] = []

  package init() {}
}
