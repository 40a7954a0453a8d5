internal import RulesBundle

/// A screen for a user: whether the user may open it, and what is on it.
public struct PresentedScreen: Sendable, Equatable {
  /// The ordinal in `routes`.
  public var screen: Int
  /// Whether the user may open the screen.
  public var isAllowed: Bool
  /// The ordinal in `routes` of the screen that opens instead; nil if the user may open this one.
  public var instead: Int?
  /// The buttons that are offered, in order; none if the user may not open the screen.
  public var buttons: [PresentedButton] = []
  /// The notices that apply now. Each names its surface.
  public var notices: [PresentedNotice] = []
  /// Why a guard could not be evaluated; it then denies access.
  public var undecided: PresentedFailure?
}

extension Rules {
  /// Returns the ordinal in `routes` of a screen; nil if the name is unknown.
  public func screen(_ name: String) -> Int? { bundle.find(.routes, name) }

  /// Returns a screen with its content. Links are subject to the same guards.
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
