import Foundation
import TestSupport
import Testing

/// The history on the pages of rules: the commits that their lines come from.
@Suite struct LineHistoryTests {
  @Test func eachRuleHasTheCommitsOfItsLines() throws {
    let sandbox = try Sandbox(of: "Tests/EmittersTests/Ferry")
    try commit(sandbox, "First rules", "2026-01-02T23:30:00 -0500")
    try sandbox.edit("rules/limits.yaml", "walker: 2", "walker: 1")
    try commit(sandbox, "Walkers carry <less>", "2026-03-04T01:00:00 +0900")
    try write(sandbox)
    let changed = try history(sandbox, "limits/\(try limit(sandbox)).html")
    #expect(changed.map(\.subject) == ["Walkers carry &lt;less&gt;", "First rules"])
    // Days are those of the authors.
    #expect(changed.map(\.day) == ["2026-03-04", "2026-01-02"])
    let others = try pages(sandbox).filter { $0 != "limits/\(try limit(sandbox)).html" }.map { try history(sandbox, $0) }
    #expect(!others.isEmpty && others.allSatisfy { $0.map(\.subject) == ["First rules"] })
    try sandbox.edit("rules/limits.yaml", "walker: 1", "walker: 3")
    try write(sandbox)
    #expect(try sandbox.text("pages/limits/\(try limit(sandbox)).html").contains("<li>Changed since the last commit.</li>"))
  }

  /// A new name, and another file of the same kind, do not end the history.
  @Test func namesAreFollowed() throws {
    let sandbox = try Sandbox(of: "Tests/EmittersTests/Ferry")
    func commit(_ name: String, _ says: String, in file: String, _ subject: String, _ day: Int) throws {
      try sandbox.write(
        "rules/assumptions/\(file).yaml", "\(name):\n  says: \(says)\n  because: A test.\n  instead_of: Nothing.\n  source: F01 §2\n")
      try self.commit(sandbox, subject, "2026-01-0\(day)T10:00:00 +0000")
    }
    try commit("A-OLD", "First.", in: "a", "First rules", 2)
    try commit("A-OLD", "Second.", in: "a", "Other words", 3)
    try commit("A-NEW", "Second.", in: "a", "Another name", 4)
    try FileManager.default.removeItem(atPath: sandbox.path("rules/assumptions/a.yaml"))
    try commit("A-NEW", "Third, in other words than before.", in: "b", "Another file", 5)
    try write(sandbox)
    let changed = try history(sandbox, "assumptions/A-NEW.html")
    #expect(changed.map(\.subject) == ["Another file", "Another name", "Other words", "First rules"])
  }

  @Test func withoutGitThereIsNone() throws {
    let sandbox = try Sandbox(of: "Tests/EmittersTests/Ferry")
    try write(sandbox)
    #expect(try !sandbox.text("pages/limits/\(try limit(sandbox)).html").contains("id=\"history\""))
  }

  private func limit(_ sandbox: Sandbox) throws -> String {
    let text = try sandbox.text("rules/limits.yaml")
    let lines = text.split(separator: "\n").map(String.init)
    let line = try #require(lines.firstIndex { $0.contains("walker:") })
    return String(try #require(lines[..<line].last { !$0.hasPrefix(" ") && $0.hasSuffix(":") }).dropLast())
  }

  private func write(_ sandbox: Sandbox) throws {
    try sandbox.write("evaluator.wasm", [0, 0x61, 0x73, 0x6D, 1, 0, 0, 0])
    let run = try sandbox.run(["site", "--out", "pages", "--evaluator", "evaluator.wasm", "--quiet"])
    #expect(run.status == 0, "\(run.errors)")
  }

  /// The pages of rules that have a history.
  private func pages(_ sandbox: Sandbox) throws -> [String] {
    let limits = try FileManager.default.contentsOfDirectory(atPath: sandbox.path("pages/limits")).map { "limits/\($0)" }
    let plans = try FileManager.default.contentsOfDirectory(atPath: sandbox.path("pages/plans")).map { "plans/\($0)" }
    return (limits + plans).filter { !$0.hasSuffix("index.html") }.sorted()
  }

  private func history(_ sandbox: Sandbox, _ page: String) throws -> [(day: String, subject: String)] {
    let text = try sandbox.text("pages/\(page)")
    let start = try #require(text.firstRange(of: "id=\"history\""), "\(page) has no history").upperBound
    let end = try #require(text[start...].firstRange(of: "</section>")).lowerBound
    return text[start..<end].components(separatedBy: "<li>").dropFirst().map { item in
      let parts = item.components(separatedBy: " <span class=\"note\">")
      return (String(parts.last?.prefix(10) ?? ""), parts[0])
    }
  }

  private func commit(_ sandbox: Sandbox, _ subject: String, _ date: String) throws {
    for words in [["init", "-q"], ["add", "rules"], ["commit", "-q", "-m", subject, "--date", date]] { try sandbox.git(words) }
  }
}
