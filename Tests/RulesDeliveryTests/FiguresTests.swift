import Foundation
import HandzRules
import RemoteConfigs
import RulesBundle
import RulesDelivery
import Synchronization
import Testing

/// The figures in docs/ship/remote-config/clients.md. `RULEBOOK_RECORD=1` writes them into the page.
@Suite struct FiguresTests {
  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "../../docs/ship/remote-config/clients.md"
  ).standardizedFileURL

  @Test func theFiguresOfTheClient() async throws {
    let site = try Site(inMemory: true)
    let published = try site.publish(1, [(Path.credits, .amount(5))])
    let phone = Phone(site)
    let loader = await phone.session()
    let first = site.state.withLock { $0.asked }
    #expect(!(await loader.refresh()))
    let again = Array(site.state.withLock { $0.asked }.dropFirst(first.count))
    func bytes(_ paths: [String]) -> Int { paths.reduce(0) { $0 + (site.file($1)?.count ?? 0) } }
    #expect(again.count <= 2 && bytes(again) <= 2048)
    let found = first.filter { site.file($0) != nil }
    let signed =
      ["metadata/timestamp.json", "metadata/1.snapshot.json", "metadata/1.targets.json"] + [published.indexPath, published.valuesPath()]
    // AttackTests flips each byte of these files, and cuts them at each length.
    let rows = [
      ("the first refresh", "\(found.count) files with \(bytes(found)) bytes"),
      ("a refresh when nothing changed", "\(again.count) requests: \(bytes(again)) bytes, and the host's answer for a missing file"),
      ("a published file with one changed byte", "\(bytes(signed)) tried, none active"),
      ("a published file that is cut", "\(bytes(signed)) tried, none active"),
    ]
    let table = "| what | figure |\n|---|---|\n" + rows.map { "| \($0.0) | \($0.1) |\n" }.joined()
    var text = try String(contentsOf: Self.page, encoding: .utf8)
    let start = try #require(text.range(of: "<!-- figures -->\n")).upperBound
    let end = try #require(text.range(of: "<!-- end of figures -->")).lowerBound
    if ProcessInfo.processInfo.environment["RULEBOOK_RECORD"] != nil {
      text.replaceSubrange(start..<end, with: table)
      try text.write(to: Self.page, atomically: true, encoding: .utf8)
    } else {
      #expect(text[start..<end] == table, "the page is stale: RULEBOOK_RECORD=1 make test-only FILTER=FiguresTests")
    }
  }
}
