package import ArgumentParser

package struct RemoteConfig: SigningCommand {
  package static let configuration = CommandConfiguration(
    commandName: "remote-config", abstract: "Print what is live on a site as a template of Firebase Remote Config.")

  package enum Form: String, ExpressibleByArgument, CaseIterable {
    case signed, values
  }

  @OptionGroup package var rules: RulesOptions
  @OptionGroup package var site: SiteOptions
  @Option(help: "The signed files, which clients verify, or the values alone.") package var form: Form = .signed

  package init() {}
}
