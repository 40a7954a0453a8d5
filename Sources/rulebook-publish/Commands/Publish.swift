import LimitConfigs
import RulebookSupport
import RulesBundle
import RulesPublishing

extension Publish: SigningWork {
  func work() throws {
    let keys = try signing.keys()
    if renew, percent != nil || minimumApp != nil || !again.isEmpty {
      throw Failure(
        message: "--renew publishes what is live to those who have it; it takes no --percent, --minimum-app or --again", code: Exit.usage)
    }
    let wanted = try terms.terms(percent: percent ?? 100, minimumApp: minimumApp ?? "0")
    let book = try PublishedRules(rules, environment: site.environment)
    if let unfit = book.unfit {
      guard !renew, let switches = EmergencySwitches(book.written, of: site.environment) else { throw unfit.refusal() }
      return try publish(switches, book, unfit, wanted, keys)
    }
    let apps = try terms.apps(book.ownApp)
    let publisher = try publisher(book, keys, writes: true)
    let publication: Publication
    if renew {
      publication = try publishing { () throws(PublishProblem) in try Publication(renewing: publisher.site, wanted) }
    } else {
      try sayWithdrawn(publisher, book.config)
      publication = try publishing { () throws(PublishProblem) in
        try Publication(book.config, on: publisher.site, wanted, again: Set(again))
      }
    }
    if publication.changesNothing, !renew, wanted.version == nil {
      // What was rolled back is no longer set: from here on it may be set again.
      if !terms.dryRun, let acceptance = publisher.site.acceptance { try publisher.folder.write([acceptance]) }
      return Console.print(
        "nothing to publish: \(publisher.site.live?.manifest.version.description ?? "") says it already (--renew for a later expiry)")
    }
    let config = publisher.liveConfig(beside: publication)
    if let config, !renew { try book.sayWhatChanges(from: config) }
    try publisher.publish(publication, publisher.changes(in: publication, from: config), apps)
  }

  /// What a rollback took back and the rules would publish again, with the edits that take it out.
  private func sayWithdrawn(_ publisher: Publisher, _ config: LimitConfig) throws(Failure) {
    let withdrawn = publisher.site.withdrawn.repeated(by: config, except: Set(again))
    guard !withdrawn.isEmpty else { return }
    let live = try publishing { () throws(PublishProblem) in try publisher.site.widestConfig() }
    for line in publisher.text.lines(of: withdrawn, in: site.environment, live: live) { Console.print(line) }
  }

  /// While the rules are not fit: switches for an emergency alone. They need form, bounds, and apps in the field that take them.
  private func publish(
    _ given: EmergencySwitches, _ book: PublishedRules, _ unfit: PublishedRules.Unfit, _ wanted: Terms, _ keys: [SigningKey]
  ) throws(Failure) {
    var switches = given
    func changes(_ publisher: Publisher) throws(Failure) -> [ValueChange] {
      switches = given
      return try publishing { () throws(PublishProblem) in try switches.changes(on: publisher.site, again: Set(again)) }
    }
    // Nothing is made or locked before it is known that there is something to publish.
    var publisher = try publisher(book, keys, writes: false)
    if try changes(publisher).isEmpty {
      for line in publisher.text.lines(waiting: [], held: switches.held) { Console.print(line) }
      throw unfit.refusal()
    }
    if percent != nil || minimumApp != nil {
      throw Failure(message: "an emergency switch is published to all installs; leave --percent and --minimum-app out", code: Exit.usage)
    }
    let apps = try terms.apps(book.ownApp)
    guard !apps.isEmpty else {
      throw Failure(
        message: "nothing is published: while the rules have mistakes, name the bundles of the apps in the field with --app",
        code: Exit.usage)
    }
    publisher = try self.publisher(book, keys, writes: true)
    let changed = try changes(publisher)
    let site = publisher.site
    let live = try publishing { () throws(PublishProblem) in try site.widestConfig() }
    let publication = try publishing { () throws(PublishProblem) in try Publication(changing: changed, on: site, wanted) }
    let after = live.changed(by: changed)
    Console.print("\(unfit.why)\nonly switches that rules/remote marks `emergency` are published")
    for line in publisher.text.lines(waiting: ValueChange.all(from: after, to: book.config), held: switches.held) { Console.print(line) }
    if book.bundle != nil { try book.sayWhatChanges(from: live, to: after) }
    try publisher.publish(publication, changed, apps)
  }

  private func publisher(_ book: PublishedRules, _ keys: [SigningKey], writes: Bool) throws(Failure) -> Publisher {
    let folder = SiteFolder(site.site)
    if writes, !terms.dryRun { try folder.claim() }
    let trusted = try site.trustedKeys()
    let live = try folder.site(product: book.product, environment: site.environment, trusted: keys.map(\.verifying) + trusted)
    return Publisher(folder: folder, site: live, keys: keys, trusted: trusted, text: PublicationText(book.written), dryRun: terms.dryRun)
  }
}
