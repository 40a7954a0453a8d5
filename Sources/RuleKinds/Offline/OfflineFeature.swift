internal import Schema

/// A row of the documents about what works on which connection, as it is printed.
public struct OfflineFeature: Sendable, Equatable, Kind, Sourced {
  public static let key = "offline_features"
  public static let singular = "offline feature"

  public var provenance: Provenance
  public var title: String
  public var online: String
  public var degraded: String
  public var offline: String
}

extension OfflineFeature {
  static let schema = Schema.object("offline feature", build: OfflineFeature.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("title", \.title, .text, "What it is called, as printed.")
    Field("online", \.online, .text, "What is printed for a good connection.")
    Field("degraded", \.degraded, .text, "What is printed for a bad one.")
    Field("offline", \.offline, .text, "What is printed for none.")
  }
}
