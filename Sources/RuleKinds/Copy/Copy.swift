package import RulesBundle
package import Schema

/// A piece of text that the user reads.
package struct Copy: Sendable, Equatable, Kind, Sourced {
  package static let key = "copy"
  package static let singular = "copy key"

  /// The place where it appears.
  package var place: String
  /// The title, for surfaces with a title.
  package var title: CopyText?
  package var text: CopyText
  /// The value of each `{variable}`.
  package var values: CopyValues
  /// Other texts; the first whose conditions hold is used.
  package var variants: [CopyVariant]
  package var sources: [String]
  package var assumes: [Name<Assumption>]
  package var undecided: Name<Placeholder>?

  /// The provenance, whose description is the place where the copy appears.
  package var provenance: Provenance { Provenance(about: place, sources: sources, assumes: assumes) }
}

package struct CopyVariant: Sendable, Equatable {
  package var conditions: [Name<Condition>]
  package var title: CopyText?
  package var text: CopyText
}

package struct CopyValues: Sendable, Equatable {
  package struct Entry: Sendable, Equatable {
    package var variable: String
    package var value: Expression
    package var format: FormatKind
  }

  package var entries: [Entry]

  package init(_ entries: [Entry] = []) { self.entries = entries }

  package subscript(variable: String) -> Entry? { entries.first { $0.variable == variable } }
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
