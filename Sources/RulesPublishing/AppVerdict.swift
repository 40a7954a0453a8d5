public import RemoteConfigs
public import RulesBundle

/// What an app that is in the field makes of what is published.
public struct AppVerdict: Sendable, Equatable {
  /// How people name its bundle.
  public let app: String
  /// Paths that it does not know, and goes without.
  public let skipped: [String]
  /// Why it keeps what it has.
  public let refusal: ConfigError?

  /// Every payload that an app may be offered must be one that it takes.
  public static func all(of payloads: [[UInt8]], by apps: [(name: String, bundle: RuleBundle)]) -> [AppVerdict] {
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
