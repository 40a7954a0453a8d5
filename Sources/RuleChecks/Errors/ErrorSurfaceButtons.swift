internal import Diagnostics
internal import RuleKinds

/// Reports errors that have too many or too few buttons for a surface.
enum ErrorSurfaceButtons {
  static let explanation = Explanation(
    "error.surface-buttons", .warning, waivable: true,
    finds: "An error with more buttons than one of its surfaces has room for, or fewer than one of them needs.",
    why: "A dialog without a button cannot be closed, and a button that does not fit is never seen.",
    example: "ERR-041: {shown_on: toast, buttons: [retry, manage_storage]}   # toast: {buttons_at_most: 1}",
    instead: "ERR-041: {shown_on: modal, buttons: [retry, manage_storage]}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.errors.entries {
      let (name, count) = (entry.name.text, Int64(entry.value.buttons.count))
      if context.isFaulty(ErrorRule.key, name, "buttons") { continue }
      for surface in entry.value.shownOn {
        // A surface that does not support the severity is already reported.
        guard let rule = context.book.surfaces[surface], rule.severities.contains(entry.value.severity) else { continue }
        let most = rule.mostButtons ?? .max
        let least = rule.fewestButtons ?? 0
        // `value.out-of-order` reports bounds that no number of buttons is within.
        if least > most || count >= least && count <= most { continue }
        let bound = count < least ? "buttons_at_least" : "buttons_at_most"
        diagnostics.append(
          Diagnostic(
            explanation,
            count < least
              ? "`\(name)` has \(written(count)), but `\(surface.text)` needs at least \(least)"
              : "`\(name)` has \(written(count)), but `\(surface.text)` has room for \(most)",
            at: context.places.exact(RulePath(ErrorRule.key, name, "buttons")) ?? context.key(ErrorRule.key, name),
            secondary: [.init(context.value(Surface.key, surface.text, bound), "declared here")],
            helps: [count < least ? "add `buttons:` with a next step" : "remove a button, or show the error on another surface"]))
      }
    }
  }

  private static func written(_ count: Int64) -> String { count == 0 ? "no button" : count == 1 ? "1 button" : "\(count) buttons" }
}
