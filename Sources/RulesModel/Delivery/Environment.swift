/// Where apps get their values from, and what is set there: `production`.
public struct Environment: Sendable, Equatable, Kind {
  public static let key = "overrides"
  public static let singular = "environment"

  public var provenance: Provenance
  /// What the rules must be fit for before anything is published to it.
  public var profile: Profile
  public var values: Columns<RemotePath, Override>

  public init(provenance: Provenance, profile: Profile, values: Columns<RemotePath, Override>) {
    self.provenance = provenance
    self.profile = profile
    self.values = values
  }
}

/// A value that a server sets, and who wants it.
public struct Override: Sendable, Equatable {
  /// As the rule would write it.
  public var to: String
  public var because: String
  public var by: String
  /// `2026-12-31`
  public var since: String

  public init(to: String, because: String, by: String, since: String) {
    self.to = to
    self.because = because
    self.by = by
    self.since = since
  }
}
