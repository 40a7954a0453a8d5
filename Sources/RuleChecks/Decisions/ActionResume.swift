internal import Diagnostics
internal import RuleKinds

/// What an action comes back to belongs to an action that comes back.
enum ActionResume {
  static let explanation = Explanation(
    "action.resume", .error,
    finds: "An action with `returns_to` or `with` that does not say `resumes: true`.",
    why: "Nobody is brought back to it, so the screen and the facts would be kept for nothing; most likely `resumes` was forgotten.",
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
          explanation, "`\(name)` says `\(key)` and is not taken up again", at: context.key(Action.key, name, key),
          helps: ["add `resumes: true`, or take it out"]))
    }
  }

  /// Whether a promise says that it is taken up again: then that is broken, and says so.
  private static func isPromised(_ name: Name<Action>, _ action: Action, _ context: CheckContext) -> Bool {
    context.book.invariants.entries.contains { entry in
      guard let promise = entry.value.decisions, promise.resumes else { return false }
      return promise.actions.contains(name) || !Set(promise.effects).isDisjoint(with: action.effects)
    }
  }
}
