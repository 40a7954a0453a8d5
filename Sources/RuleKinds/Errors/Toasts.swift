internal import Schema

/// How toasts, the short messages that disappear on their own, are queued.
package struct Toasts: Sendable, Equatable {
  package static let key = "toasts"

  /// The surface that shows toasts; it has the display time.
  package var surface: Name<Surface>?
  /// The setting with the number of toasts on the screen at a time.
  package var atATime: Name<Setting>?
  /// The setting with the period in which repeated toasts are merged.
  package var mergeWithin: Name<Setting>?
  package var sources: [String]
  package var assumes: [Name<Assumption>]

  /// The value for a rule book without toasts.
  package static let absent = Toasts(surface: nil, atATime: nil, mergeWithin: nil, sources: [], assumes: [])
}

extension Toasts {
  static let schema = Schema.object("toasts file", build: Toasts.init) {
    Field(
      "surface", \.surface, Schema.name(of: Surface.self).optional, or: .some(nil),
      "The surface that shows toasts; its `shown_for` is the display time.")
    Field(
      "at_a_time", \.atATime, Schema.name(of: Setting.self).optional, or: .some(nil), is: [.atLeast(1)],
      "The setting with the number of toasts on the screen at a time.")
    Field(
      "merge_within", \.mergeWithin, Schema.name(of: Setting.self).optional, or: .some(nil),
      "The setting with the period in which repeated toasts are merged.")
    Field("source", \.sources, .oneOrMany(.citation), or: [], "The sections of the product documents that the rule comes from.")
    Field("assumes", \.assumes, .oneOrMany(.name(of: Assumption.self)), or: [], "The recorded assumptions that the rule is based on.")
  }
}
