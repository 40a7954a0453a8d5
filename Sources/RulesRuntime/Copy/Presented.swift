public import RulesBundle

/// A decision with everything that the caller shows, logs, and does. Ids are ordinals of the bundle; only copy and labels are strings.
public struct PresentedDecision: Sendable, Equatable {
  /// The ordinal in `actions`.
  public var action: Int
  /// Whether the action is allowed.
  public var isAllowed: Bool
  /// The ordinal in `plans` of the effective plan; nil if it is unknown.
  public var plan: Int?
  /// How the action is carried out on the current connection; nil if the connection makes no difference, or if the action is denied.
  public var mode: ModeKind?
  /// The ordinal in `gates` of the gate that opens; nil if there is none.
  public var gate: Int?
  /// The ordinal in `reasons`.
  public var reason: Int?
  /// The ordinal in `errors` of the error as which a denial is logged.
  public var error: Int?
  /// The ordinals in `surfaces` of where the result appears.
  public var surfaces: [Int] = []
  /// The copy that explains a denial.
  public var copy: PresentedCopy?
  /// Further lines below the copy.
  public var lines: [PresentedCopy] = []
  /// The copy of the limit or of the ladder step that denies the action, part by part.
  public var parts: [PresentedPart] = []
  /// The buttons that are offered, in order.
  public var buttons: [PresentedButton] = []
  /// The button that closes the gate without an action.
  public var dismiss: PresentedButton?
  /// The notices to show although the action is allowed.
  public var notices: [PresentedNotice] = []
  /// The ordinals in `effects` of what the caller performs; empty if the action is denied.
  public var effects: [Int] = []
  /// The ordinal in `limits` of the limit that the action spends one of; nil if it spends none.
  public var spends: Int?
  /// The statuses of the limits that apply to the action.
  public var limits: [PresentedLimit] = []
  /// The events to send.
  public var telemetry: [PresentedEvent] = []
  /// The status of the warning ladder; nil if no level applies or no history was passed.
  public var status: PresentedLadderStatus?
  /// The ordinals in `counted_events` of the events that were counted; nil if the decision was made without counting.
  public var counted: [Int]?
  /// The changes of level that followed; nil if the decision was made without counting.
  public var changes: [PresentedChange]?
  /// Whether the user returns to this action after signing up.
  public var resumes = false
  /// What the user returns to; nil if `resumes` is false.
  public var resume: PresentedResume?
  /// Why the rules could not decide; the other values are then those of the declared safe answer.
  public var undecided: PresentedFailure?
  /// How the decision came about; nil if no trace was requested.
  public var trace: Trace?
}

/// Copy as the user reads it.
public struct PresentedCopy: Sendable, Equatable {
  /// The ordinal in `copy`.
  public var key: Int
  /// The title; nil if there is none.
  public var title: String?
  /// The text with its values, in the language of the answer.
  public var text: String

  /// Creates copy.
  public init(key: Int, title: String?, text: String) {
    self.key = key
    self.title = title
    self.text = text
  }
}

/// A button that is offered to the user.
public struct PresentedButton: Sendable, Equatable {
  /// The ordinal in `buttons`.
  public var id: Int
  /// The text on the button.
  public var label: String
  /// Whether the button can be tapped now.
  public var isEnabled = true
  /// Whether the button stands out from the others.
  public var isProminent = false
  /// The ordinal in `actions` of the action that the button performs; nil if it only leads somewhere.
  public var action: Int?
  /// The ordinal in `routes` of the screen that the button opens; nil if it opens none.
  public var destination: Int?
  /// The events to send when the user taps the button.
  public var telemetry: [PresentedEvent] = []
  /// Why the action of the button is denied; nil if it is allowed, or if the button has no action. The warning ladder is considered where the answer comes
  /// from a history.
  public var denial: PresentedDenial?
}

/// Why the action of a button is denied. A request for the action returns the complete decision.
public struct PresentedDenial: Sendable, Equatable {
  /// The ordinal in `reasons`; nil if no reason could be determined.
  public var reason: Int?
  /// The ordinal in `gates` of the gate that opens; nil if there is none.
  public var gate: Int?
  /// The copy that explains the denial.
  public var copy: PresentedCopy?
  /// Why the rules could not decide. The reason is then the declared safe one.
  public var undecided: PresentedFailure?
}

/// What a user returns to after signing up: the same action for the same object.
public struct PresentedResume: Sendable, Equatable {
  /// The ordinal in `actions`.
  public var action: Int
  /// The ordinal in `routes` of the screen; nil for the screen on which the action was attempted.
  public var route: Int?
  /// The facts that the app stores until then, with their current values.
  public var facts: [CarriedFact]

  /// A fact that the app stores.
  public struct CarriedFact: Sendable, Equatable {
    /// The ordinal in `facts`.
    public var fact: Int
    /// The value; null for a fact that was not provided.
    public var value: PresentedValue
  }
}

/// A notice that informs the user.
public struct PresentedNotice: Sendable, Equatable {
  /// The rule that the notice comes from.
  public var id: ID
  /// The copy of the notice.
  public var copy: PresentedCopy
  /// The ordinal in `surfaces` of where the notice appears; nil if it has no surface of its own.
  public var surface: Int?
  /// The buttons that are offered, in order.
  public var buttons: [PresentedButton] = []
  /// The copy of the limit that is reached, part by part; empty for a notice that is not about a limit.
  public var parts: [PresentedPart] = []

  /// The rule that a notice comes from.
  public enum ID: Sendable, Equatable {
    /// A notice, by its ordinal in `notices`.
    case notice(Int)
    /// A reason that informs, by its ordinal in `reasons`.
    case reason(Int)
  }
}

/// One part of the copy of a limit or of a level of the warning ladder.
public struct PresentedPart: Sendable, Equatable {
  /// The kind of the part.
  public var part: Part
  /// The copy of the part.
  public var copy: PresentedCopy

  /// The kind of a part.
  public enum Part: Sendable, Equatable {
    /// A part of a limit.
    case limit(LimitPartKind)
    /// A part of a level of the warning ladder.
    case ladder(TellKind)

    /// The name in the rules.
    public var name: String {
      switch self {
      case .limit(let kind): kind.name
      case .ladder(let kind): kind.name
      }
    }
  }
}

/// The status of a limit, for output.
public struct PresentedLimit: Sendable, Equatable {
  /// The ordinal in `limits`.
  public var id: Int
  /// The unit of the amounts.
  public var unit: UnitKind
  /// How much is used; nil if it is unknown.
  public var used: Int64?
  /// The amount that the plan allows; nil if unlimited.
  public var limit: Int64?
  /// How much is left, never below 0; nil if unlimited or unknown.
  public var remaining: Int64?
  /// How much the attempted action would add; nil if it adds one, or if the amount is unknown.
  public var adds: Int64?
  /// Whether exceeding the limit only warns.
  public var isSoft: Bool
  /// The ordinal in `resets` of the rule by which the limit resets; nil if it never does.
  public var resets: Int?
  /// When the limit resets; nil if it never does or the time is unknown.
  public var resetsAt: Timestamp?
}

/// An event of telemetry to send.
public struct PresentedEvent: Sendable, Equatable {
  /// The ordinal in `events`.
  public var event: Int
  /// The values of the event's parameters, in the order of the rules.
  public var parameters: [PresentedValue]
}

/// Why an expression has no value.
public struct PresentedFailure: Sendable, Equatable {
  /// What went wrong.
  public var code: Code
  /// The ordinal in `facts` of the fact that is missing or unfit; nil for other causes.
  public var fact: Int?

  /// What went wrong.
  public enum Code: Sendable, Equatable {
    /// An error of evaluation.
    case error(ErrorCode)
    /// The value of a fact cannot be part of a generated text.
    case unfitText

    /// The name in requests and logs.
    public var name: String {
      switch self {
      case .error(let code): code.name
      case .unfitText: "unfit_text"
      }
    }
  }
}

/// A value in a result.
public indirect enum PresentedValue: Sendable, Equatable {
  /// Null, which means unlimited or absent.
  case null
  /// A Boolean.
  case bool(Bool)
  /// A whole number.
  case int(Int64)
  /// A string.
  case text(String)
  /// A declared value: its position among the values of a fact, and the fact's ordinal in `facts`.
  case choice(Int, of: Int)
  /// A duration, with nanoseconds.
  case duration(Swift.Duration)
  /// A point in time.
  case timestamp(Timestamp)
  /// Reasons, by their ordinals in `reasons`.
  case reasons([Int])
  /// A list of values.
  case list([PresentedValue])
  /// The absence of a value, and why.
  case failure(PresentedFailure)
}

/// A value that is independent of a bundle, as stored records hold it.
public indirect enum PlainValue: Sendable, Equatable {
  /// The value is unlimited or absent.
  case null
  /// A Boolean.
  case bool(Bool)
  /// A whole number.
  case int(Int64)
  /// A string. Points in time and durations are strings, too.
  case text(String)
  /// A list of values.
  case list([PlainValue])
}
