internal import RulesBundle
package import RulesJSON

/// A metadata file: the signed part, and the signatures over its canonical form.
package struct SignedMetadata: Sendable, Equatable {
  package struct Signature: Sendable, Equatable {
    package var keyID: String
    /// The signature in hexadecimal digits.
    package var text: String
  }

  /// The file name without its version, such as `timestamp.json`.
  package let name: String
  package let signed: JSON
  package private(set) var signatures: [Signature]
  package let version: Int64
  /// In seconds since 1970.
  package let expires: Int64
  /// The canonical form of the signed part.
  package let canonical: [UInt8]

  /// The members that all roles have.
  package static func signed(_ type: String, version: Int64, expires: Int64, _ more: KeyValuePairs<String, JSON>) -> JSON {
    var members: [JSON.Member] = [
      .init(key: "_type", value: .string(type)), .init(key: "spec_version", value: .string("1.0.31")),
      .init(key: "version", value: .int(version)), .init(key: "expires", value: .string(MetadataTime.text(expires))),
    ]
    for (key, value) in more { members.append(.init(key: key, value: value)) }
    return .object(members)
  }

  /// Creates unsigned metadata. Throws if a reader would reject its form.
  package init(_ name: String, _ signed: JSON) throws(MetadataError) {
    try self.init(name, signed, [])
  }

  /// Parses a file. `name` is its name without its version. Signatures are not verified.
  package init(parsing bytes: [UInt8], as name: String, limit: Int) throws(MetadataError) {
    guard bytes.count <= limit else { throw .tooLarge(name) }
    let json: JSON
    do { json = try JSON.parse(bytes, limit: limit) } catch { throw .malformed(name, why: error.message) }
    guard let signed = json["signed"], let list = json["signatures"]?.arrayValue else {
      throw .malformed(name, why: "it has no `signed` or `signatures`")
    }
    var signatures: [Signature] = []
    for item in list {
      guard let id = item["keyid"]?.stringValue, let text = item["sig"]?.stringValue else {
        throw .malformed(name, why: "a signature has no `keyid` or `sig`")
      }
      guard !signatures.contains(where: { $0.keyID.utf8.elementsEqual(id.utf8) }) else {
        throw .malformed(name, why: "two signatures have the same key id")
      }
      signatures.append(Signature(keyID: id, text: text))
    }
    try self.init(name, signed, signatures)
  }

  private init(_ name: String, _ signed: JSON, _ signatures: [Signature]) throws(MetadataError) {
    guard let spec = signed["spec_version"]?.stringValue, SignedMetadata.isSupported(spec) else {
      throw .malformed(name, why: "`spec_version` is not 1.x")
    }
    guard signed.hasSharedIntegers else { throw .malformed(name, why: "an integer exceeds 2^53 - 1") }
    guard let version = signed["version"]?.intValue, version >= 1 else {
      throw .malformed(name, why: "`version` is not a positive integer")
    }
    guard let expires = signed["expires"]?.stringValue.flatMap(MetadataTime.seconds) else {
      throw .malformed(name, why: "`expires` is not a time such as 2026-01-05T10:00:00Z")
    }
    self.name = name
    self.signed = signed
    self.signatures = signatures
    self.version = version
    self.expires = expires
    canonical = signed.canonical
  }

  private static func isSupported(_ spec: String) -> Bool {
    let parts = spec.split(separator: ".", omittingEmptySubsequences: false)
    return (2...3).contains(parts.count) && parts[0] == "1"
      && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
  }

  /// Throws unless the signed part has a type.
  func require(type: String) throws(MetadataError) {
    guard signed["_type"]?.stringValue == type else { throw .malformed(name, why: "`_type` is not `\(type)`") }
  }

  /// Returns the number of keys of a role whose signatures are valid. Counting ends at `most`.
  package func validSignatures(by role: RoleKeys, among keys: KeyList, most: Int = .max) -> Int {
    var counted: [String] = []
    for signature in signatures where counted.count < most && role.keyIDs.contains(signature.keyID) {
      guard let key = keys[signature.keyID], !counted.contains(key.publicText), let bytes = HexBytes.parse(signature.text),
        key.accepts(bytes, of: canonical)
      else { continue }
      counted.append(key.publicText)
    }
    return counted.count
  }

  /// Throws unless as many keys of a role signed it as the role requires.
  package func requireSignatures(by role: RoleKeys, among keys: KeyList) throws(MetadataError) {
    let valid = validSignatures(by: role, among: keys, most: role.threshold)
    guard valid >= role.threshold else { throw .unsigned(name, valid: valid, threshold: role.threshold) }
  }

  /// Adds a signature, or replaces the one of the same key.
  package mutating func sign(with key: SigningKey, id: String) throws {
    let text = Hex.text(try key.signature(of: canonical))
    signatures.removeAll { $0.keyID == id }
    signatures.append(Signature(keyID: id, text: text))
  }

  /// The bytes of the file.
  package var bytes: [UInt8] {
    JSON.members([
      "signatures": .array(signatures.map { .members(["keyid": .string($0.keyID), "sig": .string($0.text)]) }), "signed": signed,
    ]).compact()
  }
}

/// Times in metadata: `2026-01-05T10:00:00Z`.
package enum MetadataTime {
  package static func text(_ seconds: Int64) -> String {
    var text: [UInt8] = []
    TimeText.appendTimestamp(seconds: seconds, nanoseconds: 0, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  package static func seconds(_ text: String) -> Int64? {
    guard text.utf8.count == 20, text.hasSuffix("Z") else { return nil }
    return TimeText.timestamp(text.utf8)?.seconds
  }
}
