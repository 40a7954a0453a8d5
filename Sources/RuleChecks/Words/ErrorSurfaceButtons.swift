internal import Diagnostics
internal import RuleKinds

/// An error offers as many buttons as its surfaces take.
enum ErrorSurfaceButtons {
  static let explanation = Explanation(
    "error.surface-buttons", .warning, waivable: true,
    finds: "An error with more buttons than one of its surfaces has room for, or fewer than it must have.",
    why: "A dialog without a button cannot be left; a button that does not fit is never seen.",
    example: "ERR-041: {shown_on: toast, buttons: [retry, manage_storage]}   # toast: {buttons_at_most: 1}",
    instead: "ERR-041: {shown_on: modal, buttons: [retry, manage_storage]}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.errors.entries {
      let (name, count) = (entry.name.text, Int64(entry.value.buttons.count))
      if context.isFaulty(ErrorRule.key, name, "buttons") { continue }
      for surface in entry.value.shownOn {
        // On a surface that does not carry it at all, its buttons are no second mistake.
        guard let rule = context.book.surfaces[surface], rule.severities.contains(entry.value.severity) else { continue }
        let most = rule.mostButtons ?? .max
        let least = rule.fewestButtons ?? 0
        if count >= least, count <= most { continue }
        let bound = count < least ? "buttons_at_least" : "buttons_at_most"
        diagnostics.append(
          Diagnostic(
            explanation,
            count < least
              ? "`\(name)` has \(written(count)), and `\(surface.text)` needs \(least) at least"
              : "`\(name)` has \(written(count)), and `\(surface.text)` has room for \(most)",
            at: context.places.exact(RulePath(ErrorRule.key, name, "buttons")) ?? context.key(ErrorRule.key, name),
            secondary: [.init(context.value(Surface.key, surface.text, bound), "said here")],
            helps: [count < least ? "add `buttons:` with a way on" : "offer fewer, or show it somewhere else"]))
      }
    }
  }

  private static func written(_ count: Int64) -> String { count == 0 ? "no button" : count == 1 ? "1 button" : "\(count) buttons" }
}
