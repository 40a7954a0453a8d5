// Written by `rulebook build` from rules/. Do not edit: change the rules and build again.

public import RulesRuntime

extension HandzRoute {
  /// Returns the screen for a user: whether the user can access it, and what is on it.
  public func screen(_ facts: some HandzGivenFacts) -> HandzScreen {
    let frame = Handz.rules.makeFrame()
    facts.fill(frame)
    return HandzScreen(Handz.rules.present(screen: Int(rawValue), frame))
  }
}

/// A screen for a user.
public struct HandzScreen: Sendable, Equatable {
  /// The result of the runtime, in which ids are ordinals of the rules.
  public let presented: PresentedScreen

  /// Creates a view of a result of the runtime.
  public init(_ presented: PresentedScreen) { self.presented = presented }

  /// The screen.
  public var screen: HandzRoute { HandzRoute(ordinal: presented.screen) }

  /// Whether the user can access the screen.
  public var isAllowed: Bool { presented.isAllowed }

  /// The screen to show instead; nil if the user can access this screen.
  public var redirect: HandzRoute? { presented.redirect.map { HandzRoute(ordinal: $0) } }

  /// The title; nil if there is none.
  public var title: HandzShownCopy? { presented.title.map { HandzShownCopy($0) } }

  /// The sentences, in order.
  public var lines: [HandzShownCopy] { presented.lines.map { HandzShownCopy($0) } }

  /// The labels that the app places next to what it shows.
  public var labels: [HandzShownCopy] { presented.labels.map { HandzShownCopy($0) } }

  /// The limits whose use the screen shows, in order.
  public var meters: [HandzLimitOverview] { presented.meters.map { HandzLimitOverview($0) } }

  /// The levels of the warning ladder that appear on the screen; nil without a history.
  public var ladder: [HandzLadderStatus]? { presented.ladder.map { $0.map { HandzLadderStatus($0) } } }

  /// The buttons, in order.
  public var buttons: [HandzShownButton] { presented.buttons.map { HandzShownButton($0) } }

  /// The notices to show now.
  public var notices: [HandzShownNotice] { presented.notices.map { HandzShownNotice($0) } }

  /// The form on the screen; nil if there is none.
  public var form: HandzForm? { presented.form.map { HandzForm(ordinal: $0) } }

  /// What the screen shows while it has nothing to list; nil if there is nothing.
  public var emptyState: HandzEmptyState? { presented.emptyState.map { HandzEmptyState(ordinal: $0) } }

  /// The reason why a guard cannot decide; nil if all can. The guard then denies access.
  public var undecided: HandzFailure? { presented.undecided.map { HandzFailure($0) } }
}

/// What the user returns to after signing up: the same action on the same thing.
public struct HandzResume: Sendable, Equatable {
  /// The result of the runtime, in which ids are ordinals of the rules.
  public let presented: PresentedResume

  /// Creates a view of a result of the runtime.
  public init(_ presented: PresentedResume) { self.presented = presented }

  /// The action.
  public var action: HandzAction { HandzAction(ordinal: presented.action) }

  /// The screen; nil for the screen that the user was on.
  public var route: HandzRoute? { presented.route.map { HandzRoute(ordinal: $0) } }

  /// The facts that the app keeps until then.
  public var facts: [HandzCarriedFact] { presented.facts.map { HandzCarriedFact($0) } }
}

/// A fact that the app keeps until the user has signed up.
public struct HandzCarriedFact: Sendable, Equatable {
  /// The result of the runtime, in which ids are ordinals of the rules.
  public let presented: PresentedResume.CarriedFact

  /// Creates a view of a result of the runtime.
  public init(_ presented: PresentedResume.CarriedFact) { self.presented = presented }

  /// The fact.
  public var fact: HandzFact { HandzFact(ordinal: presented.fact) }

  /// The value; null if the fact was not given.
  public var value: PresentedValue { presented.value }

  /// The fact with its name in the rules, in a form that can be stored.
  public var given: GivenFact { GivenFact(presented, Handz.rules.bundle) }
}
