package import Schema
internal import YAMLTree

/// A number that does not depend on the plan: a duration, a window, or a count.
package struct Setting: Sendable, Equatable, Kind, Sourced {
  package static let key = "settings"
  package static let singular = "setting"

  package var provenance: Provenance
  package var value: Quantity
  /// The setting whose value this one must not exceed.
  package var atMost: Name<Setting>?
  package var locked: Name<Lock>?
  package var undecided: Name<Placeholder>?
  /// Why only the app uses the value; nil if answers depend on it.
  package var leftToApp: String?
  /// What users have only this long, so that a shorter time deletes it earlier; nil if the value deletes nothing.
  package var keeps: String?
}

extension Setting {
  package static let schema = Schema.object("setting", build: Setting.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("value", \.value, .quantity, is: [.atMost("at_most")], "The number with its unit.")
    Field(
      "at_most", \.atMost, Schema.name(of: Setting.self).optional, or: .some(nil), cycles: .none,
      "Another setting, whose value this one must not exceed.")
    Field(
      "locked", \.locked, Schema.name(of: Lock.self).optional, or: .some(nil), "The lock of the value; the two can change only together.")
    Field(
      "undecided", \.undecided, Schema.name(of: Placeholder.self).optional, or: .some(nil), is: [.undecided(["value"])],
      "The placeholder, if product has not decided.")
    Field(
      "left_to_app", \.leftToApp, Schema.text.optional, or: .some(nil), "Why only the app uses the value, so that no answer depends on it.")
    Field(
      "keeps", \.keeps, Schema.text.optional, or: .some(nil),
      "What users keep only for this long. A shorter time deletes it earlier, which `rulebook diff` reports as a loss of data.")
  }
}

extension String {
  /// The name without the prefix `settings.`: `trial_length` for `settings.trial_length`.
  package var settingName: String { hasPrefix("settings.") ? String(dropFirst("settings.".count)) : self }
}
