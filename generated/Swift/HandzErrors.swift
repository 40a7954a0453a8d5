// Written by `rulebook build` from rules/. Do not edit: change the rules and build again.

public import RulesRuntime

extension HandzError {
  /// What is shown and logged when this occurs.
  /// `surface`: the one that was used, of several; the first one when nil.
  public func present(_ facts: HandzFacts, doing action: HandzAction? = nil, on surface: HandzSurface? = nil) -> HandzShownError {
    let frame = Handz.rules.makeFrame()
    facts.fill(frame)
    return HandzShownError(Handz.rules.present(ErrorOccurrence(error: Int(rawValue), action: action.map { Int($0.rawValue) }, surface: surface.map { Int($0.rawValue) }), frame))
  }

  /// The record of a try that succeeded after this; nil for what is not logged. The facts name the same incident.
  public func recovered(_ facts: HandzFacts) -> HandzLoggedEvent? {
    let frame = Handz.rules.makeFrame()
    facts.fill(frame)
    return Handz.rules.recovery(from: ErrorOccurrence(error: Int(rawValue)), frame).map { HandzLoggedEvent($0) }
  }

  /// Whether to try again what failed with it. `failures`: how often it failed so far; `jitter`: 0 to 1000, drawn anew each time.
  public func retry(failures: Int, jitter: Int, _ facts: HandzFacts) -> HandzShownRetry {
    let frame = Handz.rules.makeFrame()
    facts.fill(frame)
    let rules = Handz.rules
    let policy = rules.retryPolicy(ofError: Int(rawValue))
    return HandzShownRetry(rules.retry(policy, of: Int(rawValue), failures: Int64(failures), jitter: jitter, frame))
  }
}

/// One occurrence of an error.
public struct HandzShownError: Sendable, Equatable {
  /// The same as the runtime has it: ids are ordinals of the rules.
  public let presented: PresentedError

  public init(_ presented: PresentedError) { self.presented = presented }

  /// Which error it is.
  public var error: HandzError { HandzError(ordinal: presented.error) }

  /// How severe it is.
  public var severity: HandzSeverity { HandzSeverity(ordinal: presented.severity) }

  /// Whether the person cannot go on as they were.
  public var blocks: Bool { presented.blocks }

  /// The words.
  public var copy: HandzShownCopy { HandzShownCopy(presented.copy) }

  /// The ways on, the main one first.
  public var buttons: [HandzShownButton] { presented.buttons.map { HandzShownButton($0) } }

  /// Where it appears, how long it stays, and whether the person may put it away.
  public var surfaces: [(surface: HandzSurface, shownFor: Swift.Duration?, isDismissible: Bool)] { presented.surfaces.map { (HandzSurface(ordinal: $0.id), $0.shownFor.map { .milliseconds($0) }, $0.isDismissible) } }

  /// The rule by which it is tried again; nil where that never helps.
  public var retry: HandzRetryRule? { presented.retry.map { HandzRetryRule(ordinal: $0) } }

  /// The words in place of the buttons that try again, where trying again cannot help.
  public var copyWithoutRetry: HandzShownCopy? { presented.copyWithoutRetry.map { HandzShownCopy($0) } }

  /// Whether it is not shown yet, because this is no moment to be disturbed.
  public var waits: Bool { presented.waits }

  /// The id to quote to support; nil for what is not that bad.
  public var incident: String? { presented.incident }

  /// The record for the log; nil for what is not logged.
  public var log: HandzLoggedEvent? { presented.log.map { HandzLoggedEvent($0) } }

  /// Why the record could not be found again: the incident id was not given.
  public var undecided: HandzFailure? { presented.undecided.map { HandzFailure($0) } }
}

/// Whether something that failed is tried again, and when.
public struct HandzShownRetry: Sendable, Equatable {
  /// The same as the runtime has it: ids are ordinals of the rules.
  public let presented: PresentedRetry

  public init(_ presented: PresentedRetry) { self.presented = presented }

  /// The rule by which it is tried; nil where trying never helps.
  public var retry: HandzRetryRule? { presented.retry.map { HandzRetryRule(ordinal: $0) } }

  /// Whether it is tried again.
  public var verdict: PresentedRetry.Verdict { presented.verdict }

  /// The words for when it is not tried again.
  public var copy: HandzShownCopy? { presented.copy.map { HandzShownCopy($0) } }
}

extension HandzRetryRule {
  /// Whether to try again. `failures`: how often it failed so far; `jitter`: 0 to 1000, drawn anew each time.
  public func decide(failures: Int, jitter: Int, _ facts: HandzFacts) -> HandzShownRetry {
    let frame = Handz.rules.makeFrame()
    facts.fill(frame)
    return HandzShownRetry(Handz.rules.retry(Int(rawValue), failures: Int64(failures), jitter: jitter, frame))
  }
}

extension HandzEmptyState {
  /// What the screen shows to this person.
  public func present(_ facts: HandzFacts) -> HandzShownEmptyState {
    let frame = Handz.rules.makeFrame()
    facts.fill(frame)
    return HandzShownEmptyState(Handz.rules.present(emptyState: Int(rawValue), frame))
  }
}

/// What a screen shows while there is nothing on it.
public struct HandzShownEmptyState: Sendable, Equatable {
  /// The same as the runtime has it: ids are ordinals of the rules.
  public let presented: PresentedEmptyState

  public init(_ presented: PresentedEmptyState) { self.presented = presented }

  /// Its title.
  public var title: HandzShownCopy { HandzShownCopy(presented.title) }

  /// What stands under the title.
  public var body: HandzShownCopy? { presented.body.map { HandzShownCopy($0) } }

  /// The one way on.
  public var button: HandzShownButton { HandzShownButton(presented.button) }

  /// The screen that the button leads this person to.
  public var opens: HandzRoute { HandzRoute(ordinal: presented.opens) }
}
