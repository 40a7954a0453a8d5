internal import RulesBundle

/// What a screen shows while it is empty.
public struct PresentedEmptyState: Sendable, Equatable {
  /// The ordinal in `empty_states`.
  public var emptyState: Int
  /// The title, above the text.
  public var title: PresentedCopy
  /// The text under the title; nil if there is none.
  public var body: PresentedCopy?
  /// The only button of the empty screen.
  public var button: PresentedButton
  /// The ordinal in `routes` of the screen that the button opens for this user.
  public var destination: Int
}

extension Rules {
  /// Returns the ordinal of an empty state; nil if the name is unknown.
  public func emptyState(_ name: String) -> Int? { bundle.find(.emptyStates, name) }

  /// Returns what an empty screen shows (E29), and where its button leads. A turn whose condition cannot be evaluated is not taken.
  public func present(emptyState state: Int, _ frame: Frame) -> PresentedEmptyState {
    requireOrdinal(state, of: .emptyStates, frame)
    frame.forgetDerived()
    var destination = bundle.emptyStates[state].opens
    for turn in bundle.emptyStates[state].turns
    where evaluator.holds(bundle.emptyStateTurns[turn].condition, frame).isTrue {
      destination = bundle.emptyStateTurns[turn].opens
      break
    }
    return PresentedEmptyState(
      emptyState: state,
      title: render(copy: bundle.emptyStates[state].title, frame),
      body: bundle.emptyStates[state].body.map { render(copy: $0, frame) },
      button: button(bundle.emptyStates[state].button, frame), destination: destination)
  }
}
