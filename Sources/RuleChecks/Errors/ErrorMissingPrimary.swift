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
    var missing: [(error: String, severity: String)] = []
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
      missing.append((name, entry.value.severity.text))
    }
    for severity in context.book.severities.names {
      let errors = missing.filter { $0.severity == severity }.map(\.error)
      let blocks = context.value(Severity.key, severity, "blocks")
      guard errors.count <= most else {
        diagnostics.append(
          Diagnostic(
            explanation, "errors of severity `\(severity)` block, but \(errors.count) of them have no button", at: blocks, "blocks",
            secondary: errors.map { .init(context.key(ErrorRule.key, $0), "no buttons") },
            helps: ["let errors of this severity not block, or add `buttons:` to each of them"]))
        continue
      }
      for name in errors {
        diagnostics.append(
          Diagnostic(
            explanation, "`\(name)` blocks users and has no button", at: context.key(ErrorRule.key, name), "no buttons",
            secondary: [.init(blocks, "errors of severity \(severity) block")], helps: ["add `buttons:` with the primary button first"]))
      }
    }
  }

  /// The most errors of one severity that are reported one by one. If more lack a button, the severity is more likely to be wrong.
  private static let most = 2
}
