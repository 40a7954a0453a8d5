internal import RulesBundle
internal import Schema

/// A link into the app: `scheme://maintenance?filter=overdue`.
package struct DeepLink: Sendable, Equatable, Kind, Sourced {
  package static let key = "deep_links"
  package static let singular = "deep link"

  package var provenance: Provenance
  /// The part between the scheme and the question mark.
  package var path: String
  package var parameters: [LinkParameter]
  package var opens: Name<Route>
  /// The screen when the object that the link names no longer exists.
  package var whenGone: Name<Route>?
  /// The sender of the link, if it is not sent by the rules.
  package var sentBy: String?
}

/// A query parameter: a constant value, or the id of an object.
package struct LinkParameter: Sendable, Equatable {
  package var name: String
  package var always: String?
  /// The type of object that the id names: `session`.
  package var idOf: String?
}

extension DeepLink {
  static let schema = Schema.object("deep link", build: DeepLink.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("path", \.path, .linkPath, "The part between the scheme and the question mark: `practice/session`.")
    Field(
      "parameters", \.parameters, LinkParameter.list, or: [],
      "The query parameters, each with a constant value or the type of object that it identifies.")
    Field("opens", \.opens, .name(of: Route.self), "The screen that the link opens.")
    Field(
      "when_gone", \.whenGone, Schema.name(of: Route.self).optional, or: .some(nil),
      "The screen when the object that the link names no longer exists.")
    Field("sent_by", \.sentBy, Schema.text.optional, or: .some(nil), "The sender of the link, if no notification opens it.")
  }
}

extension LinkParameter {
  static let list = Schema<[LinkParameter]>.entries(
    .map(form.shape), form, key: { _, _, _ in },
    make: { $0.map { LinkParameter(name: $0.key, always: $0.value.always, idOf: $0.value.idOf) } },
    split: { $0.map { ($0.name, Form(always: $0.always, idOf: $0.idOf)) } })

  private static let form = Schema.object("parameter", build: Form.init, exactlyOne: ["always", "id_of"]) {
    Field("always", \.always, Schema.linkValue.optional, or: .some(nil), "The constant value.")
    Field("id_of", \.idOf, Schema.text.optional, or: .some(nil), "The type of object that it identifies: `session`.")
  }

  private struct Form: Sendable, Equatable {
    var always: String?
    var idOf: String?
  }
}
