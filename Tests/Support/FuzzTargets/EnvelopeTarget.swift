import HandzRules
import RemoteConfigs
import RulesBundle
import RulesJSON
import RulesRuntime

extension FuzzTarget {
  /// Data from a server is what the owner of a key signed, and within its range, or it is rejected. The first byte selects the part to try.
  static let envelope = FuzzTarget("envelope", longest: 4096) { bytes in
    let rest = Array(bytes.dropFirst())
    switch bytes.first {
    case UInt8(ascii: "m"): try manifest(rest)
    case UInt8(ascii: "v"): try values(rest)
    case UInt8(ascii: "k"): _ = VerifyingKey(base64: String(decoding: rest, as: UTF8.self))
    default: try envelope(bytes)
    }
  }

  private static let key: SigningKey = {
    guard let key = SigningKey(secret: SigningKey.beginning + "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=") else {
      fatalError("the key is invalid")
    }
    return key
  }()

  private static func envelope(_ bytes: [UInt8]) throws {
    guard let envelope = try? Envelope(parsing: bytes) else { return }
    let again = try? Envelope(parsing: envelope.json.compact())
    try invariant(again == envelope, "written again, it is another envelope")
    let verified = try? envelope.verified(type: Manifest.type, by: [key.verifying])
    try invariant(verified == nil || verified == signed, "an unsigned envelope is accepted")
    // The same bytes with a valid signature: then they are what was signed.
    let own = try Envelope(envelope.payload, type: Manifest.type, signedBy: [key])
    try invariant((try? own.verified(type: Manifest.type, by: [key.verifying])) == envelope.payload, "an own signature is rejected")
    try invariant((try? own.verified(type: Manifest.type, by: [SigningKey().verifying])) == nil, "an unknown key is accepted")
  }

  /// The one payload that was signed with the key outside this process: it is among the seeds.
  private static let signed = Array(#"{"hello":"world"}"#.utf8)

  private static func manifest(_ bytes: [UInt8]) throws {
    guard let manifest = try? Manifest(parsing: bytes) else { return }
    try invariant((try? Manifest(parsing: manifest.json.compact())) == manifest, "written again, it is another manifest")
    for app in ["0", "1.0", "99.1.2"] { _ = AppVersion(app).map { manifest.offer(for: Install(id: "x", app: $0)) } }
  }

  private static func values(_ bytes: [UInt8]) throws {
    guard let config = try? RemoteConfig(parsing: bytes) else { return }
    try invariant((try? RemoteConfig(parsing: config.json.compact())) == config, "written again, it is another config")
    let built = Handz.embedded.bundle
    guard let (bundle, skipped) = try? config.applied(to: built) else { return }
    try invariant(skipped.count <= config.values.count, "more values were skipped than exist")
    try invariant(bundle.isSetting(of: built), "the rules changed")
    if !bundle.isSame(as: built) { Asked.everything(of: bundle) }
  }
}
