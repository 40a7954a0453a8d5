package import ArgumentParser

package struct Rollback: SigningCommand {
  package static let configuration = CommandConfiguration(
    abstract: "Publish anew what an earlier version offered, under a higher version.",
    discussion: """
      Without --app the rules of the folder must have no mistakes: what is offered again must be what an app built from them takes. What \
      `rules/overrides` still sets after a rollback is printed, and `publish` refuses it until it is edited, or named with `--again`.
      """)

  @OptionGroup package var rules: RulesOptions
  @OptionGroup package var site: SiteOptions
  @OptionGroup package var signing: SigningOptions
  @OptionGroup package var terms: TermsOptions
  @Option(
    help: ArgumentHelp(
      "The version to go back to, as EPOCH-VERSION; the one before what is live when left out; `shipped` for nothing set.",
      valueName: "version"))
  package var to: String?

  package init() {}
}
