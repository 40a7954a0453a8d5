internal import Crypto
internal import RulesBundle
package import RulesJSON

/// The length and the hashes of a file, as another file lists them.
package struct ListedContent: Sendable, Equatable {
  package var length: Int?
  package var sha256: String?
  package var sha512: String?

  package init() {}

  /// The length and the SHA-256 of bytes.
  package init(of bytes: [UInt8]) {
    length = bytes.count
    sha256 = ListedContent.sha256(bytes)
  }

  init(parsing json: JSON, in file: String) throws(MetadataError) {
    if let written = json["length"] {
      guard let length = written.intValue, length >= 0 else { throw .malformed(file, why: "a length is not a positive integer") }
      self.length = Int(length)
    }
    guard let hashes = json["hashes"] else { return }
    guard let members = hashes.objectValue, !members.isEmpty else { throw .malformed(file, why: "`hashes` has no hash") }
    for member in members {
      guard let text = member.value.stringValue else { throw .malformed(file, why: "a hash is not a string") }
      switch member.key {
      case "sha256": sha256 = text
      case "sha512": sha512 = text
      default: continue
      }
    }
    guard sha256 != nil || sha512 != nil else { throw .malformed(file, why: "no hash has a supported algorithm") }
  }

  package var members: [JSON.Member] {
    var members: [JSON.Member] = []
    if let length { members.append(.init(key: "length", value: .int(Int64(length)))) }
    var hashes: [JSON.Member] = []
    if let sha256 { hashes.append(.init(key: "sha256", value: .string(sha256))) }
    if let sha512 { hashes.append(.init(key: "sha512", value: .string(sha512))) }
    if !hashes.isEmpty { members.append(.init(key: "hashes", value: .object(hashes))) }
    return members
  }

  /// Whether bytes have the length and all hashes that are listed.
  package func matches(_ bytes: [UInt8]) -> Bool {
    if let length, length != bytes.count { return false }
    if let sha256, sha256 != ListedContent.sha256(bytes) { return false }
    if let sha512, sha512 != Hex.text(Array(Crypto.SHA512.hash(data: bytes))) { return false }
    return true
  }

  /// A hash for the name of a file in a consistent snapshot.
  var anyHash: String? { sha256 ?? sha512 }

  /// Returns the SHA-256 of bytes in hexadecimal digits.
  package static func sha256(_ bytes: [UInt8]) -> String { Hex.text(Array(Crypto.SHA256.hash(data: bytes))) }
}
