internal import RulesBundle

/// Why a limit config was not taken. What is active stays active.
public enum ConfigError: Error, Sendable, Equatable {
  /// The server could not be asked, or did not answer as it should; in the transport's words.
  case unreachable(String)
  case tooLarge
  case notAnEnvelope
  case repeatedKey(String)
  /// The payload says that it is something else.
  case otherType(String)
  case badSignature(String)
  /// No key that is trusted signed it.
  case untrusted
  case notAManifest
  /// It hands over to a key that must not be trusted.
  case badKey(KeyProblem)
  case otherProduct(String)
  case otherEnvironment(String)
  /// It is of a later format than this reader's.
  case otherSchema(Int64)
  /// An older config than the one that was active already.
  case rollback(offered: ConfigVersion, active: ConfigVersion)
  /// The same version with other contents.
  case changedWithoutVersion(ConfigVersion)
  case expired(ConfigVersion)
  /// The app crashed twice right after it became active.
  case crashed(ConfigVersion)
  /// The payload is not the one that the manifest names.
  case otherPayload
  case notAConfig
  case otherForm(path: String)
  case outOfRange(path: String)
  case outOfOrder(low: String, high: String)
  /// A lock of the app's rules holds the value.
  case locked(path: String, lock: String)
  /// What was stored is not what was written.
  case damaged
  /// What was stored could not be read this time. Nothing is stored over it.
  case unreadable(String)
  /// Keys have changed hands more often than a client can remember.
  case tooManyRotations
  /// It could not be stored: it is active until the app ends.
  case notStored(String)

  /// A text that nobody signed, cut down to what a log may hold.
  private static func plain(_ text: String) -> String {
    let shown = text.unicodeScalars.prefix(64).map { (0x20..<0x7F).contains($0.value) ? Character($0) : "?" }
    return String(shown)
  }

  /// In plain words.
  public var message: String {
    switch self {
    case .unreachable(let why): "the server could not be asked: \(why)"
    case .tooLarge: "it is larger than any limit config may be"
    case .notAnEnvelope: "it is no signed envelope"
    case .repeatedKey(let id): "it is signed twice in the name of the key \(id)"
    case .otherType(let type): "it is signed as something else: \(ConfigError.plain(type))"
    case .badSignature(let id): "the signature of the key \(id) does not hold"
    case .untrusted: "no key that is trusted signed it"
    case .notAManifest: "its manifest is not what docs/ship/remote-config.md says"
    case .badKey(let problem): "a key that its manifest hands over to is refused: \(problem.message)"
    case .otherProduct(let product): "it is for another product: \(product)"
    case .otherEnvironment(let environment): "it is for another environment: \(environment)"
    case .otherSchema(let schema): "its format \(schema) is not known here"
    case .rollback(let offered, let active): "\(offered) is older than \(active), which was active already"
    case .changedWithoutVersion(let version): "\(version) has other contents than the \(version) that is known"
    case .expired(let version): "\(version) has expired"
    case .crashed(let version): "the app crashed twice right after \(version) became active"
    case .otherPayload: "the payload is not the one that the manifest names"
    case .notAConfig: "the payload is not what docs/ship/remote-config.md says"
    case .otherForm(let path): OverrideError.otherForm(path: path).message
    case .outOfRange(let path): OverrideError.outOfRange(path: path).message
    case .outOfOrder(let low, let high): OverrideError.outOfOrder(low: low, high: high).message
    case .locked(let path, let lock): OverrideError.locked(path: path, lock: lock).message
    case .damaged: "what was stored is damaged"
    case .unreadable(let why): "what was stored could not be read: \(why)"
    case .tooManyRotations: "keys have changed hands too often"
    case .notStored(let why): "it could not be stored: \(why)"
    }
  }
}
