internal import RulesBundle

/// A screen as somebody sees it: whether they may be there, and what they can tap.
public struct PresentedScreen: Sendable, Equatable {
  /// The ordinal in `routes`.
  public var screen: Int
  public var isAllowed: Bool
  /// The ordinal in `routes` of the screen that they land on instead; nil when they may be there.
  public var instead: Int?
  /// What can be tapped, in order; none on a screen that they may not be on.
  public var buttons: [PresentedButton] = []
  /// What the person is told right now. Each names the surface that it stands on.
  public var notices: [PresentedNotice] = []
  /// Why a guard could not tell; it then lets nobody in.
  public var undecided: PresentedFailure?
}

extension Rules {
  /// The ordinal of a screen.
  public func screen(_ name: String) -> Int? { bundle.find(.routes, name) }

  /// A screen with what stands on it. Its guards are those that links meet, too.
  public func present(screen: Int, _ frame: Frame) -> PresentedScreen {
    requireOrdinal(screen, of: .routes, frame)
    frame.forgetDerived()
    let arrival = arrival(at: screen, frame)
    var result = PresentedScreen(screen: screen, isAllowed: !arrival.isTurnedAway)
    result.undecided = arrival.error.map(failure)
    if arrival.isTurnedAway {
      result.instead = arrival.route
    } else {
      result.buttons = buttons(bundle.routes[screen].buttons, frame)
      result.notices = notices(frame)
    }
    return result
  }
}
