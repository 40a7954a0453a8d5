internal import RulesBundle
internal import RulesJSON

/// A short description of the warning ladder in an answer: the status of vectors and their changes.
package struct LadderText {
  /// The levels that each vector passed through, in order.
  private var ways: [(vector: String, levels: [String])] = []
  private let status: [String]

  init(_ answer: JSON) {
    let ladder = answer["ladder"]
    status = (ladder?.arrayValue ?? ladder.map { [$0] } ?? []).compactMap { $0["vector"]?.stringValue }
    for change in answer["changes"]?.arrayValue ?? [] {
      guard let vector = change["vector"]?.stringValue, let from = change["from"]?.stringValue, let to = change["to"]?.stringValue else {
        continue
      }
      if let way = ways.firstIndex(where: { $0.vector == vector && $0.levels.last == from }) {
        ways[way].levels.append(to)
      } else {
        ways.append((vector, [from, to]))
      }
    }
  }

  /// The status of a queried vector with its changes: `links L2 to L3, stops for 30m (15 counted, L4 at 30)`.
  func status(_ value: JSON) -> String {
    let vector = value["vector"]?.stringValue ?? ""
    var words = words(vector) ?? "\(vector) \(value["level"]?.stringValue ?? "no level")"
    if let effect = LadderText.effect(value) { words += ", \(effect)" }
    if value["deferred"]?.boolValue == true { words += " (deferred)" }
    var counts: [String] = []
    if let count = value["count"]?.intValue { counts.append("\(count) counted") }
    if let next = value["next"], let level = next["level"]?.stringValue, let at = next["at"]?.intValue {
      counts.append("\(level) at \(at)")
    }
    return words + (counts.isEmpty ? "" : " (\(counts.joined(separator: ", ")))")
  }

  /// The changes of other vectors; nil if there are no changes.
  var otherChanges: String? {
    let others = ways.map(\.vector).filter { !status.contains($0) }
    return others.isEmpty ? nil : others.compactMap(words).joined(separator: ", ")
  }

  private func words(_ vector: String) -> String? {
    ways.first { $0.vector == vector }.map { "\(vector) \($0.levels.joined(separator: " to "))" }
  }

  private static func effect(_ value: JSON) -> String? {
    guard let effect = value["effect"]?.stringValue, effect != "nothing" else { return nil }
    if let left = value["timeLeft"]?.stringValue { return "\(effect) for \(time(left))" }
    return effect == "stops" ? "stops until released" : effect
  }

  /// A duration in days, hours, minutes, and seconds: `1h30m`. A duration with fractions of a second is returned unchanged.
  package static func time(_ text: String) -> String {
    guard let duration = TimeText.duration(text.utf8), duration.nanoseconds == 0, duration.seconds > 0 else { return text }
    var rest = duration.seconds
    var words = ""
    for (unit, seconds) in [("d", 86_400), ("h", 3600), ("m", 60), ("s", 1)] as [(String, Int64)] where rest >= seconds {
      words += "\(rest / seconds)\(unit)"
      rest %= seconds
    }
    return words
  }
}
