import Diagnostics
import HostTime
import RuleKinds
import RulebookSupport
import RulesCompiler
import RulesEditing
import RulesMutation
import Schema
import SourceText

/// Proposes scenarios for comparisons whose boundary no scenario reaches, and adds them to `scenarios/recorded/` in the rules folder. People
/// read them, and commit or delete them.
struct ProposedScenarios {
  /// What was proposed, by the path of the file, and the comparisons for which nothing could be proposed.
  private(set) var added: [(path: String, names: [String])] = []
  private(set) var left: [String] = []
  private let input: RulesInput
  private var edit: RecordedEdit

  init(_ input: RulesInput, _ pipeline: Pipeline) throws(Failure) {
    self.input = input
    edit = RecordedEdit(rules: input.place)
    guard let base = MutationBase(input, pipeline, findZone: { HostTime.zone(named: $0) }) else {
      throw Failure(
        message: "the rules have errors or failing scenarios; fix them first (run `rulebook check` and `rulebook test`)",
        code: Exit.findings)
    }
    let moved = base.mutants(MutationOperator.all.filter { $0.name == BoundaryScenario.operation })
    let survivors = MutationRun(base).judge(moved).filter { !$0.verdict.isKilled && $0.verdict != .equivalent }
    var texts: [(kind: String, name: String, text: String)] = []
    for survivor in survivors.map(\.mutant) {
      guard let proposal = BoundaryScenario(survivor, base) else {
        left.append("\(survivor.file):\(survivor.lines.lowerBound): \(survivor.about)")
        continue
      }
      let taken = Set(texts.map(\.name)).union(base.scenarioNames)
      texts.append((proposal.kind, proposal.name(besides: taken), proposal.text(besides: taken)))
    }
    add(texts)
  }

  /// Adds the scenarios to the files of their kinds.
  private mutating func add(_ texts: [(kind: String, name: String, text: String)]) {
    for (kind, proposals) in Dictionary(grouping: texts, by: \.kind).sorted(by: { $0.key < $1.key }) {
      let name = "\(Scenario.key)/recorded/\(kind).yaml"
      let known = input.files.first { $0.name == name }
      let path = known?.path ?? "\(input.place)/\(name)"
      let before = known.map { String(decoding: $0.bytes, as: UTF8.self) } ?? header
      let bytes = Array((before + proposals.map(\.text).joined()).utf8)
      edit.change(path, from: known?.bytes, to: FormattedRules.formatted(path, bytes, kind: Scenario.key))
      added.append((path, proposals.map(\.name)))
    }
  }

  /// The first lines of a new file: the line for editors that the other files of scenarios have, and a comment.
  private var header: String {
    let mark = "# yaml-language-server: $schema="
    let line = input.files.lazy.filter { $0.name.split(separator: "/").dropLast() == ["scenarios"] }
      .compactMap { String(decoding: $0.bytes, as: UTF8.self).split(separator: "\n").first }.first { $0.hasPrefix(mark) }
    return (line.map { "\(mark)../\($0.dropFirst(mark.count))\n\n" } ?? "") + "# Recorded by `rulebook test --propose`.\n\n"
  }

  /// Writes the scenarios and prints their names.
  func write(dryRun: Bool) throws(Failure) {
    if dryRun { Console.printRaw(TerminalText.of(edit.diff)) } else { try edit.record("test --propose") }
    print()
    if dryRun { Console.note("nothing was written") }
  }

  private func print() {
    for (path, names) in added { for name in names { Console.print("\(path): \(name)") } }
    for place in left { Console.print("no request for a decision detects \(place)") }
    let count = added.reduce(0) { $0 + $1.names.count }
    Console.note(
      count == 0
        ? "nothing to propose"
        : "\(count == 1 ? "1 scenario" : "\(count) scenarios") proposed: read them, and keep those that describe what should happen (`git diff`, `rulebook test`)"
    )
  }
}
