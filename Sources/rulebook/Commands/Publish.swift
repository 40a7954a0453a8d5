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
  @Option(help: "How many of all installs take it, in percent; the others keep what is live. All when left out.") var percent: Int?
  @Option(help: ArgumentHelp("Apps below this version do not take it.", valueName: "version")) var minimumApp: String?
  @Flag(help: "Publish what is live once more, for a later expiry or other keys; what rules/overrides says now is not looked at.")
  var renew = false

  func run() throws {
    try reporting {
      let keys = try signing.keys()
      if renew, percent != nil || minimumApp != nil {
        throw Failure(
          message: "--renew publishes what is live to those who have it; it takes neither --percent nor --minimum-app", code: Exit.usage)
      }
      let wanted = try terms.terms(percent: percent ?? 100, minimumApp: minimumApp ?? "0")
      let book = try PublishedRules(rules, environment: site.environment)
      let apps = try terms.apps(("an app built from these rules", book.bundle))
      let folder = SiteFolder(site.site)
      if !terms.dryRun { try folder.claim() }
      let trusted = try site.trustedKeys()
      let live = try folder.site(product: book.product, environment: site.environment, trusted: keys.map(\.verifying) + trusted)
      let publication = try publishing { () throws(PublishProblem) in
        renew ? try Publication(renewing: live, wanted) : try Publication(book.config, on: live, wanted)
      }
      let publisher = Publisher(
        folder: folder, site: live, keys: keys, trusted: trusted, text: PublicationText(book.written), dryRun: terms.dryRun)
      if publication.changesNothing, !renew, wanted.version == nil {
        return Console.print(
          "nothing to publish: \(live.live?.manifest.version.description ?? "") says it already (--renew for a later expiry)")
      }
      let config = publisher.liveConfig(beside: publication)
      if let config, !renew { try book.sayWhatChanges(from: config) }
      try publisher.publish(publication, from: config, apps)
    }
  }
}
