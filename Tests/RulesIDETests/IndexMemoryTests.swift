import RuleKinds
import RulesCompiler
import TestSupport
import Testing

/// The index after an edit, in which only changed files are read again, equals a new index.
@Suite struct IndexMemoryTests {
  /// Everything that an index says, as text.
  private static func all(_ index: RuleIndex) -> [String] {
    func text(_ use: RuleUse) -> String { "\(use.path) -> \(use.target) \(use.form) \(use.span)" }
    let uses = index.rules.flatMap { rule in
      ["of \(rule.path)"] + index.uses(of: rule.path).map(text) + ["by \(rule.path)"] + index.uses(by: rule.path).map(text)
    }
    return index.rules.map { "\($0)" } + uses + index.texts.map { "\($0)" } + index.citations.map { "\($0)" }
      + index.words.map { "\($0.key): \($0.value)" }.sorted() + index.rules.map { "\(index[$0.path].map { "\($0)" } ?? "missing")" }
  }

  private static func edited(_ files: [RulesInput.File], _ name: String, _ old: String, _ new: String) -> [RulesInput.File] {
    files.map { file in
      guard file.name == name else { return file }
      let text = String(decoding: file.bytes, as: UTF8.self).replacing(old, with: new)
      return RulesInput.File(name: file.name, path: file.path, bytes: Array(text.utf8))
    }
  }

  @Test func afterEachEdit() throws {
    let base = Pool.files
    var states = [
      base, Self.edited(base, "limits.yaml", "swimmer: 10}", "swimmer: 9}"), Self.edited(base, "limits.yaml", "visits:", "visitz:"),
      Self.edited(base, "conditions.yaml", "water.degrees", "visits.count"), base.filter { $0.name != "conditions.yaml" },
      Self.edited(base, "manifest.yaml", "P1:", "P2:"), Self.edited(base, "actions.yaml", "too_cold", "no_ticket"),
      Self.edited(base, "scenarios/swim.yaml", "swim.swims:", "swim.again:"),
    ]
    let waiver = "w: {check: rule.unused, target: limits/visits/plans/swimmer, reason: R., owner: P1, expires: \"2027-01-01\"}\n"
    states.append(base + [RulesInput.File(name: "waivers.yaml", path: "rules/waivers.yaml", bytes: Array(waiver.utf8))])
    var random = Numbers(seed: 31)
    var memory = PipelineMemory()
    let index = IndexMemory()
    for step in 0..<60 {
      let state = step < states.count ? states[step] : states[random.next(below: states.count)]
      let input = RulesInput(files: state, place: "rules")
      let warm = Pipeline.checking().compile(input, lowers: false, reusing: &memory)
      let cold = Pipeline.checking().compile(input, lowers: false)
      guard let kept = warm.rules?.makeIndex(reusing: index), let new = cold.rules?.makeIndex() else { continue }
      let (found, expected) = (Self.all(kept), Self.all(new))
      #expect(found.count == expected.count, "step \(step)")
      let different = zip(found, expected).first { $0 != $1 }
      #expect(different == nil, "step \(step): \(different.map { "\($0.0)\n\($0.1)" } ?? "")")
    }
  }
}
