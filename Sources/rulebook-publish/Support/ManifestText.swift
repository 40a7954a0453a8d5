import ArgumentParser
import LimitConfigs
import RulebookSupport
import RulesBundle
import RulesPublishing

/// A manifest for people: who signed it, what it offers to whom, and what each payload sets.
struct ManifestText {
  let path: String
  let envelope: Envelope
  let trusted: [VerifyingKey]

  /// Whatever does not hold is said at its place, and fails the command at the end.
  func show(_ app: (name: String, bundle: Bundle)?) throws {
    var holds = true
    for line in signatures(&holds) { Console.print(line) }
    let manifest: Manifest
    do throws(Refusal) {
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
      return ["signed by nobody"]
    }
    let ids = envelope.signatures.map(\.keyID).joined(separator: ", ")
    if trusted.isEmpty { return ["signed in the name of \(ids), which was not checked (--trusted KEY)"] }
    do throws(Refusal) {
      _ = try envelope.verified(type: Manifest.type, by: trusted)
      return ["signed by \(envelope.signatures.map(\.keyID).filter { id in trusted.contains { $0.id == id } }.joined(separator: ", "))"]
    } catch {
      holds = false
      return ["signed in the name of \(ids): \(error.message)"]
    }
  }

  private func show(_ offer: Manifest.Offer, _ app: (name: String, bundle: Bundle)?, _ text: PublicationText, _ holds: inout Bool) {
    let name = "payload \(offer.digest.prefix(12))"
    guard let bytes = payload(of: offer) else { return Console.print("\(name) is not beside it") }
    do throws(Refusal) {
      guard Manifest.Offer(payload: bytes, percent: offer.percent, minimumApp: offer.minimumApp) == offer else { throw .otherPayload }
      let config = try LimitConfig(parsing: bytes)
      Console.print("\(name):")
      for line in text.lines(of: config) { Console.print("  \(line)") }
      guard let app else { return }
      let changes = config.values.compactMap { entry -> ValueChange? in
        let own = app.bundle.find(.opened, entry.path).map { app.bundle.opened($0) }
        return own == entry.value ? nil : ValueChange(path: entry.path, old: own, new: entry.value)
      }
      Console.print("  beside \(app.name):\(changes.isEmpty ? " the same" : "")")
      for line in text.lines(of: changes) { Console.print("    \(line)") }
      _ = try config.applied(to: app.bundle)
    } catch {
      holds = false
      Console.print("\(name): \(error.message)")
    }
  }

  /// Beside the manifest, or beside the folder in which those of earlier versions lie.
  private func payload(of offer: Manifest.Offer) -> [UInt8]? {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    return FileSystem.read("\(folder)/\(offer.path)") ?? FileSystem.read("\(folder)/../\(offer.path)")
  }
}
