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
    let now = try GivenTime.seconds(nil)
    let template = try publishing { () throws(PublishProblem) in
      form == .signed ? try RemoteConfigTemplate.signed(found) : try RemoteConfigTemplate.values(found, at: now)
    }
    // Unsigned values do not end by themselves.
    let ending = try publishing { () throws(PublishProblem) in try found.emergencies() }.filter { form == .values && $0.holds(at: now) }
    for one in ending {
      if let until = one.until { Console.note("rulebook: \(one.path) is off until \(MetadataTime.text(until)); export again then") }
    }
    guard let merge else {
      Console.note(
        "rulebook: this template replaces all parameters of a project; to keep the others, pass the existing template with --merge FILE")
      return Console.print(json: template.json.pretty())
    }
    guard let existing = FileSystem.read(merge) else { throw Failure(message: "cannot read \(merge)", code: Exit.noInput) }
    let (json, lines) = try publishing { () throws(PublishProblem) in try template.merged(into: existing) }
    for line in lines { Console.note("rulebook: \(line)") }
    Console.print(json: json.pretty())
  }
}
