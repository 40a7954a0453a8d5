import RemoteConfigs
import RulebookSupport
import RulesBundle
import RulesPublishing
import RulesRuntime

extension Verify: SigningWork {
  func work() throws {
    var terms = TermsOptions()
    terms.app = app
    let book = app.isEmpty ? try LoadedRules(bundle: nil, rules).rules.bundle : nil
    let apps = try terms.apps(book.map { AppVerdict.App(name: "an app built from these rules", bundle: $0) }, beside: rules)
    let folder = SiteFolder(site.site)
    let now = try GivenTime.seconds(issued)
    let reader = try SiteReader(site: site.site, root: root)
    let trusted = try reader.trusted(at: now)
    let found = try folder.site(product: apps[0].bundle.text(apps[0].bundle.book[0].product), environment: site.environment)
    let off = try reader.emergencies(trusted).filter { $0.origin.environment == site.environment && !$0.list.entries.isEmpty }
    guard found.live != nil || !off.isEmpty else {
      throw Failure(message: "no remote config is live in \(folder.path)", code: Exit.findings)
    }
    let text = PublicationText(nil)
    if let live = found.live { for line in text.lines(of: live.index, live.origin) { Console.print(line) } }
    var payloads: [[UInt8]] = []
    for offer in found.live?.index.offers ?? [] {
      payloads.append(try publishing { () throws(PublishProblem) in try found.payload(of: offer) })
    }
    let verdicts = AppVerdict.all(of: payloads, found.live?.index.offers ?? [], by: apps)
    for verdict in verdicts { Console.print(text.line(of: verdict)) }
    if verdicts.contains(where: { $0.refusal != nil }) { throw Exit.findings }
    for one in off { for line in SiteReport.lines(one.origin, one.list, now: now) { Console.print(line) } }
    if trusted.expires <= now {
      Console.print("the config repository has expired: devices keep what they have, but accept nothing new; run `rulebook site status`")
      throw Exit.findings
    }
    Console.print("the remote config is valid")
  }
}
