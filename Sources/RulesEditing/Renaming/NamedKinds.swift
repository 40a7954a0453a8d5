internal import Diagnostics
internal import RuleKinds
internal import Schema

/// The kinds whose rules have names, also those that a product has no rule of.
package enum NamedKinds {
  /// The noun for one rule of each kind, by the key of the kind: `limits` -> `limit`.
  package static let singulars: [String: String] = {
    var singulars = [Plan.key: Plan.singular, Document.key: Document.singular, Translation.key: Translation.singular]
    for field in RuleBookSchema.schema.fields { if case .named(let singular, _) = field.shape { singulars[field.key] = singular } }
    return singulars
  }()

  /// Returns the key of a kind from the key or the noun: `deep_links`, `deep-link`. Nil if no kind has the name.
  package static func key(of text: String) -> String? {
    let plain = text.lowercased()
    if let known = singulars.first(where: { $0.key == plain || $0.value == plain }) { return known.key }
    let spelled = plain.replacing("-", with: " ").replacing("_", with: " ")
    return singulars.first { $0.value == spelled || $0.key.replacing("_", with: " ") == spelled }?.key
  }

  /// Returns the keys and nouns that are near to an unknown kind.
  package static func near(_ text: String) -> [String] {
    Suggestion.nearest(to: text.lowercased(), among: singulars.keys.sorted() + singulars.values.sorted())
  }
}
