/// A typed input that a rule may look at.
public struct Fact: Sendable, Equatable, Kind {
  public static let key = "facts"
  public static let singular = "fact"

  public var provenance: Provenance
  public var type: FactType
  /// Whether the fact may be null: unlimited, or absent.
  public var orNull: Bool
  /// The smallest and the largest value of a number.
  public var atLeast: Int64?
  public var atMost: Int64?
  /// The most characters of a text that are ever shown.
  public var longest: Name<Setting>?
  /// Whether people wrote it: no lock screen and no telemetry may carry it.
  public var isPersonal: Bool
  /// What it is about, where it is about one of several things: `session`. It is there only where something is done about one.
  public var of: String?
  /// Who supplies it.
  public var from: FactSupplier
  /// Its value when nobody supplies it; without one a missing fact is an error.
  public var ifAbsent: String?
  /// The expression of a derived fact.
  public var value: Expression?

  public init(
    provenance: Provenance, type: FactType, orNull: Bool, atLeast: Int64?, atMost: Int64?, longest: Name<Setting>?, isPersonal: Bool,
    of: String?, from: FactSupplier, ifAbsent: String?, value: Expression?
  ) {
    self.provenance = provenance
    self.type = type
    self.orNull = orNull
    self.atLeast = atLeast
    self.atMost = atMost
    self.longest = longest
    self.isPersonal = isPersonal
    self.of = of
    self.from = from
    self.ifAbsent = ifAbsent
    self.value = value
  }
}

public enum FactType: Sendable, Hashable {
  case bool, int, text, duration, timestamp
  /// A short text of letters, digits and `._:/-`, so that nothing that somebody wrote fits.
  case id
  /// One of the plans.
  case plan
  case oneOf([String])
  case listOf(ListItem)
}

/// What a list fact holds.
public enum ListItem: String, Sendable, Hashable, CaseIterable {
  case bool, int, text
}

public enum FactSupplier: String, Sendable, Hashable, CaseIterable {
  /// The app, from what it knows on the device.
  case app
  /// The server, or the app from what the server last said.
  case server
  /// The rules themselves, from other facts.
  case rules
}
