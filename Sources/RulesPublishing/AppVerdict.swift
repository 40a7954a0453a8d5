package import RemoteConfigs
package import RulesBundle

/// Whether a released app accepts a publication.
package struct AppVerdict: Sendable, Equatable {
  /// The name of the app's bundle for messages.
  package let app: String
  /// Whether an offer is for its version.
  package let receives: Bool
  /// The paths that the app does not know and therefore ignores.
  package let skipped: [String]
  /// The reason why the app rejects a payload; nil if it accepts all payloads.
  package let refusal: ConfigError?

  /// An app whose bundle must accept what is published.
  package struct App: Sendable {
    /// The name for messages.
    package let name: String
    package let bundle: RuleBundle
    /// The version of the app; nil if it is unknown.
    package let version: AppVersion?

    package init(name: String, bundle: RuleBundle, version: AppVersion? = nil) {
      (self.name, self.bundle, self.version) = (name, bundle, version)
    }
  }

  /// Returns a verdict for each app. An app must accept the payloads of all offers that its version can receive.
  package static func all(of payloads: [[UInt8]], _ offers: [ConfigIndex.Offer], by apps: [App]) -> [AppVerdict] {
    apps.map { app in
      let reached = zip(payloads, offers).filter { _, offer in app.version.map { $0 >= offer.minimumApp } ?? true }.map(\.0)
      if reached.isEmpty, !payloads.isEmpty { return AppVerdict(app: app.name, receives: false, skipped: [], refusal: nil) }
      var skipped: [String] = []
      for payload in reached {
        do throws(ConfigError) {
          for path in try RemoteConfig(parsing: payload).applied(to: app.bundle).skipped where !skipped.contains(path) {
            skipped.append(path)
          }
        } catch {
          return AppVerdict(app: app.name, receives: true, skipped: [], refusal: error)
        }
      }
      return AppVerdict(app: app.name, receives: true, skipped: skipped, refusal: nil)
    }
  }
}
