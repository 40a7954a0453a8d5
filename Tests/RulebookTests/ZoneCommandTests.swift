import Foundation
import RulesJSON
import Testing

/// The tool finds the zones that the resets name, and reports zones that it cannot find.
@Suite struct ZoneCommandTests {
  private static let hasZones = FileManager.default.fileExists(atPath: "/usr/share/zoneinfo/America/New_York")
  private static let facts = [
    "plan=free", "practice.source=saved_flow", "credits.left=2", "flow.id=f1", "session.id=p1", "now=2026-01-05T10:00:00Z",
  ].flatMap { ["--fact", $0] }
  private static let request = """
    {"ask":"entitlement","action":"practice.start","facts":{"plan":"free","practice.source":"saved_flow","credits.left":2,"flow.id":"f1",\
    "session.id":"p1","now":"2026-01-05T10:00:00Z"}}

    """

  private func sandbox(zone: String) throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.edit("rules/resets.yaml", "zone: UTC", "zone: \(zone)")
    return sandbox
  }

  @Test(.enabled(if: hasZones, "no time zone database is installed")) func findsTheZone() throws {
    let sandbox = try sandbox(zone: "America/New_York")
    let decided = try sandbox.run(["decide", "--action", "practice.start"] + Self.facts)
    #expect(decided.status == 0 && decided.output.contains("(next 2026-02-01T05:00:00Z)"), "\(decided)")
    let answered = try sandbox.run(["eval"], input: Self.request)
    #expect(answered.status == 0 && answered.output.contains(#""resetsAt":"2026-02-01T05:00:00Z""#), "\(answered)")
  }

  @Test func anUnknownZoneIsAMistakeOfTheRules() throws {
    let sandbox = try sandbox(zone: "America/Nowhere")
    for run in [
      try sandbox.run(["decide", "--action", "practice.start"] + Self.facts), try sandbox.run(["eval"], input: Self.request),
    ] {
      #expect(run.status == 1 && run.output.isEmpty && run.errors.contains("`America/Nowhere` is not a time zone"), "\(run)")
    }
  }

  @Test func aMissingDatabaseIsSaid() throws {
    #if !canImport(Darwin)
      let run = try sandbox(zone: "America/New_York").run(["eval"], input: Self.request, environment: ["TZDIR": "/nowhere"])
      #expect(run.status == 66 && run.errors.contains("no time zone database") && run.errors.contains("`tzdata`"), "\(run)")
    #endif
  }
}
