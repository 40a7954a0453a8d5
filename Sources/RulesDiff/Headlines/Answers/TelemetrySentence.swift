/// What a difference in what is logged means: which values an event sends now, or no longer.
struct TelemetrySentence {
  private let differences: [(event: String, parameter: String, old: String?, new: String?)]

  /// Nil if more differs than parameters of events.
  init?(_ differences: [ScenarioChange.Difference]) {
    var found: [(event: String, parameter: String, old: String?, new: String?)] = []
    for difference in differences {
      let parts = difference.key.split(separator: ".").map(String.init)
      guard let parameters = parts.firstIndex(of: "parameters"), parameters > 0, parts.count == parameters + 2, difference.added.isEmpty,
        difference.removed.isEmpty
      else { return nil }
      // The log of errors is one event.
      let isErrorLog = parts[parameters - 1] == "log"
      guard isErrorLog || (parameters > 1 && parts[parameters - 2] == "telemetry") else { return nil }
      found.append((isErrorLog ? "" : parts[parameters - 1], parts[parameters + 1], difference.old, difference.new))
    }
    guard !found.isEmpty else { return nil }
    self.differences = found
  }

  /// ``The event `signed_in` now also sends `provider`.`` The values are an example only if the parameter was sent before.
  ///
  /// - Parameter actions: The actions that send it. Other actions can send the same event.
  func text(_ who: Who, _ given: String, of actions: String) -> String {
    isExample ? "\(event)\(actions.isEmpty ? "" : " of \(actions)") \(sends) for \(who.text)\(given)." : "\(what) for \(who.text)."
  }

  /// What differs, without the users: ``The event `signed_in` now also sends `provider` ``.
  var what: String { "\(event) \(sends)" }

  /// Whether a parameter was sent before and has another value now.
  var isExample: Bool { !differences.allSatisfy { $0.old == nil || $0.new == nil } }

  private var event: String { differences[0].event.isEmpty ? "The log of errors" : "The event `\(differences[0].event)`" }

  private var sends: String {
    let parts = differences.map { one in
      switch (one.old, one.new) {
      case (nil, _): "now also sends `\(one.parameter)`"
      case (_, nil): "no longer sends `\(one.parameter)`"
      case (let old?, let new?): "sends \(new) instead of \(old) as `\(one.parameter)`"
      }
    }
    return DiffWords.all(parts.uniqued)
  }
}
