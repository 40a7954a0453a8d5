package import ArgumentParser

package struct Verify: SigningCommand {
  package static let configuration = CommandConfiguration(
    abstract: "Verify that apps accept the remote config that is live in a config repository.",
    discussion: """
      Verifies the config repository, starting at the root that apps are built with, and checks every value against the bundle of each \
      --app, or against the rules.

      Example: rulebook verify --environment ENVIRONMENT --site SITE
      """
  )

  @OptionGroup package var rules: RulesOptions
  @OptionGroup package var site: SiteOptions
  @Option(
    help: ArgumentHelp("The root file that apps are built with. The default is 1.root.json of the config repository.", valueName: "file"),
    completion: .file())
  package var root: String?
  @Option(help: ArgumentHelp("The bundle of a released app. Repeat for several apps.", valueName: "file"), completion: .file()) package
    var app: [String] = []
  @Option(help: ArgumentHelp("The time to compare with. The default is now.", valueName: "time")) package var issued: String?

  package init() {}
}
