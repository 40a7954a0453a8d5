import Crypto
import Foundation
import RemoteConfigs
import RulesJSON

/// Measures how a client verifies metadata of a site, relative to the cryptography alone.
enum DeliveryRaces {
  static func run() {
    guard let keys = Optional((0..<2).map { _ in SigningKey() }), let file = try? signed(keys),
      let open = try? keys.map({ try Curve25519.Signing.PublicKey(rawRepresentation: $0.verifying.bytes) })
    else { fatalError("the metadata cannot be created") }
    let (bytes, message) = (file.bytes, Data(file.canonical))
    let signatures = file.signatures.compactMap { HexBytes.parse($0.text) }
    var list = KeyList()
    for key in keys { list.add(key.verifying) }
    let role = RoleKeys(keyIDs: keys.map(\.verifying.id), threshold: 2)
    Race(
      "targets metadata of 40 KB with two signatures",
      [
        Lap("SHA-256 and Ed25519") {
          var hash = SHA256()
          hash.update(data: Data(bytes))
          return hash.finalize().description.count + zip(open, signatures).count { $0.isValidSignature($1, for: message) }
        },
        Lap("verified") { (try? file.requireSignatures(by: role, among: list)) == nil ? -1 : 1 },
        Lap("parsed and verified") {
          guard ListedContent(of: bytes).matches(bytes),
            let parsed = try? SignedMetadata(parsing: bytes, as: "targets.json", limit: 1 << 20),
            (try? parsed.requireSignatures(by: role, among: list)) != nil
          else { return -1 }
          return parsed.signatures.count
        },
      ]
    ).run()
  }

  private static func signed(_ keys: [SigningKey]) throws -> SignedMetadata {
    let targets = (0..<200).map { number in
      TargetFile(path: "shop/e\(number)/config.json", content: ListedContent(of: Array("\(number)".utf8)))
    }
    var file = try SignedMetadata("targets.json", TargetsMetadata(targets: targets).signed(version: 1, expires: 1_900_000_000))
    for key in keys { try file.sign(with: key, id: key.verifying.id) }
    return file
  }
}
