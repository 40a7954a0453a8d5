internal import Diagnostics
internal import RuleKinds

/// Reports blocking errors without a button.
enum ErrorMissingPrimary {
  static let explanation = Explanation(
    "error.missing-primary", .error,
    finds: "An error of a severity that blocks, if neither the error nor the reasons that it explains have a button.",
    why: "The user cannot continue, and nothing on the screen leads anywhere else.",
    example: "ERR-003: {severity: S3, shown_on: fallback_screen}   # S3: {blocks: true}",
    instead: "ERR-003: {severity: S3, shown_on: fallback_screen, buttons: [try_again, go_back]}")

  static let check = Check(explanation) { context, diagnostics in
    // The buttons of reasons and gates are unknown while one of their files is invalid.
    guard context.broken.isDisjoint(with: [Reason.key, Gate.key]) else { return }
    for entry in context.book.errors.entries where entry.value.buttons.isEmpty {
      let name = entry.name.text
      guard context.book.severities[entry.value.severity]?.blocks ?? false, !context.isFaulty(ErrorRule.key, name, "buttons") else {
        continue
      }
      // The reasons that the error explains may have buttons of their own.
      let reasons = context.book.reasons.entries.filter { $0.value.error == entry.name }.map(\.value)
      if !reasons.isEmpty, reasons.allSatisfy({ !ReasonWords.of($0, context.book).buttons.isEmpty }) { continue }
      // A surface that needs a button is already reported.
      if entry.value.shownOn.contains(where: { (context.book.surfaces[$0]?.fewestButtons ?? 0) > 0 }) { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(name)` blocks users and has no button", at: context.key(ErrorRule.key, name), "no buttons",
          secondary: [
            .init(context.value(Severity.key, entry.value.severity.text, "blocks"), "errors of severity \(entry.value.severity.text) block")
          ],
          helps: ["add `buttons:` with the primary button first"]))
    }
  }
}
