import Crypto
import Foundation
import RemoteConfigs
import RulesJSON

/// Measures how a client verifies an envelope, relative to the cryptography alone.
enum DeliveryRaces {
  static func run() {
    guard let payload = Optional(Array(repeating: UInt8(ascii: "x"), count: 40 << 10)),
      let key = SigningKey(secret: SigningKey.beginning + "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8="),
      let envelope = try? Envelope(payload, type: Manifest.type, signedBy: [key]),
      let open = try? Curve25519.Signing.PublicKey(rawRepresentation: key.verifying.bytes)
    else { fatalError("the signed envelope cannot be created") }
    let file = envelope.json.compact()
    // DSSE signs the type, the length, and the bytes.
    let message = Data("DSSEv1 \(Manifest.type.utf8.count) \(Manifest.type) \(payload.count) ".utf8) + Data(payload)
    let signature = envelope.signatures[0].bytes
    Race(
      "a signed envelope of 40 KB",
      [
        Lap("SHA-256 and Ed25519") {
          var hash = SHA256()
          hash.update(data: message)
          return hash.finalize().description.count + (open.isValidSignature(signature, for: message) ? 1 : 0)
        },
        Lap("verified") { (try? envelope.verified(type: Manifest.type, by: [key.verifying]))?.count ?? -1 },
        Lap("parsed and verified") {
          (try? Envelope(parsing: file).verified(type: Manifest.type, by: [key.verifying]))?.count ?? -1
        },
      ]
    ).run()
  }
}
