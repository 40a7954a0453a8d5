internal import Schema

/// A row of the offline matrix in the product documents, as printed.
package struct OfflineFeature: Sendable, Equatable, Kind, Sourced {
  package static let key = "offline_features"
  package static let singular = "offline feature"

  package var provenance: Provenance
  package var title: String
  package var online: String
  package var degraded: String
  package var offline: String
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
