import ArgumentParser
import LimitConfigs
import RulesBundle
import RulesPublishing

/// The end of publishing: says what would be live and what apps make of it, then writes it.
struct Publisher {
  let folder: SiteFolder
  let site: Site
  let keys: [SigningKey]
  let text: PublicationText
  let dryRun: Bool

  /// What is live for whoever takes the first of what is offered.
  func liveConfig() throws(Failure) -> LimitConfig {
    guard let offer = site.live?.manifest.offers.first else { return LimitConfig([]) }
    let payload = try publishing { () throws(PublishProblem) in try site.payload(of: offer) }
    do throws(Refusal) { return try LimitConfig(parsing: payload) } catch {
      throw Failure(message: "\(offer.path) of the site: \(error.message)", code: Exit.findings)
    }
  }

  func publish(_ publication: Publication, _ apps: [(name: String, bundle: Bundle)]) throws(Failure) {
    if let live = site.live?.manifest { Console.print("live: \(live.version)") } else { Console.print("live: nothing") }
    for line in text.lines(of: publication.manifest) { Console.print("  \(line)") }
    try sayChanges(publication)
    let verdicts = AppVerdict.all(of: publication.payloads, by: apps)
    for verdict in verdicts { Console.print(text.line(of: verdict)) }
    if verdicts.contains(where: { $0.refusal != nil }) {
      throw Failure(message: "nothing is published: apps would keep what they have", code: Exit.findings)
    }
    if dryRun { return Console.print("nothing is written (--dry-run)") }
    let files: [(path: String, bytes: [UInt8])]
    do { files = try publication.files(signedBy: keys) } catch {
      throw Failure(message: "it could not be signed: \(error)", code: Exit.bug)
    }
    try folder.write(files)
    Console.print("published to \(folder.path)")
  }

  private func sayChanges(_ publication: Publication) throws(Failure) {
    guard let payload = publication.payloads.first, let config = try? LimitConfig(parsing: payload) else { return }
    let changes = ValueChange.all(from: try liveConfig(), to: config)
    Console.print(changes.isEmpty ? "no value changes" : "values:")
    for line in text.lines(of: changes) { Console.print("  \(line)") }
  }
}

/// Runs a step of publishing; its problem is what the command fails with.
func publishing<Value>(_ step: () throws(PublishProblem) -> Value) throws(Failure) -> Value {
  do { return try step() } catch { throw Failure(error) }
}
