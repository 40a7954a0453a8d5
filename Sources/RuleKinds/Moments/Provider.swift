package import RulesBundle
package import Schema

/// A way to sign in. Every screen offers the providers in source order.
package struct Provider: Sendable, Equatable, Kind, Sourced {
  package static let key = "providers"
  package static let singular = "provider"

  package var provenance: Provenance
  package var button: Name<Button>
  /// The required appearance of the button; nil when the app can choose it.
  package var looks: String?
  /// Whether the provider supplies the user's email address and name.
  package var address: ProviderNeedKind
  package var name: ProviderNeedKind
  /// Whether the user has a password for the account.
  package var hasPassword: Bool
  /// Whether the user must verify the address.
  package var confirmsAddress: Bool
  /// Whether the provider supplies the address only at the first sign-in, so that the app must store it.
  package var keepsFirstAddress: Bool
  /// Whether the address can be a relay address that hides the real one.
  package var mayHideAddress: Bool
  /// Whether receipts and notices are sent to the address.
  package var identifiesByAddress: Bool
  /// The facts whose values include the provider.
  package var toldBy: [Name<Fact>]
}

extension Provider {
  package static let schema = Schema.object("provider", build: Provider.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("button", \.button, .name(of: Button.self), "The button that starts the sign-in.")
    Field("looks", \.looks, Schema.text.optional, or: .some(nil), "The required appearance of the button, if the app cannot choose it.")
    Field("address", \.address, .choice, "Whether the provider supplies the user's email address: `needed`, `optional`, or `never`.")
    Field("name", \.name, .choice, "Whether the provider supplies the user's name: `needed`, `optional`, or `never`.")
    Field("password", \.hasPassword, .boolean, or: false, "Whether the user has a password for the account.")
    Field("confirms_address", \.confirmsAddress, .boolean, or: false, "Whether the user must verify the address.")
    Field(
      "keeps_first_address", \.keepsFirstAddress, .boolean, or: false,
      "Whether the provider supplies the address only at the first sign-in, so that the app stores it and does not ask again.")
    Field("may_hide_address", \.mayHideAddress, .boolean, or: false, "Whether the address can be a relay address that hides the real one.")
    Field("identifies_by_address", \.identifiesByAddress, .boolean, or: false, "Whether receipts and notices are sent to the address.")
    Field("told_by", \.toldBy, .oneOrMany(.name(of: Fact.self)), or: [], "The facts whose values include the provider.")
  }
}
