public import RulesBundle
package import Schema

/// A way to sign in. Providers stand in the order in which every screen offers them.
public struct Provider: Sendable, Equatable, Kind, Sourced {
  public static let key = "providers"
  public static let singular = "provider"

  public var provenance: Provenance
  public var button: Name<Button>
  /// What the button looks like, where that is not for the app to choose.
  public var looks: String?
  /// Whether it gives us the person's address, and their name.
  public var address: ProviderNeedKind
  public var name: ProviderNeedKind
  /// Whether the person has a password with us.
  public var hasPassword: Bool
  /// Whether we ask the person to show that the address is theirs.
  public var confirmsAddress: Bool
  /// Whether the address comes with the first sign-in alone, so that the app keeps it.
  public var keepsFirstAddress: Bool
  /// Whether the address may be one that hides the real one.
  public var mayHideAddress: Bool
  /// Whether the address is where receipts and notices go.
  public var identifiesByAddress: Bool
  /// The facts that have it as a value.
  public var toldBy: [Name<Fact>]
}

extension Provider {
  package static let schema = Schema.object("provider", build: Provider.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("button", \.button, .name(of: Button.self), "The button that begins it.")
    Field("looks", \.looks, Schema.text.optional, or: .some(nil), "What the button looks like, where that is not for the app to choose.")
    Field("address", \.address, .choice, "Whether it gives us the person's address: `needed`, `optional` or `never`.")
    Field("name", \.name, .choice, "Whether it gives us the person's name: `needed`, `optional` or `never`.")
    Field("password", \.hasPassword, .boolean, or: false, "Whether the person has a password with us.")
    Field("confirms_address", \.confirmsAddress, .boolean, or: false, "Whether the person shows us that the address is theirs.")
    Field(
      "keeps_first_address", \.keepsFirstAddress, .boolean, or: false,
      "Whether the address comes with the first sign-in alone, so that it is kept and not asked for again.")
    Field("may_hide_address", \.mayHideAddress, .boolean, or: false, "Whether the address may be one that hides the real one.")
    Field("identifies_by_address", \.identifiesByAddress, .boolean, or: false, "Whether the address is where receipts and notices go.")
    Field("told_by", \.toldBy, .oneOrMany(.name(of: Fact.self)), or: [], "The facts that have it as a value.")
  }
}
