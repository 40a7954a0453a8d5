package import ArgumentParser

package struct Publish: SigningCommand {
  package static let configuration = CommandConfiguration(
    abstract: "Publish what `rules/overrides` sets for an environment, signed, to a folder that is a site.",
    discussion: """
      Says what changes for whom, and refuses what may not ship: rules with mistakes, rules that are not fit for the environment, values that \
      an app would refuse, values that a rollback took back. While the rules are not fit, switches that `rules/remote` marks `emergency` are \
      published alone. `--dry-run` says it and writes nothing. Publishing again what is live changes nothing.
      """)

  @OptionGroup package var rules: RulesOptions
  @OptionGroup package var site: SiteOptions
  @OptionGroup package var signing: SigningOptions
  @OptionGroup package var terms: TermsOptions
  @Option(help: "How many of all installs take it, in percent; the others keep what is live. All when left out.") package var percent: Int?
  @Option(help: ArgumentHelp("Apps below this version do not take it.", valueName: "version")) package var minimumApp: String?
  @Flag(help: "Publish what is live once more, for a later expiry or other keys; what rules/overrides says now is not looked at.")
  package var renew = false
  @Option(help: ArgumentHelp("Publish the value of this path again although a rollback took it back; several.", valueName: "path"))
  package var again: [String] = []

  package init() {}
}
