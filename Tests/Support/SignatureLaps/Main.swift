import Crypto
import Foundation
import RemoteConfigs
import RulesJSON

/// Measures how a client verifies metadata with two signatures: `signature-laps LAP TARGETS TIMES` prints the CPU time of one repetition in
/// nanoseconds. `make bench` runs the laps alternately.
@main enum Main {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let count = Int(arguments[2]), let times = Int(arguments[3]), count > 0, times > 0 else { return usage() }
    let keys = (0..<2).map { _ in SigningKey() }
    let file = try signed(keys, count)
    let open = try keys.map { try Curve25519.Signing.PublicKey(rawRepresentation: $0.verifying.bytes) }
    let (bytes, message) = (file.bytes, Data(file.canonical))
    let signatures = file.signatures.compactMap { HexBytes.parse($0.text) }
    var list = KeyList()
    for key in keys { list.add(key.verifying) }
    let role = RoleKeys(keyIDs: keys.map(\.verifying.id), threshold: 2)
    let laps: [String: () throws -> Int] = [
      "cryptography": {
        var hash = SHA256()
        hash.update(data: Data(bytes))
        return hash.finalize().description.count + zip(open, signatures).count { $0.isValidSignature($1, for: message) }
      },
      "verified": {
        try file.requireSignatures(by: role, among: list)
        return 1
      },
      "parsed": {
        guard ListedContent(of: bytes).matches(bytes) else { return -1 }
        let parsed = try SignedMetadata(parsing: bytes, as: "targets.json", limit: 1 << 20)
        try parsed.requireSignatures(by: role, among: list)
        return parsed.signatures.count
      },
    ]
    guard let lap = laps[arguments[1]] else { return usage() }
    // The optimizer removes no work, because the sum depends on all of it.
    var sum = try lap()
    let start = clock()
    for _ in 0..<times { sum &+= try lap() }
    let time = Double(clock() - start) / Double(CLOCKS_PER_SEC) * 1e9 / Double(times)
    print(sum == .min ? 0 : Int(time))
  }

  private static func usage() {
    FileHandle.standardError.write(Data("signature-laps cryptography|verified|parsed TARGETS TIMES\n".utf8))
    exit(64)
  }

  private static func signed(_ keys: [SigningKey], _ count: Int) throws -> SignedMetadata {
    let targets = (0..<count).map { number in
      TargetFile(path: "shop/e\(number)/config.json", content: ListedContent(of: Array("\(number)".utf8)))
    }
    var file = try SignedMetadata("targets.json", TargetsMetadata(targets: targets).signed(version: 1, expires: 1_900_000_000))
    for key in keys { try file.sign(with: key, id: key.verifying.id) }
    return file
  }
}
