// Written by `rulebook build` from rules/. Do not edit: change the rules and build again.

public import RulesRuntime

/// A decision in the types of these rules.
public enum HandzDecision: Sendable {
  /// Go on; the details say what is told, counted and logged.
  case allowed(HandzDetails)
  /// Show the gate; the details say with which words and ways on.
  case refused(gate: HandzGate, reason: HandzReason, HandzDetails)

  init(_ presented: PresentedDecision) {
    let details = HandzDetails(presented: presented)
    guard !presented.isAllowed else {
      self = .allowed(details)
      return
    }
    guard let gate = presented.gateType.flatMap({ HandzGate(name: $0) }), let reason = presented.reasonCode.flatMap({ HandzReason(name: $0) })
    else { fatalError("checked rules give every refusal a reason and a gate") }
    self = .refused(gate: gate, reason: reason, details)
  }

  public var isAllowed: Bool { if case .allowed = self { true } else { false } }

  /// What is told, counted and logged either way.
  public var details: HandzDetails {
    switch self {
    case .allowed(let details): details
    case .refused(_, _, let details): details
    }
  }
}

/// Everything that a caller shows, logs and does.
public struct HandzDetails: Sendable, Equatable {
  /// The same with ids as texts, and the trace if it was asked for.
  public let presented: PresentedDecision

  /// The plan in force; nil when it could not be told.
  public var plan: HandzPlan? { presented.plan.flatMap { HandzPlan(name: $0) } }

  /// The error that a refusal is logged as.
  public var error: HandzError? { presented.error.flatMap { HandzError(name: $0) } }

  /// Where it is shown.
  public var surfaces: [HandzSurface] { presented.surfaces.compactMap { HandzSurface(name: $0) } }

  /// The words of a refusal.
  public var copy: PresentedCopy? { presented.copy }

  /// Further lines under the words.
  public var lines: [PresentedCopy] { presented.lines }

  /// The ways on.
  public var buttons: [HandzShownButton] { presented.buttons.compactMap { HandzShownButton($0) } }

  /// The button that leaves without doing anything.
  public var dismiss: HandzShownButton? { presented.dismiss.flatMap { HandzShownButton($0) } }

  /// What the person is told although the action is allowed.
  public var notices: [HandzShownNotice] { presented.notices.map { HandzShownNotice($0) } }

  /// What the caller has to do.
  public var effects: [HandzEffect] { presented.effects.compactMap { HandzEffect(name: $0) } }

  /// The limit that doing it takes one away from.
  public var spends: HandzLimit? { presented.spends.flatMap { HandzLimit(name: $0) } }

  /// The limits that are shown with it.
  public var limits: [PresentedLimit] { presented.limits }

  /// What is logged.
  public var telemetry: [HandzLoggedEvent] { presented.telemetry.compactMap { HandzLoggedEvent($0) } }

  /// Whether the person comes back to the action after signing up.
  public var resumes: Bool { presented.resumes }

  /// Why the rules could not decide; the rest is then the declared safe answer.
  public var undecided: PresentedFailure? { presented.undecided }
}

/// A button with its label.
public struct HandzShownButton: Sendable, Equatable {
  public let id: HandzButton
  public let label: String

  /// Nil when these rules have none such.
  public init?(_ presented: PresentedButton) {
    guard let id = HandzButton(name: presented.id) else { return nil }
    self.id = id
    label = presented.label
  }
}

/// What a person is told.
public struct HandzShownNotice: Sendable, Equatable {
  /// The notice's or the reason's name.
  public let name: String
  /// Nil for a reason that informs.
  public let notice: HandzNotice?
  public let copy: PresentedCopy
  public let surface: HandzSurface?
  public let buttons: [HandzShownButton]

  public init(_ presented: PresentedNotice) {
    name = presented.id
    notice = HandzNotice(name: presented.id)
    copy = presented.copy
    surface = presented.surface.flatMap { HandzSurface(name: $0) }
    buttons = presented.buttons.compactMap { HandzShownButton($0) }
  }
}

/// An event with the values of its parameters.
public struct HandzLoggedEvent: Sendable, Equatable {
  public let id: HandzTelemetryEvent
  public let parameters: [PresentedValue]

  /// Nil when these rules have none such.
  public init?(_ presented: PresentedEvent) {
    guard let id = HandzTelemetryEvent(name: presented.event) else { return nil }
    self.id = id
    parameters = presented.parameters
  }
}
