import ArgumentParser
import LimitConfigs
import RulebookSupport
import RulesBundle
import RulesPublishing

/// The end of publishing: says what would be live and what apps make of it, then writes it.
struct Publisher {
  let folder: SiteFolder
  let site: Site
  let keys: [SigningKey]
  /// Keys that apps trust, as whoever publishes says.
  let trusted: [VerifyingKey]
  let text: PublicationText
  let dryRun: Bool

  /// What most of those have now who would get what is published; nil, and said, where the site has it no more.
  func liveConfig(beside publication: Publication) -> LimitConfig? {
    guard let offer = publication.payloads.first.flatMap({ site.offer(replacedBy: $0) }) else { return LimitConfig([]) }
    do { return try LimitConfig(parsing: try site.payload(of: offer)) } catch {
      let why = (error as? PublishProblem)?.message ?? (error as? Refusal)?.message ?? "\(error)"
      Console.note("rulebook: what is live cannot be read, so what changes cannot be said: \(why)")
      return nil
    }
  }

  /// `changes`: for most of those who get it; nil where what they have is not known.
  func publish(_ publication: Publication, _ changes: [ValueChange]?, _ apps: [(name: String, bundle: Bundle)]) throws(Failure) {
    Console.print("live: \(site.live?.manifest.version.description ?? "nothing")")
    for line in text.lines(of: publication.manifest) { Console.print("  \(line)") }
    if let changes { say(changes) }
    let verdicts = AppVerdict.all(of: publication.payloads, by: apps)
    for verdict in verdicts { Console.print(text.line(of: verdict)) }
    if verdicts.contains(where: { $0.refusal != nil }) {
      throw Failure(message: "nothing is published: apps would keep what they have", code: Exit.findings)
    }
    let files = try publishing { () throws(PublishProblem) in try publication.files(signedBy: keys, trusted: trusted) }
    if dryRun { return Console.print("nothing is written (--dry-run)") }
    try folder.write(files)
    Console.print("published to \(folder.path)")
  }

  /// What changes for most of those who get a publication.
  func changes(in publication: Publication, from live: LimitConfig?) -> [ValueChange]? {
    guard let live, let payload = publication.payloads.first, let config = try? LimitConfig(parsing: payload) else { return nil }
    return ValueChange.all(from: live, to: config)
  }

  private func say(_ changes: [ValueChange]) {
    Console.print(changes.isEmpty ? "no value changes" : "values:")
    for line in text.lines(of: changes) { Console.print("  \(line)") }
  }
}

/// Runs a step of publishing; its problem is what the command fails with.
func publishing<Value>(_ step: () throws(PublishProblem) -> Value) throws(Failure) -> Value {
  do { return try step() } catch { throw Failure(error) }
}
