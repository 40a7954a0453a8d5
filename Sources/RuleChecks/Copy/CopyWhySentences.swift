internal import Diagnostics
internal import RuleKinds
internal import RulesBundle
internal import Schema

/// Reports reasons for limits that have more than one sentence.
enum CopyWhySentences {
  static let explanation = Explanation(
    "copy.why-sentences", .error,
    finds: "A `why:` of a limit or of the warning ladder whose text has more than one sentence.",
    why: "A long reason sounds like an excuse, and users who are stopped do not read it.",
    example: "limit.component.why: {text: \"This keeps the app fast. It also stops spam.\"}",
    instead: "limit.component.why: {text: \"This keeps the app fast and prevents spam.\"}")

  static let check = Check(explanation) { context, diagnostics in
    var whys: [(copy: Name<Copy>, path: RulePath)] = []
    for entry in context.book.limits.entries {
      if let copy = entry.value.tells[.why] { whys.append((copy, RulePath(Limit.key, entry.name.text, "tells", "why"))) }
    }
    if let copy = context.book.escalation.tells.why { whys.append((copy, RulePath(Escalation.key, "tells", "why"))) }
    for entry in context.book.ladder.entries {
      if let copy = entry.value.tells.why { whys.append((copy, RulePath(LadderVector.key, entry.name.text, "tells", "why"))) }
    }
    for text in context.spokenTexts where text.field.last == "text" {
      guard let why = whys.first(where: { $0.copy == text.copy }) else { continue }
      for form in text.forms where Sentence.count(in: form.text) > 1 {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(text.copy.text)` explains why in \(Sentence.count(in: form.text)) sentences",
            at: context.places.span(form.path),
            "more than one", secondary: [.init(context.places.span(why.path), "used here")], helps: ["write it as one sentence"]))
      }
    }
  }
}
