internal import Diagnostics
internal import RuleKinds
internal import Schema

/// Reports events that send a value twice.
enum TelemetrySameValue {
  static let explanation = Explanation(
    "telemetry.same-value", .warning, waivable: true,
    finds: "A telemetry event with two parameters that have the same value.",
    why: "Analysts cannot tell which of the two to use, and reports use different ones.",
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
            at: context.key(Event.key, entry.name.text, "parameters", parameter.name), "duplicate",
            secondary: [.init(context.key(Event.key, entry.name.text, "parameters", earlier.name), "first sent here")],
            helps: ["remove one of them"]
          ))
      }
    }
  }
}
