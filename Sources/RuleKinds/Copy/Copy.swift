public import RulesBundle
package import Schema

/// A piece of text that the user reads.
public struct Copy: Sendable, Equatable, Kind, Sourced {
  public static let key = "copy"
  public static let singular = "copy key"

  /// The place where it appears.
  public var place: String
  /// The title, for surfaces with a title.
  public var title: CopyText?
  public var text: CopyText
  /// The value of each `{variable}`.
  public var values: CopyValues
  /// Other texts; the first whose conditions hold is used.
  public var variants: [CopyVariant]
  public var sources: [String]
  public var assumes: [Name<Assumption>]
  public var undecided: Name<Placeholder>?

  /// The provenance, whose description is the place where the copy appears.
  public var provenance: Provenance { Provenance(about: place, sources: sources, assumes: assumes) }
}

public struct CopyVariant: Sendable, Equatable {
  public var conditions: [Name<Condition>]
  public var title: CopyText?
  public var text: CopyText
}

public struct CopyValues: Sendable, Equatable {
  public struct Entry: Sendable, Equatable {
    public var variable: String
    public var value: Expression
    public var format: FormatKind
  }

  public var entries: [Entry]

  public init(_ entries: [Entry] = []) { self.entries = entries }

  public subscript(variable: String) -> Entry? { entries.first { $0.variable == variable } }
}

extension Copy {
  package static let schema = Schema.object("copy entry", build: Copy.init) {
    Field("where", \.place, .text, "The place where it appears.")
    Field("title", \.title, CopyText.schema.optional, or: .some(nil), "The title, for surfaces with a title.")
    Field("text", \.text, CopyText.schema, "The text; `{name}` is replaced by a value.")
    Field("values", \.values, CopyValues.schema, or: CopyValues(), "The source of each value.")
    Field("variants", \.variants, .list(CopyVariant.schema, .sequence), or: [], "Other texts; the first whose conditions hold is used.")
    Field(
      "source", \.sources, .oneOrMany(.citation), or: [], standsLast: true,
      "The sections of the product documents that the copy comes from.")
    Field(
      "assumes", \.assumes, .oneOrMany(.name(of: Assumption.self)), or: [], standsLast: true,
      "The recorded assumptions that the rule is based on.")
    Field(
      "undecided", \.undecided, Schema.name(of: Placeholder.self).optional, or: .some(nil),
      "The placeholder, if product has not decided the text.")
  }
}

extension CopyVariant {
  static let schema = Schema.object("variant", build: CopyVariant.init) {
    Field("if", \.conditions, .oneOrMany(.name(of: Condition.self)), "Conditions that must all hold.")
    Field("title", \.title, CopyText.schema.optional, or: .some(nil), "The title. The default is the title of the entry.")
    Field("text", \.text, CopyText.schema, "The text.")
  }
}

extension CopyValues {
  static let schema = Schema<CopyValues>.entries(
    .map(value.shape), value, key: { _, _, _ in },
    make: { CopyValues($0.map { Entry(variable: $0.key, value: $0.value.value, format: $0.value.format) }) },
    split: { $0.entries.map { ($0.variable, Formatted(value: $0.value, format: $0.format)) } })

  private static let value = Schema<Formatted>.either(
    scalar: Schema.expression.map({ Formatted(value: $0, format: .plain) }, { $0.value }),
    mapping: Schema.object("value", build: Formatted.init) {
      Field("value", \.value, .expression, "The expression of the value.")
      Field("as", \.format, .choice, "The format of the value.")
    }, isScalar: { $0.format == .plain })

  struct Formatted: Sendable, Equatable {
    var value: Expression
    var format: FormatKind
  }
}
