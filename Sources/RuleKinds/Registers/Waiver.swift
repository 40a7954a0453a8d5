package import Schema

/// A warning that someone has decided to live with.
public struct Waiver: Sendable, Equatable, Kind {
  public static let key = "waivers"
  public static let singular = "waiver"

  /// The diagnostic's name.
  public var check: String
  /// The rule it is about, as a path: `capabilities/flow.merge`.
  public var target: String
  public var reason: String
  public var owner: String
  public var expires: String
}

extension Waiver {
  package static let schema = Schema.object("waiver", build: Waiver.init) {
    Field("check", \.check, .text, "The warning's name.")
    Field("target", \.target, .text, "The rule, as a path: `capabilities/flow.merge`.")
    Field("reason", \.reason, .text, "Why it is acceptable.")
    Field("owner", \.owner, .text, "Who answers for it.")
    Field("expires", \.expires, .date, "When it ends.")
  }
}
