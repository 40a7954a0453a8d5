import ArgumentParser
import HostTime
import LimitConfigs
import RulesBundle
import RulesCompiler
import RulesDiff
import RulesModel
import RulesPublishing

struct Publish: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Publish what `rules/overrides` sets for an environment, signed, to a folder that is a site.",
    discussion: """
      Says what changes for whom, and refuses what may not ship: rules with mistakes, rules that are not fit for the environment, values that \
      an app would refuse. `--dry-run` says it and writes nothing. Publishing again what is live changes nothing.
      """)

  @OptionGroup var rules: RulesOptions
  @OptionGroup var site: SiteOptions
  @OptionGroup var signing: SigningOptions
  @OptionGroup var terms: TermsOptions
  @Option(help: "How many of all installs take it; the others keep what is live.") var percent = 100
  @Option(help: ArgumentHelp("Apps below this version do not take it.", valueName: "version")) var minimumApp = "0"
  @Flag(help: "Publish also when nothing changes, for a later expiry.") var renew = false

  func run() throws {
    try reporting {
      let keys = try signing.keys()
      let wanted = try terms.terms(percent: percent, minimumApp: minimumApp)
      let book = try PublishedRules(rules, environment: site.environment)
      let apps = try terms.apps(("an app built from these rules", book.bundle))
      let folder = SiteFolder(site.site)
      if !terms.dryRun { try folder.claim() }
      let live = try folder.site(
        product: book.product, environment: site.environment, trusted: keys.map(\.verifying) + (try site.trustedKeys()))
      let publication = try publishing { () throws(PublishProblem) in try Publication(book.config, on: live, wanted) }
      let publisher = Publisher(folder: folder, site: live, keys: keys, text: PublicationText(book.written), dryRun: terms.dryRun)
      if publication.changesNothing, !renew {
        return Console.print(
          "nothing to publish: \(live.live?.manifest.version.description ?? "") says it already (--renew for a later expiry)")
      }
      let config = publisher.liveConfig()
      if let config { try book.sayWhatChanges(from: config) }
      try publisher.publish(publication, from: config, apps)
    }
  }
}
