import ArgumentParser
import RemoteConfigs
import RulebookSupport
import RulesBundle
import RulesPublishing

/// The last step of publishing: prints what becomes live and whether apps accept it, and then writes it.
struct Publisher {
  let folder: SiteFolder
  let site: Site
  let keys: [SigningKey]
  /// The keys of --trusted, which apps trust.
  let trusted: [VerifyingKey]
  let text: PublicationText
  let dryRun: Bool

  /// Returns the remote config that most receivers of a publication have now. If the site no longer has it, prints a note and returns nil.
  func liveConfig(beside publication: Publication) -> RemoteConfig? {
    guard let offer = publication.payloads.first.flatMap({ site.offer(replacedBy: $0) }) else { return RemoteConfig([]) }
    do { return try RemoteConfig(parsing: try site.payload(of: offer)) } catch {
      let why = (error as? PublishProblem)?.message ?? (error as? ConfigError)?.message ?? "\(error)"
      Console.note("rulebook: the live remote config cannot be read, so the changes cannot be shown: \(why)")
      return nil
    }
  }

  /// Publishes. `changes` are those for most receivers; nil if their current values are unknown.
  func publish(_ publication: Publication, _ changes: [ValueChange]?, _ apps: [(name: String, bundle: RuleBundle)]) throws(Failure) {
    Console.print("live: \(site.live?.manifest.version.description ?? "nothing")")
    for line in text.lines(of: publication.manifest) { Console.print("  \(line)") }
    if let changes { say(changes) }
    let verdicts = AppVerdict.all(of: publication.payloads, by: apps)
    for verdict in verdicts { Console.print(text.line(of: verdict)) }
    if verdicts.contains(where: { $0.refusal != nil }) {
      throw Failure(message: "nothing is published: apps would reject it and keep their values", code: Exit.findings)
    }
    let files = try publishing { () throws(PublishProblem) in try publication.files(signedBy: keys, trusted: trusted) }
    if dryRun { return Console.print("nothing is written (--dry-run)") }
    try folder.write(files)
    Console.print("published to \(folder.path)")
  }

  /// Returns what changes for most receivers of a publication.
  func changes(in publication: Publication, from live: RemoteConfig?) -> [ValueChange]? {
    guard let live, let payload = publication.payloads.first, let config = try? RemoteConfig(parsing: payload) else { return nil }
    return ValueChange.all(from: live, to: config)
  }

  private func say(_ changes: [ValueChange]) {
    Console.print(changes.isEmpty ? "no value changes" : "values:")
    for line in text.lines(of: changes) { Console.print("  \(line)") }
  }
}

/// Runs a step of publishing. Its problem becomes the failure of the command.
func publishing<Value>(_ step: () throws(PublishProblem) -> Value) throws(Failure) -> Value {
  do { return try step() } catch { throw Failure(error) }
}
