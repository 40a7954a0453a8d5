internal import RuleKinds
internal import Schema

extension Queries {
  /// The numbers of rules of a kind by the values of a key.
  struct Split {
    var kind: String
    var field: String
    var parts: [(word: String, count: Int)]
  }

  /// The counts of rules by a key with few values: a choice, such as how well a screen is known, or a reference to one of a few rules, such
  /// as the severity of an error. The keys are derived from the shapes of the schema, so new kinds are counted automatically.
  var splits: [Split] {
    RuleBookSchema.schema.fields.flatMap { field -> [Split] in
      guard case .named(_, .object(_, let keys, _)) = field.shape else { return [] }
      let rules = index.rules(of: field.key)
      return keys.compactMap { key in
        guard let words = words(of: key.shape), rules.count > words.count else { return nil }
        let written = rules.map { index.items($0.path.appending(key.key)) }
        let parts = words.map { word in (word, written.count { $0.contains(word) }) }
        guard parts.contains(where: { $0.1 > 0 }) else { return nil }
        let leftOut = key.shape == .boolean ? 0 : written.count { $0.isEmpty }
        return Split(kind: field.key, field: key.key, parts: parts + (leftOut > 0 ? [("(not set)", leftOut)] : []))
      }
    }
  }

  /// The possible values of a key, if they are few.
  private func words(of shape: Shape) -> [String]? {
    switch shape {
    case .choice(let words): return words
    case .boolean: return ["true"]
    case .oneOrMany(let item, _), .list(let item, _):
      if case .choice(let words) = item { return words }
      return nil
    case .reference(let singular):
      let names = index.rules.filter { $0.singular == singular }.map(\.name)
      return names.isEmpty || names.count > 8 ? nil : names
    default: return nil
    }
  }
}
