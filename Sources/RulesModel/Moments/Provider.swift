/// A way to sign in. Providers stand in the order in which every screen offers them.
public struct Provider: Sendable, Equatable, Kind {
  public static let key = "providers"
  public static let singular = "provider"

  public var provenance: Provenance
  public var button: Name<Button>
  /// What the button looks like, where that is not for the app to choose.
  public var looks: String?
  /// Whether it gives us the person's address, and their name.
  public var address: ProviderNeed
  public var name: ProviderNeed
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

  public init(
    provenance: Provenance, button: Name<Button>, looks: String?, address: ProviderNeed, name: ProviderNeed, hasPassword: Bool,
    confirmsAddress: Bool, keepsFirstAddress: Bool, mayHideAddress: Bool, identifiesByAddress: Bool, toldBy: [Name<Fact>]
  ) {
    self.provenance = provenance
    self.button = button
    self.looks = looks
    self.address = address
    self.name = name
    self.hasPassword = hasPassword
    self.confirmsAddress = confirmsAddress
    self.keepsFirstAddress = keepsFirstAddress
    self.mayHideAddress = mayHideAddress
    self.identifiesByAddress = identifiesByAddress
    self.toldBy = toldBy
  }
}

/// Whether something is asked of a provider, and whether signing in goes on without it.
public enum ProviderNeed: String, Sendable, Hashable, CaseIterable {
  case never, optional, needed
}
