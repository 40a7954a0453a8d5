internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText

/// Reports scenarios that expect nothing of an answer.
enum ScenarioExpectsNothing {
  static let explanation = Explanation(
    "scenario.expects-nothing", .error,
    finds: "A `when` without `then`, or an empty `then`.",
    why: "The scenario could never fail, regardless of the rules.",
    example: "steps:\n  - {when: {may: flow.save}}",
    instead: "steps:\n  - {when: {may: flow.save}, then: {allowed: true}}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.scenarios.entries {
      for part in entry.value.parts(entry.name.text) where !context.isFaulty(part.path) {
        for (key, value) in [("then", part.step.then), ("each", part.step.each)] where value?.isEmpty ?? false {
          report("`\(key)` is empty", at: context.places.span(part.path.appending(key)), &diagnostics)
        }
        guard part.step.then == nil, part.step.each == nil, let question = part.question else { continue }
        // An early step may prepare the query of a later step.
        if question.changesSomething && !part.isLast { continue }
        report("`then` is missing", at: context.places.key(part.path), &diagnostics)
      }
    }
  }

  private static func report(_ message: String, at place: Span, _ diagnostics: inout [Diagnostic]) {
    diagnostics.append(
      Diagnostic(explanation, message, at: place, "cannot fail", helps: ["write what the answer must contain: `then: {...}`"]))
  }
}
