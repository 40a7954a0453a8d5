import ArgumentParser
import LimitConfigs
import RulesBundle
import RulesJSON
import RulesPublishing
import RulesRuntime

struct RemoteConfig: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remote-config", abstract: "Print what is live on a site as a template of Firebase Remote Config.")

  enum Form: String, ExpressibleByArgument, CaseIterable {
    case signed, values
  }

  @OptionGroup var rules: RulesOptions
  @OptionGroup var site: SiteOptions
  @Option(help: "The signed files, which clients verify, or the values alone.") var form: Form = .signed

  func run() throws {
    try reporting {
      let trusted = try site.trustedKeys()
      guard !trusted.isEmpty else { throw Failure(message: "say whose signature counts: --trusted KEY", code: Exit.usage) }
      let bundle = try LoadedRules(bundle: nil, rules).rules.bundle
      let product = bundle.text(bundle.book[0].product)
      let found = try SiteFolder(site.site).site(product: product, environment: site.environment, trusted: trusted)
      let template = try publishing { () throws(PublishProblem) in
        form == .signed ? try RemoteConfigTemplate.signed(found) : try RemoteConfigTemplate.values(found)
      }
      Console.print(json: template.json.pretty())
    }
  }
}
