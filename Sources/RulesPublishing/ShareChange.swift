package import RemoteConfigs

/// Installs that receive another one of the live offers, or the values that the app was built with.
package struct ShareChange: Sendable, Equatable {
  /// The number of installs in basis points.
  package let share: Int
  /// Nil for the values that the app was built with.
  package let old: ConfigIndex.Offer?
  package let new: ConfigIndex.Offer?

  /// Returns the changes between two lists with the same values; nil if values are new, if other installs are selected, or if the offers depend on
  /// the version of the app.
  package static func all(from old: ConfigIndex, to new: ConfigIndex) -> [ShareChange]? {
    let known = Set(old.offers.map(\.digest))
    guard old.rollout == new.rollout, new.offers.allSatisfy({ known.contains($0.digest) }), let first = AppVersion("0"),
      (old.offers + new.offers).allSatisfy({ $0.minimumApp <= first })
    else { return nil }
    let bounds = Set((old.offers + new.offers).map(\.share) + [0, ConfigIndex.fullShare]).sorted()
    var changes: [ShareChange] = []
    for (start, end) in zip(bounds, bounds.dropFirst()) {
      func offer(_ index: ConfigIndex) -> ConfigIndex.Offer? { index.offers.first { start < $0.share } }
      let (before, after) = (offer(old), offer(new))
      if before?.digest != after?.digest { changes.append(ShareChange(share: end - start, old: before, new: after)) }
    }
    return changes
  }
}
