internal import Conditions
internal import Diagnostics
internal import RuleKinds

/// What an event says is different from time to time.
enum TelemetryConstant {
  static let explanation = Explanation(
    "telemetry.constant", .error,
    finds: "A telemetry event with a parameter that is written out.",
    why: "Its values are those of a fact, and one that is written out is none of them, or is there however it was.",
    example: "gate_shown: {parameters: {surface: \"'export'\"}}",
    instead: "gate_shown: {parameters: {surface: decision.entryPoint}}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.telemetry.entries {
      for parameter in entry.value.parameters {
        let path = RulePath(Event.key, entry.name.text, "parameters", parameter.name)
        guard case .constant(_, _, nil)? = context.typed[path]?.root else { continue }
        diagnostics.append(
          Diagnostic(
            explanation, "`\(parameter.name)` is always `\(parameter.value.text)`", at: context.places.span(path), "written out",
            helps: ["name the fact that it comes from, or take it out: the event's name says what is always so"]))
      }
    }
  }
}
