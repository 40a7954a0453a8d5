public import RulesBundle

/// A decision with everything that a caller shows, logs and does. Ids are ordinals of the bundle; only sentences and labels are text.
public struct PresentedDecision: Sendable, Equatable {
  /// The ordinal in `actions`.
  public var action: Int
  public var isAllowed: Bool
  /// The ordinal in `plans` of the plan in force; nil when it is unknown.
  public var plan: Int?
  /// How it is carried out on the connection of the moment; nil where that makes no difference, and for what is refused.
  public var mode: ModeKind?
  /// The ordinal in `gates`.
  public var gateType: Int?
  /// The ordinal in `reasons`.
  public var reasonCode: Int?
  /// The ordinal in `errors` of the error it is logged as.
  public var error: Int?
  /// The ordinals in `surfaces`.
  public var surfaces: [Int] = []
  public var copy: PresentedCopy?
  /// Further lines under the text.
  public var lines: [PresentedCopy] = []
  /// What the limit says that refused, part by part.
  public var parts: [PresentedPart] = []
  public var buttons: [PresentedButton] = []
  /// The button that leaves without doing anything.
  public var dismiss: PresentedButton?
  /// What the person reads although the action is allowed.
  public var notices: [PresentedNotice] = []
  /// The ordinals in `effects` of what the caller has to do; none when refused.
  public var effects: [Int] = []
  /// The ordinal in `limits` of the limit that doing it takes one away from.
  public var spends: Int?
  public var limits: [PresentedLimit] = []
  public var telemetry: [PresentedEvent] = []
  /// The status of the warning ladder; nil when nothing is the matter or no history was given.
  public var status: PresentedLadderStatus?
  /// The ordinals in `counted_events` of the events that doing it counted.
  public var counted: [Int]?
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

/// A sentence in the words that a person reads.
public struct PresentedCopy: Sendable, Equatable {
  /// The ordinal in `copy`.
  public var key: Int
  public var title: String?
  public var text: String

  public init(key: Int, title: String?, text: String) {
    self.key = key
    self.title = title
    self.text = text
  }
}

public struct PresentedButton: Sendable, Equatable {
  /// The ordinal in `buttons`.
  public var id: Int
  public var label: String
  /// Whether it can be tapped now.
  public var isEnabled = true
  /// Whether it stands in front of the others.
  public var isProminent = false
  /// The ordinal in `actions` of the action that tapping it does; nil where it only leads somewhere.
  public var action: Int?
}

/// What a person comes back to after signing up: the same action about the same thing.
public struct PresentedResume: Sendable, Equatable {
  /// The ordinal in `actions`.
  public var action: Int
  /// The ordinal in `routes` of the screen; nil for the one where they were.
  public var route: Int?
  /// What the app keeps until then, as it is now.
  public var with: [Kept]

  /// A fact that the app keeps.
  public struct Kept: Sendable, Equatable {
    /// The ordinal in `facts`.
    public var fact: Int
    /// Null for a fact that was not given.
    public var value: PresentedValue
  }
}

public struct PresentedNotice: Sendable, Equatable {
  public var id: ID
  public var copy: PresentedCopy
  /// The ordinal in `surfaces`.
  public var surface: Int?
  public var buttons: [PresentedButton] = []
  /// What the limit says that is full, part by part; none for a notice that is not about a limit.
  public var parts: [PresentedPart] = []

  /// Which notice it is.
  public enum ID: Sendable, Equatable {
    /// The ordinal in `notices`.
    case notice(Int)
    /// The ordinal in `reasons` of a reason that informs.
    case reason(Int)
  }
}

/// One part of what a limit or a level of the warning ladder says.
public struct PresentedPart: Sendable, Equatable {
  public var part: Part
  public var copy: PresentedCopy

  /// Which part it is.
  public enum Part: Sendable, Equatable {
    case limit(LimitPartKind)
    case ladder(TellKind)

    /// The word of the rules.
    public var name: String {
      switch self {
      case .limit(let kind): kind.name
      case .ladder(let kind): kind.name
      }
    }
  }
}

public struct PresentedLimit: Sendable, Equatable {
  /// The ordinal in `limits`.
  public var id: Int
  public var unit: UnitKind
  public var used: Int64?
  /// Nil when unlimited.
  public var limit: Int64?
  public var remaining: Int64?
  /// How much the attempted action would add; nil when it adds one, or the amount is unknown.
  public var adds: Int64?
  public var isSoft: Bool
  /// The ordinal in `resets` of the rule by which it starts again; nil when it never does.
  public var resets: Int?
  /// Seconds since 1970.
  public var resetsAt: Int64?
}

public struct PresentedEvent: Sendable, Equatable {
  /// The ordinal in `events`.
  public var event: Int
  /// The values of the event's parameters, in their order.
  public var parameters: [PresentedValue]
}

/// Why an expression had no value.
public struct PresentedFailure: Sendable, Equatable {
  public var code: Code
  /// The ordinal in `facts` of the fact that is missing or unfit, when that is why.
  public var fact: Int?

  /// What went wrong.
  public enum Code: Sendable, Equatable {
    case error(ErrorCode)
    /// The value of a fact cannot become part of a text.
    case unfitText

    /// The word of requests and logs.
    public var name: String {
      switch self {
      case .error(let code): code.name
      case .unfitText: "unfit_text"
      }
    }
  }
}

/// A value as answers have it.
public indirect enum PresentedValue: Sendable, Equatable {
  case null
  case bool(Bool)
  case int(Int64)
  case text(String)
  /// A word of a choice: its position among the values of a fact, and the fact's ordinal in `facts`.
  case choice(Int, of: Int)
  case duration(seconds: Int64, nanoseconds: Int32)
  case timestamp(Timestamp)
  /// The ordinals in `reasons`.
  case reasons([Int])
  case list([PresentedValue])
  case failure(PresentedFailure)
}

/// A value outside any bundle: what stored records hold.
public indirect enum PlainValue: Sendable, Equatable {
  case null
  case bool(Bool)
  case int(Int64)
  case text(String)
  case list([PlainValue])
}
