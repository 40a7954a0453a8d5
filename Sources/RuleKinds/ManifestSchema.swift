internal import RulesModel
internal import Schema

extension Manifest {
  static let schema = Schema.object("manifest", build: Manifest.init) {
    Field("product", \.product, .text, whenBroken: "", "The product's name, as code would write it.")
    Field("about", \.about, .text, whenBroken: "", "What the rules are for.")
    Field("language", \.language, .integer(1...1), whenBroken: 1, "The version of the rules language: 1.")
    Field(
      "when_undecided", \.whenUndecided, .name(of: Reason.self), whenBroken: Name(""), "The reason that refuses what cannot be decided.")
    Field("documents", \.documents, .named(Document.self, Document.schema), whenBroken: Named(), "The documents that rules cite.")
  }

  /// What stands in for a manifest that cannot be read.
  static let unreadable = Manifest(product: "", about: "", language: 1, whenUndecided: Name(""), documents: Named())
}

extension Document {
  static let schema = Schema.object("document", build: Document.init) {
    Field("title", \.title, .text, "Its title.")
    Field("missing", \.isMissing, .boolean, or: false, "Whether it was never supplied: rules may name it as an owner, not cite it.")
  }
}
