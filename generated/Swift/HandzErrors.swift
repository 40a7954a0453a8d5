// Written by `rulebook build` from rules/. Do not edit: change the rules and build again.

public import RulesRuntime

extension HandzErrorCode {
  /// Returns what to show and log when this error occurs.
  ///
  /// `surface` is the surface that the user interacted with, if the error has several; the default is the first one.
  public func present(_ facts: some HandzGivenFacts, doing action: HandzAction? = nil, on surface: HandzSurface? = nil) -> HandzShownError {
    let frame = Handz.rules.makeFrame()
    facts.fill(frame)
    return HandzShownError(Handz.rules.present(ErrorOccurrence(error: Int(rawValue), action: action.map { Int($0.rawValue) }, surface: surface.map { Int($0.rawValue) }), frame))
  }

  /// Returns the telemetry event of a retry that succeeded after this error; nil if it is not logged. Give the facts of the same incident.
  public func recoveryEvent(_ facts: some HandzGivenFacts) -> HandzLoggedEvent? {
    let frame = Handz.rules.makeFrame()
    facts.fill(frame)
    return Handz.rules.recovery(from: ErrorOccurrence(error: Int(rawValue)), frame).map { HandzLoggedEvent($0) }
  }

  /// Returns whether to retry an operation that failed with this error. `failures` is the number of failures so far. `jitter` is a new random number from 0 to 1000 for each call.
  public func retry(failures: Int, jitter: Int, _ facts: some HandzGivenFacts) -> HandzShownRetry {
    let frame = Handz.rules.makeFrame()
    facts.fill(frame)
    let rules = Handz.rules
    let policy = rules.retryPolicy(ofError: Int(rawValue))
    return HandzShownRetry(rules.retry(policy, of: Int(rawValue), failures: Int64(failures), jitter: jitter, frame))
  }
}

/// An occurrence of an error.
public struct HandzShownError: Sendable, Equatable {
  /// The result of the runtime, in which ids are ordinals of the rules.
  public let presented: PresentedError

  /// Creates a view of a result of the runtime.
  public init(_ presented: PresentedError) { self.presented = presented }

  /// The error.
  public var error: HandzErrorCode { HandzErrorCode(ordinal: presented.error) }

  /// The severity.
  public var severity: HandzSeverity { HandzSeverity(ordinal: presented.severity) }

  /// Whether the error prevents the user from continuing.
  public var blocks: Bool { presented.blocks }

  /// The copy.
  public var copy: HandzShownCopy { HandzShownCopy(presented.copy) }

  /// The buttons, the primary one first.
  public var buttons: [HandzShownButton] { presented.buttons.map { HandzShownButton($0) } }

  /// The surfaces that show the error, for how long, whether the user can dismiss it, and whether the next edit removes it.
  public var surfaces: [(surface: HandzSurface, shownFor: Swift.Duration?, isDismissible: Bool, clearsOnEdit: Bool)] { presented.surfaces.map { (HandzSurface(ordinal: $0.id), $0.shownFor, $0.isDismissible, $0.clearsOnEdit) } }

  /// The retry rule; nil if a retry never helps.
  public var retry: HandzRetryRule? { presented.retry.map { HandzRetryRule(ordinal: $0) } }

  /// The copy instead of the retry buttons if a retry cannot help.
  public var copyWithoutRetry: HandzShownCopy? { presented.copyWithoutRetry.map { HandzShownCopy($0) } }

  /// Whether the error is deferred, because the user must not be interrupted now.
  public var isDeferred: Bool { presented.isDeferred }

  /// What the app does first, in order.
  public var tasks: [HandzTask] { presented.tasks.map { HandzTask(ordinal: $0) } }

  /// The safe screen on which the app continues, as the root of the navigation; nil if the user stays.
  public var route: HandzRoute? { presented.route.map { HandzRoute(ordinal: $0) } }

  /// The incident id for support; nil if the error is not severe enough.
  public var incident: String? { presented.incident }

  /// The telemetry event to log; nil if the error is not logged.
  public var log: HandzLoggedEvent? { presented.log.map { HandzLoggedEvent($0) } }

  /// The reason why the event cannot be linked to the incident: the incident id is missing. Nil if it can.
  public var undecided: HandzFailure? { presented.undecided.map { HandzFailure($0) } }
}

/// Whether and when a failed operation is retried.
public struct HandzShownRetry: Sendable, Equatable {
  /// The result of the runtime, in which ids are ordinals of the rules.
  public let presented: PresentedRetry

  /// Creates a view of a result of the runtime.
  public init(_ presented: PresentedRetry) { self.presented = presented }

  /// The retry rule; nil if a retry never helps.
  public var retry: HandzRetryRule? { presented.retry.map { HandzRetryRule(ordinal: $0) } }

  /// Whether and when the operation is retried.
  public var verdict: PresentedRetry.Verdict { presented.verdict }

  /// The copy if the operation is not retried.
  public var copy: HandzShownCopy? { presented.copy.map { HandzShownCopy($0) } }
}

extension HandzRetryRule {
  /// Returns whether to retry. `failures` is the number of failures so far. `jitter` is a new random number from 0 to 1000 for each call.
  public func decide(failures: Int, jitter: Int, _ facts: some HandzGivenFacts) -> HandzShownRetry {
    let frame = Handz.rules.makeFrame()
    facts.fill(frame)
    return HandzShownRetry(Handz.rules.retry(Int(rawValue), failures: Int64(failures), jitter: jitter, frame))
  }
}

extension HandzEmptyState {
  /// Returns what the screen shows to the user.
  public func present(_ facts: some HandzGivenFacts) -> HandzShownEmptyState {
    let frame = Handz.rules.makeFrame()
    facts.fill(frame)
    return HandzShownEmptyState(Handz.rules.present(emptyState: Int(rawValue), frame))
  }
}

/// The content of an empty screen.
public struct HandzShownEmptyState: Sendable, Equatable {
  /// The result of the runtime, in which ids are ordinals of the rules.
  public let presented: PresentedEmptyState

  /// Creates a view of a result of the runtime.
  public init(_ presented: PresentedEmptyState) { self.presented = presented }

  /// The title.
  public var title: HandzShownCopy { HandzShownCopy(presented.title) }

  /// The text below the title.
  public var body: HandzShownCopy? { presented.body.map { HandzShownCopy($0) } }

  /// The button.
  public var button: HandzShownButton { HandzShownButton(presented.button) }

  /// The screen that the button opens for this user.
  public var destination: HandzRoute { HandzRoute(ordinal: presented.destination) }
}
