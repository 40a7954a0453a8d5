internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText

/// Reports errors that have too many or too few buttons for a surface.
enum ErrorSurfaceButtons {
  static let explanation = Explanation(
    "error.surface-buttons", .warning, waivable: true,
    finds: "An error with more buttons than one of its surfaces has room for, or fewer than one of them needs.",
    why: "A dialog without a button cannot be closed, and a button that does not fit is never seen.",
    example: "ERR-041: {shown_on: toast, buttons: [retry, manage_storage]}   # toast: {buttons_at_most: 1}",
    instead: "ERR-041: {shown_on: modal, buttons: [retry, manage_storage]}")

  /// An error with more or fewer buttons than a surface has room for.
  private struct Misfit {
    let error: String
    let count: Int64
    let surface: Name<Surface>
    /// The key of the surface with the bound, and its value.
    let bound: String
    let number: Int64

    var isTooFew: Bool { bound == "buttons_at_least" }
    var text: String { isTooFew ? "needs at least \(number)" : "has room for \(number)" }
  }

  /// So many errors that do not fit are one mistake at the surface.
  private static let several = 3

  static let check = Check(explanation) { context, diagnostics in
    let misfits = misfits(context)
    var told: Set<RulePath> = []
    for one in misfits {
      let bound = RulePath(Surface.key, one.surface.text, one.bound)
      let same = misfits.filter { $0.surface == one.surface && $0.bound == one.bound }
      if same.count >= several {
        guard told.insert(bound).inserted else { continue }
        diagnostics.append(
          Diagnostic(
            explanation,
            "`\(one.surface.text)` \(one.text), but \(same.count) errors on it have \(one.isTooFew ? "fewer" : "more") buttons",
            at: context.places.span(bound), secondary: same.prefix(6).map { .init(place(of: $0, context), written($0.count)) },
            helps: ["correct `\(one.bound)`, or show these errors elsewhere"]))
        continue
      }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(one.error)` has \(written(one.count)), but `\(one.surface.text)` \(one.text)", at: place(of: one, context),
          secondary: [.init(context.places.span(bound), "declared here")],
          helps: [one.isTooFew ? "add `buttons:` with a next step" : "remove a button, or show the error on another surface"]))
    }
  }

  private static func place(of one: Misfit, _ context: CheckContext) -> Span {
    context.places.exact(RulePath(ErrorRule.key, one.error, "buttons")) ?? context.key(ErrorRule.key, one.error)
  }

  private static func misfits(_ context: CheckContext) -> [Misfit] {
    context.book.errors.entries.flatMap { entry -> [Misfit] in
      let (name, count) = (entry.name.text, Int64(entry.value.buttons.count))
      if context.isFaulty(ErrorRule.key, name, "buttons") { return [] }
      return entry.value.shownOn.compactMap { surface in
        // A surface that does not support the severity is already reported.
        guard let rule = context.book.surfaces[surface], rule.severities.contains(entry.value.severity) else { return nil }
        let (least, most) = (rule.fewestButtons ?? 0, rule.mostButtons ?? .max)
        // `value.out-of-order` reports bounds that no number of buttons is within.
        if least > most || count >= least && count <= most { return nil }
        let isTooFew = count < least
        return Misfit(
          error: name, count: count, surface: surface, bound: isTooFew ? "buttons_at_least" : "buttons_at_most",
          number: isTooFew ? least : most)
      }
    }
  }

  private static func written(_ count: Int64) -> String { count == 0 ? "no button" : count == 1 ? "1 button" : "\(count) buttons" }
}
