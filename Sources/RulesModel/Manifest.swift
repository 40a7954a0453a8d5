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

  public init(
    product: String, about: String, language: Int64, whenUndecided: Name<Reason>, swift: SwiftNames?, documents: Named<Document, Document>,
    copyLanguage: String
  ) {
    self.copyLanguage = copyLanguage
    self.swift = swift
    self.whenUndecided = whenUndecided
    self.product = product
    self.about = about
    self.language = language
    self.documents = documents
  }
}

/// The names of generated Swift.
public struct SwiftNames: Sendable, Equatable {
  /// The module that apps import.
  public var module: String
  /// What every type's name begins with.
  public var prefix: String

  public init(module: String, prefix: String) {
    self.module = module
    self.prefix = prefix
  }
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

  public init(title: String, isMissing: Bool, revision: String?, status: String?, dependsOn: [Name<Document>]) {
    self.title = title
    self.isMissing = isMissing
    self.revision = revision
    self.status = status
    self.dependsOn = dependsOn
  }
}
