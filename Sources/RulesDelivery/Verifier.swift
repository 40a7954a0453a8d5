internal import RemoteConfigs
internal import RulesBundle

/// Verifies manifests and payloads, and applies payloads to the embedded bundle.
struct Verifier: Sendable {
  let embedded: RuleBundle
  let product: String
  let environment: String
  /// The keys that the app was built with.
  let keys: [VerifyingKey]
  let install: Install
  let host: ConfigHost

  /// Returns the manifest in an envelope. Throws if no trusted key signed it, or if it is for another product or environment.
  func manifest(_ envelope: Envelope, by keys: [VerifyingKey]) throws(ConfigError) -> Manifest {
    let manifest = try Manifest(parsing: try envelope.verified(type: Manifest.type, by: keys))
    guard manifest.product.utf8.elementsEqual(product.utf8) else { throw .otherProduct(manifest.product) }
    guard manifest.environment.utf8.elementsEqual(environment.utf8) else { throw .otherEnvironment(manifest.environment) }
    return manifest
  }

  /// Throws if a manifest has expired and the host is a server.
  func requireFresh(_ manifest: Manifest, at now: Int64) throws(ConfigError) {
    if host == .server, now >= manifest.expires { throw .expired(manifest.version) }
  }

  /// Returns the embedded bundle with the values of a payload, and the paths that it does not know.
  func config(_ payload: [UInt8], _ offer: Manifest.Offer) throws(ConfigError) -> (bundle: RuleBundle, skipped: [String]) {
    guard offer.isOf(payload) else { throw .otherPayload }
    return try RemoteConfig(parsing: payload).applied(to: embedded)
  }

  /// Returns the trusted keys after key rotations. Each rotation must be signed by a key that was trusted before it.
  func keys(after rotations: some Sequence<Envelope>) throws(ConfigError) -> [VerifyingKey] {
    var trusted = keys
    for envelope in rotations {
      let manifest = try Manifest(parsing: try envelope.verified(type: Manifest.type, by: trusted))
      if !manifest.keys.isEmpty { trusted = manifest.keys }
    }
    return trusted
  }
}

/// The kind of host, which determines how an expired remote config is treated.
public enum ConfigHost: Sendable {
  /// An expired remote config stays active and is marked as stale.
  case device
  /// An expired remote config is not loaded again.
  case server
}
