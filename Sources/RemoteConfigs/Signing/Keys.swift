internal import Crypto
internal import RulesBundle

/// A key that signatures are checked with, by its id: the first 16 hexadecimal digits of its SHA-256.
public struct VerifyingKey: Sendable, Equatable {
  public let id: String
  /// 32 bytes.
  public let bytes: [UInt8]

  /// A key may have any 32 bytes that are the canonical form of a point whose order is not small.
  public init(checking bytes: [UInt8]) throws(KeyProblem) {
    guard bytes.count == 32, (try? Curve25519.Signing.PublicKey(rawRepresentation: bytes)) != nil else { throw .notAKey }
    if let problem = KeyProblem.ofPoint(bytes) { throw problem }
    self.bytes = bytes
    id = Hex.text(Array(SHA256.hash(bytes).prefix(8)))
  }

  /// The key as base64 writes it, with the reason when it is refused.
  public init(checking text: String) throws(KeyProblem) {
    guard let bytes = Base64.bytes(text) else { throw .notAKey }
    try self.init(checking: bytes)
  }

  /// Nil where `init(checking:)` refuses it.
  public init?(_ bytes: [UInt8]) { try? self.init(checking: bytes) }

  /// Nil where `init(checking:)` refuses it.
  public init?(base64 text: String) { try? self.init(checking: text) }

  public var base64: String { Base64.text(bytes) }

  /// Whether a text has the form of an id.
  static func isID(_ text: String) -> Bool {
    text.utf8.count == 16 && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }

  package func accepts(_ signature: [UInt8], of message: [UInt8]) -> Bool {
    guard signature.count == 64, let key = try? Curve25519.Signing.PublicKey(rawRepresentation: bytes) else { return false }
    return key.isValidSignature(signature, for: message)
  }
}

/// A key that signs. Its bytes leave this type only where somebody stores them.
public struct SigningKey: Sendable {
  private let key: Curve25519.Signing.PrivateKey
  public let verifying: VerifyingKey

  /// A new key, from the system's randomness.
  public init() { self.init(Curve25519.Signing.PrivateKey()) }

  /// What every private key begins with, so that nobody takes it for a public one: both have 32 bytes.
  public static let beginning = "rulebook-private-key:"

  /// Nil unless the text is what `secret` is; blanks around it do not count.
  public init?(secret text: String) {
    var text = text[...]
    while text.last?.isWhitespace ?? false { text.removeLast() }
    text = text.drop(while: \.isWhitespace)
    guard text.hasPrefix(SigningKey.beginning) else { return nil }
    let encoded = String(text.dropFirst(SigningKey.beginning.count))
    guard let bytes = Base64.bytes(encoded), let key = try? Curve25519.Signing.PrivateKey(rawRepresentation: bytes) else { return nil }
    self.init(key)
  }

  private init(_ key: Curve25519.Signing.PrivateKey) {
    self.key = key
    // The public half is a multiple of the base point, whose order is a large prime, and the scalar is not one of that order's multiples.
    guard let verifying = VerifyingKey(Array(key.publicKey.rawRepresentation)) else { fatalError("a private key has a public one") }
    self.verifying = verifying
  }

  /// The private key, to be stored where nobody else can read it.
  public var secret: String { SigningKey.beginning + Base64.text(Array(key.rawRepresentation)) }

  func signature(of message: [UInt8]) throws -> [UInt8] { Array(try key.signature(for: message)) }
}
