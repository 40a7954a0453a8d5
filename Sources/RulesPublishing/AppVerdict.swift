package import RemoteConfigs
package import RulesBundle

/// Whether a released app accepts a publication.
package struct AppVerdict: Sendable, Equatable {
  /// The name of the app's bundle for messages.
  package let app: String
  /// The paths that the app does not know and therefore ignores.
  package let skipped: [String]
  /// The reason why the app rejects a payload; nil if it accepts all payloads.
  package let refusal: ConfigError?

  /// Returns a verdict for each app. An app must accept all payloads, because any of them can be offered to it.
  package static func all(of payloads: [[UInt8]], by apps: [(name: String, bundle: RuleBundle)]) -> [AppVerdict] {
    apps.map { app in
      var skipped: [String] = []
      for payload in payloads {
        do throws(ConfigError) {
          for path in try RemoteConfig(parsing: payload).applied(to: app.bundle).skipped where !skipped.contains(path) {
            skipped.append(path)
          }
        } catch {
          return AppVerdict(app: app.name, skipped: [], refusal: error)
        }
      }
      return AppVerdict(app: app.name, skipped: skipped, refusal: nil)
    }
  }
}
