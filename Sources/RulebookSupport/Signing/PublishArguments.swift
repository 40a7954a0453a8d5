package import ArgumentParser

package struct Publish: SigningCommand {
  package static let configuration = CommandConfiguration(
    abstract: "Publish the signed overrides of an environment to a config repository.",
    discussion: """
      Publishes the values in `rules/overrides`. Prints the changes for each group of users. Rejects rules with mistakes, rules that do not \
      pass the checks of the environment, values that an app would reject, and values that were rolled back. If the rules do not pass, only \
      switches that `rules/remote` marks `emergency` are published. If all values are already live, nothing changes.

      The values become live when enough keys of the role `targets` and the online key sign. Until then they wait in the folder `pending` of \
      the config repository, and `rulebook sign` adds a signature.

      Example:
        rulebook publish --environment ENVIRONMENT --site SITE \\
          --key KEY --key KEY --dry-run
      """)

  @OptionGroup package var rules: RulesOptions
  @OptionGroup package var site: SiteOptions
  @OptionGroup package var signing: SigningOptions
  @OptionGroup package var terms: TermsOptions
  @Option(help: "The percentage of installs that receive it, such as 10 or 0.5. The others keep the live version. The default is all.")
  package var percent: String?
  @Option(
    help: ArgumentHelp(
      "A file with the steps of a rollout, one in each line: `2026-11-25T10:00:00Z 10%`. Publishes the step that is due, if it is not live. "
        + "Run it from a cron job or a CI job.", valueName: "file"))
  package var schedule: String?
  @Option(
    help: ArgumentHelp(
      "A shell command that runs before a step of --schedule is published. If it fails, the step is skipped until the next run.",
      valueName: "command"))
  package var holdIf: String?
  @Option(help: ArgumentHelp("The lowest app version that receives it.", valueName: "version")) package var minimumApp: String?
  @Flag(help: "Sign the live values again, for a later expiry. Ignores rules/overrides.")
  package var renew = false
  @Option(help: ArgumentHelp("Publish the value of this path although it was rolled back. Repeat for several paths.", valueName: "path"))
  package var again: [String] = []

  package init() {}
}
