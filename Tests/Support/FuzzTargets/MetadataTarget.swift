import HandzRules
import RemoteConfigs
import RulesBundle
import RulesJSON
import RulesRuntime

extension FuzzTarget {
  /// Data from a server is what the owner of a key signed, and within its range, or it is rejected. The first byte selects the part to try.
  static let metadata = FuzzTarget("metadata", longest: 4096) { bytes in
    let rest = Array(bytes.dropFirst())
    switch bytes.first {
    case UInt8(ascii: "m"): try index(rest)
    case UInt8(ascii: "v"): try values(rest)
    case UInt8(ascii: "k"): _ = VerifyingKey(base64: String(decoding: rest, as: UTF8.self))
    default: try metadata(bytes)
    }
  }

  private static let key: SigningKey = {
    guard let key = SigningKey(secret: SigningKey.prefix + "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=") else {
      fatalError("the key is invalid")
    }
    return key
  }()

  private static func metadata(_ bytes: [UInt8]) throws {
    guard let file = try? SignedMetadata(parsing: bytes, as: "root.json", limit: 4096) else { return }
    let again = try? SignedMetadata(parsing: file.bytes, as: "root.json", limit: 1 << 16)
    try invariant(again == file, "written again, it is another file")
    _ = (try? RootMetadata(file), try? TargetsMetadata(file), try? TimestampMetadata(file), try? SnapshotMetadata(file))
    if let root = try? TrustedMetadata(root: bytes, now: 0) {
      try invariant(root.root.contents.root.keyIDs.count >= root.root.contents.root.threshold, "fewer keys than signatures")
    }
    var keys = KeyList()
    keys.add(key.verifying)
    let role = RoleKeys(keyIDs: [key.verifying.id], threshold: 1)
    let isSigned = (try? file.requireSignatures(by: role, among: keys)) != nil
    try invariant(!isSigned || file.signed["signed_by_us"] == .bool(true), "an unsigned file is accepted")
    var own = file
    try own.sign(with: key, id: key.verifying.id)
    try invariant((try? own.requireSignatures(by: role, among: keys)) != nil, "an own signature is rejected")
  }

  private static func index(_ bytes: [UInt8]) throws {
    guard let index = try? ConfigIndex(parsing: bytes) else { return }
    try invariant((try? ConfigIndex(parsing: index.json.compact())) == index, "written again, it is another list of offers")
    for app in ["0", "1.0", "99.1.2"] { _ = AppVersion(app).map { index.offer(for: Install(id: "x", app: $0)) } }
  }

  private static func values(_ bytes: [UInt8]) throws {
    guard let config = try? RemoteConfig(parsing: bytes) else { return }
    try invariant((try? RemoteConfig(parsing: config.json.compact())) == config, "written again, it is another config")
    let built = Handz.embedded.bundle
    guard let (bundle, skipped) = try? config.applied(to: built) else { return }
    try invariant(skipped.count <= config.values.count, "more values were skipped than exist")
    try invariant(bundle.differsOnlyInOverrides(from: built), "the rules changed")
    if !bundle.isSame(as: built) { Asked.everything(of: bundle) }
  }
}
