internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText

/// Every scenario expects something, and what only asks says what it expects.
enum ScenarioExpectsNothing {
  static let explanation = Explanation(
    "scenario.expects-nothing", .error,
    finds: "A question without `then`, or a `then` with nothing in it.",
    why: "It could never fail: whatever the rules become, it would say that all is well.",
    example: "steps:\n  - {when: {may: flow.save}}",
    instead: "steps:\n  - {when: {may: flow.save}, then: {allowed: true}}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.scenarios.entries {
      for part in entry.value.parts(entry.name.text) where !context.isFaulty(part.path) {
        for (key, value) in [("then", part.step.then), ("each", part.step.each)] where value?.isEmpty ?? false {
          report("nothing stands in it", at: context.places.span(part.path.appending(key)), &diagnostics)
        }
        guard part.step.then == nil, part.step.each == nil, let question = part.question else { continue }
        // What happens early may be there for what is asked later.
        if question.changesSomething && !part.isLast { continue }
        report("nothing is expected of the answer", at: context.places.key(part.path), &diagnostics)
      }
    }
  }

  private static func report(_ message: String, at place: Span, _ diagnostics: inout [Diagnostic]) {
    diagnostics.append(Diagnostic(explanation, message, at: place, "cannot fail", helps: ["say what the answer must have: `then: {...}`"]))
  }
}
