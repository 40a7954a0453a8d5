public import RemoteConfigs
public import RulesBundle

/// What is in force.
public struct ActiveConfig: Sendable {
  public enum Source: Sendable, Equatable {
    /// What the app was built with.
    case embedded
    /// The last config that was good, from storage.
    case stored
    case network
  }

  public var bundle: RuleBundle
  public var source: Source
  /// Nil for what the app was built with.
  public var version: ConfigVersion?
  /// Paths that this app's rules do not open: it is older than the config.
  public var skipped: [String]
  /// Seconds since 1970; nil for what the app was built with.
  public var expires: Int64?
}

/// Why something is in force, for a screen or a report.
public struct ConfigStatus: Sendable, Equatable {
  public var source: ActiveConfig.Source
  public var version: ConfigVersion?
  /// Whether it has expired and is in use all the same.
  public var isStale: Bool
  public var skipped: [String]
  /// What was refused last, since something was taken.
  public var refused: ConfigError?
  /// When the server was last asked with success; seconds since 1970.
  public var asked: Int64?
  /// Fetches in a row that failed.
  public var failures: Int
}
