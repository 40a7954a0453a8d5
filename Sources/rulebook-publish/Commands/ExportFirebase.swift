import RemoteConfigs
import RulebookSupport
import RulesBundle
import RulesJSON
import RulesPublishing
import RulesRuntime

extension ExportFirebase: SigningWork {
  func work() throws {
    let bundle = try LoadedRules(bundle: nil, rules).rules.bundle
    let product = bundle.text(bundle.book[0].product)
    let found = try SiteFolder(site.site).site(product: product, environment: site.environment)
    let template = try publishing { () throws(PublishProblem) in
      form == .signed ? try RemoteConfigTemplate.signed(found) : try RemoteConfigTemplate.values(found)
    }
    Console.print(json: template.json.pretty())
  }
}
