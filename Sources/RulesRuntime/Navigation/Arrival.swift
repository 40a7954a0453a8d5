internal import RulesBundle

/// Where somebody arrives who goes to a screen.
struct Arrival {
  /// The screen that lets them in.
  var route: Int
  /// The screens that were asked who may be there, in order.
  var asked: [Int] = []
  /// Whether it is another screen than the one that they went to.
  var isTurnedAway = false
  /// Why a guard could not decide. Then it lets nobody in, unless its screen is open when undecided.
  var error: Value?
}

extension Rules {
  /// Follows `else` from screen to screen until one lets the person in. After the validator every way ends.
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
