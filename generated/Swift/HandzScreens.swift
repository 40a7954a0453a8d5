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
  /// The same with ids as texts.
  public let presented: PresentedScreen

  init(_ presented: PresentedScreen) { self.presented = presented }

  public var isAllowed: Bool { presented.isAllowed }

  /// The screen that they land on instead; nil when they may be there.
  public var instead: HandzRoute? { presented.instead.flatMap { HandzRoute(name: $0) } }

  /// What can be tapped, in order.
  public var buttons: [HandzShownButton] { presented.buttons.compactMap { HandzShownButton($0) } }

  /// What the person is told right now.
  public var notices: [HandzShownNotice] { presented.notices.map { HandzShownNotice($0) } }
}

/// What a person comes back to after signing up: the same action about the same thing.
public struct HandzResume: Sendable, Equatable {
  public let action: HandzAction
  /// Nil for the screen where they were.
  public let route: HandzRoute?
  /// What the app keeps until then, by the names of facts.
  public let with: [PresentedValue]

  /// Nil when these rules have no such action.
  public init?(_ presented: PresentedResume) {
    guard let action = HandzAction(name: presented.action) else { return nil }
    self.action = action
    route = presented.route.flatMap { HandzRoute(name: $0) }
    with = presented.with
  }
}
