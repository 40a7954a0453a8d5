internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText

/// Reports sentences about one plan that only users of other plans read.
enum CopyOtherPlan {
  static let explanation = Explanation(
    "copy.other-plan", .warning, waivable: true,
    finds: "A sentence that speaks of the users of a plan, in words of `called`, and explains a denial that no user of the plan gets.",
    why: "Users would read what holds for others, and believe that it holds for them.",
    example: "ERR-030: {says: full}   # full: Pro accounts can save 2 flows. Only the cell of `free` has the denial",
    instead: "ERR-030: {says: full}   # full: Free accounts can save 2 flows.")

  static let check = Check(explanation) { context, diagnostics in
    guard context.broken.isDisjoint(with: [Capability.key, Limit.key, Reason.key, Action.key]), !context.hasUnknownUse(of: Plan.key) else {
      return
    }
    let speakers = speakers(context)
    if speakers.isEmpty { return }
    for text in context.spokenTexts where text.language == nil {
      guard let plans = speakers[text.copy] else { continue }
      for form in text.forms {
        let words = SentenceWords(form.text)
        for state in context.book.plans.states.entries where !plans.contains(context.book.plans.column(of: state.name)) {
          guard let phrase = state.value.called.first(where: { words.range(of: $0) != nil }), let range = words.range(of: phrase) else {
            continue
          }
          diagnostics.append(
            Diagnostic(
              explanation, "`\(text.copy.text)` speaks of `\(phrase)`, but only users of \(plans.map(\.text).quotedPhrase()) read it",
              at: context.span(of: range, in: form.path), "another plan",
              secondary: [.init(context.key(Plan.key, state.name.text), "called so here")],
              helps: ["write it about the plan whose users read it"]))
        }
      }
    }
  }

  /// The plans whose users read a sentence as the explanation of a denial. A sentence that others may read, too, is left out.
  private static func speakers(_ context: CheckContext) -> [Name<Copy>: [Name<Plan>]] {
    let book = context.book
    var plans: [Name<Reason>: [Name<Plan>]] = [:]
    func add(_ reason: Name<Reason>, _ plan: Name<Plan>) {
      if !plans[reason, default: []].contains(plan) { plans[reason, default: []].append(plan) }
    }
    for capability in book.capabilities.entries {
      for cell in capability.value.plans.cells { if case .deny(let reason) = cell.value { add(reason, cell.column) } }
    }
    for limit in book.limits.entries {
      for cell in limit.value.whenFull.cells + limit.value.whenSpent.cells { add(cell.value, cell.column) }
    }
    // A denial that a step names depends on conditions, and not on the plan.
    let deciding: Set = [Action.key, OfflineRow.key, OperationType.key, LadderLevel.key, LadderVector.key]
    let others = Set(context.mentions(of: deciding).flatMap { $0.names(Reason.key) })
    var read: [Name<Copy>: [Name<Plan>]] = [:]
    var shared: Set<Name<Copy>> = []
    for reason in book.reasons.entries {
      guard let copy = ReasonWords.of(reason.value, book).copy else { continue }
      guard let own = plans[reason.name], !others.contains(reason.name.text) else {
        shared.insert(copy)
        continue
      }
      for plan in own where !(read[copy]?.contains(plan) ?? false) { read[copy, default: []].append(plan) }
    }
    return read.filter { !shared.contains($0.key) }
  }
}
