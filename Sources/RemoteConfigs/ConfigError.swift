internal import RulesBundle

/// The reason why a remote config is rejected. The active config stays active.
public enum ConfigError: Error, Sendable, Equatable {
  /// The request to the server failed, or its response is unusable. The associated value is the description from the transport.
  case unreachable(String)
  /// A file is larger than its limit.
  case tooLarge
  /// The TUF metadata of the config repository, or a target file, is rejected.
  case metadata(MetadataError)
  /// The list of offers is not valid.
  case notAnIndex
  /// The list of switches that are off in an emergency is not valid.
  case notAnEmergencyList
  /// The remote config is for another product.
  case otherProduct(String)
  /// The remote config is for another environment.
  case otherEnvironment(String)
  /// The list of offers has an unknown format version.
  case otherSchema(Int64)
  /// The stored remote config has expired, and a server does not load it again.
  case expired(ConfigVersion)
  /// The app crashed twice right after this version became active.
  case crashed(ConfigVersion)
  /// The payload does not match the digest in the list of offers.
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
  /// The remote config is active, but cannot be stored. It is lost when the app ends.
  case notStored(String)

  /// Returns an unsigned string in a form that is safe to log.
  private static func plain(_ text: String) -> String { MetadataError.plain(String(text.unicodeScalars.prefix(64))) }

  /// The error as a message for people.
  public var message: String {
    switch self {
    case .unreachable(let why): "the request to the server failed: \(why)"
    case .tooLarge: "it exceeds the maximum size of a remote config"
    case .metadata(let error): error.message
    case .notAnIndex: "its list of offers does not have the format in docs/ship/remote-config/reference.md"
    case .notAnEmergencyList: "its list of emergency switches does not have the format in docs/ship/remote-config/reference.md"
    case .otherProduct(let product): "it is for another product: \(product)"
    case .otherEnvironment(let environment): "it is for another environment: \(environment)"
    case .otherSchema(let schema): "its format version \(schema) is unknown"
    case .expired(let version): "\(version) has expired"
    case .crashed(let version): "the app crashed twice right after \(version) became active"
    case .otherPayload: "the payload does not match the digest in the list of offers"
    case .notAConfig: "the payload does not have the format in docs/ship/remote-config/reference.md"
    case .otherForm(let path): OverrideError.otherForm(path: path).message
    case .outOfRange(let path): OverrideError.outOfRange(path: path).message
    case .outOfOrder(let low, let high): OverrideError.outOfOrder(low: low, high: high).message
    case .locked(let path, let lock): OverrideError.locked(path: path, lock: lock).message
    case .damaged: "the stored data is damaged"
    case .unreadable(let why): "the stored data cannot be read: \(why)"
    case .notStored(let why): "it cannot be stored: \(why)"
    }
  }
}
