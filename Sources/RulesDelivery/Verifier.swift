internal import RemoteConfigs
internal import RulesBundle

/// What a manifest and its payload must be before any value of theirs is looked at, and what becomes of the embedded bundle with them.
struct Verifier: Sendable {
  let embedded: RuleBundle
  let product: String
  let environment: String
  /// Those that the app was built with.
  let keys: [VerifyingKey]
  let install: Install
  let host: ConfigHost

  /// A manifest that a trusted key signed, for this product and environment.
  func manifest(_ envelope: Envelope, by keys: [VerifyingKey]) throws(ConfigError) -> Manifest {
    let manifest = try Manifest(parsing: try envelope.verified(type: Manifest.type, by: keys))
    guard manifest.product.utf8.elementsEqual(product.utf8) else { throw .otherProduct(manifest.product) }
    guard manifest.environment.utf8.elementsEqual(environment.utf8) else { throw .otherEnvironment(manifest.environment) }
    return manifest
  }

  /// Who is host decides about a config that has expired.
  func requireFresh(_ manifest: Manifest, at now: Int64) throws(ConfigError) {
    if host == .server, now >= manifest.expires { throw .expired(manifest.version) }
  }

  /// The embedded bundle with a payload's values.
  func config(_ payload: [UInt8], _ offer: Manifest.Offer) throws(ConfigError) -> (bundle: RuleBundle, skipped: [String]) {
    guard offer.isOf(payload) else { throw .otherPayload }
    return try RemoteConfig(parsing: payload).applied(to: embedded)
  }

  /// The keys that are trusted after some rotations, each signed by a key that was trusted before it.
  func keys(after rotations: some Sequence<Envelope>) throws(ConfigError) -> [VerifyingKey] {
    var trusted = keys
    for envelope in rotations {
      let manifest = try Manifest(parsing: try envelope.verified(type: Manifest.type, by: trusted))
      if !manifest.keys.isEmpty { trusted = manifest.keys }
    }
    return trusted
  }
}

/// Who loads: it decides what an expired config means.
public enum ConfigHost: Sendable {
  /// A config that has expired stays in use and is marked as stale: never go back, never go without.
  case device
  /// A config that has expired is not loaded anew.
  case server
}
