package import Schema

/// What the rules are for, and the documents they come from.
public struct Manifest: Sendable, Equatable {
  /// The language of sentences, where the rules do not say.
  public static let usualCopyLanguage = "en"

  /// The product's name, as code would write it.
  public var product: String
  public var about: String
  /// Version of the rules language that the files are written in.
  public var language: Int64
  /// The reason that refuses an action which cannot be decided, because a fact is missing or an expression failed.
  public var whenUndecided: Name<Reason>
  /// What generated Swift is called; nil when none is generated.
  public var swift: SwiftNames?
  public var documents: Named<Document, Document>
  /// The language that sentences are written in, as a BCP 47 tag; other languages are translations of it.
  public var copyLanguage: String
}

/// The names of generated Swift.
public struct SwiftNames: Sendable, Equatable {
  /// The module that apps import.
  public var module: String
  /// What every type's name begins with.
  public var prefix: String
}

/// A document that rules cite.
public struct Document: Sendable, Equatable, Kind {
  public static let key = "documents"
  public static let singular = "document"

  public var title: String
  /// Whether the document was supplied; rules may name a missing one as an owner, never cite it.
  public var isMissing: Bool
  /// Which version it is, and how far it has come; nil where nobody says.
  public var revision: String?
  public var status: String?
  /// The documents that it rests on.
  public var dependsOn: [Name<Document>]
}

extension Manifest {
  package static let schema = Schema.object("manifest", build: Manifest.init) {
    Field("product", \.product, .text, whenBroken: "", "The product's name, as code would write it.")
    Field("about", \.about, .text, whenBroken: "", "What the rules are for.")
    Field("language", \.language, .integer(1...1), whenBroken: 1, "The version of the rules language: 1.")
    Field(
      "when_undecided", \.whenUndecided, .name(of: Reason.self), whenBroken: Name(""), "The reason that refuses what cannot be decided.")
    Field("swift", \.swift, SwiftNames.schema.optional, or: .some(nil), "What generated Swift is called.")
    Field("documents", \.documents, .named(Document.self, Document.schema), whenBroken: Named(), "The documents that rules cite.")
    Field(
      "copy_language", \.copyLanguage, .text, or: Manifest.usualCopyLanguage,
      "The language that the sentences are written in: `en`. Files of `copy` that are named after another one hold translations.")
  }

  /// What stands in for a manifest that cannot be read.
  static let unreadable = Manifest(
    product: "", about: "", language: 1, whenUndecided: Name(""), swift: nil, documents: Named(), copyLanguage: Manifest.usualCopyLanguage)
}

extension SwiftNames {
  static let schema = Schema.object("swift names", build: SwiftNames.init) {
    Field("module", \.module, .swiftType, "The module that apps import: `BakeryRules`.")
    Field("prefix", \.prefix, .swiftType, "What every generated type's name begins with.")
  }
}

extension Schema where Value == String {
  static let swiftType = text(form: "a Swift type name, such as `BakeryRules`", pattern: TextPattern("^[A-Z][A-Za-z0-9]*$")) { text in
    guard let first = text.utf8.first, (0x41...0x5A).contains(first) else { return false }
    return text.utf8.allSatisfy { (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
  }
}

extension Document {
  static let schema = Schema.object("document", build: Document.init) {
    Field("title", \.title, .text, "Its title.")
    Field("missing", \.isMissing, .boolean, or: false, "Whether it was never supplied: rules may name it as an owner, not cite it.")
    Field("revision", \.revision, Schema.text.optional, or: .some(nil), "Which version of it the rules are written from.")
    Field("status", \.status, Schema.text.optional, or: .some(nil), "How far it has come: `Draft`.")
    Field("depends_on", \.dependsOn, .oneOrMany(.name(of: Document.self)), or: [], "The documents that it rests on.")
  }
}
