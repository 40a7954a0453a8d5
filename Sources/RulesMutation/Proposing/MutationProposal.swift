internal import RuleKinds
internal import RulesCompiler
internal import Schema
internal import SourceText
internal import YAMLTree

/// What would kill a mutant, as YAML that can be pasted into the rules: a scenario for a person whose answer differs, or else an invariant
/// about the value.
package struct MutationProposal {
  /// The proposal with a comment that says where it belongs.
  package let text: String

  /// Nil if the mutant is killed or equivalent, or nothing is known that would kill it.
  package init?(_ judged: JudgedMutant, _ base: MutationBase) {
    guard judged.verdict == .survived else { return nil }
    let mutant = judged.mutant
    guard let text = MutationProposal.scenario(mutant, base) ?? MutationProposal.invariant(mutant, base) else { return nil }
    self.text = text
  }

  private static func scenario(_ mutant: Mutant, _ base: MutationBase) -> String? {
    let changed = base.compile(mutant)
    guard let asking = BothAnswers(base, changed), let answer = DifferentAnswer(base.compilation, changed, asking) else { return nil }
    let name = "recorded.\(mutant.path.parts.prefix(2).joined(separator: "."))"
    var lines = ["# rules/scenarios/recorded/\(mutant.path.parts[0]).yaml", "\(Schema<String>.text.write(name)):"]
    lines.append("  about: What `\(mutant.path.parts.joined(separator: "/"))` decides.")
    lines += ProposedYAML.provenance(mutant.path, base)
    if answer.time != DifferentAnswer.usualTime { lines.append("  at: \"\(answer.time)\"") }
    if !answer.given.isEmpty { lines.append("  given: \(ProposedYAML.given(answer.given))") }
    return (lines + ["  when: {\(answer.question.written)}", "  then: \(ProposedYAML.then(answer.then))"]).joined(separator: "\n")
  }

  /// An invariant that the value stays, for rules whose effect no question shows.
  private static func invariant(_ mutant: Mutant, _ base: MutationBase) -> String? {
    guard let rules = base.compilation.rules, mutant.path.parts.count > 1 else { return nil }
    let isNamed = rules.places.isDeclared(mutant.path.parts[0], mutant.path.parts[1])
    let key = mutant.path.parts.dropFirst(isNamed ? 2 : 1).joined(separator: "/")
    guard !key.isEmpty, let node = rules.places.node(mutant.path) else { return nil }
    let value = node.kind == .scalar ? node.text : node.items.first { $0.kind == .scalar }?.text
    let names = isNamed ? ", names: \(Schema<String>.text.write(mutant.path.parts[1]))" : ""
    let wanted = value.map { ", value: \(QuotedText.of($0))" } ?? ""
    return
      ([
        "# rules/invariants", "\(Schema<String>.text.write("\(mutant.path.parts.prefix(2).joined(separator: ".")).kept")):",
        "  about: The value of `\(mutant.path.parts.joined(separator: "/"))` stays.",
        "  has: {in: \(mutant.path.parts[0])\(names), key: \(Schema<String>.text.write(key))\(wanted)}",
      ] + ProposedYAML.provenance(mutant.path, base)).joined(separator: "\n")
  }
}
