import RemoteConfigs
import RulebookSupport
import RulesBundle
import RulesPublishing

extension Publish: SigningWork {
  func work() throws {
    let keys = try signing.keys()
    if renew, percent != nil || minimumApp != nil || !again.isEmpty {
      throw Failure(
        message: "--renew republishes the live values to the same installs; omit --percent, --minimum-app, and --again", code: Exit.usage)
    }
    var percent = percent
    if let schedule {
      guard percent == nil, !renew else {
        throw Failure(message: "--schedule has the percentages; omit --percent and --renew", code: Exit.usage)
      }
      let (plan, now) = (try RolloutSchedule(schedule), try GivenTime.seconds(terms.issued))
      let next = plan.next(after: now).map { "; the next step is \($0.text)" } ?? ""
      guard let step = plan.step(at: now) else { return Console.print("no step is due\(next)") }
      Console.print("the step \(step.text) is due\(next)")
      percent = step.percent
    } else if holdIf != nil {
      throw Failure(message: "--hold-if takes effect only with --schedule", code: Exit.usage)
    }
    let wanted = try terms.terms(percent: percent, minimumApp: minimumApp ?? "0")
    let book = try PublishedRules(rules, environment: site.environment)
    if let unfit = book.unfit {
      guard !renew, let switches = EmergencySwitches(book.written, of: site.environment, on: book.today) else { throw unfit.refusal() }
      return try publish(switches, book, unfit, wanted, keys)
    }
    let apps = try terms.apps(book.ownApp, beside: rules)
    let publisher = try publisher(book, keys, wanted, writes: true)
    for (path, text) in book.written.endings(in: site.environment, on: book.today) { Console.print("\(path) \(text)") }
    if renew { return try publisher.renew(until: wanted.expires) }
    try sayWithdrawn(publisher, book.config)
    let publication = try publishing { () throws(PublishProblem) in
      try Publication(book.config, on: publisher.site, wanted, again: Set(again))
    }
    if publication.changesNothing {
      // The rules no longer set the values that were rolled back, so they can be set again from now on.
      if !terms.dryRun, let acceptance = publisher.site.acceptance(isScheduled: schedule != nil) {
        try publisher.folder.write([acceptance])
      }
      return Console.print(
        "nothing to publish: \(publisher.site.live?.index.version.description ?? "") already has these values (use --renew for a later expiry)"
      )
    }
    if schedule != nil, publisher.site.withdrawn.endsSchedules {
      throw Failure(
        message: "nothing is published: a rollback ended the schedule; to continue, publish a step with --percent instead of --schedule",
        code: Exit.findings)
    }
    if let holdIf, let why = Publish.hold(holdIf) { return Console.print("held, and tried again at the next run: `\(holdIf)` \(why)") }
    let config = publisher.liveConfig(beside: publication)
    if let config { try book.sayWhatChanges(from: config) }
    try publisher.publish(publication, publisher.changes(in: publication, from: config), apps)
  }

  /// Returns the reason why a step is skipped; nil if the command succeeds. Its output goes to standard error.
  private static func hold(_ command: String) -> String? {
    guard let run = ChildProcess.run("/bin/sh", ["-c", command]) else { return "cannot run" }
    for bytes in [run.output, run.errors] where !bytes.isEmpty { Console.note(String(decoding: bytes.prefix(4096), as: UTF8.self)) }
    return run.status == 0 ? nil : "ended with status \(run.status)"
  }

  /// Prints the values that were rolled back and that the rules would publish again, with the edits that remove them.
  private func sayWithdrawn(_ publisher: Publisher, _ config: RemoteConfig) throws(Failure) {
    let withdrawn = publisher.site.withdrawn.repeated(by: config, except: Set(again))
    guard !withdrawn.isEmpty else { return }
    let live = try publishing { () throws(PublishProblem) in try publisher.site.widestConfig() }
    for line in publisher.text.lines(of: withdrawn, in: site.environment, live: live) { Console.print(line) }
  }

  /// Publishes only emergency switches, because the rules do not pass their checks. The switches must be valid, and released apps must accept
  /// them.
  private func publish(
    _ given: EmergencySwitches, _ book: PublishedRules, _ unfit: PublishedRules.Unfit, _ wanted: Terms, _ keys: [SigningKey]
  ) throws(Failure) {
    var switches = given
    func changes(_ publisher: Publisher) throws(Failure) -> [OverrideChange] {
      switches = given
      return try publishing { () throws(PublishProblem) in try switches.changes(on: publisher.site, again: Set(again)) }
    }
    // Create and lock nothing before it is clear that there is something to publish.
    var publisher = try publisher(book, keys, wanted, writes: false)
    if try changes(publisher).isEmpty {
      for line in publisher.text.lines(waiting: [], held: switches.held) { Console.print(line) }
      throw unfit.refusal()
    }
    if percent != nil || minimumApp != nil {
      throw Failure(message: "an emergency switch is published to all installs; omit --percent and --minimum-app", code: Exit.usage)
    }
    let apps = try terms.apps(book.ownApp, beside: rules)
    guard !apps.isEmpty else {
      throw Failure(
        message: "nothing is published: while the rules have mistakes, pass the bundles of released apps with --app",
        code: Exit.usage)
    }
    publisher = try self.publisher(book, keys, wanted, writes: true)
    let changed = try changes(publisher)
    let site = publisher.site
    let live = try publishing { () throws(PublishProblem) in try site.widestConfig() }
    let publication = try publishing { () throws(PublishProblem) in try Publication(changing: changed, on: site, wanted) }
    let after = live.changed(by: changed)
    Console.print("\(unfit.why)\nonly switches that rules/remote marks `emergency` are published")
    for line in publisher.text.lines(waiting: OverrideChange.all(from: after, to: book.config), held: switches.held) { Console.print(line) }
    if book.bundle != nil { try book.sayWhatChanges(from: live, to: after) }
    try publisher.publish(publication, changed, apps)
  }

  private func publisher(_ book: PublishedRules, _ keys: [SigningKey], _ wanted: Terms, writes: Bool) throws(Failure) -> Publisher {
    let folder = SiteFolder(site.site)
    if writes, !terms.dryRun, FileSystem.isFolder(folder.path) { try folder.claim() }
    let live = try folder.site(product: book.product, environment: site.environment)
    return Publisher(
      folder: folder, site: live, keys: keys, now: wanted.issued, text: PublicationText(book.written), dryRun: terms.dryRun,
      isScheduled: schedule != nil)
  }
}
