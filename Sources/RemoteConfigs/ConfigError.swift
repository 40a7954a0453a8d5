internal import RulesBundle

/// The reason why a remote config is rejected. The active config stays active.
public enum ConfigError: Error, Sendable, Equatable {
  /// The request to the server failed, or its response is unusable. The associated value is the description from the transport.
  case unreachable(String)
  /// A file is larger than its limit.
  case tooLarge
  /// The file is not a signed envelope.
  case notAnEnvelope
  /// The envelope contains two signatures with the same key ID.
  case repeatedKey(String)
  /// The payload type of the envelope is not the expected one.
  case otherType(String)
  /// The signature with this key ID is invalid.
  case badSignature(String)
  /// No trusted key signed the envelope.
  case untrusted
  /// The payload of the envelope is not a valid manifest.
  case notAManifest
  /// The manifest hands over to a key that must not be trusted.
  case badKey(KeyProblem)
  /// The manifest is for another product.
  case otherProduct(String)
  /// The manifest is for another environment.
  case otherEnvironment(String)
  /// The manifest has an unknown format version.
  case otherSchema(Int64)
  /// The manifest is older than the newest version that was active.
  case rollback(offered: ConfigVersion, active: ConfigVersion)
  /// The manifest has a known version with different content.
  case changedWithoutVersion(ConfigVersion)
  /// The remote config has expired.
  case expired(ConfigVersion)
  /// The app crashed twice right after this version became active.
  case crashed(ConfigVersion)
  /// The payload does not match the digest in the manifest.
  case otherPayload
  /// The payload is not a valid remote config.
  case notAConfig
  /// The value of a path has the wrong type.
  case otherForm(path: String)
  /// The value of a path is outside its range.
  case outOfRange(path: String)
  /// Two values that must be in ascending order are not.
  case outOfOrder(low: String, high: String)
  /// A lock in the rules of the app fixes the value of a path.
  case locked(path: String, lock: String)
  /// The stored data is damaged.
  case damaged
  /// The stored data cannot be read. It is not overwritten.
  case unreadable(String)
  /// There were more key handovers than a client stores.
  case tooManyRotations
  /// The remote config is active, but cannot be stored. It is lost when the app ends.
  case notStored(String)

  /// Returns an unsigned string in a form that is safe to log.
  private static func plain(_ text: String) -> String {
    let shown = text.unicodeScalars.prefix(64).map { (0x20..<0x7F).contains($0.value) ? Character($0) : "?" }
    return String(shown)
  }

  /// The error as a message for people.
  public var message: String {
    switch self {
    case .unreachable(let why): "the request to the server failed: \(why)"
    case .tooLarge: "it exceeds the maximum size of a remote config"
    case .notAnEnvelope: "it is not a signed envelope"
    case .repeatedKey(let id): "it has two signatures with the key ID \(id)"
    case .otherType(let type): "it has the wrong payload type: \(ConfigError.plain(type))"
    case .badSignature(let id): "the signature of the key \(id) is invalid"
    case .untrusted: "no trusted key signed it"
    case .notAManifest: "its manifest does not have the format in docs/ship/remote-config.md"
    case .badKey(let problem): "a key that its manifest hands over to is rejected: \(problem.message)"
    case .otherProduct(let product): "it is for another product: \(product)"
    case .otherEnvironment(let environment): "it is for another environment: \(environment)"
    case .otherSchema(let schema): "its format version \(schema) is unknown"
    case .rollback(let offered, let active): "\(offered) is older than \(active), which was already active"
    case .changedWithoutVersion(let version): "\(version) has different content than the known \(version)"
    case .expired(let version): "\(version) has expired"
    case .crashed(let version): "the app crashed twice right after \(version) became active"
    case .otherPayload: "the payload does not match the digest in the manifest"
    case .notAConfig: "the payload does not have the format in docs/ship/remote-config.md"
    case .otherForm(let path): OverrideError.otherForm(path: path).message
    case .outOfRange(let path): OverrideError.outOfRange(path: path).message
    case .outOfOrder(let low, let high): OverrideError.outOfOrder(low: low, high: high).message
    case .locked(let path, let lock): OverrideError.locked(path: path, lock: lock).message
    case .damaged: "the stored data is damaged"
    case .unreadable(let why): "the stored data cannot be read: \(why)"
    case .tooManyRotations: "there were too many key handovers"
    case .notStored(let why): "it cannot be stored: \(why)"
    }
  }
}
