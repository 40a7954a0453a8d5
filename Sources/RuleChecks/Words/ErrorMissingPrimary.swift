internal import Diagnostics
internal import RuleKinds

/// Whoever is stopped by an error can do something about it.
enum ErrorMissingPrimary {
  static let explanation = Explanation(
    "error.missing-primary", .error,
    finds: "An error of a severity that blocks, without any button of its own or of the refusals that it explains.",
    why: "The person cannot go on as they were, and nothing on the screen leads anywhere else.",
    example: "ERR-003: {severity: S3, shown_on: fallback_screen}   # S3: {blocks: true}",
    instead: "ERR-003: {severity: S3, shown_on: fallback_screen, buttons: [try_again, go_back]}")

  static let check = Check(explanation) { context, diagnostics in
    // What the refusals offer is not known while one of their files is broken.
    guard context.broken.isDisjoint(with: [Reason.key, Gate.key]) else { return }
    for entry in context.book.errors.entries where entry.value.buttons.isEmpty {
      let name = entry.name.text
      guard context.book.severities[entry.value.severity]?.blocks ?? false, !context.isFaulty(ErrorRule.key, name, "buttons") else {
        continue
      }
      // A refusal that it explains may have ways on of its own.
      let reasons = context.book.reasons.entries.filter { $0.value.error == entry.name }.map(\.value)
      if !reasons.isEmpty, reasons.allSatisfy({ !ReasonWords.of($0, context.book).buttons.isEmpty }) { continue }
      // Said already where a surface needs a button.
      if entry.value.shownOn.contains(where: { (context.book.surfaces[$0]?.fewestButtons ?? 0) > 0 }) { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(name)` stops people and offers no way on", at: context.key(ErrorRule.key, name), "no buttons",
          secondary: [
            .init(context.value(Severity.key, entry.value.severity.text, "blocks"), "errors of \(entry.value.severity.text) block")
          ],
          helps: ["add `buttons:`, the main one first"]))
    }
  }
}
