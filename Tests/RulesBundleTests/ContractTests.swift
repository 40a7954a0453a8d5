import RulesBundle
import RulesCompiler
import TestSupport
import Testing

/// The contract hash is for app code: it changes with an id or a type, and stays the same when a value, copy, or a condition changes.
@Suite struct ContractTests {
  struct Edit: CustomTestStringConvertible, Sendable {
    let file: String
    let old: String
    let new: String
    var testDescription: String { "\(file): \(old) -> \(new)" }

    init(_ file: String, _ old: String, _ new: String) {
      self.file = file
      self.old = old
      self.new = new
    }
  }

  private func hashes(_ edit: Edit) throws -> (contract: [UInt8], content: [UInt8]) {
    let bundle = try RuleBundle(
      try #require(
        RealRules.compile(Self.withoutScenarios(RealRules.files.replacing(edit.old, with: edit.new, in: edit.file))),
        "the edited rules do not compile"
      )
      .bundle)
    return (bundle.contractHash, bundle.contentHash)
  }

  @Test(arguments: [
    Edit("limits.yaml", "plans: {guest: none, free: 3, pro: none}\n  left", "plans: {guest: none, free: 4, pro: none}\n  left"),
    Edit("copy/en/gates.yaml", "text: \"Manage flows\"", "text: \"Look after flows\""),
    Edit("conditions/entitlements.yaml", "when: \"plan == 'free' && trial.eligible\"", "when: \"trial.eligible && plan == 'free'\""),
    Edit("settings/entitlements.yaml", "value: 72h", "value: 48h"),
    Edit("settings/sync.yaml", "value: 50", "value: 40"),
    Edit("actions/account.yaml", "emits: [restore_clicked]", "emits: [restore_clicked, purchase_started]"),
    Edit(
      "facts/usage.yaml", "type: int\n  at_least: 0\n  from: app\n  source: CH08 §4.2",
      "type: int\n  at_least: 1\n  from: app\n  source: CH08 §4.2"),
  ]) func staysWhenAValueChanges(edit: Edit) throws {
    let before = try RuleBundle(RealRules.file)
    let after = try hashes(edit)
    #expect(after.contract == before.contractHash)
    #expect(after.content != before.contentHash)
  }

  @Test(arguments: [
    Edit("effects.yaml", "purchase:\n", "purchase:\n  about: A second one.\n  source: CH08 §8\npurchase_too:\n"),
    Edit("facts/usage.yaml", "text.length:\n  about", "text.size:\n  about"),
    Edit("facts/signing_in.yaml", "type: {one_of: [not_asked, keep, clear]}", "type: {one_of: [not_asked, keep, clear, later]}"),
    Edit(
      "facts/request.yaml", "flow.id:\n  about: The flow in question.\n  type: id",
      "flow.id:\n  about: The flow in question.\n  type: int"),
    Edit("snapshot.yaml", "value: plan_can('media.upload')", "value: \"plan_can('media.upload') ? 1 : 0\""),
    Edit("telemetry/entitlements.yaml", "surface: decision.entryPoint", "place: decision.entryPoint"),
    Edit("tables/practice.yaml", "answers: [practice.cta.credit, practice.cta.pro,", "answers: [practice.cta.pro, practice.cta.credit,"),
    Edit("manifest.yaml", "product: handz", "product: hands"),
    Edit("deep_links.yaml", "{highlight: {id_of: import}}", "{item: {id_of: import}}"),
  ]) func movesWhenAnIdOrATypeDoes(edit: Edit) throws {
    var files = RealRules.files.replacing(edit.old, with: edit.new, in: edit.file)
    // What an invariant requires of the parameters of links is part of the contract.
    if edit.file == "deep_links.yaml" { files.removeAll { $0.name == "invariants/links.yaml" || $0.name.hasPrefix("requirements/") } }
    // A renamed fact is renamed where it is used.
    if edit.new.hasPrefix("text.size") {
      files = files.map { file in
        guard ["limits.yaml", "copy/en/limits.yaml"].contains(file.name) else { return file }
        var file = file
        file.bytes = Array(String(decoding: file.bytes, as: UTF8.self).replacing(": text.length", with: ": text.size").utf8)
        return file
      }
    }
    let bundle = try RuleBundle(try #require(RealRules.compile(Self.withoutScenarios(files)), "the edited rules do not compile").bundle)
    #expect(bundle.contractHash != (try RuleBundle(RealRules.file)).contractHash)
  }

  /// Scenarios are for the authors of rules; they are not in an app.
  @Test func scenariosAreNotInTheBundle() throws {
    let without = Self.withoutScenarios(RealRules.files)
    #expect(without.count < RealRules.files.count)
    #expect(RealRules.compile(without)?.bundle == RealRules.file)
  }

  /// Scenarios give values to facts, which an edit would have to change there as well. Requirements name facts, and invariants list
  /// them, count them, and state what documents say of them.
  private static func withoutScenarios(_ files: [RulesInput.File]) -> [RulesInput.File] {
    files.filter {
      !$0.name.hasPrefix("scenarios/") && !$0.name.hasPrefix("requirements/") && $0.name != "invariants/scenarios.yaml"
        && $0.name != "invariants/counts.yaml" && $0.name != "invariants/facts.yaml" && !$0.name.hasPrefix("invariants/documents/")
    }
  }
}
