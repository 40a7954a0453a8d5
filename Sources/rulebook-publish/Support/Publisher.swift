import ArgumentParser
import RemoteConfigs
import RulebookSupport
import RulesBundle
import RulesJSON
import RulesPublishing

/// Prints what a publication makes live and whether apps accept it, and then signs it.
struct Publisher {
  let folder: SiteFolder
  let site: Site
  let keys: [SigningKey]
  let now: Int64
  let text: PublicationText
  let dryRun: Bool

  /// Returns the remote config that most receivers of a publication have now. If the site no longer has it, prints a note and returns nil.
  func liveConfig(beside publication: Publication) -> RemoteConfig? {
    guard let offer = publication.payloads.first.flatMap({ site.offer(replacedBy: $0) }) else { return RemoteConfig([]) }
    do { return try site.config(of: offer) } catch {
      Console.note("rulebook: the live remote config cannot be read, so the changes cannot be shown: \(error.message)")
      return nil
    }
  }

  /// Publishes. `changes` are those for most receivers; nil if their current values are unknown.
  func publish(_ publication: Publication, _ changes: [ValueChange]?, _ apps: [AppVerdict.App]) throws(Failure) {
    Console.print("live: \(site.live?.index.version.description ?? "nothing")")
    for line in text.lines(of: publication.index, publication.origin) { Console.print("  \(line)") }
    if let shares = site.live.flatMap({ ShareChange.all(from: $0.index, to: publication.index) }), !shares.isEmpty {
      try say(shares)
    } else if let changes {
      say(changes)
    }
    let verdicts = AppVerdict.all(of: publication.payloads, publication.index.offers, by: apps)
    for verdict in verdicts { Console.print(text.line(of: verdict)) }
    if verdicts.contains(where: { $0.refusal != nil }) {
      throw Failure(message: "nothing is published: apps would reject it and keep their values", code: Exit.findings)
    }
    let (draft, targetFiles, withdrawn) = try publishing { () throws(PublishProblem) in try publication.draft() }
    if dryRun { return Console.print("nothing is written (--dry-run)") }
    let step = LiveStep(folder: folder, repository: site.repository, keys: keys, now: now)
    if let waiting = waiting(publication) {
      Console.print("the same values wait for signatures already, so a signature is added to those")
      try step.finish(waiting)
      return
    }
    sayReplaced()
    try step.finish(draft, targetFiles: targetFiles + [withdrawn])
  }

  /// Signs the live values again, for a later expiry.
  func renew(until expires: Int64) throws(Failure) {
    let repository = site.repository
    let draft = try publishing { () throws(PublishProblem) in
      guard site.live != nil else { throw PublishProblem("there is no live remote config to renew") }
      return try repository.draft(repository.targets, expires: expires)
    }
    Console.print("the live values are signed again, until \(MetadataTime.text(expires))")
    if dryRun { return Console.print("nothing is written (--dry-run)") }
    sayReplaced()
    try LiveStep(folder: folder, repository: repository, keys: keys, now: now).finish(draft)
  }

  /// Returns the draft that waits for signatures if it makes the same offers live. A cron line prepares a step of a schedule again at each run, and must
  /// not discard the signatures of others.
  private func waiting(_ publication: Publication) -> Draft? {
    guard let pending = site.repository.pending, pending.root == nil, let file = pending.targets,
      (try? site.repository.requireCurrent(pending)) != nil, let targets = try? TargetsMetadata(file),
      let content = targets[site.paths.index]?.content, content.matches(publication.index.json.compact())
    else { return nil }
    return Draft(targets: file)
  }

  private func sayReplaced() {
    guard let pending = site.repository.pending, pending.root != nil || pending.targets != nil else { return }
    Console.print("replaces what waited for signatures in \(folder.path)/\(Draft.folder)")
  }

  /// Returns what changes for most receivers of a publication.
  func changes(in publication: Publication, from live: RemoteConfig?) -> [ValueChange]? {
    guard let live, let payload = publication.payloads.first, let config = try? RemoteConfig(parsing: payload) else { return nil }
    return ValueChange.all(from: live, to: config)
  }

  /// Prints what changes for the installs that receive another offer.
  private func say(_ shares: [ShareChange]) throws(Failure) {
    func config(_ offer: ConfigIndex.Offer?) throws(Failure) -> RemoteConfig {
      guard let offer else { return RemoteConfig([]) }
      return try publishing { () throws(PublishProblem) in try site.config(of: offer) }
    }
    for one in shares {
      Console.print("\(ShareText.of(one.share)) of all installs:")
      for line in text.lines(of: ValueChange.all(from: try config(one.old), to: try config(one.new))) { Console.print("  \(line)") }
    }
  }

  private func say(_ changes: [ValueChange]) {
    Console.print(changes.isEmpty ? "no value changes" : "values:")
    for line in text.lines(of: changes) { Console.print("  \(line)") }
  }
}
