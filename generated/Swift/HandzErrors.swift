// Written by `rulebook build` from rules/. Do not edit: change the rules and build again.

public import RulesRuntime

extension HandzError {
  /// What is shown and logged when this occurs.
  /// `surface`: the one that was used, of several; the first one when nil.
  public func present(_ facts: HandzFacts, doing action: HandzAction? = nil, on surface: HandzSurface? = nil) -> HandzShownError {
    let frame = Handz.rules.makeFrame()
    facts.fill(frame)
    return HandzShownError(error: self, presented: Handz.rules.present(ErrorOccurrence(error: Int(rawValue), action: action.map { Int($0.rawValue) }, surface: surface.map { Int($0.rawValue) }), frame))
  }

  /// The record of a try that succeeded after this; nil for what is not logged. The facts name the same incident.
  public func recovered(_ facts: HandzFacts) -> HandzLoggedEvent? {
    let frame = Handz.rules.makeFrame()
    facts.fill(frame)
    return Handz.rules.recovery(from: ErrorOccurrence(error: Int(rawValue)), frame).flatMap { HandzLoggedEvent($0) }
  }

  /// Whether to try again what failed with it. `failures`: how often it failed so far; `jitter`: 0 to 1000, drawn anew each time.
  public func retry(failures: Int, jitter: Int, _ facts: HandzFacts) -> PresentedRetry {
    let frame = Handz.rules.makeFrame()
    facts.fill(frame)
    let rules = Handz.rules
    return rules.retry(rules.retryPolicy(ofError: Int(rawValue)), of: Int(rawValue), failures: Int64(failures), jitter: jitter, frame)
  }
}

/// One occurrence of an error.
public struct HandzShownError: Sendable, Equatable {
  public let error: HandzError
  /// The same with ids as texts.
  public let presented: PresentedError

  /// Whether the person cannot go on as they were.
  public var blocks: Bool { presented.blocks }

  /// The words.
  public var copy: PresentedCopy { presented.copy }

  /// The ways on, the main one first.
  public var buttons: [HandzShownButton] { presented.buttons.compactMap { HandzShownButton($0) } }

  /// Where it appears, how long it stays, and whether the person may put it away.
  public var surfaces: [(surface: HandzSurface, shownFor: Swift.Duration?, isDismissible: Bool)] { presented.surfaces.compactMap { shown in HandzSurface(name: shown.id).map { ($0, shown.shownFor.map { .milliseconds($0) }, shown.isDismissible) } } }

  /// The id to quote to support; nil for what is not that bad.
  public var incident: String? { presented.incident }

  /// The record for the log; nil for what is not logged.
  public var log: HandzLoggedEvent? { presented.log.flatMap { HandzLoggedEvent($0) } }
}

extension HandzRetryRule {
  /// Whether to try again. `failures`: how often it failed so far; `jitter`: 0 to 1000, drawn anew each time.
  public func decide(failures: Int, jitter: Int, _ facts: HandzFacts) -> PresentedRetry {
    let frame = Handz.rules.makeFrame()
    facts.fill(frame)
    return Handz.rules.retry(Int(rawValue), failures: Int64(failures), jitter: jitter, frame)
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
  public let title: PresentedCopy
  public let body: PresentedCopy?
  public let button: HandzShownButton
  /// The screen that the button leads this person to.
  public let opens: HandzRoute

  init(_ presented: PresentedEmptyState) {
    guard let button = HandzShownButton(presented.button), let opens = HandzRoute(name: presented.opens)
    else { fatalError("checked rules name what there is") }
    title = presented.title
    body = presented.body
    self.button = button
    self.opens = opens
  }
}
