import Foundation
import RulesJSON
import Testing

/// `rulebook mutate` on the small rule book of the mutation tests.
@Suite struct MutateCommandTests {
  private func pool() throws -> Sandbox { try Sandbox(of: "Tests/RulesMutationTests/Pool") }

  @Test func survivorsArePrintedWithWhatWouldKillThem() throws {
    let sandbox = try pool()
    let run = try sandbox.run("mutate", "conditions/cold", "--operator", "boundary", "--operator", "comparison")
    #expect(run.status == 1)
    #expect(run.output.contains("conditions.yaml:2: comparison: < -> >: survived"), "\(run.output)")
    #expect(run.output.contains("when: {may: swim}"))
    #expect(run.errors.contains("0 killed by check, 1 by scenarios, 0 equivalent"), "\(run.errors)")
  }

  @Test func theCountsAddUp() throws {
    let run = try pool().run("mutate", "--format", "json")
    let report = try #require(try run.json().first)
    func number(_ counts: JSON?, _ key: String) -> Int64 { counts?[key]?.intValue ?? -1 }
    let parts = ["check", "scenarios", "equivalent", "elsewhere", "survived"]
    var groups: [JSON] = [try #require(report["counts"])]
    for key in ["operators", "kinds"] {
      guard case .object(let members)? = report[key] else { return #expect(Bool(false), "no \(key)") }
      groups += members.map(\.value)
      #expect(members.map { number($0.value, "mutants") }.reduce(0, +) == number(report["counts"], "mutants"))
    }
    for counts in groups { #expect(parts.map { number(counts, $0) }.reduce(0, +) == number(counts, "mutants")) }
    #expect(report["survivors"]?.arrayValue?.count == Int(number(report["counts"], "survived") + number(report["counts"], "elsewhere")))
    #expect(run.status == 1)
  }

  @Test func listAndSampleTryNothing() throws {
    let sandbox = try pool()
    let all = try sandbox.run("mutate", "--list").lines
    let tenth = try sandbox.run("mutate", "--list", "--every", "10").lines
    #expect(all.count > 300 && (10...80).contains(tenth.count) && Set(tenth).isSubset(of: all))
    #expect(try sandbox.run("mutate", "--list", "--every", "10", "--seed", "2").lines != tenth)
    #expect(try sandbox.run("mutate", "--list", "limits").lines.allSatisfy { $0.hasPrefix("limits.yaml:") })
  }

  /// Other tools are measured with the same mutants, so the list says everything that makes one.
  @Test func listAsJSONHasTheEdits() throws {
    let sandbox = try pool()
    let run = try sandbox.run("mutate", "--list", "--format", "json", "limits")
    #expect(try run.lines.count == sandbox.run("mutate", "--list", "limits").lines.count)
    let old = try sandbox.read("rules/limits.yaml")
    for line in run.lines {
      let mutant = try JSON.parse(Array(line.utf8))
      let text = try #require(mutant["text"]?.stringValue)
      let start = try Int(#require(mutant["start"]?.intValue))
      let end = try Int(#require(mutant["end"]?.intValue))
      try #require(start <= end && end <= old.count)
      #expect(mutant["file"]?.stringValue == "limits.yaml" && Array(old[start..<end]) != Array(text.utf8), "\(line)")
    }
  }

  @Test func wrongArgumentsAreExplained() throws {
    let sandbox = try pool()
    let unknown = try sandbox.run("mutate", "--operator", "numbr")
    #expect(unknown.status == 64 && unknown.errors.contains("`numbr` is not an operator"))
    #expect(try sandbox.run("mutate", "--every", "0").status == 64)
    try sandbox.edit("rules/conditions.yaml", "ticket.paid, source", "ticket.piad, source")
    let broken = try sandbox.run("mutate")
    #expect(broken.status == 1 && broken.errors.contains("run `rulebook check`"), "\(broken.errors)")
  }

  @Test func sinceARevision() throws {
    let sandbox = try pool()
    for words in [["init", "-q", "-b", "main"], ["add", "-A"], ["commit", "-q", "-m", "The rules"]] { try sandbox.git(words) }
    #expect(try sandbox.run("mutate", "--list", "--since", "HEAD").lines.isEmpty)
    let line = try sandbox.edit("rules/settings.yaml", "value: 18", "value: 17")
    let changed = try sandbox.run("mutate", "--list", "--since", "HEAD").lines
    #expect(line == 1 && !changed.isEmpty && changed.allSatisfy { $0.hasPrefix("settings.yaml:1:") }, "\(changed)")
    try sandbox.write("rules/facts/new.yaml", "air: {about: The air., type: int, from: app, source: P1}\n")
    #expect(try sandbox.run("mutate", "--list", "--since", "HEAD").lines.contains { $0.hasPrefix("facts/new.yaml:") })
  }
}
