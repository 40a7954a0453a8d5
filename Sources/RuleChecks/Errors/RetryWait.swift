internal import Diagnostics
internal import RuleKinds

/// A retry rule says how long the app waits, or that only the person tries again.
enum RetryWait {
  static let explanation = Explanation(
    "retry.wait", .error,
    finds: "A retry rule with neither `backoff` nor `on_request: true`, or with waits of the app's own beside `on_request: true`.",
    why: "The app would not know whether to try again by itself.",
    example: "sign_in: {on_request: true, rapid: rapid_retries}",
    instead: "sign_in: {on_request: true}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.retries.entries where !context.isFaulty(RetryPolicy.key, entry.name.text) {
      let (name, policy) = (entry.name.text, entry.value)
      guard policy.isOnRequest else {
        if policy.backoff == nil {
          diagnostics.append(
            Diagnostic(
              explanation, "`\(name)` does not say how long the app waits", at: context.key(RetryPolicy.key, name),
              helps: ["add `backoff:`, or `on_request: true` where only the person tries again"]))
        }
        continue
      }
      for (key, isThere) in [("backoff", policy.backoff != nil), ("rapid", policy.rapid != nil)] where isThere {
        diagnostics.append(
          Diagnostic(
            explanation, "the app never tries `\(name)` by itself, so `\(key)` has no effect", at: context.key(RetryPolicy.key, name, key),
            secondary: [.init(context.key(RetryPolicy.key, name, "on_request"), "only the person tries again")],
            helps: ["remove `\(key)` or `on_request`"]))
      }
    }
  }
}
