internal import RulesBundle

/// The result of going to a screen.
struct Arrival {
  /// The screen that admits the user.
  var route: Int
  /// The screens whose guards were evaluated, in order.
  var asked: [Int] = []
  /// Whether it is another screen than the requested one.
  var isTurnedAway = false
  /// Why a guard could not be evaluated. The guard then denies access, unless its screen is open when undecided.
  var error: Value?
}

extension Rules {
  /// Follows `else` from screen to screen until one admits the user. The validator ensures that this ends.
  func arrival(at route: Int, _ frame: Frame) -> Arrival {
    var arrival = Arrival(route: route)
    while let guarded = bundle.routes[arrival.route].condition, let instead = bundle.routes[arrival.route].instead {
      arrival.asked.append(arrival.route)
      let value = evaluator.holds(guarded, frame)
      if value.isTrue { break }
      if !value.isFalse, arrival.error == nil { arrival.error = value.tag == .error ? value : .error(.wrongType) }
      if !value.isFalse, bundle.routes[arrival.route].openWhenUndecided { break }
      arrival.isTurnedAway = true
      arrival.route = instead
    }
    return arrival
  }
}
