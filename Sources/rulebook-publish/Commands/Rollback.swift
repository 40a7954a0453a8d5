import RemoteConfigs
import RulebookSupport
import RulesBundle
import RulesPublishing

extension Rollback: SigningWork {
  func work() throws {
    let keys = try signing.keys()
    let wanted = try terms.terms(percent: nil, minimumApp: "0")
    let earlier = try to.flatMap { given throws(Failure) in given == "shipped" ? nil : try Rollback.version(given) }
    // In an emergency, the rules can be incomplete. With --app, only the released apps must accept the values.
    let isOwn = terms.app.isEmpty
    let book =
      isOwn ? try PublishedRules(rules, environment: site.environment) : try? PublishedRules(rules, environment: site.environment)
    if isOwn, book?.bundle == nil, let unfit = book?.unfit { throw unfit.refusal() }
    let apps = try terms.apps(isOwn ? book?.ownApp : nil, beside: rules)
    let folder = SiteFolder(site.site)
    if !terms.dryRun, FileSystem.isFolder(folder.path) { try folder.claim() }
    let live = try folder.site(product: apps[0].bundle.text(apps[0].bundle.book[0].product), environment: site.environment)
    let publication = try publishing { () throws(PublishProblem) in
      to == "shipped" ? try Publication(asShippedOn: live, wanted) : try Publication(again: earlier, on: live, wanted)
    }
    let publisher = Publisher(
      folder: folder, site: live, keys: keys, now: wanted.issued, text: PublicationText(book?.written), dryRun: terms.dryRun)
    try publisher.publish(publication, publisher.changes(in: publication, from: publisher.liveConfig(beside: publication)), apps)
    guard let book else { return Console.note("rulebook: rules/overrides cannot be read; remove the values that were rolled back from it") }
    let repeated = publication.withdrawn.repeated(by: book.config)
    for line in publisher.text.lines(of: repeated, in: site.environment, live: publication.widestConfig) { Console.print(line) }
  }

  private static func version(_ given: String) throws(Failure) -> ConfigVersion {
    guard let number = Int64(given), number >= 1 else {
      throw Failure(message: "--to takes a version such as 7, or `shipped`, not `\(given)`", code: Exit.usage)
    }
    return ConfigVersion(number)
  }
}
