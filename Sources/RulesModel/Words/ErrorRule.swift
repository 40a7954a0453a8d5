/// An entry of the error dictionary.
public struct ErrorRule: Sendable, Equatable, Kind {
  public static let key = "errors"
  public static let singular = "error"

  public var provenance: Provenance
  public var severity: Name<Severity>
  public var shownOn: [Name<Surface>]
  public var says: Name<Copy>
  public var buttons: [Name<Button>]

  public init(
    provenance: Provenance, severity: Name<Severity>, shownOn: [Name<Surface>], says: Name<Copy>, buttons: [Name<Button>]
  ) {
    self.provenance = provenance
    self.severity = severity
    self.shownOn = shownOn
    self.says = says
    self.buttons = buttons
  }
}

public struct Severity: Sendable, Equatable, Kind {
  public static let key = "severities"
  public static let singular = "severity"

  public var provenance: Provenance

  public init(provenance: Provenance) { self.provenance = provenance }
}

/// A part of the screen that words appear on.
public struct Surface: Sendable, Equatable, Kind {
  public static let key = "surfaces"
  public static let singular = "surface"

  public var provenance: Provenance

  public init(provenance: Provenance) { self.provenance = provenance }
}
