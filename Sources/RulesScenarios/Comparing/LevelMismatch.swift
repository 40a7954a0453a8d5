internal import RuleKinds
internal import RulesJSON

/// What is not as expected about the warning ladder: what tells is then where a level begins, and not the row that let somebody through.
struct LevelMismatch {
  /// Where a level may begin, the one that is expected first and then the one that it is, each with the most exact place first.
  let beginnings: [(level: String, place: RulePath)]

  /// Nil where something else is not as expected.
  init?(_ mismatch: Mismatch, _ exchange: Exchange) {
    var levels = mismatch.place.last == "level" ? [mismatch.expected.scalarText].compactMap { $0 } : []
    // What the answer says of a vector holds its level; what comes next has one of its own further in.
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

  /// What an answer has at a place; of `contains`, nothing.
  private static func value(_ answer: JSON, _ place: some Sequence<String>) -> JSON? {
    place.reduce(JSON?.some(answer)) { value, key in
      guard let items = value?.arrayValue else { return value?[key] }
      return Int(key).flatMap { items.indices.contains($0) ? items[$0] : nil }
    }
  }
}
