internal import RulesBundle

extension SwiftEmitter {
  /// Generates the values of enumerations as values of `OrNull`, so that a call says `.apple` and not `.value(.apple)`.
  func nullableValues(_ text: inout SwiftText) {
    let facts = given.filter { bundle.facts[$0].orNull && bundle.factKind($0) == .enumeration }
    var types: Set<String> = []
    for fact in facts {
      let type = valueType(of: fact)
      // `null` and `value` are cases of `OrNull`.
      let members = SwiftName.members(bundle.values(ofFact: fact)).filter { !["null", "value"].contains($0) }
      guard types.insert(type).inserted, !members.isEmpty else { continue }
      text.line()
      text.block("extension OrNull where Wrapped == \(type)") { text in
        for member in members {
          text.doc("`\(member)`, for a fact that can also be null.")
          text.line("public static var \(member): Self { .value(.\(member)) }")
        }
      }
    }
  }
}
