internal import Schema

/// A row of the offline matrix in the product documents, as printed.
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
    Field("title", \.title, .text, "The name of the feature, as printed.")
    Field("online", \.online, .text, "The printed text for a good connection.")
    Field("degraded", \.degraded, .text, "The printed text for a degraded connection.")
    Field("offline", \.offline, .text, "The printed text for no connection.")
  }
}
