internal import Diagnostics
internal import RuleKinds
internal import Schema

/// An event says each thing once.
enum TelemetrySameValue {
  static let explanation = Explanation(
    "telemetry.same-value", .warning, waivable: true,
    finds: "A telemetry event with two parameters that take the same value.",
    why: "Whoever reads the numbers asks which of the two to trust, and half of the reports use the one and half the other.",
    example: "gate_shown: {parameters: {planState: plan, plan: plan}}",
    instead: "gate_shown: {parameters: {planState: plan}}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.telemetry.entries {
      let parameters = entry.value.parameters
      for (index, parameter) in parameters.enumerated() {
        guard let earlier = parameters[..<index].first(where: { $0.value == parameter.value }) else { continue }
        diagnostics.append(
          Diagnostic(
            explanation, "`\(parameter.name)` is the same as `\(earlier.name)`",
            at: context.key(Event.key, entry.name.text, "parameters", parameter.name), "said already",
            secondary: [.init(context.key(Event.key, entry.name.text, "parameters", earlier.name), "here")], helps: ["take one of them out"]
          ))
      }
    }
  }
}
