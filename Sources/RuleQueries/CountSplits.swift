internal import RuleKinds
internal import Schema

extension Queries {
  /// The rules of a kind, counted by what they say under a key.
  struct Split {
    var kind: String
    var field: String
    var parts: [(word: String, count: Int)]
  }

  /// Kinds whose rules are sorted by a word: a choice (how well a screen is known), or the name of one of a few rules (how bad an error
  /// is). Found by the shapes of the schema, so that a new kind is counted without a line here.
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
        return Split(kind: field.key, field: key.key, parts: parts + (leftOut > 0 ? [("left out", leftOut)] : []))
      }
    }
  }

  /// The words that a value may be, when they are few.
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
