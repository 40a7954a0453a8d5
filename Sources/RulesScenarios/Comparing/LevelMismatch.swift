internal import RuleKinds
internal import RulesJSON

/// A mismatch in the warning ladder. Its failure labels where a level starts instead of the row that decided.
struct LevelMismatch {
  /// The possible locations where a level starts: the expected level first, then the actual one, each with the most precise location first.
  let beginnings: [(level: String, place: RulePath)]

  /// Nil if the mismatch does not concern the ladder.
  init?(_ mismatch: Mismatch, _ exchange: Exchange) {
    var levels = mismatch.place.last == "level" ? [mismatch.expected.scalarText].compactMap { $0 } : []
    // The object of a vector contains its level. The next level is in an object inside it.
    var above = mismatch.place[...]
    var vector: String?
    while vector == nil, !above.isEmpty {
      above = above.dropLast()
      let value = LevelMismatch.value(exchange.answer, above)
      vector = value?["vector"]?.stringValue
      if levels.isEmpty || mismatch.place.last == "level" { levels += [value?["level"]?.stringValue].compactMap { $0 } }
    }
    guard let vector else { return nil }
    let plan = exchange.answer["plan"]?.stringValue ?? exchange.request["facts"]?["plan"]?.stringValue
    beginnings = levels.flatMap { level in
      let row = RulePath(LadderVector.key, vector, "levels", level)
      return ((plan.map { [row.appending("at", $0)] } ?? []) + [row.appending("at"), row]).map { (level, $0) }
    }
  }

  /// The value of an answer at a path; nil below `contains`.
  private static func value(_ answer: JSON, _ place: some Sequence<String>) -> JSON? {
    place.reduce(JSON?.some(answer)) { value, key in
      guard let items = value?.arrayValue else { return value?[key] }
      return Int(key).flatMap { items.indices.contains($0) ? items[$0] : nil }
    }
  }
}
