/// A decision with everything that a caller shows, logs and does. It names ids; the words are rendered where a person sees them.
public struct PresentedDecision: Sendable, Equatable {
  public var action: String
  public var isAllowed: Bool
  /// The plan in force; nil when it could not be told.
  public var plan: String?
  /// How it is carried out on the connection of the moment: `now`, `queue`; nil where that is all the same, and for what is refused.
  public var mode: String?
  public var gateType: String?
  public var reasonCode: String?
  /// The error it is logged as.
  public var error: String?
  public var surfaces: [String] = []
  public var copy: PresentedCopy?
  /// Further lines under the text.
  public var lines: [PresentedCopy] = []
  /// What the limit says that refused, part by part.
  public var parts: [PresentedPart] = []
  public var buttons: [PresentedButton] = []
  /// The button that leaves without doing anything.
  public var dismiss: PresentedButton?
  /// What the person is told although the action is allowed.
  public var notices: [PresentedNotice] = []
  /// What the caller has to do: effects of the action, none when refused.
  public var effects: [String] = []
  /// The limit that doing it takes one away from.
  public var spends: String?
  public var limits: [PresentedLimit] = []
  public var telemetry: [PresentedEvent] = []
  /// Where the warning ladder stands with it; nil when nothing is the matter or no history was given.
  public var standing: PresentedStanding?
  /// The events that doing it counted.
  public var counted: [String]?
  /// Changes of level that came of it.
  public var changes: [PresentedChange]?
  /// Whether the person comes back to this action after signing up.
  public var resumes = false
  /// What they come back to; nil when they do not.
  public var resume: PresentedResume?
  /// Why the rules could not decide; the rest is then the declared safe answer.
  public var undecided: PresentedFailure?
  public var trace: Trace?
}

public struct PresentedCopy: Sendable, Equatable {
  public var key: String
  public var title: String?
  public var text: String

  public init(key: String, title: String?, text: String) {
    self.key = key
    self.title = title
    self.text = text
  }
}

public struct PresentedButton: Sendable, Equatable {
  public var id: String
  public var label: String
  /// Whether it can be tapped now.
  public var isEnabled = true
  /// Whether it stands in front of the others.
  public var isProminent = false
  /// The action that tapping it does; nil where it only leads somewhere.
  public var action: String?
}

/// What a person comes back to after signing up: the same action about the same thing.
public struct PresentedResume: Sendable, Equatable {
  public var action: String
  /// The screen; nil for the one where they were.
  public var route: String?
  /// What the app keeps until then, as it is now; null for what nobody gave.
  public var with: [PresentedValue]
}

public struct PresentedNotice: Sendable, Equatable {
  public var id: String
  public var copy: PresentedCopy
  public var surface: String?
  public var buttons: [PresentedButton] = []
  /// What the limit says that is full, part by part; none for what is no limit's.
  public var parts: [PresentedPart] = []
}

/// One part of what a limit says: `what`, `why`, `next`, `count`, `counted` or `reset`.
public struct PresentedPart: Sendable, Equatable {
  public var part: String
  public var copy: PresentedCopy
}

public struct PresentedLimit: Sendable, Equatable {
  public var id: String
  public var unit: String
  public var used: Int64?
  /// Nil when unlimited.
  public var limit: Int64?
  public var remaining: Int64?
  /// How much what is being tried would add; nil when it is one, or nobody said.
  public var adds: Int64?
  public var isSoft: Bool
  /// How often it starts anew; nil when it never does.
  public var resets: String?
  /// Seconds since 1970.
  public var resetsAt: Int64?
}

public struct PresentedEvent: Sendable, Equatable {
  public var event: String
  public var parameters: [PresentedValue]
}

/// A named value as results show it.
public struct PresentedValue: Sendable, Equatable {
  public var name: String
  public var value: PlainValue
}

/// Why an expression had no value.
public struct PresentedFailure: Sendable, Equatable {
  public var code: String
  /// The fact that is missing, when that is why.
  public var fact: String?
}

/// A value outside any bundle: what JSON can hold.
public indirect enum PlainValue: Sendable, Equatable {
  case null
  case bool(Bool)
  case int(Int64)
  case text(String)
  case list([PlainValue])
  case failure(PresentedFailure)
}
