import Diagnostics
import RuleChecks
import RuleKinds
import RulesCompiler
import Schema
import SourceText
import Testing

/// What the release profile rejects and the dev profile accepts, and how both treat waived warnings.
@Suite struct ProfileTests {
  /// A limit that shrinks, and a waiver for the warning about it.
  private func waived(until date: String) throws -> RuleFiles {
    var files = try RuleFiles.bakery()
    files.files["limits/more.yaml"] = Array(
      "cups: {about: Cups., plans: {visitor: 1, member: 5, patron: 4}, used: order.open, source: B01 §1}\n".utf8)
    files.files["conditions/more.yaml"] = Array("more: {about: Uses all., when: limits.cups == 3}\n".utf8)
    files.files["waivers.yaml"] = Array(
      "small: {check: plan.cap-monotone, target: limits/cups/plans/patron, reason: Small cups., owner: baker, expires: \"\(date)\"}\n".utf8)
    return files
  }

  private func said(_ compilation: Compilation) -> [String] { compilation.diagnostics.map { "\($0.severity.rawValue) \($0.name)" } }

  @Test func whatIsRaisedIsThereAndIsAWarning() {
    for one in ReleaseProfile.raised {
      let explanation = AllChecks.explanations.first { $0.name == one.name }
      #expect(explanation?.severity == .warning, "\(one.name)")
      #expect(ReleaseProfile.says(of: one.name)?.contains("release") == true)
      #expect(one.kind == nil || RuleBookSchema.schema.fields.contains { $0.key == one.kind })
    }
    #expect(ReleaseProfile.says(of: "lock.changed") == nil)
    // Every warning about placeholders, assumptions, and waivers, except one, is in this list, so that a new one is not forgotten.
    let families = AllChecks.explanations.filter { one in
      one.severity == .warning && ["placeholder.", "assumption.", "waiver."].contains { one.name.hasPrefix($0) }
    }
    #expect(Set(families.map(\.name)).subtracting(ReleaseProfile.raised.map(\.name)) == ["waiver.unused"])
  }

  @Test func aWaivedWarningIsKeptWithItsWaiver() throws {
    for profile in Profile.allCases {
      let compilation = try waived(until: "2026-06-01").compile(for: profile)
      let one = try #require(compilation.waived.first)
      #expect(compilation.waived.count == 1 && one.name == "plan.cap-monotone" && one.severity == .warning)
      #expect(one.waived?.by == "small" && one.waived?.reason == "Small cups." && one.waived?.owner == "baker")
      #expect(one.waived?.until == "2026-06-01" && one.waived.map { compilation.sources[$0.span.file].path } == "waivers.yaml")
      #expect(!said(compilation).contains { $0.contains("plan.") || $0.contains("waiver.") })
    }
  }

  /// The message about the waiver contains what it covered: one passed date has one message.
  @Test func anEndedWaiverHidesNothing() throws {
    let hidden = try #require(waived(until: "2026-12-31").compile().waived.first)
    let dev = try waived(until: "2026-05-31").compile()
    #expect(said(dev) == ["warning waiver.expired"] && dev.waived == [] && dev.lowered != nil)
    let label = try #require(dev.diagnostics.first?.secondary.first)
    #expect(label.span == hidden.primary.span && label.text == "plan.cap-monotone: \(hidden.message)")
    let release = try waived(until: "2026-05-31").compile(for: .release)
    #expect(said(release).contains("error waiver.expired"))
    #expect(release.lowered == nil)
  }

  /// Dates are compared with the given day only.
  @Test func theDayIsAnInput() throws {
    let files = try waived(until: "2026-06-01")
    let next = try #require(CalendarDate("2026-06-02"))
    #expect(said(files.compile()) == [])
    #expect(said(files.compile(today: next)).contains("warning waiver.expired"))
  }

  /// What a waiver no longer covers does not reduce the search for mistakes.
  @Test func whatIsLateHidesNoError() throws {
    var files = try waived(until: "2026-05-31")
    files.files["placeholders/more.yaml"] = Array(
      "PH-3: {about: How hot., owner: B09, options: [a, b], default: a, source: B02 §1, decide_by: \"2026-05-31\"}\n".utf8)
    files.files["requirements.yaml"] = Array("R-1: {about: Nothing., source: B01 §1}\n".utf8)
    #expect(
      said(files.compile()).sorted() == [
        "error requirement.unmet", "warning placeholder.overdue", "warning waiver.expired",
      ])
  }

  /// An error stays an error with a waiver, in both profiles.
  @Test func errorsAreNeverWaived() throws {
    for profile in Profile.allCases {
      var files = try RuleFiles.bakery()
      files.files["waivers.yaml"] = Array(
        "w1: {check: placeholder.incomplete, target: placeholders/PH-3, reason: No., owner: baker, expires: \"2026-12-31\"}\n".utf8)
      files.files["placeholders/more.yaml"] = Array("PH-3: {about: How hot., owner: B09, default: warm, source: B02 §1}\n".utf8)
      let compilation = files.compile(for: profile)
      #expect(said(compilation).contains("error placeholder.incomplete") && said(compilation).contains("error waiver.invalid"))
      #expect(compilation.waived == [])
    }
  }

  /// An overdue entry can be waived; a missing decision or acceptance cannot.
  @Test func aWaiverForTheDayIsNoDecision() throws {
    var files = try RuleFiles.bakery()
    files.files["placeholders/more.yaml"] = Array(
      "PH-3: {about: How hot., owner: B09, options: [a, b], default: a, source: B02 §1, decide_by: \"2026-05-31\"}\n".utf8)
    files.files["waivers.yaml"] = Array(
      "late: {check: placeholder.overdue, target: placeholders/PH-3/decide_by, reason: B09 is late., owner: baker, expires: \"2026-12-31\"}\n"
        .utf8)
    #expect(said(files.compile()) == [])
    let release = files.compile(for: .release)
    #expect(release.waived.map(\.name) == ["placeholder.overdue"])
    #expect(release.diagnostics.contains { $0.name == "placeholder.in-release" && $0.message.contains("`PH-3`") })
  }

  @Test func theProductIsCleanButNotSettled() throws {
    let dev = try RuleFiles.productAlone().compile()
    #expect(dev.rendered == "" && !dev.waived.isEmpty)
    let release = try RuleFiles.productAlone().compile(for: .release)
    #expect(Set(release.diagnostics.map(\.name)).isSubset(of: ["placeholder.in-release", "assumption.in-release"]))
    let book = try #require(release.rules).book
    let open = book.placeholders.entries.count { !$0.value.isSettled(on: RuleFiles.today) }
    #expect(release.diagnostics.count { $0.name == "placeholder.in-release" } == open)
  }
}
