internal import RemoteConfigs
internal import RulesBundle

/// Verifies configs below trusted targets metadata, and applies them to the embedded bundle.
struct Verifier: Sendable {
  let embedded: RuleBundle
  let paths: ConfigTargets
  /// The root that the app was built with.
  let root: [UInt8]
  let install: Install
  let host: ConfigHost

  /// Returns what the metadata tells about the target with the offers. Throws if it is for another product or environment.
  func origin(of target: TargetFile) throws(ConfigError) -> ConfigOrigin {
    guard let origin = ConfigOrigin(parsing: target.custom) else {
      throw .metadata(.malformed(target.path, why: "its `custom` does not name the product and the environment"))
    }
    guard origin.product.utf8.elementsEqual(paths.product.utf8) else { throw .otherProduct(origin.product) }
    guard origin.environment.utf8.elementsEqual(paths.environment.utf8) else { throw .otherEnvironment(origin.environment) }
    return origin
  }

  /// Returns the offers in a target file. Throws if it does not match the metadata.
  func index(_ bytes: [UInt8], of target: TargetFile) throws(ConfigError) -> ConfigIndex {
    guard target.content.matches(bytes) else { throw .metadata(.otherContent(target.path)) }
    _ = try origin(of: target)
    return try ConfigIndex(parsing: bytes)
  }

  /// Returns the list of emergency switches in a target file. Throws if it does not match the metadata, or is for another product or environment.
  func emergency(_ bytes: [UInt8], of target: TargetFile) throws(ConfigError) -> EmergencyList {
    guard target.content.matches(bytes) else { throw .metadata(.otherContent(target.path)) }
    _ = try origin(of: target)
    return try EmergencyList(parsing: bytes)
  }

  /// Returns the embedded bundle with the values of a payload, and the paths that it does not know.
  func config(_ payload: [UInt8], _ offer: ConfigIndex.Offer) throws(ConfigError) -> (bundle: RuleBundle, skipped: [String]) {
    guard offer.isOf(payload) else { throw .otherPayload }
    return try RemoteConfig(parsing: payload).applied(to: embedded)
  }
}

/// The kind of host, which determines how an expired remote config is treated.
public enum ConfigHost: Sendable {
  /// An expired remote config stays active and is marked as stale.
  case device
  /// An expired remote config is not loaded again.
  case server
}

/// Runs metadata operations whose errors are errors of a config.
func metadata<Value>(_ work: () throws(MetadataError) -> Value) throws(ConfigError) -> Value {
  do { return try work() } catch { throw .metadata(error) }
}
