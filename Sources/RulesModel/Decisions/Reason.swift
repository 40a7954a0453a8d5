/// Why an action is refused, or what a person is told when it is allowed.
public struct Reason: Sendable, Equatable, Kind {
  public static let key = "reasons"
  public static let singular = "reason"

  public var provenance: Provenance
  /// How a refusal is shown; nil for a reason that only informs.
  public var gate: Name<Gate>?
  /// The error it is logged as; its words and buttons are used where the reason has none of its own.
  public var error: Name<ErrorRule>?
  /// Its own surfaces.
  public var shownOn: [Name<Surface>]
  /// Its own words.
  public var says: Name<Copy>?
  /// Its own ways on.
  public var buttons: [Name<Button>]?
  /// Events that go out with it, besides its gate's.
  public var emits: [Name<Event>]

  public init(
    provenance: Provenance, gate: Name<Gate>?, error: Name<ErrorRule>?, shownOn: [Name<Surface>], says: Name<Copy>?,
    buttons: [Name<Button>]?, emits: [Name<Event>]
  ) {
    self.shownOn = shownOn
    self.emits = emits
    self.provenance = provenance
    self.gate = gate
    self.error = error
    self.says = says
    self.buttons = buttons
  }
}

/// A way of showing a refusal, the same wherever it happens.
public struct Gate: Sendable, Equatable, Kind {
  public static let key = "gates"
  public static let singular = "gate"

  public var provenance: Provenance
  public var shownOn: [Name<Surface>]
  public var says: Name<Copy>?
  public var buttons: [Name<Button>]
  /// The button that leaves without doing anything.
  public var dismiss: Name<Button>?
  /// Further lines, each shown when its conditions hold.
  public var adds: [ExtraLine]
  public var emits: [Name<Event>]
  /// Whether what was tried is taken up again once the person has done what the gate asks, such as signing up.
  public var resumes: Bool

  public init(
    provenance: Provenance, shownOn: [Name<Surface>], says: Name<Copy>?, buttons: [Name<Button>], dismiss: Name<Button>?,
    adds: [ExtraLine], emits: [Name<Event>], resumes: Bool
  ) {
    self.resumes = resumes
    self.provenance = provenance
    self.shownOn = shownOn
    self.says = says
    self.buttons = buttons
    self.dismiss = dismiss
    self.adds = adds
    self.emits = emits
  }
}

public struct ExtraLine: Sendable, Equatable {
  public var conditions: [Name<Condition>]
  public var says: Name<Copy>

  public init(conditions: [Name<Condition>], says: Name<Copy>) {
    self.conditions = conditions
    self.says = says
  }
}

/// Something to tap.
public struct Button: Sendable, Equatable, Kind {
  public static let key = "buttons"
  public static let singular = "button"

  public var provenance: Provenance
  public var label: Name<Copy>
  /// It is offered only when all of these hold.
  public var conditions: [Name<Condition>]
  /// It cannot be tapped while one of these does not hold.
  public var enabledIf: [Name<Condition>]
  /// It stands in front of the others while all of these hold; never when there are none.
  public var prominentIf: [Name<Condition>]
  /// Whether it does the same once more.
  public var retries: Bool
  /// The action that tapping it does.
  public var does: Name<Action>?

  public init(
    provenance: Provenance, label: Name<Copy>, conditions: [Name<Condition>], enabledIf: [Name<Condition>],
    prominentIf: [Name<Condition>], retries: Bool, does: Name<Action>? = nil
  ) {
    self.provenance = provenance
    self.label = label
    self.conditions = conditions
    self.enabledIf = enabledIf
    self.prominentIf = prominentIf
    self.retries = retries
    self.does = does
  }
}

/// Something a person is told while a condition holds, whatever they do.
public struct Notice: Sendable, Equatable, Kind {
  public static let key = "notices"
  public static let singular = "notice"

  public var provenance: Provenance
  public var conditions: [Name<Condition>]
  public var says: Name<Copy>
  public var shownOn: Name<Surface>
  public var buttons: [Name<Button>]

  public init(
    provenance: Provenance, conditions: [Name<Condition>], says: Name<Copy>, shownOn: Name<Surface>, buttons: [Name<Button>]
  ) {
    self.provenance = provenance
    self.conditions = conditions
    self.says = says
    self.shownOn = shownOn
    self.buttons = buttons
  }
}
