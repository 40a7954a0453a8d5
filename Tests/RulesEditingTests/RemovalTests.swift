import Diagnostics
import Foundation
import RuleKinds
import RulesCompiler
import RulesEditing
import Schema
import SourceText
import TestSupport
import Testing

/// Removing a rule leaves rules without errors, or the removal says which places a person must change.
@Suite struct RemovalTests {
  /// The declared rules of the product, without those that are parts of other names.
  private static func rules(_ base: RenamingTests.Base) -> [RulePath] {
    base.compilation.rules?.reading.declarations.filter { $0.kind != RemotePath.key && $0.kind != Translation.key }
      .map { RulePath($0.kind, $0.name) } ?? []
  }

  /// What the removal of a rule does: `clean`, `person`, or the errors that it does not announce.
  private static func outcome(_ rule: RulePath, _ base: RenamingTests.Base, _ mentions: RuleMentions) -> (name: String, errors: [String]) {
    let removal = RuleRemoval(rule, mentions)
    guard removal.obstacles.isEmpty else { return ("person", []) }
    let errors = RenamingTests.errors(base.apply(removal.edits), base.memory)
    return (errors.isEmpty ? "clean" : "errors", errors)
  }

  /// The new warnings about rules that no rule uses afterward. Waivers are left out, because removing one shows its warning again, and
  /// so are invariants, which need nothing of their own. A setting that other settings still name is no longer read, but not unused.
  private static func unused(_ rule: RulePath, _ base: RenamingTests.Base, _ mentions: RuleMentions) -> [String] {
    let removal = RuleRemoval(rule, mentions)
    guard removal.obstacles.isEmpty, ![Waiver.key, Invariant.key].contains(rule.parts[0]) else { return [] }
    var memory = base.memory
    let after = EditedRules.pipeline.compile(base.apply(removal.edits), lowers: false, reusing: &memory)
    let names: Set = ["rule.unused", "setting.unread", "telemetry.unsent", "deeplink.unused", "error.unraised"]
    let known = Set(base.compilation.diagnostics.map(\.message))
    let new = after.diagnostics.filter { names.contains($0.name) && !known.contains($0.message) }
    return new.map(\.message).filter { message in
      let name = message.split(separator: "`").last.map(String.init) ?? ""
      return after.rules?.reading.isUsed(name, of: Setting.key) != true
    }
  }

  /// What only a removed part of another rule used goes with it: the condition of an item that is removed from a list.
  @Test func whatOnlyRemovedPartsUsedIsRemoved() throws {
    let base = try RenamingTests.product.get()
    let removal = RuleRemoval(RulePath(Event.key, "trial_started"), base.renaming.mentions)
    #expect(removal.removed.contains(RulePath(Condition.key, "store_began_trial")), "\(removal.removed)")
    #expect(Self.unused(RulePath(Event.key, "trial_started"), base, base.renaming.mentions) == [])
  }

  /// RULEBOOK_REMOVE=all tries every rule of the product and prints the outcomes; otherwise a random sample.
  @Test func everyRuleIsRemovedOrLeftToAPerson() throws {
    let base = try RenamingTests.product.get()
    let mentions = base.renaming.mentions
    var rules = Self.rules(base)
    let triesAll = ProcessInfo.processInfo.environment["RULEBOOK_REMOVE"] == "all"
    if !triesAll {
      var random = Numbers(seed: 292)
      rules = (0..<8).map { _ in rules[random.next(below: rules.count)] }
    }
    var counts: [String: Int] = [:]
    for rule in rules {
      let (name, errors) = Self.outcome(rule, base, mentions)
      counts["\(rule.parts[0]) \(name)", default: 0] += 1
      // Nothing names the removed rules.
      let broken = errors.filter { $0.contains("no ") && $0.contains("is named") }
      #expect(broken.isEmpty, "\(rule): \(broken.prefix(3))")
      let unused = name == "clean" ? Self.unused(rule, base, mentions) : []
      #expect(unused.isEmpty, "\(rule): \(unused.prefix(3))")
      if triesAll { print("\(name) \(rule) \(errors.prefix(2))") }
    }
    if triesAll { for (name, count) in counts.sorted(by: { $0.key < $1.key }) { print("\(count) \(name)") } }
    #expect(counts.values.reduce(0, +) == rules.count)
  }
}
