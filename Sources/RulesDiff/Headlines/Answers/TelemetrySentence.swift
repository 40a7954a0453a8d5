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
  func text(_ who: Who, _ given: String) -> String {
    let parts = differences.map { one in
      switch (one.old, one.new) {
      case (nil, _): "now also sends `\(one.parameter)`"
      case (_, nil): "no longer sends `\(one.parameter)`"
      case (let old?, let new?): "sends \(new) instead of \(old) as `\(one.parameter)`"
      }
    }
    let isNew = differences.allSatisfy { $0.old == nil || $0.new == nil }
    let event = differences[0].event
    return
      "\(event.isEmpty ? "The log of errors" : "The event `\(event)`") \(DiffWords.all(parts.uniqued)) for \(who.text)\(isNew ? "" : given)."
  }
}
