internal import Conditions
internal import Diagnostics
internal import RuleKinds

/// Reports events that contain, or may contain, user input.
enum TelemetryFreeText {
  static let explanation = Explanation(
    "telemetry.free-text", .error,
    finds: "A telemetry event with a parameter that is user input, or a string that may be user input.",
    why: "Events leave the device and are stored, so they must not contain names and titles.",
    example: "import_opened: {parameters: {sender: inbox.senderName}}   # inbox.senderName: {personal: true}",
    instead: "import_opened: {parameters: {senderNameLength: size(inbox.senderName)}}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.telemetry.entries {
      for parameter in entry.value.parameters {
        let path = RulePath(Event.key, entry.name.text, "parameters", parameter.name)
        guard let expression = context.typed[path], expression.type.holdsText else { continue }
        let facts = context.typed.factsBehind(expression, in: context.book)
        guard let fact = facts.first(where: { context.book.facts[$0]?.isPersonal ?? false }) else {
          reportText(facts, entry.name.text, path, context, &diagnostics)
          continue
        }
        diagnostics.append(
          Diagnostic(
            explanation, "`\(entry.name.text)` would send `\(fact)`, which is user input", at: context.places.span(path), "personal",
            secondary: [.init(context.value(Fact.key, fact, "personal"), "declared here")],
            helps: ["send its length, `size(\(fact))`, or remove it"]))
      }
    }
  }

  /// A string may contain anything. A fact of type `id` is safe because it can hold only an id.
  private static func reportText(
    _ facts: [String], _ event: String, _ path: RulePath, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    guard let fact = facts.first(where: { [.text, .listOf(.text)].contains(context.book.facts[$0]?.type) }) else { return }
    diagnostics.append(
      Diagnostic(
        explanation, "`\(event)` would send `\(fact)`, a string that may contain user input", at: context.places.span(path), "any string",
        secondary: [.init(context.value(Fact.key, fact, "type"), "its type")],
        helps: ["declare it as `type: id` if it is an id, send its length, `size(\(fact))`, or remove it"]))
  }
}
