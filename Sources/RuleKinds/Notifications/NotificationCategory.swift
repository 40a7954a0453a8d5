internal import Schema

/// A group of notifications that the user can turn on or off in the settings.
package struct NotificationCategory: Sendable, Equatable, Kind, Sourced {
  package static let key = "notification_categories"
  package static let singular = "notification category"

  package var provenance: Provenance
  package var label: Name<Copy>
  package var isOnByDefault: Bool
  /// Whether its notifications still appear inside the app when the category is off.
  package var alwaysInApp: Bool
  /// The field of the stored preferences with the user's choice.
  package var stored: String
  /// Whether its notifications have priority over those of other categories for a time slot and for the daily maximum.
  package var goesFirst: Bool
  /// The link that a combined notification of only this category opens; nil for the link of the batch.
  package var summaryOpens: Name<DeepLink>?
}

extension NotificationCategory {
  static let schema = Schema.object("notification category", build: NotificationCategory.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("label", \.label, .name(of: Copy.self), "The label of the category's switch.")
    Field("on_by_default", \.isOnByDefault, .boolean, "Whether the category is on for users who have not chosen.")
    Field(
      "always_in_app", \.alwaysInApp, .boolean, or: false, "Whether its notifications still appear inside the app when the category is off."
    )
    Field("switch", \.stored, .text, "The field of the stored preferences with the user's choice.")
    Field(
      "goes_first", \.goesFirst, .boolean, or: false,
      "Whether its notifications have priority over those of other categories for a time slot and for the daily maximum.")
    Field(
      "summary_opens", \.summaryOpens, Schema.name(of: DeepLink.self).optional, or: .some(nil),
      "The link that a combined notification of only this category opens, instead of the link of the batch.")
  }
}
