import ArgumentParser
import RemoteConfigs
import RulebookSupport
import RulesBundle
import RulesPublishing

/// Prints a manifest: its signatures, its offers, and the values of each payload.
struct ManifestText {
  let path: String
  let envelope: Envelope
  let trusted: [VerifyingKey]

  /// Prints the manifest. Invalid parts are reported in place, and the command fails at the end.
  func show(_ app: (name: String, bundle: RuleBundle)?) throws {
    var holds = true
    for line in signatures(&holds) { Console.print(line) }
    let manifest: Manifest
    do throws(ConfigError) {
      guard envelope.payloadType == Manifest.type else { throw .otherType(envelope.payloadType) }
      manifest = try Manifest(parsing: envelope.payload)
    } catch {
      throw Failure(message: "\(path): \(error.message)", code: Exit.findings)
    }
    let text = PublicationText(nil)
    for line in text.lines(of: manifest) { Console.print(line) }
    for offer in manifest.offers { show(offer, app, text, &holds) }
    if !holds { throw Exit.findings }
  }

  private func signatures(_ holds: inout Bool) -> [String] {
    if envelope.signatures.isEmpty {
      holds = false
      return ["not signed"]
    }
    let ids = envelope.signatures.map(\.keyID).joined(separator: ", ")
    if trusted.isEmpty { return ["signed with key \(ids), not verified (pass --trusted KEY)"] }
    do throws(ConfigError) {
      _ = try envelope.verified(type: Manifest.type, by: trusted)
      return ["signed by \(envelope.signatures.map(\.keyID).filter { id in trusted.contains { $0.id == id } }.joined(separator: ", "))"]
    } catch {
      holds = false
      return ["signed with key \(ids): \(error.message)"]
    }
  }

  private func show(_ offer: Manifest.Offer, _ app: (name: String, bundle: RuleBundle)?, _ text: PublicationText, _ holds: inout Bool) {
    let name = "payload \(offer.digest.prefix(12))"
    guard let bytes = payload(of: offer) else { return Console.print("\(name) is missing next to the manifest") }
    do throws(ConfigError) {
      guard Manifest.Offer(payload: bytes, percent: offer.percent, minimumApp: offer.minimumApp) == offer else { throw .otherPayload }
      let config = try RemoteConfig(parsing: bytes)
      Console.print("\(name):")
      for line in text.lines(of: config) { Console.print("  \(line)") }
      guard let app else { return }
      let changes = config.values.compactMap { entry -> ValueChange? in
        let own = app.bundle.find(.remoteOverridables, entry.path).map { app.bundle.remoteOverridables($0) }
        return own == entry.value ? nil : ValueChange(path: entry.path, old: own, new: entry.value)
      }
      Console.print("  compared with \(app.name):\(changes.isEmpty ? " no difference" : "")")
      for line in text.lines(of: changes) { Console.print("    \(line)") }
      _ = try config.applied(to: app.bundle)
    } catch {
      holds = false
      Console.print("\(name): \(error.message)")
    }
  }

  /// Returns the payload of an offer: next to the manifest, or next to the folder of earlier manifests.
  private func payload(of offer: Manifest.Offer) -> [UInt8]? {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    return FileSystem.read("\(folder)/\(offer.path)") ?? FileSystem.read("\(folder)/../\(offer.path)")
  }
}
