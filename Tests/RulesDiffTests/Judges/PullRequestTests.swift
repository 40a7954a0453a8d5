import Foundation
import HostTime
import RuleKinds
import RulesCompiler
import RulesDiff
import Schema
import TestSupport
import Testing

/// The reports of the real pull requests in docs/edit/diff-method.md are the tool's output: the rules of today are compared with the same rules
/// without the change. `RULEBOOK_RECORD=1` writes the reports into the page.
@Suite struct PullRequestTests {
  struct PullRequest: Sendable, CustomTestStringConvertible {
    /// The heading of its part of the page.
    let heading: String
    /// What today's rules contain, and what they contained before.
    let edits: [Edit]

    var testDescription: String { heading }
  }

  struct Edit: Sendable {
    let file: String
    let now: String
    let before: String

    init(_ file: String, _ now: String, _ before: String) { (self.file, self.now, self.before) = (file, now, before) }
  }

  static let all = [
    PullRequest(
      heading: "### A session is covered by the plan that it began on",
      edits: [
        Edit("actions/practice.yaml", "{if: [from_inbox, session_not_covered],", "{if: from_inbox,"),
        Edit("conditions/connection.yaml", "session.creditSpent || session_covered ||", "session.creditSpent ||"),
        Edit(
          "conditions/entitlements.yaml", "plan == 'guest' || (!session.creditSpent && !session_covered)",
          "plan == 'guest' || !session.creditSpent"),
      ]),
    PullRequest(
      heading: "### The paywall cannot sell offline",
      edits: [
        Edit("buttons/paying.yaml", "  if: trial_offered\n  does: purchases.upgrade\n", "  if: trial_offered\n"),
        Edit(
          "buttons/paying.yaml", "  label: gate.action.upgrade_to_pro\n  does: purchases.upgrade\n",
          "  label: gate.action.upgrade_to_pro\n"),
      ]),
    PullRequest(
      heading: "### Refused uploads are signs, and toasts last 2.5 seconds",
      edits: [
        Edit("signals.yaml", "  refused_for: [media_file_too_large, media_type_not_allowed]", "  #"),
        Edit("surfaces.yaml", "  shown_for: 2.5s\n", "  shown_for: 3s\n"),
      ]),
  ]

  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("docs/edit/diff-method.md")

  private static let unchecked: Pipeline = {
    var pipeline = Pipeline.checking(on: "2026-06-01")
    pipeline.checks = .none
    pipeline.offersRepairs = false
    return pipeline
  }()

  @Test func theReportsAreWhatTheToolSays() throws {
    let pipeline = Self.unchecked
    var memory = PipelineMemory()
    let today = RulesInput(files: Repository.ruleFiles().sorted { $0.name < $1.name }, place: "rules")
    let now = pipeline.compile(today, reusing: &memory)
    let day = try #require(CalendarDate("2026-06-01"))
    var text = String(decoding: try Data(contentsOf: Self.page), as: UTF8.self)
    for request in Self.all {
      var before = today
      for edit in request.edits { try edit.apply(to: &before) }
      var known = memory
      let old = pipeline.compile(before, reusing: &known)
      let files = DiffFiles(old: before, new: today, today: day) { [memory] input, _ in
        var known = memory
        return PullRequestTests.unchecked.compile(input, reusing: &known)
      }
      let compared = RulesDiff.compare(old, now, files: files, findZone: { HostTime.zone(named: $0) })
      let report = try #require(compared)
      let heading = try #require(text.firstRange(of: request.heading)).upperBound
      let begin = try #require(text[heading...].firstRange(of: "```text\n")).upperBound
      let end = try #require(text[begin...].firstRange(of: "\n```")).lowerBound
      if Golden.isRecording {
        text.replaceSubrange(begin..<end, with: report.text)
      } else {
        #expect(
          text[begin..<end] == report.text, "docs/edit/diff-method.md is stale: run RULEBOOK_RECORD=1 swift test --filter PullRequestTests")
      }
    }
    if Golden.isRecording { try Data(text.utf8).write(to: Self.page) }
  }
}

extension PullRequestTests.Edit {
  func apply(to input: inout RulesInput) throws {
    let index = try #require(input.files.firstIndex { $0.name == file }, "rules/\(file) does not exist")
    let parts = String(decoding: input.files[index].bytes, as: UTF8.self).components(separatedBy: now)
    try #require(parts.count == 2, "`\(now)` occurs \(parts.count - 1) times in rules/\(file): adapt the edit")
    input.files[index].bytes = Array(parts.joined(separator: before).utf8)
  }
}
