internal import Schema

/// How a failed operation is retried.
package struct RetryPolicy: Sendable, Equatable, Kind, Sourced {
  package static let key = "retries"
  package static let singular = "retry rule"

  package var provenance: Provenance
  /// The setting with the number of immediate retries before delays start.
  package var rapid: Name<Setting>?
  package var backoff: Backoff?
  /// Whether only the user retries, with a button; the app never retries on its own.
  package var isOnRequest: Bool
  /// The conditions for a retry; all must hold.
  package var needs: [Name<Condition>]
  /// Whether an error of an operation that the server deduplicates can be retried regardless of `needs`.
  package var deduplicatedIsEnough: Bool
  /// The message when there is no retry.
  package var otherwise: Name<Copy>?
}

extension RetryPolicy {
  static let schema = Schema.object("retry rule", build: RetryPolicy.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field(
      "rapid", \.rapid, Schema.name(of: Setting.self).optional, or: .some(nil),
      "The setting with the number of immediate retries before delays start.")
    Field("backoff", \.backoff, Backoff.schema.optional, or: .some(nil), "The delay between retries.")
    Field(
      "on_request", \.isOnRequest, .boolean, or: false,
      "Whether only the user retries, with a button, instead of `backoff`. The app never retries on its own.")
    Field("needs", \.needs, .oneOrMany(.name(of: Condition.self)), or: [], "Conditions for a retry; all must hold.")
    Field(
      "or_deduplicated", \.deduplicatedIsEnough, .boolean, or: false,
      "Whether an error that `sends` an operation with `deduplicated: true` can be retried regardless of `needs`.")
    Field(
      "otherwise", \.otherwise, Schema.name(of: Copy.self).optional, or: .some(nil),
      "The message that replaces the retry buttons when there is no retry.")
  }
}
