public import RulesJSON

/// A payload with its type and signatures over both, in the DSSE format.
///
/// Signatures cover the exact bytes of the payload. The payload is not parsed before a signature is verified.
public struct Envelope: Sendable, Equatable {
  /// A signature with the ID of its key.
  public struct Signature: Sendable, Equatable {
    /// The ID of the key: 16 hexadecimal digits.
    public var keyID: String
    /// The 64 bytes of the Ed25519 signature.
    public var bytes: [UInt8]
  }

  /// The type of the payload.
  public var payloadType: String
  /// The signed bytes.
  public var payload: [UInt8]
  /// The signatures, with distinct key IDs.
  public var signatures: [Signature]

  /// The maximum size of an envelope in bytes.
  public static let mostBytes = 64 << 10
  /// The maximum number of signatures.
  public static let mostSignatures = 8

  /// Creates an envelope and signs it with all keys. During a key handover, clients with the old key and clients with the new key accept it.
  public init(_ payload: [UInt8], type: String, signedBy keys: [SigningKey]) throws {
    self.payload = payload
    payloadType = type
    let message = Envelope.authenticated(payload, type: type)
    signatures = try keys.map { Signature(keyID: $0.verifying.id, bytes: try $0.signature(of: message)) }
  }

  /// Parses an envelope without verifying its signatures.
  ///
  /// Throws `ConfigError.tooLarge`, `ConfigError.notAnEnvelope`, or `ConfigError.repeatedKey`.
  public init(parsing bytes: [UInt8]) throws(ConfigError) {
    guard bytes.count <= Envelope.mostBytes else { throw .tooLarge }
    guard let json = try? JSON.parse(bytes, limit: Envelope.mostBytes), json.hasExactly("payloadType", "payload", "signatures"),
      let type = json["payloadType"]?.stringValue, let payload = json["payload"]?.stringValue.flatMap(Base64.bytes),
      let signatures = json["signatures"]?.arrayValue, signatures.count <= Envelope.mostSignatures
    else { throw .notAnEnvelope }
    self.payloadType = type
    self.payload = payload
    self.signatures = []
    for one in signatures {
      // Key IDs are not signed, but they are stored. Accept only the canonical form, so that they cannot grow when they are written again.
      guard one.hasExactly("keyid", "sig"), let id = one["keyid"]?.stringValue, VerifyingKey.isID(id),
        let bytes = one["sig"]?.stringValue.flatMap(Base64.bytes), bytes.count == 64
      else { throw .notAnEnvelope }
      if self.signatures.contains(where: { $0.keyID == id }) { throw .repeatedKey(id) }
      self.signatures.append(Signature(keyID: id, bytes: bytes))
    }
  }

  /// The envelope as JSON.
  public var json: JSON {
    .object([
      .init(key: "payloadType", value: .string(payloadType)), .init(key: "payload", value: .string(Base64.text(payload))),
      .init(
        key: "signatures",
        value: .array(
          signatures.map {
            .object([.init(key: "keyid", value: .string($0.keyID)), .init(key: "sig", value: .string(Base64.text($0.bytes)))])
          })),
    ])
  }

  /// Returns the payload if it has the expected type and a trusted key signed it.
  ///
  /// An invalid signature with the ID of a trusted key rejects the envelope, even if another signature is valid. Throws
  /// `ConfigError.otherType`, `ConfigError.badSignature`, or `ConfigError.untrusted`.
  public func verified(type: String, by keys: [VerifyingKey]) throws(ConfigError) -> [UInt8] {
    guard payloadType.utf8.elementsEqual(type.utf8) else { throw .otherType(payloadType) }
    let message = Envelope.authenticated(payload, type: payloadType)
    var isSigned = false
    for signature in signatures {
      guard let key = keys.first(where: { $0.id == signature.keyID }) else { continue }
      guard key.accepts(signature.bytes, of: message) else { throw .badSignature(key.id) }
      isSigned = true
    }
    guard isSigned else { throw .untrusted }
    return payload
  }

  /// Returns the pre-authentication encoding of DSSE, which are the bytes that are signed.
  package static func authenticated(_ payload: [UInt8], type: String) -> [UInt8] {
    Array("DSSEv1 \(type.utf8.count) \(type) \(payload.count) ".utf8) + payload
  }
}

extension JSON {
  /// Whether it is an object with these members and no others.
  package func hasExactly(_ keys: String...) -> Bool {
    guard let members = objectValue, members.count == keys.count else { return false }
    return keys.allSatisfy { key in members.contains { $0.key.utf8.elementsEqual(key.utf8) } }
  }
}
