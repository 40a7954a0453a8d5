internal import Diagnostics
internal import RuleKinds

/// Checks that `returns_to` and `with` are used only with `resumes: true`.
enum ActionResume {
  static let explanation = Explanation(
    "action.resume", .error,
    finds: "An action with `returns_to` or `with` but without `resumes: true`.",
    why: "The app never resumes the action, so the screen and the facts would be saved for nothing. Most likely, `resumes` is missing.",
    example: "share.duplicate: {returns_to: share/view, with: share.id, ...}",
    instead: "share.duplicate: {resumes: true, returns_to: share/view, with: share.id, ...}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.actions.entries where !entry.value.resumes {
      let name = entry.name.text
      if context.isFaulty(Action.key, name) || isPromised(entry.name, entry.value, context) { continue }
      let key = entry.value.returnsTo != nil ? "returns_to" : entry.value.with.isEmpty ? nil : "with"
      guard let key else { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "`\(name)` has `\(key)`, but no `resumes: true`", at: context.key(Action.key, name, key),
          helps: ["add `resumes: true`, or remove `\(key)`"]))
    }
  }

  /// Whether an invariant requires the action to resume. In that case, the broken invariant is reported instead.
  private static func isPromised(_ name: Name<Action>, _ action: Action, _ context: CheckContext) -> Bool {
    context.book.invariants.entries.contains { entry in
      guard let invariant = entry.value.decisions, invariant.resumes else { return false }
      return invariant.actions.contains(name) || !Set(invariant.effects).isDisjoint(with: action.effects)
    }
  }
}
