/// How often clients ask for a remote config.
public enum RefreshPace {
  /// The usual time between two requests, in seconds. Each client waits a random part of it, at least half.
  public static let usualSeconds = 900
}
