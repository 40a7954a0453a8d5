import ArgumentParser
import LimitConfigs
import RulesBundle
import RulesPublishing

struct Rollback: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Publish anew what an earlier version offered, under a higher version.",
    discussion: "Without --app the rules of the folder must be sound: what is offered again must be what an app built from them takes.")

  @OptionGroup var rules: RulesOptions
  @OptionGroup var site: SiteOptions
  @OptionGroup var signing: SigningOptions
  @OptionGroup var terms: TermsOptions
  @Option(
    help: ArgumentHelp("The version to go back to, as EPOCH-VERSION; the one before what is live when left out.", valueName: "version"))
  var to: String?

  func run() throws {
    try reporting {
      let keys = try signing.keys()
      let wanted = try terms.terms(percent: 100, minimumApp: "0")
      let earlier = try to.map { given throws(Failure) in try ConfigVersion(given: given) }
      // In an emergency the rules may be in the middle of a change; what is in the field counts.
      let book = terms.app.isEmpty ? try PublishedRules(rules, environment: site.environment) : nil
      let apps = try terms.apps(book.map { ("an app built from these rules", $0.bundle) })
      let folder = SiteFolder(site.site)
      if !terms.dryRun { try folder.claim() }
      let trusted = try site.trustedKeys()
      let live = try folder.site(
        product: apps[0].bundle.text(.book, 0, Word.Book.product), environment: site.environment, trusted: keys.map(\.verifying) + trusted)
      let publication = try publishing { () throws(PublishProblem) in try Publication(again: earlier, on: live, wanted) }
      let publisher = Publisher(
        folder: folder, site: live, keys: keys, trusted: trusted, text: PublicationText(book?.written), dryRun: terms.dryRun)
      try publisher.publish(publication, from: publisher.liveConfig(beside: publication), apps)
    }
  }
}
