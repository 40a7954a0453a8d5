/// An entry of the error dictionary.
public struct ErrorRule: Sendable, Equatable, Kind {
  public static let key = "errors"
  public static let singular = "error"

  public var provenance: Provenance
  public var severity: Name<Severity>
  public var shownOn: [Name<Surface>]
  public var says: Name<Copy>
  public var buttons: [Name<Button>]
  /// The rule by which it is tried again; nil where that never helps.
  public var retry: Name<RetryPolicy>?
  /// The operation whose failure this is; nil where it is none's.
  public var sends: Name<OperationType>?
  /// While these hold it is not shown; empty for one that is shown at once.
  public var waitsWhile: [Name<Condition>]
  /// The event that already records every occurrence, so that the error log does not; nil for one that the error log records.
  public var recordedBy: Name<Event>?

  public init(
    provenance: Provenance, severity: Name<Severity>, shownOn: [Name<Surface>], says: Name<Copy>, buttons: [Name<Button>],
    retry: Name<RetryPolicy>?, sends: Name<OperationType>?, waitsWhile: [Name<Condition>], recordedBy: Name<Event>?
  ) {
    self.retry = retry
    self.sends = sends
    self.waitsWhile = waitsWhile
    self.recordedBy = recordedBy
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
  /// Whether the person cannot go on as they were.
  public var blocks: Bool
  /// Whether every occurrence is logged.
  public var isLogged: Bool
  /// Whether the person is shown an incident id.
  public var hasIncident: Bool

  public init(provenance: Provenance, blocks: Bool, isLogged: Bool, hasIncident: Bool) {
    self.provenance = provenance
    self.blocks = blocks
    self.isLogged = isLogged
    self.hasIncident = hasIncident
  }
}

/// A part of the screen that words appear on.
public struct Surface: Sendable, Equatable, Kind {
  public static let key = "surfaces"
  public static let singular = "surface"

  public var provenance: Provenance
  /// The severities of errors that it may carry; empty when it carries none.
  public var severities: [Name<Severity>]
  /// The fewest buttons that it must have.
  public var fewestButtons: Int64?
  /// The most buttons that fit.
  public var mostButtons: Int64?
  /// The most characters that can be read on it; it shows the title alone where there is one.
  public var mostCharacters: Int64?
  /// What a second button may be; anything when there are none.
  public var secondButtons: [Name<Button>]
  /// Whether the words on it have a title.
  public var isTitled: Bool
  /// Whether it goes with the next edit, so that typing is the way on.
  public var clearsOnEdit: Bool
  /// The levels of the warning ladder that it may carry.
  public var levels: [Name<LadderLevel>]
  /// How long it stays, in milliseconds; until dismissed when nil.
  public var shownFor: Int64?
  /// Severities that a person may dismiss on it.
  public var dismissibleFor: [Name<Severity>]

  public init(
    provenance: Provenance, severities: [Name<Severity>], fewestButtons: Int64?, mostButtons: Int64?,
    secondButtons: [Name<Button>], mostCharacters: Int64?, isTitled: Bool, clearsOnEdit: Bool, levels: [Name<LadderLevel>],
    shownFor: Int64?, dismissibleFor: [Name<Severity>]
  ) {
    self.provenance = provenance
    self.severities = severities
    self.fewestButtons = fewestButtons
    self.mostButtons = mostButtons
    self.secondButtons = secondButtons
    self.mostCharacters = mostCharacters
    self.isTitled = isTitled
    self.clearsOnEdit = clearsOnEdit
    self.levels = levels
    self.shownFor = shownFor
    self.dismissibleFor = dismissibleFor
  }
}
