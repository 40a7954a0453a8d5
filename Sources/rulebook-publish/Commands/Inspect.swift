import Diagnostics
import Emitters
import RemoteConfigs
import RulebookSupport
import RulesBundle
import RulesJSON

extension Inspect: SigningWork {
  func work() throws {
    guard let bytes = FileSystem.read(file) else { throw Failure(message: "cannot read \(file)", code: Exit.noInput) }
    if bytes.first == UInt8(ascii: "{") { return try metadata(bytes) }
    let bundle = try LoadedRules.load(bytes, file)
    guard bundle.isIntact else { throw Failure(message: "\(file): the content does not match its hash", code: Exit.findings) }
    if let limits { return try compare(limits, bundle) }
    guard summary else { return Console.print(json: BundleJSON(bundle).json.pretty()) }
    Console.print("\(bundle.size) bytes, format \(BundleSchema.version)")
    for layout in BundleSchema.sections where bundle.count(layout.section) > 0 {
      Console.print("\(bundle.count(layout.section)) \(layout.name)")
    }
  }

  /// Prints the signatures of a metadata file and what it lists. `rulebook site status` verifies them.
  private func metadata(_ bytes: [UInt8]) throws {
    let signed: SignedMetadata
    do throws(MetadataError) { signed = try SignedMetadata(parsing: bytes, as: file, limit: 1 << 20) } catch {
      throw Failure(message: error.message, code: Exit.findings)
    }
    let type = signed.signed["_type"]?.stringValue ?? "unknown"
    Console.print("\(type): version \(signed.version), expires \(MetadataTime.text(signed.expires))")
    let ids = signed.signatures.map { String($0.keyID.prefix(16)) }
    Console.print("signed with \(ids.isEmpty ? "no key" : ids.phrase()); `rulebook site status` verifies a config repository")
    if summary { return }
    Console.print(json: signed.signed.pretty())
  }

  private func compare(_ limits: String, _ bundle: RuleBundle) throws(Failure) {
    guard let bytes = FileSystem.read(limits) else { throw Failure(message: "cannot read \(limits)", code: Exit.noInput) }
    guard let mismatch = LimitsReader.mismatch(bytes, bundle) else { return Console.note("\(limits) belongs to \(file)") }
    throw Failure(message: "\(limits) cannot be used with \(file): \(mismatch.message)", code: Exit.findings)
  }
}
