internal import RuleKinds
internal import RulesBundle

/// What the rules of a section of the bundle are called in sentences.
enum SectionWords {
  /// Several rules of a section: `limits`, `ladder vectors`.
  static func plural(_ layout: SectionSchema, _ docs: RuleDocs) -> String {
    guard let singular = docs.singulars[BundleSchema.kind(of: layout)] ?? values[layout.name] else {
      return layout.name.replacing("_", with: " ")
    }
    if singular.hasSuffix("y"), !singular.hasSuffix("ey") { return "\(singular.dropLast())ies" }
    return singular + (singular.hasSuffix("ch") ? "es" : "s")
  }

  /// Sections that are no kind.
  static let values = ["opened": "remotely overridable value", "locked": "locked value"]
}
