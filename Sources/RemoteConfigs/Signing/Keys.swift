internal import Crypto
internal import RulesJSON

/// A public Ed25519 key that verifies signatures.
public struct VerifyingKey: Sendable, Equatable {
  /// The key ID of TUF: the SHA-256 of the canonical form of the key object, in hexadecimal digits.
  public let id: String
  /// The 32 bytes of the key.
  public let bytes: [UInt8]

  /// Creates a key from 32 bytes. They must be the canonical form of a point whose order is not small.
  public init(checking bytes: [UInt8]) throws(KeyError) {
    guard bytes.count == 32, (try? Curve25519.Signing.PublicKey(rawRepresentation: bytes)) != nil else { throw .notAKey }
    if let problem = KeyError.ofPoint(bytes) { throw problem }
    self.bytes = bytes
    id = ListedContent.sha256(VerifyingKey.metadata(bytes).canonical)
  }

  /// Creates a key from base64. Throws the reason if the key is rejected.
  public init(checking text: String) throws(KeyError) {
    guard let bytes = Base64.bytes(text) else { throw .notAKey }
    try self.init(checking: bytes)
  }

  /// Creates a key from 32 bytes. Returns nil if `init(checking:)` rejects them.
  public init?(_ bytes: [UInt8]) { try? self.init(checking: bytes) }

  /// Creates a key from base64. Returns nil if `init(checking:)` rejects it.
  public init?(base64 text: String) { try? self.init(checking: text) }

  /// The key as base64.
  public var base64: String { Base64.text(bytes) }

  package func accepts(_ signature: [UInt8], of message: [UInt8]) -> Bool {
    guard signature.count == 64, let key = try? Curve25519.Signing.PublicKey(rawRepresentation: bytes) else { return false }
    return key.isValidSignature(signature, for: message)
  }
}

/// A private Ed25519 key that signs. Only `secret` exposes its bytes.
public struct SigningKey: Sendable {
  private let key: Curve25519.Signing.PrivateKey
  /// The public key.
  public let verifying: VerifyingKey

  /// Creates a new random key.
  public init() { self.init(Curve25519.Signing.PrivateKey()) }

  /// The prefix of every private key. It prevents confusion with a public key, which also has 32 bytes.
  public static let prefix = "rulebook-private-key:"

  /// Creates a key from the string in `secret`. Surrounding whitespace is ignored. Returns nil if the string is not a private key.
  public init?(secret text: String) {
    var text = text[...]
    while text.last?.isWhitespace ?? false { text.removeLast() }
    text = text.drop(while: \.isWhitespace)
    guard text.hasPrefix(SigningKey.prefix) else { return nil }
    let encoded = String(text.dropFirst(SigningKey.prefix.count))
    guard let bytes = Base64.bytes(encoded), let key = try? Curve25519.Signing.PrivateKey(rawRepresentation: bytes) else { return nil }
    self.init(key)
  }

  private init(_ key: Curve25519.Signing.PrivateKey) {
    self.key = key
    // The public key is a multiple of the base point, whose order is a large prime. The scalar is not a multiple of this order.
    guard let verifying = VerifyingKey(Array(key.publicKey.rawRepresentation)) else {
      fatalError("a private key always has a valid public key")
    }
    self.verifying = verifying
  }

  /// The private key as a string. Store it where no other user can read it.
  public var secret: String { SigningKey.prefix + Base64.text(Array(key.rawRepresentation)) }

  package func signature(of message: [UInt8]) throws -> [UInt8] { Array(try key.signature(for: message)) }
}
