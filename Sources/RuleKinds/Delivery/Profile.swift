/// The purpose that the rules are checked for.
public enum Profile: String, Sendable, CaseIterable {
  /// Development: open questions are allowed.
  case dev
  /// Release: a named person must accept every open question.
  case release
}
