internal import Crypto
internal import RulesBundle
package import RulesJSON

/// A public key in TUF metadata.
package struct MetadataKey: Sendable, Equatable {
  package enum Form: Sendable, Equatable {
    case ed25519(VerifyingKey)
    /// ECDSA over P-256 with SHA-256, in PEM. Only repositories of others use it.
    case ecdsa(pem: String)
    /// A scheme that is not supported. Its signatures do not count.
    case other
  }

  package let form: Form
  /// The bytes of the key as digits, which identify it even if it is listed under several ids or written in several ways. For a scheme that is not
  /// supported, the public part as written.
  package let publicText: String

  package init(_ key: VerifyingKey) {
    form = .ed25519(key)
    publicText = Hex.text(key.bytes)
  }

  /// Parses a key object. Throws only for an Ed25519 key that must not be trusted.
  init(parsing json: JSON) throws(KeyError) {
    let written = json["keyval"]?["public"]?.stringValue ?? ""
    switch (json["keytype"]?.stringValue, json["scheme"]?.stringValue) {
    case ("ed25519", "ed25519"):
      if let bytes = HexBytes.parse(written) {
        do throws(KeyError) {
          let key = try VerifyingKey(checking: bytes)
          (form, publicText) = (.ed25519(key), Hex.text(key.bytes))
          return
        } catch { if error != .notAKey { throw error } }
      }
      (form, publicText) = (.other, written)
    case ("ecdsa", "ecdsa-sha2-nistp256"), ("ecdsa-sha2-nistp256", "ecdsa-sha2-nistp256"):
      guard let key = try? P256.Signing.PublicKey(pemRepresentation: written) else {
        (form, publicText) = (.other, written)
        return
      }
      (form, publicText) = (.ecdsa(pem: written), Hex.text(Array(key.x963Representation)))
    default: (form, publicText) = (.other, written)
    }
  }

  /// Whether a signature of a message is valid.
  func accepts(_ signature: [UInt8], of message: [UInt8]) -> Bool {
    switch form {
    case .ed25519(let key): return key.accepts(signature, of: message)
    case .ecdsa(let pem):
      guard let key = try? P256.Signing.PublicKey(pemRepresentation: pem),
        let parsed = try? P256.Signing.ECDSASignature(derRepresentation: signature)
      else { return false }
      return key.isValidSignature(parsed, for: message)
    case .other: return false
    }
  }
}

extension VerifyingKey {
  /// The key as an object of TUF metadata.
  package var metadata: JSON { VerifyingKey.metadata(bytes) }

  static func metadata(_ bytes: [UInt8]) -> JSON {
    .members([
      "keytype": .string("ed25519"), "scheme": .string("ed25519"), "keyval": .members(["public": .string(Hex.text(bytes))]),
    ])
  }
}

/// Parses hexadecimal digits.
package enum HexBytes {
  /// Returns the bytes; nil unless the string has pairs of lowercase or uppercase digits only.
  package static func parse(_ text: String) -> [UInt8]? {
    let digits = Array(text.utf8)
    guard digits.count.isMultiple(of: 2) else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(digits.count / 2)
    for index in stride(from: 0, to: digits.count, by: 2) {
      guard let high = value(digits[index]), let low = value(digits[index + 1]) else { return nil }
      bytes.append(high << 4 | low)
    }
    return bytes
  }

  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case 0x30...0x39: digit - 0x30
    case 0x61...0x66: digit - 0x57
    case 0x41...0x46: digit - 0x37
    default: nil
    }
  }
}
