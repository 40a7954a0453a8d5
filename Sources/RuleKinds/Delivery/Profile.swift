/// The purpose that the rules are checked for.
public enum Profile: String, Sendable, CaseIterable {
  /// Development: open questions are allowed.
  case dev
  /// Release: every open question must be accepted by a named person.
  case release
}
