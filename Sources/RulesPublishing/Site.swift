public import RemoteConfigs

/// A site before something is published to it: what is live, and what was.
public struct Site: Sendable {
  /// A manifest that a trusted key signed.
  public struct Issue: Sendable {
    public let envelope: Envelope
    public let manifest: Manifest
  }

  public let product: String
  public let environment: String
  /// Keys whose signatures count.
  public let trusted: [VerifyingKey]
  public let live: Issue?
  /// Versions that were live, the newest first; the one that is live is not among them.
  public let earlier: [Issue]
  /// What rollbacks took back, up to the version that is live.
  public let withdrawn: Withdrawn
  /// A payload by where it lies.
  private let read: @Sendable (String) -> [UInt8]?

  /// Where the manifest of a version lies that is no longer live, below the site.
  public static func path(of version: ConfigVersion) -> String { "\(versions)/\(version.epoch)-\(version.version).json" }
  public static let versions = "versions"

  /// `read`: gives a file of the site by its path; nil where there is none. `names`: the files in `versions`.
  public init(
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
          "\(path) of the site cannot be built upon: \(error.message)",
          help: error == .untrusted ? "name the key that signed it with --trusted" : nil)
      }
    }
    live = try issue(Manifest.path)
    var earlier: [Issue] = []
    // What was signed by a key that has been given up cannot be gone back to; it is in nobody's way.
    for name in names where name.hasSuffix(".json") {
      guard let issue = try? issue("\(Site.versions)/\(name)"), issue.manifest.version != live?.manifest.version else { continue }
      earlier.append(issue)
    }
    if let manifest = live?.manifest, let bytes = read(Withdrawn.path(of: manifest)) {
      guard let known = Withdrawn(parsing: bytes) else {
        throw PublishProblem(
          "\(Withdrawn.path(of: manifest)) of the site is damaged, so what a rollback took back is not known",
          help: "bring it back, or delete it and look at every value that is published next")
      }
      withdrawn = known
    } else {
      withdrawn = .none
    }
    self.earlier = earlier.sorted { $0.manifest.version > $1.manifest.version }
  }

  /// The newest version that ever was.
  public var newest: ConfigVersion? { (earlier + (live.map { [$0] } ?? [])).map(\.manifest.version).max() }

  /// What most of those have now who would get something else; nil is what their app was built with.
  public func offer(replacedBy payload: [UInt8]) -> Manifest.Offer? {
    let offers = live?.manifest.offers ?? []
    let others = offers.filter { !$0.isOf(payload) }
    return others.max { $0.percent < $1.percent } ?? (offers.contains { $0.percent == 100 } ? offers.first : nil)
  }

  /// What an offer sets.
  func config(of offer: Manifest.Offer) throws(PublishProblem) -> RemoteConfig {
    let payload = try payload(of: offer)
    do throws(ConfigError) { return try RemoteConfig(parsing: payload) } catch { throw PublishProblem("\(offer.path): \(error.message)") }
  }

  func configs(of offers: [Manifest.Offer]) throws(PublishProblem) -> [RemoteConfig] {
    var configs: [RemoteConfig] = []
    for offer in offers { configs.append(try config(of: offer)) }
    return configs
  }

  /// What most installs have now: what the widest offer sets.
  public func widestConfig() throws(PublishProblem) -> RemoteConfig {
    guard let offer = live?.manifest.offers.max(by: { $0.percent < $1.percent }) else { return RemoteConfig([]) }
    return try config(of: offer)
  }

  /// The file with which nothing is withdrawn any more; nil where nothing is.
  public var acceptance: (path: String, bytes: [UInt8])? {
    guard let live, !withdrawn.entries.isEmpty else { return nil }
    return (Withdrawn.path(of: live.manifest), Withdrawn.none.bytes)
  }

  /// The payload of an offer, when the site has it as it was signed.
  public func payload(of offer: Manifest.Offer) throws(PublishProblem) -> [UInt8] {
    guard let bytes = read(offer.path) else { throw PublishProblem("\(offer.path) is missing on the site") }
    guard Manifest.Offer(payload: bytes, percent: offer.percent, minimumApp: offer.minimumApp) == offer else {
      throw PublishProblem("\(offer.path) on the site is not what was signed")
    }
    return bytes
  }
}

/// Why nothing is published.
public struct PublishProblem: Error, Sendable, Equatable {
  public let message: String
  public let help: String?

  package init(_ message: String, help: String? = nil) { (self.message, self.help) = (message, help) }
}
