/// What the rules are checked for.
public enum Profile: String, Sendable, CaseIterable {
  /// While they are being worked on: what is open is allowed.
  case dev
  /// Before they reach people: nothing is left open without somebody's name on it.
  case release
}
