package import Schema

/// The product that the rules are for, and the documents that they come from.
package struct Manifest: Sendable, Equatable {
  package static let key = "manifest"

  /// The default language of copy.
  package static let usualCopyLanguage = "en"

  /// The name of the product, as an identifier.
  package var product: String
  package var about: String
  /// The version of the rules language that the files use.
  package var language: Int64
  /// The reason that denies an action that cannot be decided because a fact is missing or an expression fails.
  package var whenUndecided: Name<Reason>
  /// The names in generated Swift code; nil when no Swift code is generated.
  package var swift: SwiftNames?
  package var documents: Named<Document, Document>
  /// The language of the copy, as a BCP 47 tag; other languages are translations of it.
  package var copyLanguage: String
  /// What `rulebook build` writes besides the bundle and the Swift code.
  package var outputs: [BuildOutput]
  /// The people who look at changes, by part of the rules.
  package var owners: [OwnedPart]
}

/// A group of files that `rulebook build` writes.
package enum BuildOutput: String, Sendable, Hashable, CaseIterable {
  /// The bundle as JSON, for people.
  case text
  /// The limits as JSON, for servers.
  case limits
  /// The types of the JavaScript module.
  case node
  /// The JSON Schemas, for editors.
  case schemas
  /// The reference pages.
  case reference
}

/// The names in generated Swift code.
package struct SwiftNames: Sendable, Equatable {
  /// The module that apps import.
  package var module: String
  /// The prefix of every type name.
  package var prefix: String
}

/// A document that rules cite.
package struct Document: Sendable, Equatable, Kind {
  package static let key = "documents"
  package static let singular = "document"

  package var title: String
  /// Whether the document was never supplied. Rules can name a missing document as an owner but not cite it.
  package var isMissing: Bool
  /// The revision and the status of the document; nil when unknown.
  package var revision: String?
  package var status: String?
  /// The documents that it is based on.
  package var dependsOn: [Name<Document>]
  /// Its sections, each with its number, its title, or both; empty when they are not listed.
  package var sections: [String]
}

extension Manifest {
  package static let schema = Schema.object("manifest", build: Manifest.init) {
    Field("product", \.product, .text, whenBroken: "", "The name of the product, as an identifier.")
    Field("about", \.about, .text, whenBroken: "", "What the rules describe.")
    Field("language", \.language, .integer(1...1), whenBroken: 1, "The version of the rules language: 1.")
    Field(
      "when_undecided", \.whenUndecided, .name(of: Reason.self), whenBroken: Name(""),
      "The reason that denies actions that cannot be decided.")
    Field("swift", \.swift, SwiftNames.schema.optional, or: .some(nil), "The names in generated Swift code.")
    Field(
      "documents", \.documents, .named(Document.self, Document.schema), or: Named(),
      "The documents that rules cite. Once a document is declared, each rule needs a source.")
    Field(
      "copy_language", \.copyLanguage, .text, or: Manifest.usualCopyLanguage,
      "The language of the copy: `en`. Files in `copy` that are named after another language contain translations.")
    Field(
      "build", \.outputs, .list(.choice, .maybeEmpty), or: BuildOutput.allCases,
      "What `rulebook build` writes besides the bundle and the Swift code: `text` (the bundle as JSON), `limits`, `node`, `schemas`, `reference`. All of them when left out."
    )
    Field(
      "owners", \.owners, OwnedPart.list, or: [],
      "The reviewers of changes, by kind, folder, or file: `{limits: \"@bakery/growth\"}`. The diff prints them.")
  }

  /// The placeholder for a manifest that cannot be parsed.
  static let unreadable = Manifest(
    product: "", about: "", language: 1, whenUndecided: Name(""), swift: nil, documents: Named(), copyLanguage: Manifest.usualCopyLanguage,
    outputs: BuildOutput.allCases, owners: [])
}

extension SwiftNames {
  static let schema = Schema.object("set of Swift names", build: SwiftNames.init) {
    Field("module", \.module, .swiftType, "The module that apps import: `BakeryRules`.")
    Field("prefix", \.prefix, .swiftPrefix, "The prefix of every generated type name.")
  }
}

extension Schema where Value == String {
  static let swiftType = text(form: "a Swift type name, such as `BakeryRules`", pattern: typePattern, where: isSwiftType)

  private static let typePattern = TextPattern("^[A-Z][A-Za-z0-9]*$")

  private static func isSwiftType(_ text: String) -> Bool {
    guard let first = text.utf8.first, (0x41...0x5A).contains(first) else { return false }
    return text.utf8.allSatisfy { (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
  }

  /// The prefix is also the name of a type.
  static let swiftPrefix = text(
    form: "a name for generated Swift types, such as `Bakery`", pattern: typePattern,
    advice: {
      TakenSwiftNames.contains($0) ? ("Swift or the runtime has a type `\($0)`, which generated code uses; write another name", nil) : nil
    }
  ) { isSwiftType($0) && !TakenSwiftNames.contains($0) }
}

extension Document {
  static let schema = Schema.object("document", build: Document.init) {
    Field("title", \.title, .text, "The title of the document.")
    Field(
      "missing", \.isMissing, .boolean, or: false, "Whether the document was never supplied. Rules can name it as an owner but not cite it."
    )
    Field("revision", \.revision, Schema.text.optional, or: .some(nil), "The revision of the document that the rules are based on.")
    Field("status", \.status, Schema.text.optional, or: .some(nil), "The status of the document: `Draft`.")
    Field("depends_on", \.dependsOn, .oneOrMany(.name(of: Document.self)), or: [], "The documents that it is based on.")
    Field(
      "sections", \.sections, .list(.text, .inOrder), or: [],
      "The sections of the document, each with its number, its title, or both: `§3.2 Mandatory Gating Rules`. Rules can cite no others.")
  }
}
