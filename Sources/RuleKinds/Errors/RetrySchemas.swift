internal import RulesModel
internal import Schema

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

extension ErrorLog {
  static let schema = Schema.object("error log", build: ErrorLog.init) {
    Field(
      "shown", \.shown, Schema.name(of: Event.self).optional, or: .some(nil), "The event of every error whose severity is logged.")
    Field(
      "recovered", \.recovered, Schema.name(of: Event.self).optional, or: .some(nil), "The event of a try that succeeded after one.")
    Field(
      "incident", \.incident, Schema.name(of: Fact.self).optional, or: .some(nil),
      "The fact with the id by which one occurrence is found again: a random `id` from the app.")
    Field("source", \.sources, .oneOrMany(.citation), or: [], "Where the documents say it.")
    Field("assumes", \.assumes, .oneOrMany(.name(of: Assumption.self)), or: [], "The recorded assumptions it rests on.")
  }
}

extension Toasts {
  static let schema = Schema.object("toasts", build: Toasts.init) {
    Field(
      "surface", \.surface, Schema.name(of: Surface.self).optional, or: .some(nil),
      "The surface that they are; its `shown_for` is how long one stays.")
    Field(
      "at_a_time", \.atATime, Schema.name(of: Setting.self).optional, or: .some(nil), "The setting with how many there are on the screen.")
    Field(
      "merge_within", \.mergeWithin, Schema.name(of: Setting.self).optional, or: .some(nil),
      "The setting with how long the same one again is one.")
    Field("source", \.sources, .oneOrMany(.citation), or: [], "Where the documents say it.")
    Field("assumes", \.assumes, .oneOrMany(.name(of: Assumption.self)), or: [], "The recorded assumptions it rests on.")
  }
}
