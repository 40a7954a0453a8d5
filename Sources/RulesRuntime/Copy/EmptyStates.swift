internal import RulesBundle

/// What a screen shows while there is nothing on it.
public struct PresentedEmptyState: Sendable, Equatable {
  /// The ordinal in `empty_states`.
  public var emptyState: Int
  public var title: PresentedCopy
  public var body: PresentedCopy?
  public var button: PresentedButton
  /// The ordinal in `routes` of the screen that the button leads this person to.
  public var opens: Int
}

extension Rules {
  /// The ordinal of an empty state.
  public func emptyState(_ name: String) -> Int? { bundle.find(.emptyStates, name) }

  /// What an empty screen shows (E29), and where its button leads. A turn that cannot be told is not taken.
  public func present(emptyState state: Int, _ frame: Frame) -> PresentedEmptyState {
    requireOrdinal(state, of: .emptyStates, frame)
    frame.forgetDerived()
    var opens = bundle.emptyStates[state].opens
    for turn in bundle.emptyStates[state].turns
    where evaluator.holds(bundle.emptyStateTurns[turn].condition, frame).isTrue {
      opens = bundle.emptyStateTurns[turn].opens
      break
    }
    return PresentedEmptyState(
      emptyState: state,
      title: render(copy: bundle.emptyStates[state].title, frame),
      body: bundle.emptyStates[state].body.map { render(copy: $0, frame) },
      button: button(bundle.emptyStates[state].button, frame), opens: opens)
  }
}
