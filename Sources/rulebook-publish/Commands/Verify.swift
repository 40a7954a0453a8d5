import RemoteConfigs
import RulebookSupport
import RulesBundle
import RulesPublishing
import RulesRuntime

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Verify: SigningWork {
  func work() throws {
    let trusted = try site.trustedKeys()
    guard !trusted.isEmpty else { throw Failure(message: "pass a trusted public key: --trusted KEY", code: Exit.usage) }
    var terms = TermsOptions()
    terms.app = app
    let book = app.isEmpty ? try LoadedRules(bundle: nil, rules).rules.bundle : nil
    let apps = try terms.apps(book.map { ("an app built from these rules", $0) })
    let folder = SiteFolder(site.site)
    let found = try folder.site(
      product: apps[0].bundle.text(apps[0].bundle.book[0].product), environment: site.environment, trusted: trusted)
    guard let live = found.live else { throw Failure(message: "no remote config is live in \(folder.path)", code: Exit.findings) }
    let text = PublicationText(nil)
    for line in text.lines(of: live.manifest) { Console.print(line) }
    var payloads: [[UInt8]] = []
    for offer in live.manifest.offers { payloads.append(try publishing { () throws(PublishProblem) in try found.payload(of: offer) }) }
    let verdicts = AppVerdict.all(of: payloads, by: apps)
    for verdict in verdicts { Console.print(text.line(of: verdict)) }
    if verdicts.contains(where: { $0.refusal != nil }) { throw Exit.findings }
    if live.manifest.expires <= Int64(time(nil)) {
      Console.print("the remote config has expired: devices keep it, but servers do not load it again")
      throw Exit.findings
    }
    Console.print("the remote config is valid")
  }
}
