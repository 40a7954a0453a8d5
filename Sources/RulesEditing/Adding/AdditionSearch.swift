internal import RuleKinds
package import RulesCompiler

/// Finds the form of a new rule that leaves no error and breaks the fewest scenarios.
package struct AdditionSearch {
  /// An addition with the rules that it results in.
  package struct Attempt {
    package let addition: RuleAddition
    package let output: RulesInput
    package let after: Compilation
    /// The scenarios that fail afterward. Empty if the rules have errors.
    package fileprivate(set) var broken: [String] = []
  }

  /// A rule that the new one is like, and what it has instead of the words of that rule.
  private typealias Form = (model: String?, words: RuleAddition.Words)

  /// The most forms of a rule, and the most capabilities of a limit, that are compiled.
  private static let most = 4

  private let kind: String
  private let name: String
  private let like: String?
  private let decision: String?
  private let terms: LimitTerms
  private let input: RulesInput
  private let before: Compilation
  /// The names in the input; nil if it has errors.
  private let mentions: RuleMentions?

  /// - Parameters:
  ///   - kind: The key of the kind.
  ///   - like: The rule that is copied; nil to choose one of the simplest.
  ///   - terms: The numbers and the period of a new limit.
  ///   - decision: The recorded decision that is the source of the new rules; nil for the sources of the rules that are copied.
  ///   - before: The compilation of the input.
  package init(
    _ kind: String, _ name: String, like: String?, terms: LimitTerms = LimitTerms(), decision: String?, in input: RulesInput,
    _ before: Compilation
  ) {
    (self.kind, self.name, self.like, self.decision, self.input, self.before) = (kind, name, like, decision, input, before)
    self.terms = terms
    mentions = before.rules.map { RuleMentions($0, before.sources) }
  }

  /// Returns the best addition, which has errors if every form has some. Throws `RuleAddition.Problem`, and what `broken` throws.
  ///
  /// - Parameters:
  ///   - target: The capability that a new limit limits; nil for none.
  ///   - compile: Compiles a rules folder.
  ///   - broken: Returns the scenarios that fail with a compilation, of some scenarios, or, for nil, of all.
  package func best(
    for target: String?, compile: (RulesInput) -> Compilation, broken: (Compilation, _ among: [String]?) throws -> [String]
  ) throws -> Attempt {
    var best: Attempt?
    var problem: RuleAddition.Problem?
    for form in forms {
      let addition: RuleAddition
      do throws(RuleAddition.Problem) {
        addition = try self.addition(form, for: target)
      } catch {
        // The numbers of another form may be those of other plans.
        guard case .nothingToLimit = error else { throw error }
        problem = error
        continue
      }
      var attempt = attempt(addition, compile)
      if let best, !best.after.hasErrors {
        // It is not better if everything that fails with the best one fails with it, too. Then the other scenarios need not run.
        guard !attempt.after.hasErrors, try broken(attempt.after, best.broken).count < best.broken.count else { continue }
      }
      if !attempt.after.hasErrors { attempt.broken = try broken(attempt.after, nil) }
      let isBetter = best.map { $0.after.hasErrors || attempt.broken.count < $0.broken.count } ?? true
      if isBetter { best = attempt }
      // Scenarios that fail with marked words also fail with others.
      if !attempt.after.hasErrors, attempt.broken.isEmpty || like != nil { break }
    }
    guard let best else { throw problem ?? .needs("another \(kind)") }
    return best
  }

  /// Returns a capability to which a limit can be applied with the form of an addition, without errors: one that its model limits, or else any; nil for none.
  package func capability(for attempt: Attempt, compile: (RulesInput) -> Compilation) -> String? {
    let capabilities = before.rules?.book.capabilities.entries ?? []
    let model = attempt.addition.model?.parts[1]
    let alike = capabilities.filter { $0.value.plans.cells.contains { $0.value.limit.map { $0.text == model } ?? false } }.map(\.name.text)
    let others = capabilities.map(\.name.text).filter { !alike.contains($0) }
    let form: Form = like == nil ? (model, .replaced) : (nil, .marked)
    var count = 0
    for target in alike + others where count < AdditionSearch.most {
      guard let addition = try? addition(form, for: target) else { continue }
      count += 1
      if !self.attempt(addition, compile).after.hasErrors { return target }
    }
    return nil
  }

  private var forms: [Form] {
    guard like == nil else { return RuleAddition.Words.allCases.map { (nil, $0) } }
    let models = RuleAddition.models(kind, in: before).prefix(AdditionSearch.most)
    return models.isEmpty ? [(nil, .replaced)] : models.map { ($0, .replaced) }
  }

  private func addition(_ form: Form, for target: String?) throws(RuleAddition.Problem) -> RuleAddition {
    guard let mentions else { throw .needs("rules without errors") }
    return try RuleAddition(
      kind, name, like: like, form: form.model, words: form.words, for: target, terms: terms, decision: decision, in: mentions)
  }

  private func attempt(_ addition: RuleAddition, _ compile: (RulesInput) -> Compilation) -> Attempt {
    func output(_ addition: RuleAddition) -> RulesInput {
      FormattedRules.formatting(AppliedAddition.files(addition.edits, addition.additions, input, before), changedFrom: input)
    }
    let fitted = FittedAddition(addition) { compile(output($0)) }
    return Attempt(addition: fitted.addition, output: output(fitted.addition), after: fitted.after)
  }
}
