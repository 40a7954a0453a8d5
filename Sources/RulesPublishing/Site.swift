package import RemoteConfigs

/// The state of a site before a publication: the live version and earlier versions.
package struct Site: Sendable {
  /// A version of the manifest that a trusted key signed.
  package struct Issue: Sendable {
    package let envelope: Envelope
    package let manifest: Manifest
  }

  package let product: String
  package let environment: String
  /// The keys whose signatures are accepted.
  package let trusted: [VerifyingKey]
  package let live: Issue?
  /// The earlier versions, newest first, without the live version.
  package let earlier: [Issue]
  /// The values that rollbacks withdrew, up to the live version.
  package let withdrawn: Withdrawn
  /// Reads a file of the site by its path.
  private let read: @Sendable (String) -> [UInt8]?

  /// Returns the path of the manifest of an earlier version, relative to the site.
  package static func path(of version: ConfigVersion) -> String { "\(versions)/\(version.epoch)-\(version.version).json" }
  package static let versions = "versions"

  /// Reads a site. `read` returns a file of the site by its path, or nil if the file does not exist. `names` are the files in `versions`.
  package init(
    product: String, environment: String, trusted: [VerifyingKey], names: [String], read: @escaping @Sendable (String) -> [UInt8]?
  ) throws(PublishProblem) {
    (self.product, self.environment, self.trusted, self.read) = (product, environment, trusted, read)
    func issue(_ path: String) throws(PublishProblem) -> Issue? {
      guard let bytes = read(path) else { return nil }
      do throws(ConfigError) {
        let envelope = try Envelope(parsing: bytes)
        let manifest = try Manifest(parsing: try envelope.verified(type: Manifest.type, by: trusted))
        guard manifest.product == product else { throw .otherProduct(manifest.product) }
        guard manifest.environment == environment else { throw .otherEnvironment(manifest.environment) }
        return Issue(envelope: envelope, manifest: manifest)
      } catch {
        throw PublishProblem(
          "\(path) of the site cannot be used: \(error.message)",
          help: error == .untrusted ? "pass the key that signed it with --trusted" : nil)
      }
    }
    live = try issue(Manifest.path)
    var earlier: [Issue] = []
    // Ignore versions that were signed by a revoked key. A rollback cannot use them.
    for name in names where name.hasSuffix(".json") {
      guard let issue = try? issue("\(Site.versions)/\(name)"), issue.manifest.version != live?.manifest.version else { continue }
      earlier.append(issue)
    }
    if let manifest = live?.manifest, let bytes = read(Withdrawn.path(of: manifest)) {
      guard let known = Withdrawn(parsing: bytes) else {
        throw PublishProblem(
          "\(Withdrawn.path(of: manifest)) of the site is damaged, so the values that were rolled back are unknown",
          help: "restore the file, or delete it and review every value of the next publication")
      }
      withdrawn = known
    } else {
      withdrawn = .none
    }
    self.earlier = earlier.sorted { $0.manifest.version > $1.manifest.version }
  }

  /// The newest version that is or was live.
  package var newest: ConfigVersion? { (earlier + (live.map { [$0] } ?? [])).map(\.manifest.version).max() }

  /// Returns the live offer that most installs have whose payload would change; nil for the values that the app was built with.
  package func offer(replacedBy payload: [UInt8]) -> Manifest.Offer? {
    let offers = live?.manifest.offers ?? []
    let others = offers.filter { !$0.isOf(payload) }
    return others.max { $0.percent < $1.percent } ?? (offers.contains { $0.percent == 100 } ? offers.first : nil)
  }

  /// Returns the remote config of an offer.
  func config(of offer: Manifest.Offer) throws(PublishProblem) -> RemoteConfig {
    let payload = try payload(of: offer)
    do throws(ConfigError) { return try RemoteConfig(parsing: payload) } catch { throw PublishProblem("\(offer.path): \(error.message)") }
  }

  func configs(of offers: [Manifest.Offer]) throws(PublishProblem) -> [RemoteConfig] {
    var configs: [RemoteConfig] = []
    for offer in offers { configs.append(try config(of: offer)) }
    return configs
  }

  /// Returns the remote config that most installs have, which is the one in the offer with the highest percentage.
  package func widestConfig() throws(PublishProblem) -> RemoteConfig {
    guard let offer = live?.manifest.offers.max(by: { $0.percent < $1.percent }) else { return RemoteConfig([]) }
    return try config(of: offer)
  }

  /// The file that clears all withdrawn values; nil if no values are withdrawn.
  package var acceptance: (path: String, bytes: [UInt8])? {
    guard let live, !withdrawn.entries.isEmpty else { return nil }
    return (Withdrawn.path(of: live.manifest), Withdrawn.none.bytes)
  }

  /// Returns the payload of an offer. Throws if it is missing or does not match the offer.
  package func payload(of offer: Manifest.Offer) throws(PublishProblem) -> [UInt8] {
    guard let bytes = read(offer.path) else { throw PublishProblem("\(offer.path) is missing on the site") }
    guard Manifest.Offer(payload: bytes, percent: offer.percent, minimumApp: offer.minimumApp) == offer else {
      throw PublishProblem("\(offer.path) on the site does not match its signed digest")
    }
    return bytes
  }
}

/// The reason why nothing is published.
package struct PublishProblem: Error, Sendable, Equatable {
  package let message: String
  package let help: String?

  package init(_ message: String, help: String? = nil) { (self.message, self.help) = (message, help) }
}
