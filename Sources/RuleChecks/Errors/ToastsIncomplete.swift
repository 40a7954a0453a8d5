internal import Diagnostics
internal import RuleKinds

/// Reports toast rules without a surface, a maximum number, or a merge window, and surfaces on which toasts never disappear.
enum ToastsIncomplete {
  static let explanation = Explanation(
    "toasts.incomplete", .error,
    finds: "A rules/toasts.yaml that lacks one of its keys, or whose surface has no `shown_for`.",
    why: "A toast that never disappears would block all others.",
    example: "toasts: {surface: toast}",
    instead: "toasts: {surface: toast, at_a_time: toasts_at_a_time, merge_within: toast_merge_window}")

  static let check = Check(explanation) { context, diagnostics in
    let toasts = context.book.toasts
    guard toasts != .absent, !context.broken.contains(Toasts.key) else { return }
    let missing = [("surface", toasts.surface == nil), ("at_a_time", toasts.atATime == nil), ("merge_within", toasts.mergeWithin == nil)]
      .filter { $0.1 && !context.isFaulty(RulePath(Toasts.key, $0.0)) }.map(\.0)
    if !missing.isEmpty {
      diagnostics.append(
        Diagnostic(
          explanation, "\(missing.quotedPhrase()) \(missing.count == 1 ? "is" : "are") missing", at: context.top(Toasts.key),
          helps: ["add \(missing.count == 1 ? "it" : "them") to rules/toasts.yaml"]))
    }
    guard let name = toasts.surface, let surface = context.book.surfaces[name], surface.shownFor == nil,
      !context.isFaulty(Surface.key, name.text)
    else { return }
    diagnostics.append(
      Diagnostic(
        explanation, "`\(name.text)` has no `shown_for`, so toasts never disappear from it", at: context.value(Toasts.key, "surface"),
        secondary: [.init(context.key(Surface.key, name.text), "no `shown_for`")], helps: ["add `shown_for:` to the surface"]))
  }
}
