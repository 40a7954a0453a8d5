internal import Conditions
internal import Diagnostics
internal import RuleKinds

/// No event carries what people wrote.
enum TelemetryFreeText {
  static let explanation = Explanation(
    "telemetry.free-text", .error,
    finds: "A telemetry event with a parameter that people wrote, or a text that they might have written.",
    why: "Events leave the device and are kept; names and titles have no business there.",
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
            explanation, "`\(entry.name.text)` would send `\(fact)`, which people wrote", at: context.places.span(path), "personal",
            secondary: [.init(context.value(Fact.key, fact, "personal"), "said here")],
            helps: ["send its length, `size(\(fact))`, or leave it out"]))
      }
    }
  }

  /// A text may hold anything; what holds an id is declared as one, and then nothing else fits.
  private static func reportText(
    _ facts: [String], _ event: String, _ path: RulePath, _ context: CheckContext, _ diagnostics: inout [Diagnostic]
  ) {
    guard let fact = facts.first(where: { [.text, .listOf(.text)].contains(context.book.facts[$0]?.type) }) else { return }
    diagnostics.append(
      Diagnostic(
        explanation, "`\(event)` would send `\(fact)`, a text that may hold what people wrote", at: context.places.span(path), "any text",
        secondary: [.init(context.value(Fact.key, fact, "type"), "its type")],
        helps: ["declare it as `type: id` if it is one, send its length, `size(\(fact))`, or leave it out"]))
  }
}
