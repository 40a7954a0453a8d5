package import ArgumentParser

package struct Rollback: SigningCommand {
  package static let configuration = CommandConfiguration(
    abstract: "Publish the values of an earlier version again, under a higher version.",
    discussion: """
      Without --app, the rules must have no mistakes, because an app built from them must accept the values. If `rules/overrides` still \
      sets a value that was rolled back, the value is printed, and `publish` rejects it until you edit it or name it with `--again`.

      Example:
        rulebook rollback --environment ENVIRONMENT --site SITE \\
          --key KEY --key KEY
      """)

  @OptionGroup package var rules: RulesOptions
  @OptionGroup package var site: SiteOptions
  @OptionGroup package var signing: SigningOptions
  @OptionGroup package var terms: TermsOptions
  @Option(
    help: ArgumentHelp(
      "The version to go back to, or `shipped` for no overrides. The default is the version before the live one.", valueName: "version"))
  package var to: String?

  package init() {}
}
