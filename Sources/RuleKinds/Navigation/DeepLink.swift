internal import RulesBundle
internal import Schema

/// A link into the app: `scheme://maintenance?filter=overdue`.
public struct DeepLink: Sendable, Equatable, Kind, Sourced {
  public static let key = "deep_links"
  public static let singular = "deep link"

  public var provenance: Provenance
  /// What stands between the scheme and the question mark.
  public var path: String
  public var parameters: [LinkParameter]
  public var opens: Name<Route>
  /// Where to go when the object that it names is gone.
  public var whenGone: Name<Route>?
  /// Who sends it besides the rules.
  public var sentBy: String?
}

/// A query parameter: always the same value, or the id of something.
public struct LinkParameter: Sendable, Equatable {
  public var name: String
  public var always: String?
  /// What the id names: `session`.
  public var idOf: String?
}

extension DeepLink {
  static let schema = Schema.object("deep link", build: DeepLink.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("path", \.path, .linkPath, "What stands between the scheme and the question mark: `practice/session`.")
    Field("parameters", \.parameters, LinkParameter.list, or: [], "Query parameters, each with its value or what it is the id of.")
    Field("opens", \.opens, .name(of: Route.self), "The screen it opens.")
    Field("when_gone", \.whenGone, Schema.name(of: Route.self).optional, or: .some(nil), "Where to go when what it names is gone.")
    Field("sent_by", \.sentBy, Schema.text.optional, or: .some(nil), "Who sends it, where no notification opens it.")
  }
}

extension LinkParameter {
  static let list = Schema<[LinkParameter]>.entries(
    .map(form.shape), form, key: { _, _, _ in },
    make: { $0.map { LinkParameter(name: $0.key, always: $0.value.always, idOf: $0.value.idOf) } },
    split: { $0.map { ($0.name, Form(always: $0.always, idOf: $0.idOf)) } })

  private static let form = Schema.object("parameter", build: Form.init, exactlyOne: ["always", "id_of"]) {
    Field("always", \.always, Schema.linkValue.optional, or: .some(nil), "The value that it always has.")
    Field("id_of", \.idOf, Schema.text.optional, or: .some(nil), "What it is the id of: `session`.")
  }

  private struct Form: Sendable, Equatable {
    var always: String?
    var idOf: String?
  }
}
