/// How often clients ask for a remote config.
public enum RefreshInterval {
  /// The default time between two requests, in seconds. Each client waits a random part of it, at least half.
  public static let defaultSeconds = 900
}
