package import Schema
internal import YAMLTree

/// A group of fields that the user fills in together. A form is complete when all its fields are.
package struct InputForm: Sendable, Equatable, Kind, Sourced {
  package static let key = "forms"
  package static let singular = "form"

  package var provenance: Provenance
  package var fields: [Name<InputField>]
}

extension InputForm {
  package static let schema = Schema.object("form", build: InputForm.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field(
      "fields", \.fields, .oneOrMany(.name(of: InputField.self), .inOrder), "The fields of the form, in the order of the screen.")
  }
}
