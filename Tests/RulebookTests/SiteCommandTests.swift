import Foundation
import Testing

/// `site`: the folder that it writes for three rule books. `Tests/Tools/check_site.py` opens the pages in a browser.
@Suite struct SiteCommandTests {
  /// A file that starts as WebAssembly does. No page runs here.
  private static let evaluator: [UInt8] = [0x00, 0x61, 0x73, 0x6D, 1, 0, 0, 0]

  private func write(_ sandbox: Sandbox, _ more: String...) throws -> Tool.Run {
    try sandbox.write("evaluator.wasm", SiteCommandTests.evaluator)
    return try sandbox.run(["site", "--evaluator", "evaluator.wasm", "--out", "pages"] + more)
  }

  private func files(_ sandbox: Sandbox) throws -> [String] {
    try sandbox.text("pages/assets/files.txt").split(separator: "\n").map(String.init)
  }

  /// Every rule has a page, and every link leads to a file.
  @Test(arguments: ToolBook.all) func everyRuleHasAPage(_ book: ToolBook) throws {
    let sandbox = try book.sandbox()
    let run = try write(sandbox)
    #expect(run.status == 0, "\(run.errors)")
    let files = Set(try files(sandbox))
    for file in files where file.hasSuffix(".html") {
      let text = try sandbox.text("pages/\(file)")
      let folder = file.split(separator: "/").dropLast().joined(separator: "/")
      for match in text.matches(of: #/href="([^"#]+)["#]/#) {
        var parts = folder.isEmpty ? [] : [folder]
        for part in match.output.1.split(separator: "/") {
          if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
        }
        let target = parts.joined(separator: "/")
        #expect(files.contains(target), "\(file) links to \(target)")
      }
      #expect(
        text.contains("Content-Security-Policy") && !text.contains("unsafe-inline") && !text.contains("href=\"javascript:"), "\(file)")
    }
    let pages = files.filter { $0.hasSuffix(".html") && $0.contains("/") && !$0.hasSuffix("/index.html") }
    #expect(pages.count > 50, "\(pages.count) pages of rules")
  }

  /// What is published, for how many, and what the rules set; and with a file that is something else, an error.
  @Test func livePageShowsWhatIsPublished() throws {
    let sandbox = try Sandbox()
    try sandbox.append(
      "rules/overrides/staging.yaml",
      """
        set:
          limits/share_links_daily/plans/free:
            to: 15
            because: To see whether anybody <b>misses</b> them.
            by: growth
            since: "2026-11-22"

      """)
    #expect(try write(sandbox).status == 0)
    var page = try sandbox.text("pages/live.html")
    #expect(page.contains("To see whether anybody &lt;b&gt;misses&lt;/b&gt; them.") && !page.contains("of installs"))
    #expect(try sandbox.run("site", "init", "--site", "site", "--keys", "keys").status == 0)
    let signing = ["--environment", "staging", "--site", "site", "--key", "keys/targets.key", "--key", "keys/online.key"]
    #expect(try sandbox.run(["publish", "--percent", "12.5", "--because", "A trial"] + signing).status == 0)
    let status = try sandbox.run("site", "status", "--site", "site", "--json")
    #expect(status.status == 0 && status.output.contains("\"limits/share_links_daily/plans/free\": 15"), "\(status)")
    let run = try sandbox.run(["site", "--evaluator", "evaluator.wasm", "--out", "pages", "--live", "-"], input: status.output)
    #expect(run.status == 0, "\(run.errors)")
    page = try sandbox.text("pages/live.html")
    for text in ["12.5 % of installs", "because: A trial", "<b>15</b>", "Nothing is published", "Set in the rules"] {
      #expect(page.contains(text), "\(text)")
    }
    try sandbox.write("status.json", "{}")
    #expect(try write(sandbox, "--live", "status.json").status == 1)
    #expect(try write(sandbox, "--live", "gone.json").status == 66)
  }

  @Test func deletedRulesLoseTheirPages() throws {
    let sandbox = try Sandbox(of: "Tests/EmittersTests/Ferry")
    #expect(try write(sandbox, "--quiet").status == 0)
    let before = Set(try files(sandbox))
    let file = try #require(before.first { $0.hasPrefix("copy/") && !$0.hasSuffix("index.html") })
    try sandbox.append("pages/assets/files.txt", "copy/gone.html\n../evaluator.wasm\n")
    try sandbox.write("pages/copy/gone.html", "an older page")
    #expect(try write(sandbox, "--quiet").status == 0)
    #expect(!FileManager.default.fileExists(atPath: sandbox.path("pages/copy/gone.html")))
    #expect(FileManager.default.fileExists(atPath: sandbox.path("evaluator.wasm")), "a file outside the folder stays")
    #expect(FileManager.default.fileExists(atPath: sandbox.path("pages/\(file)")))
    #expect(Set(try files(sandbox)) == before)
  }

  @Test func theSameRulesHaveTheSamePages() throws {
    let sandbox = try Sandbox(of: "Tests/EmittersTests/Ferry")
    #expect(try write(sandbox).status == 0)
    let first = try files(sandbox).map { try sandbox.read("pages/\($0)") }
    try FileManager.default.removeItem(atPath: sandbox.path("pages"))
    #expect(try write(sandbox).status == 0)
    #expect(try files(sandbox).map { try sandbox.read("pages/\($0)") } == first)
  }

  @Test func changesAreSentences() throws {
    let sandbox = try Sandbox(of: "Tests/EmittersTests/Ferry")
    try sandbox.copy("rules", to: "before")
    try sandbox.edit("rules/limits.yaml", "walker: 2", "walker: 1")
    let run = try write(sandbox, "--since", "before")
    #expect(run.status == 0, "\(run.errors)")
    let text = try sandbox.text("pages/changes.html")
    #expect(
      text.contains("walker") && text.contains("limits/") && text.contains(">2</code>") && text.contains(">1</code>")
        && text.contains("Changes since before"))
    #expect(try sandbox.read("pages/assets/since.bundle") != sandbox.read("pages/assets/rules.bundle"))
  }

  @Test func mistakesAreReported() throws {
    let sandbox = try Sandbox(of: "Tests/EmittersTests/Ferry")
    try sandbox.write("other/note.txt", "mine")
    try sandbox.write("evaluator.wasm", SiteCommandTests.evaluator)
    func expect(_ arguments: [String], _ status: Int32, _ text: String) throws {
      let run = try sandbox.run(["site"] + arguments)
      #expect(run.status == status && run.errors.contains(text), "\(arguments): \(run.status) \(run.errors)")
    }
    try expect(["--out", "other", "--evaluator", "evaluator.wasm"], 74, "other contains other files")
    try expect(["--evaluator", "rules/limits.yaml"], 66, "rules/limits.yaml is not WebAssembly")
    try expect(["--evaluator", "missing"], 66, "cannot read missing")
    try expect(["--evaluator", "evaluator.wasm", "--since", "nothing"], 66, "nothing is not a folder")
    try sandbox.edit("rules/limits.yaml", "walker: 2", "walker: [")
    try expect(["--evaluator", "evaluator.wasm"], 1, "the rules have mistakes")
    #expect(!FileManager.default.fileExists(atPath: sandbox.path("site")))
  }
}
