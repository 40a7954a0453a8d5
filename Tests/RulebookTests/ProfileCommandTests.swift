import Foundation
import RulesJSON
import Testing

/// `--profile`, and the formats of diagnostics for programs.
@Suite struct ProfileCommandTests {
  /// Decides every open entry.
  private func settle(_ sandbox: Sandbox) throws {
    for folder in ["placeholders", "assumptions"] {
      for name in try FileManager.default.contentsOfDirectory(atPath: sandbox.path("rules/\(folder)")) {
        let file = "rules/\(folder)/\(name)"
        let accepted = "  accepted: {by: product, \"on\": \"2026-05-01\", until: \"2026-09-01\"}"
        let text = try sandbox.text(file).split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
          line.firstMatch(of: #/^[A-Z][^ #]*:( *#.*)?$/#) == nil ? [String(line)] : [String(line), accepted]
        }
        try sandbox.write(file, text.joined(separator: "\n"))
      }
    }
  }

  @Test func aReleaseNeedsAnswers() throws {
    let sandbox = try Sandbox()
    let open = try sandbox.run("check", "--profile", "release")
    #expect(open.status == 1 && open.output.contains("error[placeholder.in-release]: `PH-08-09` is neither decided nor accepted"))
    #expect(open.output.contains("error[assumption.in-release]"))
    #expect(try sandbox.run("check", "--profile", "dev").status == 0)
    let build = try sandbox.run("build", "--profile", "release")
    #expect(build.status == 1 && !FileManager.default.fileExists(atPath: sandbox.path("generated")))
    try settle(sandbox)
    let settled = try sandbox.run("check", "--profile", "release")
    #expect(settled.status == 0 && settled.output == "", "\(settled.output)")
    #expect(try sandbox.run("build", "--profile", "release", "--quiet").status == 0)
    // An acceptance expires on the given day.
    #expect(try sandbox.run("check", "--profile", "release", "--as-of", "2026-09-01").status == 0)
    let ended = try sandbox.run("check", "--profile", "release", "--as-of", "2026-09-02")
    #expect(ended.status == 1 && ended.output.contains("accepted until 2026-09-01"))
    #expect(try sandbox.run("check", "--as-of", "2026-09-02").status == 0)
  }

  @Test func aMilestoneThatHasPassed() throws {
    let sandbox = try Sandbox()
    try settle(sandbox)
    try sandbox.edit("rules/milestones.yaml", "date: \"2026-12-31\"", "date: \"2026-06-30\"")
    // The assumption on which the date is based has it, too.
    #expect(try sandbox.run("check", "--as-of", "2026-06-30").output.hasPrefix("warning[assumption.other-date]"))
    try sandbox.edit("rules/assumptions/storage.yaml", "TestFlight is on 2026-12-31", "TestFlight is on 2026-06-30")
    #expect(try sandbox.run("check", "--as-of", "2026-06-30").output == "")
    let dev = try sandbox.run("check", "--as-of", "2026-07-01")
    #expect(
      dev.status == 0
        && dev.output.hasPrefix("warning[placeholder.overdue]: `PH-29-01` is not decided, and its date has passed: testflight"))
    #expect(dev.output.contains("rules/milestones.yaml:") && dev.errors.hasPrefix("1 warning; "))
    let release = try sandbox.run("check", "--as-of", "2026-07-01", "--profile", "release")
    #expect(release.status == 1 && release.output.hasPrefix("error[placeholder.overdue]") && release.errors.hasPrefix("1 error; "))
    let report = try sandbox.run("report", "milestones", "--as-of", "2026-07-01", "--format", "json")
    #expect(report.output.contains("\"open\": [") && report.output.contains("\"days\": -1"), "\(report.output)")
    #expect(try sandbox.run("report", "--as-of", "2026-07-01").output.contains("1 overdue"))
  }

  @Test func github() throws {
    let sandbox = try Sandbox()
    #expect(try sandbox.run("check", "--format", "github").output == "")
    let line = try sandbox.edit("rules/limits.yaml", "free: 2, pro", "free: 3, pro")
    let run = try sandbox.run("check", "--format", "github")
    #expect(run.status == 1 && run.lines.count == 1, "\(run.output)")
    #expect(run.output.hasPrefix("::error file=rules/limits.yaml,line=\(line),endLine=\(line),col="))
    #expect(
      run.output.contains(",title=lock.changed::`3` differs from the value of the lock `LK-02`, which is `2`: locked%0Arules/locks.yaml:"))
    #expect(run.output.contains("%0Anote: decided in ") && run.output.contains("%0Ahelp: restore the decided value"))
  }

  @Test func sarif() throws {
    let sandbox = try Sandbox()
    let clean = try sandbox.run("check", "--format", "sarif")
    let run = try #require(try JSON.parse(Array(clean.output.utf8))["runs"]?.arrayValue?.first)
    let results = try #require(run["results"]?.arrayValue)
    #expect(clean.status == 0 && !results.isEmpty)
    for one in results { #expect(one["suppressions"]?.arrayValue?.count == 1 && one["level"] == .string("warning")) }
    #expect(try sandbox.run("check", "--format", "sarif").output == clean.output)
    // One log for all findings of the command.
    let stale = try sandbox.run("build", "--check", "--format", "sarif")
    #expect(stale.status == 1 && stale.lines.count == 1 && stale.output.contains("\"ruleId\":\"bundle.stale\""))
    let list = try sandbox.run("build", "--check", "--format", "github")
    #expect(
      list.status == 1
        && list.output.contains("::error file=generated/rulebook.bundle,line=1,endLine=1,col=1,endColumn=1,title=bundle.stale"))
    #expect(try sandbox.run("test", "--list", "--format", "sarif").status == 64)
  }

  /// A finding has the same fingerprint for every working folder and every selection of files.
  @Test func fingerprints() throws {
    let sandbox = try Sandbox()
    try sandbox.append("rules/buttons/answers.yaml", "\nwave:\n  about: Wave.\n  label: storage.cap.cancel\n  source: CH08 §7\n")
    func print(_ run: Tool.Run) throws -> JSON? { try run.json().first { $0["waived"] == nil }?["fingerprint"] }
    let here = try print(try sandbox.run("check", "--format", "json"))
    #expect(here != nil)
    #expect(try print(try sandbox.run("check", "rules/buttons/answers.yaml", "--format", "json")) == here)
    try sandbox.write("a/b.txt", "")
    #expect(try print(try Tool.run(["check", "--format", "json"], in: sandbox.folder.appendingPathComponent("a"))) == here)
    #expect(try print(try sandbox.run("check", "--rules", sandbox.path("rules"), "--format", "json")) == here)
  }

  @Test func explanationsSayWhatAReleaseDoes() throws {
    #expect(try Tool.ask("explain", "waiver.expired").output.hasPrefix("waiver.expired (warning; an error in a release)\n"))
    #expect(
      try Tool.ask("explain", "placeholder.in-release").output.hasPrefix("placeholder.in-release (error; reported for a release only)"))
    #expect(try Tool.ask("explain", "bundle.stale").status == 0)
  }
}
