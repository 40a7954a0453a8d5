public import RemoteConfigs
public import RulesBundle
public import RulesRuntime

/// The active remote config, applied to the embedded rules.
public struct ActiveConfig: Sendable {
  /// The origin of the active values.
  public enum Source: Sendable, Equatable {
    /// The values that the app was built with.
    case embedded
    /// The last valid remote config, from storage.
    case stored
    /// A remote config from the server.
    case network
  }

  /// The embedded bundle with the overrides of the remote config.
  public var bundle: RuleBundle
  /// The origin of the values.
  public var source: Source
  /// The version of the remote config; nil for the embedded values.
  public var version: ConfigVersion?
  /// The paths that the embedded rules do not know, because the app is older than the remote config.
  public var skipped: [String]
  /// The expiry; nil for the embedded values.
  public var expires: Timestamp?
}

/// The status of a loader, for a screen or a report.
public struct ConfigStatus: Sendable, Equatable {
  /// The origin of the active values.
  public var source: ActiveConfig.Source
  /// The version of the active remote config; nil for the embedded values.
  public var version: ConfigVersion?
  /// Whether the active remote config has expired but is still used.
  public var isStale: Bool
  /// The paths that the embedded rules do not know.
  public var skipped: [String]
  /// The last rejection since a remote config became active; nil if there is none.
  public var refused: ConfigError?
  /// The time of the last successful request; nil if there is none.
  public var asked: Timestamp?
  /// The number of consecutive failed requests.
  public var failures: Int
}
