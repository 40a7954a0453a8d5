public import RulesJSON

/// Bytes with signatures over them and over what they are: DSSE, as its specification gives it.
///
/// The bytes are signed as they stand. Nothing is parsed before a signature holds.
public struct Envelope: Sendable, Equatable {
  public struct Signature: Sendable, Equatable {
    public var keyID: String
    public var bytes: [UInt8]
  }

  public var payloadType: String
  public var payload: [UInt8]
  public var signatures: [Signature]

  /// The most bytes that an envelope may have.
  public static let mostBytes = 64 << 10
  /// The most signatures that are looked at.
  public static let mostSignatures = 8

  /// Signs with one key or several: while keys change hands, clients that know the old one and clients that know the new one both accept it.
  public init(_ payload: [UInt8], type: String, signedBy keys: [SigningKey]) throws {
    self.payload = payload
    payloadType = type
    let message = Envelope.authenticated(payload, type: type)
    signatures = try keys.map { Signature(keyID: $0.verifying.id, bytes: try $0.signature(of: message)) }
  }

  /// Reads an envelope; nothing in it is trusted yet.
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
      // What is not signed is stored with the rest: it may be nothing that is longer when it is written again.
      guard one.hasExactly("keyid", "sig"), let id = one["keyid"]?.stringValue, VerifyingKey.isID(id),
        let bytes = one["sig"]?.stringValue.flatMap(Base64.bytes), bytes.count == 64
      else { throw .notAnEnvelope }
      if self.signatures.contains(where: { $0.keyID == id }) { throw .repeatedKey(id) }
      self.signatures.append(Signature(keyID: id, bytes: bytes))
    }
  }

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

  /// The payload, when it is of a type and a trusted key signed it. A signature in the name of a trusted key that does not hold refuses the whole,
  /// whatever else is signed.
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

  /// DSSE's pre-authentication encoding: what is signed.
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
