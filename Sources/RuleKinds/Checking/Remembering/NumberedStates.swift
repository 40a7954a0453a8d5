/// The last states of a part of the rules, each with a number. A state that returns has its number again: an edit that is taken back, or a
/// file that can be parsed again.
struct NumberedStates<State: Sendable>: Sendable {
  private static var most: Int { 4 }
  private var states: [(state: State, number: Int)] = []

  /// The number of the current state; 0 before the first.
  var number: Int { states.first?.number ?? 0 }
  var current: State? { states.first?.state }
  var past: [State] { states.map(\.state) }

  /// Makes a state the current one. Returns whether it was a past state or the current one.
  @discardableResult
  mutating func set(_ state: State, _ clock: inout Int, isSame: (State, State) -> Bool) -> Bool {
    if let index = states.firstIndex(where: { isSame($0.state, state) }) {
      // The new state replaces the old one, whose trees are then released.
      states[index].state = state
      if index > 0 { states.insert(states.remove(at: index), at: 0) }
      return true
    }
    clock += 1
    states.insert((state, clock), at: 0)
    if states.count > Self.most { states.removeLast() }
    return false
  }

  @discardableResult
  mutating func set(_ state: State, _ clock: inout Int) -> Bool where State: Equatable { set(state, &clock) { $0 == $1 } }
}
