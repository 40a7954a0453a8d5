import Emitters
import RemoteConfigs
import RulebookSupport
import RulesBundle
import RulesJSON

extension Inspect: SigningWork {
  func work() throws {
    guard let bytes = FileSystem.read(file) else { throw Failure(message: "cannot read \(file)", code: Exit.noInput) }
    if bytes.first == UInt8(ascii: "{") { return try manifest(bytes) }
    let bundle = try LoadedRules.load(bytes, file)
    guard bundle.isIntact else { throw Failure(message: "\(file): the content does not match its hash", code: Exit.findings) }
    if let limits { return try compare(limits, bundle) }
    guard summary else { return Console.print(json: BundleJSON(bundle).json.pretty()) }
    Console.print("\(bundle.size) bytes, format \(BundleSchema.version)")
    for layout in BundleSchema.sections where bundle.count(layout.section) > 0 {
      Console.print("\(bundle.count(layout.section)) \(layout.name)")
    }
  }

  private func manifest(_ bytes: [UInt8]) throws {
    let envelope: Envelope
    do throws(ConfigError) { envelope = try Envelope(parsing: bytes) } catch {
      throw Failure(message: "\(file): \(error.message)", code: Exit.findings)
    }
    var keys: [VerifyingKey] = []
    for one in trusted { keys.append(try KeyFiles.readPublic(one)) }
    var beside: (name: String, bundle: RuleBundle)?
    if let app {
      guard let bytes = FileSystem.read(app) else { throw Failure(message: "cannot read \(app)", code: Exit.noInput) }
      beside = (app, try LoadedRules.load(bytes, app))
    }
    try ManifestText(path: file, envelope: envelope, trusted: keys).show(beside)
  }

  private func compare(_ limits: String, _ bundle: RuleBundle) throws(Failure) {
    guard let bytes = FileSystem.read(limits) else { throw Failure(message: "cannot read \(limits)", code: Exit.noInput) }
    guard let mismatch = LimitsReader.mismatch(bytes, bundle) else { return Console.note("\(limits) belongs to \(file)") }
    throw Failure(message: "\(limits) cannot be used with \(file): \(mismatch.message)", code: Exit.findings)
  }
}
