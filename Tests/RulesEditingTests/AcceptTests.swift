import Diagnostics
import Foundation
import HostTime
import RuleKinds
import RulesCompiler
import RulesEditing
import RulesScenarios
import TestSupport
import Testing

/// Expectations that are wrong on purpose become right again, whatever was changed in them.
@Suite struct AcceptTests {
  private static let files: Set = ["inbox", "library", "practice", "toasts", "links", "plans", "guests", "media"]

  /// Scenarios of the product whose expectations were changed by random edits of their text.
  @Test func changedExpectationsPassAgain() throws {
    var changed = try EditedRules.product()
    var random = Numbers(seed: 291)
    var names: Set<String> = []
    for index in changed.files.indices {
      let parts = changed.files[index].name.split(separator: "/")
      guard parts.first == "scenarios", Self.files.contains(String(parts[1].dropLast(5))) else { continue }
      changed.files[index].bytes = Self.spoiled(changed.files[index].bytes, &random)
      for line in changed.text(changed.files[index].name).split(separator: "\n") where line.hasSuffix(":") && line.first?.isLetter ?? false
      {
        names.insert(String(line.dropLast()))
      }
    }
    var memory = PipelineMemory()
    let before = EditedRules.pipeline.compile(changed, reusing: &memory)
    let mistakes = before.diagnostics.filter { $0.severity == .error }.map(\.message)
    #expect(mistakes.isEmpty)
    let checked = try #require(before.rules)
    let runner = try #require(try ScenarioRunner(before, findZone: { HostTime.zone(named: $0) }))
    let failing = runner.names.filter(names.contains).compactMap { runner.run($0) }.filter { !$0.hasPassed }
    let results = failing.compactMap { run in
      checked.book.scenarios[run.name].map { AcceptedScenario(run, $0, checked, before.sources, decision: nil) }
    }
    let after = EditedRules.pipeline.compile(EditedText.apply(results.flatMap(\.edits), to: changed, before.sources), reusing: &memory)
    let caused = after.diagnostics.filter { $0.severity == .error }.map(\.message)
    #expect(caused.isEmpty)
    let again = try #require(try ScenarioRunner(after, findZone: { HostTime.zone(named: $0) }))
    for result in results {
      let left = Set(result.left.map(\.step))
      let steps = again.run(result.name)?.steps.filter { $0.failure != nil && !left.contains($0.path) } ?? []
      #expect(steps.isEmpty, "\(result.name): \(steps.compactMap { $0.failure?.message })")
    }
    let accepted = results.count { $0.left.isEmpty }
    #expect(results.count > 8 && accepted * 10 > results.count * 8, "\(accepted) of \(results.count)")
  }

  /// Changes a word or a number after `then: {`.
  private static func spoiled(_ bytes: [UInt8], _ random: inout Numbers) -> [UInt8] {
    let swaps = [("true", "false"), ("false", "true"), ("]", ", {}]"), (": 3", ": 4"), (": 1", ": 7")]
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      guard let then = line.firstRange(of: "then: {"), !line.contains("#"), random.next(below: 2) == 0 else { return String(line) }
      let (old, new) = swaps[random.next(below: swaps.count)]
      let rest = String(line[then.upperBound...])
      guard let range = rest.firstRange(of: old) else { return String(line) }
      return line[..<then.upperBound] + rest[..<range.lowerBound] + new + rest[range.upperBound...]
    }
    return Array(lines.joined(separator: "\n").utf8)
  }
}
