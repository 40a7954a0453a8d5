internal import Diagnostics
internal import RuleKinds

/// Reports retry rules that do not declare whether the app or only the user retries.
enum RetryWait {
  static let explanation = Explanation(
    "retry.wait", .error,
    finds: "A retry rule with neither `backoff` nor `on_request: true`, or with `backoff` or `rapid` alongside `on_request: true`.",
    why: "The app would not know whether to retry automatically.",
    example: "sign_in: {on_request: true, rapid: rapid_retries}",
    instead: "sign_in: {on_request: true}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.retries.entries where !context.isFaulty(RetryPolicy.key, entry.name.text) {
      let (name, policy) = (entry.name.text, entry.value)
      guard policy.isOnRequest else {
        if policy.backoff == nil {
          diagnostics.append(
            Diagnostic(
              explanation, "`\(name)` has neither `backoff` nor `on_request`", at: context.key(RetryPolicy.key, name),
              helps: ["add `backoff:`, or `on_request: true` if only the user retries"]))
        }
        continue
      }
      for (key, isThere) in [("backoff", policy.backoff != nil), ("rapid", policy.rapid != nil)] where isThere {
        diagnostics.append(
          Diagnostic(
            explanation, "the app never retries `\(name)` automatically, so `\(key)` has no effect",
            at: context.key(RetryPolicy.key, name, key),
            secondary: [.init(context.key(RetryPolicy.key, name, "on_request"), "only the user retries")],
            helps: ["remove `\(key)` or `on_request`"]))
      }
    }
  }
}
