import Foundation
import RemoteConfigs
import RulesJSON
import Testing

/// Public keys that must not be trusted are rejected where they are read.
@Suite struct KeyFormTests {
  /// Every encoding of the eight points whose order divides 8, computed from the curve equation with a separate Python program.
  private static let torsion: [(String, KeyError)] = [
    ("0100000000000000000000000000000000000000000000000000000000000000", .smallOrder),
    ("ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f", .smallOrder),
    ("0000000000000000000000000000000000000000000000000000000000000000", .smallOrder),
    ("0000000000000000000000000000000000000000000000000000000000000080", .smallOrder),
    ("26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05", .smallOrder),
    ("26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85", .smallOrder),
    ("c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a", .smallOrder),
    ("c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa", .smallOrder),
    ("0100000000000000000000000000000000000000000000000000000000000080", .notCanonical),
    ("ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff", .notCanonical),
    ("edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f", .notCanonical),
    ("edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff", .notCanonical),
    ("eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f", .notCanonical),
    ("eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff", .notCanonical),
  ]

  private func bytes(_ text: String) -> [UInt8] {
    let digits = text.utf8.map { $0 >= 0x61 ? $0 - 0x57 : $0 - 0x30 }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  @Test func keysOfSmallOrder() {
    for (text, problem) in Self.torsion {
      let key = bytes(text)
      #expect(throws: problem, "\(text)") { try VerifyingKey(checking: key) }
      #expect(VerifyingKey(key) == nil && VerifyingKey(base64: Base64.text(key)) == nil, "\(text)")
    }
  }

  /// Each y from the prime up to 2^255 - 1 is a second encoding of a smaller one.
  @Test func keysThatAreNotCanonical() {
    for low in UInt8(0xED)...0xFF {
      for high: UInt8 in [0x7F, 0xFF] {
        let key = [low] + Array(repeating: 0xFF, count: 30) + [high]
        #expect(throws: KeyError.notCanonical) { try VerifyingKey(checking: key) }
      }
    }
    for count in [0, 31, 33] { #expect(throws: KeyError.notAKey) { try VerifyingKey(checking: Array(repeating: 9, count: count)) } }
  }

  @Test func ordinaryKeysAreAccepted() throws {
    for _ in 0..<200 {
      let key = SigningKey().verifying
      #expect(try VerifyingKey(checking: key.base64) == key)
    }
  }

  /// A key that a root lists under two ids, in digits of two cases, counts once toward a threshold.
  @Test func oneKeyUnderTwoIds() throws {
    let keys = [SigningKey(), SigningKey()]
    var list = KeyList()
    for key in keys { list.add(key.verifying) }
    func root(_ list: KeyList, signedBy signers: [(id: String, key: SigningKey)]) throws -> (SignedMetadata, RootMetadata) {
      let role = RoleKeys(keyIDs: keys.map(\.verifying.id), threshold: 2)
      let contents = RootMetadata(keys: list, root: role, timestamp: role, snapshot: role, targets: role)
      let plain = try SignedMetadata("root.json", contents.signed(version: 1, expires: Site.now + Site.day))
      // The second id has the first key, in upper case.
      let own = HexText.of(keys[0].verifying.bytes)
      let text = String(decoding: plain.bytes, as: UTF8.self).replacing(HexText.of(keys[1].verifying.bytes), with: own.uppercased())
      var file = try SignedMetadata(parsing: Array(text.utf8), as: "root.json", limit: 1 << 20)
      for (id, key) in signers { try file.sign(with: key, id: id) }
      return (file, try RootMetadata(file))
    }
    let ids = keys.map(\.verifying.id)
    let (file, contents) = try root(list, signedBy: [(ids[0], keys[0]), (ids[1], keys[0])])
    #expect(file.signatures.count == 2)
    #expect(throws: MetadataError.unsigned("root.json", valid: 1, threshold: 2)) {
      try file.requireSignatures(by: contents.root, among: contents.keys)
    }
  }

  /// A signed root that lists such a key is rejected as a whole, with the reason.
  @Test func rootsThatListThem() throws {
    let root = String(decoding: Site.root, as: UTF8.self)
    let own = HexText.of(Site.online.verifying.bytes)
    for (key, problem) in Self.torsion {
      let handed = root.replacingOccurrences(of: own, with: key)
      #expect(handed != root)
      #expect(throws: MetadataError.weakKey("root.json", problem)) { try TrustedMetadata(root: Array(handed.utf8), now: Site.now) }
    }
  }
}

enum HexText {
  static func of(_ bytes: [UInt8]) -> String { bytes.map { String(format: "%02x", $0) }.joined() }
}
