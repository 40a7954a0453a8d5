internal import Diagnostics
internal import RuleKinds

/// Checks that the title of a screen is one line with words.
enum ScreenTitle {
  static let explanation = Explanation(
    "screen.title", .error,
    finds: "A title of a screen that consists of values only, or whose copy has a title of its own.",
    why:
      "A title without words is empty while its value is missing, and it cannot be translated. Copy with a title of its own would show two titles.",
    example: "flow.title: {text: \"{name}\"}   # flow/detail: {title: flow.title}",
    instead: "flow.title: {text: \"Flow: {name}\"}")

  static let check = Check(explanation) { context, diagnostics in
    guard context.reportedErrors.isEmpty else { return }
    for entry in context.book.routes.entries {
      guard let name = entry.value.title, let copy = context.book.copy[name] else { continue }
      let used = context.value(Route.key, entry.name.text, "title")
      if copy.title != nil {
        diagnostics.append(
          Diagnostic(
            explanation, "the title of `\(entry.name.text)` has a title of its own", at: used, "has a title and a text",
            secondary: [.init(context.value(Copy.key, name.text, "title"), "its title")],
            helps: ["list it under `says`, or name copy without a title"]))
      } else if !hasWords(copy.text.words) {
        diagnostics.append(
          Diagnostic(
            explanation, "the title of `\(entry.name.text)` has no words", at: used, "consists of values only",
            secondary: [.init(context.value(Copy.key, name.text, "text"), "its text")], helps: ["add words around the values"]))
      }
    }
  }

  /// Whether a text has a letter or a digit outside of its variables.
  private static func hasWords(_ text: String) -> Bool {
    (Template.parse(text) ?? [.literal(text)]).contains { part in
      if case .literal(let words) = part { words.contains { $0.isLetter || $0.isNumber } } else { false }
    }
  }
}
