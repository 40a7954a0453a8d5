import Diagnostics
import Foundation
import RuleKinds
import RulesCompiler
import RulesEditing
import SourceText
import TestSupport
import Testing

/// Adding a rule like any other one of its kind leaves rules without errors.
@Suite struct AdditionTests {
  /// A name that no rule of the product has, in the form of the names of its kind.
  private static let fresh = [
    Limit.key: "saved_drafts", Plan.key: "team", NotificationType.key: "N-TIPS", DeepLink.key: "tips", ErrorRule.key: "ERR-990",
    Reason.key: "free_tips", Copy.key: "tips.title",
  ]

  /// The rules of the product, by kind and name, that a new one can be like.
  private static func models(_ base: RenamingTests.Base) -> [RulePath] {
    let kinds = Set(RuleAddition.kinds.values)
    return base.renaming.mentions.declared.filter { kinds.contains($0.kind) }.map { RulePath($0.kind, $0.name) }
      .sorted { $0.description < $1.description }
  }

  /// Adds a rule like another one, as `rulebook add KIND NAME --like OTHER` does, and returns the errors that are left.
  private static func errors(addingLike model: RulePath, _ base: RenamingTests.Base) throws -> [String] {
    var memory = base.memory
    let search = AdditionSearch(
      model.parts[0], fresh[model.parts[0]] ?? "", like: model.parts[1], decision: nil, in: base.input, base.compilation)
    let attempt = try search.best(for: nil, compile: { EditedRules.pipeline.compile($0, reusing: &memory) }, broken: { _, _ in [] })
    return attempt.after.diagnostics.filter { $0.severity == .error }.map { one in
      let file = attempt.after.sources[one.primary.span.file]
      return "\(file.path):\(file.position(of: Int(one.primary.span.start)).line): \(one.message)"
    }
  }

  @Test func everyKindHasAFreshName() throws {
    let declared = Set(try RenamingTests.product.get().renaming.mentions.declared.map { RulePath($0.kind, $0.name) })
    for kind in RuleAddition.kinds.values {
      let name = try #require(Self.fresh[kind], "\(kind)")
      #expect(!declared.contains(RulePath(kind, name)), "\(kind) \(name)")
    }
  }

  private static let addsAll = ProcessInfo.processInfo.environment["RULEBOOK_ADD"] == "all"

  /// RULEBOOK_ADD=all adds a rule like each one of the product; otherwise like each fortieth, and like one of each kind.
  @Test func aRuleLikeEachOtherHasZeroErrors() throws {
    let base = try RenamingTests.product.get()
    var models = Self.models(base)
    if !Self.addsAll {
      let some = models.enumerated().filter { $0.offset % 40 == 0 }.map(\.element)
      let kinds = Set(some.map(\.parts[0]))
      let others = Dictionary(grouping: models, by: \.parts[0]).filter { !kinds.contains($0.key) }.compactMap(\.value.first)
      models = some + others.sorted { $0.description < $1.description }
    }
    for model in models {
      let errors = try Self.errors(addingLike: model, base)
      #expect(errors.isEmpty, "\(model): \(errors.prefix(3))")
    }
  }

  /// The capability that is suggested for a limit can be limited, whatever the limit is like. RULEBOOK_ADD=all tries each limit; otherwise some.
  @Test func aLimitIsAppliedToTheSuggestedCapability() throws {
    let base = try RenamingTests.product.get()
    let limits = Self.models(base).filter { $0.parts[0] == Limit.key }.map { $0.parts[1] as String? }
    let some = Self.addsAll ? limits : limits.enumerated().filter { $0.offset % 4 == 0 }.map(\.element)
    for like in [nil] + some {
      var memory = base.memory
      let search = AdditionSearch(Limit.key, "saved_drafts", like: like, decision: nil, in: base.input, base.compilation)
      let plain = try search.best(for: nil, compile: { EditedRules.pipeline.compile($0, reusing: &memory) }, broken: { _, _ in [] })
      let found = search.capability(for: plain) { EditedRules.pipeline.compile($0, reusing: &memory) }
      let target = try #require(found, "\(like ?? "")")
      let applied = try search.best(for: target, compile: { EditedRules.pipeline.compile($0, reusing: &memory) }, broken: { _, _ in [] })
      let isSound = !applied.after.hasErrors
      #expect(isSound, "\(like ?? "") --for \(target)")
    }
  }
}
