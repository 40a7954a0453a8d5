import ArgumentParser
import RemoteConfigs
import RulebookSupport
import RulesBundle
import RulesPublishing

/// Prints what a publication makes live and whether apps accept it, and then signs it.
struct Publisher {
  let folder: SiteFolder
  let site: PublishedConfigs
  let keys: [SigningKey]
  let now: Int64
  let text: PublicationText
  let dryRun: Bool
  /// Whether a schedule determines the share of installs.
  var isScheduled = false

  /// Returns the remote config that most receivers of a publication have now. If the config repository no longer has it, prints a note and returns nil.
  func liveConfig(beside publication: Publication) -> RemoteConfig? {
    guard let offer = publication.payloads.first.flatMap({ site.offer(replacedBy: $0) }) else { return RemoteConfig([]) }
    do { return try site.config(of: offer) } catch {
      Console.note("rulebook: the live remote config cannot be read, so the changes cannot be shown: \(error.message)")
      return nil
    }
  }

  /// Publishes. `changes` are those for most receivers; nil if their current values are unknown.
  func publish(_ publication: Publication, _ changes: [OverrideChange]?, _ apps: [AppVerdict.App]) throws(Failure) {
    Console.print("live: \(site.live?.index.version.description ?? "nothing")")
    for line in text.lines(of: publication.index, publication.origin) { Console.print("  \(line)") }
    if let shares = site.live.flatMap({ ShareChange.all(from: $0.index, to: publication.index) }), !shares.isEmpty {
      say(shares)
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
    if isScheduled, let waiting = try publishing({ () throws(PublishProblem) in try publication.waiting(at: now) }) {
      Console.print("the step waits for signatures already, so a signature is added to it")
      try step.finish(waiting, targetFiles: targetFiles + [withdrawn])
      return
    }
    // A cron line runs unattended, and must not discard a rollback that waits for a second person.
    if isScheduled, publication.discardsOther {
      throw Failure(
        message:
          "nothing is published: another publication waits for signatures; run `rulebook sign`, or discard it with `rulebook sign --discard`",
        code: Exit.findings)
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

  private func sayReplaced() {
    guard let pending = site.repository.pending, pending.root != nil || pending.targets != nil else { return }
    Console.print("replaces the files that waited for signatures in \(folder.path)/\(Draft.folder)")
  }

  /// Returns what changes for most receivers of a publication.
  func changes(in publication: Publication, from live: RemoteConfig?) -> [OverrideChange]? {
    guard let live, let payload = publication.payloads.first, let config = try? RemoteConfig(parsing: payload) else { return nil }
    return OverrideChange.all(from: live, to: config)
  }

  /// Prints what changes for the installs that receive another offer. A damaged payload must not prevent a rollback.
  private func say(_ shares: [ShareChange]) {
    func config(_ offer: ConfigIndex.Offer?) throws(PublishProblem) -> RemoteConfig {
      guard let offer else { return RemoteConfig([]) }
      return try site.config(of: offer)
    }
    for one in shares {
      Console.print("\(ShareText.of(one.share)) of all installs:")
      do throws(PublishProblem) {
        for line in text.lines(of: OverrideChange.all(from: try config(one.old), to: try config(one.new))) { Console.print("  \(line)") }
      } catch {
        Console.note("rulebook: their values cannot be read, so the changes cannot be shown: \(error.message)")
      }
    }
  }

  private func say(_ changes: [OverrideChange]) {
    Console.print(changes.isEmpty ? "no value changes" : "values:")
    for line in text.lines(of: changes) { Console.print("  \(line)") }
  }
}
