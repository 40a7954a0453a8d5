internal import Schema

/// What a person can switch on and off in the settings.
public struct NotificationCategory: Sendable, Equatable, Kind, Sourced {
  public static let key = "notification_categories"
  public static let singular = "notification category"

  public var provenance: Provenance
  public var label: Name<Copy>
  public var isOnByDefault: Bool
  /// Whether it is still shown inside the app when it is switched off.
  public var alwaysInApp: Bool
  /// The field of the stored preferences with what the person chose.
  public var stored: String
  /// Whether its notifications take the minute and the place in a day before those of other categories.
  public var goesFirst: Bool
  /// Where several of only this category lead; nil where that is what their batch opens.
  public var summaryOpens: Name<DeepLink>?
}

extension NotificationCategory {
  static let schema = Schema.object("notification category", build: NotificationCategory.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("label", \.label, .name(of: Copy.self), "What stands beside its switch.")
    Field("on_by_default", \.isOnByDefault, .boolean, "Whether it is on for those who never chose.")
    Field("always_in_app", \.alwaysInApp, .boolean, or: false, "Whether it is still shown inside the app when it is switched off.")
    Field("switch", \.stored, .text, "The field of the stored preferences with what the person chose.")
    Field(
      "goes_first", \.goesFirst, .boolean, or: false,
      "Whether its notifications take the minute and the place in a day before those of other categories.")
    Field(
      "summary_opens", \.summaryOpens, Schema.name(of: DeepLink.self).optional, or: .some(nil),
      "Where several of only this category lead, instead of what their batch opens.")
  }
}
