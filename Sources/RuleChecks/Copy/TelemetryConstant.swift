internal import Conditions
internal import Diagnostics
internal import RuleKinds

/// Reports event parameters with a constant value.
enum TelemetryConstant {
  static let explanation = Explanation(
    "telemetry.constant", .error,
    finds: "A telemetry event with a constant parameter.",
    why: "A constant carries no information beyond the name of the event.",
    example: "gate_shown: {parameters: {surface: \"'export'\"}}",
    instead: "gate_shown: {parameters: {surface: decision.entryPoint}}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.telemetry.entries {
      for parameter in entry.value.parameters {
        let path = RulePath(Event.key, entry.name.text, "parameters", parameter.name)
        guard case .constant(_, _, nil)? = context.typed[path]?.root else { continue }
        diagnostics.append(
          Diagnostic(
            explanation, "`\(parameter.name)` is always `\(parameter.value.text)`", at: context.places.span(path), "a constant",
            helps: ["use a fact, or remove the parameter: a constant adds nothing to the name of the event"]))
      }
    }
  }
}
