internal import Schema

/// How something that failed is tried again.
public struct RetryPolicy: Sendable, Equatable, Kind, Sourced {
  public static let key = "retries"
  public static let singular = "retry rule"

  public var provenance: Provenance
  /// How often it is tried again at once, before there are waits.
  public var rapid: Name<Setting>?
  public var backoff: Backoff?
  /// Whether only the person tries it again, with a button; the app never does by itself.
  public var isOnRequest: Bool
  /// It is tried again only while these hold.
  public var needs: [Name<Condition>]
  /// Whether `needs` also holds for an error of an operation that the server deduplicates.
  public var deduplicatedIsEnough: Bool
  /// What is said when it is not.
  public var otherwise: Name<Copy>?
}

extension RetryPolicy {
  static let schema = Schema.object("retry rule", build: RetryPolicy.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field(
      "rapid", \.rapid, Schema.name(of: Setting.self).optional, or: .some(nil),
      "The setting with how often it is tried again at once, before there are waits.")
    Field("backoff", \.backoff, Backoff.schema.optional, or: .some(nil), "How long it waits between tries.")
    Field(
      "on_request", \.isOnRequest, .boolean, or: false,
      "In place of `backoff`: only the person tries again, with a button; the app never does by itself.")
    Field("needs", \.needs, .oneOrMany(.name(of: Condition.self)), or: [], "It is tried again only while these hold.")
    Field(
      "or_deduplicated", \.deduplicatedIsEnough, .boolean, or: false,
      "Whether an error that `sends` an operation with `deduplicated: true` needs none of them: its id is the request's.")
    Field(
      "otherwise", \.otherwise, Schema.name(of: Copy.self).optional, or: .some(nil),
      "What is said in place of the buttons that try again, when it is not tried again.")
  }
}
