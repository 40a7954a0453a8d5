// Written by `rulebook build` from rules/. Do not edit: change the rules and build again.

public import RulesRuntime

extension HandzRoute {
  /// This screen as the person sees it: whether they may be there, and what they can tap.
  public func screen(_ facts: HandzFacts) -> HandzScreen {
    let frame = Handz.rules.makeFrame()
    facts.fill(frame)
    return HandzScreen(Handz.rules.present(screen: Int(rawValue), frame))
  }
}

/// A screen as somebody sees it.
public struct HandzScreen: Sendable, Equatable {
  /// The same as the runtime has it: ids are ordinals of the rules.
  public let presented: PresentedScreen

  public init(_ presented: PresentedScreen) { self.presented = presented }

  /// Which screen it is.
  public var screen: HandzRoute { HandzRoute(ordinal: presented.screen) }

  /// Whether the person may be there.
  public var isAllowed: Bool { presented.isAllowed }

  /// The screen that they land on instead; nil when they may be there.
  public var instead: HandzRoute? { presented.instead.map { HandzRoute(ordinal: $0) } }

  /// What can be tapped, in order.
  public var buttons: [HandzShownButton] { presented.buttons.map { HandzShownButton($0) } }

  /// What the person reads right now.
  public var notices: [HandzShownNotice] { presented.notices.map { HandzShownNotice($0) } }

  /// Why a guard could not decide; it then lets nobody in.
  public var undecided: HandzFailure? { presented.undecided.map { HandzFailure($0) } }
}

/// What a person comes back to after signing up: the same action about the same thing.
public struct HandzResume: Sendable, Equatable {
  /// The same as the runtime has it: ids are ordinals of the rules.
  public let presented: PresentedResume

  public init(_ presented: PresentedResume) { self.presented = presented }

  /// The action.
  public var action: HandzAction { HandzAction(ordinal: presented.action) }

  /// Nil for the screen where they were.
  public var route: HandzRoute? { presented.route.map { HandzRoute(ordinal: $0) } }

  /// What the app keeps until then.
  public var with: [HandzKeptFact] { presented.with.map { HandzKeptFact($0) } }
}

/// A fact that the app keeps until somebody has signed up.
public struct HandzKeptFact: Sendable, Equatable {
  /// The same as the runtime has it: ids are ordinals of the rules.
  public let presented: PresentedResume.Kept

  public init(_ presented: PresentedResume.Kept) { self.presented = presented }

  /// Which fact it is.
  public var fact: HandzFact { HandzFact(ordinal: presented.fact) }

  /// Null for a fact that was not given.
  public var value: PresentedValue { presented.value }

  /// The same under the names of the rules: a form that can be stored.
  public var given: GivenFact { GivenFact(presented, Handz.rules.bundle) }
}
