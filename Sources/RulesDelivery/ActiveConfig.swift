public import RemoteConfigs
public import RulesBundle
public import RulesRuntime

/// The active remote config, applied to the embedded rules.
public struct ActiveConfig: Sendable {
  /// The origin of the active values.
  public enum Source: String, Sendable, Equatable {
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
  /// The SHA-256 of the list of offers in hexadecimal digits, which identifies the config; nil for the embedded values.
  public var digest: String?
  /// Who published the config, when and why; nil for the embedded values.
  public var origin: ConfigOrigin?
  /// The paths that the embedded rules do not know, because the app is older than the remote config.
  public var skipped: [String]
  /// The paths of the switches that are off in an emergency. They are off in `bundle`, whatever the remote config says.
  public var switchedOff: [String] = []
  /// The earliest expiry of the signed metadata; nil for the embedded values.
  public var expires: Timestamp?
}

/// The status of a loader, for a screen or a report.
public struct ConfigStatus: Sendable, Equatable {
  /// The origin of the active values.
  public var source: ActiveConfig.Source
  /// The version of the active remote config; nil for the embedded values.
  public var version: ConfigVersion?
  /// The hash that identifies the active remote config; nil for the embedded values.
  public var digest: String?
  /// The time since the active remote config was published; nil for the embedded values.
  public var age: Duration?
  /// Whether the metadata of the active remote config has expired. The config is still used.
  public var isStale: Bool
  /// The paths that the embedded rules do not know.
  public var skipped: [String]
  /// The paths of the switches that are off in an emergency.
  public var switchedOff: [String]
  /// The last error since a remote config became active; nil if there is none.
  public var lastError: ConfigError?
  /// The time of the last successful request; nil if there is none.
  public var lastSuccess: Timestamp?
  /// The number of consecutive failed requests.
  public var failures: Int
}

/// Receives the status of a loader after each start and each refresh, for example to send it to a metrics service.
///
/// See `Examples/Server/StatusLog.swift`.
public protocol ConfigStatusReporter: Sendable {
  /// Receives the current status.
  func report(_ status: ConfigStatus) async
}
