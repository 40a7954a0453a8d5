public import LimitConfigs
internal import RulesJSON

/// How something is published.
public struct Terms: Sendable {
  /// Of all installs.
  public var percent: Int
  public var minimumApp: AppVersion
  /// Seconds since 1970.
  public var issued: Int64
  public var expires: Int64
  /// The next one when left out.
  public var version: ConfigVersion?
  /// The keys that are trusted from here on; those that the live manifest names when left out.
  public var keys: [VerifyingKey]?

  public init(percent: Int, minimumApp: AppVersion, issued: Int64, expires: Int64, version: ConfigVersion?, keys: [VerifyingKey]?) {
    self.percent = percent
    self.minimumApp = minimumApp
    self.issued = issued
    self.expires = expires
    self.version = version
    self.keys = keys
  }
}

/// What goes to a site: nothing of it is written yet, and nothing is signed.
public struct Publication: Sendable {
  public let manifest: Manifest
  /// The payloads of all that is offered, in the order of the offers.
  public let payloads: [[UInt8]]
  private let site: Site

  /// A config above what is live. Who is not among its installs keeps what is live, or what was under it.
  public init(_ config: LimitConfig, on site: Site, _ terms: Terms) throws(PublishProblem) {
    let payload = config.json.compact()
    guard payload.count <= LimitConfig.mostBytes else {
      throw PublishProblem("the config has \(payload.count) bytes, and may have \(LimitConfig.mostBytes)")
    }
    let offer = Manifest.Offer(payload: payload, percent: terms.percent, minimumApp: terms.minimumApp)
    var (offers, payloads) = ([offer], [payload])
    for old in site.live?.manifest.offers ?? [] where old.digest != offer.digest {
      // Whoever could take it takes another one before.
      if offers.contains(where: { $0.percent >= old.percent && $0.minimumApp <= old.minimumApp }) { continue }
      offers.append(old)
      payloads.append(try site.payload(of: old))
    }
    try self.init(offers, payloads, on: site, terms)
  }

  /// What was offered in an earlier version, under a version of its own.
  public init(again version: ConfigVersion?, on site: Site, _ terms: Terms) throws(PublishProblem) {
    guard let live = site.live else { throw PublishProblem("nothing was ever published here, so there is nothing to go back to") }
    let wanted = version.map { wanted in site.earlier.first { $0.manifest.version == wanted } } ?? site.earlier.first
    guard let earlier = wanted else {
      let there = site.earlier.map { "\($0.manifest.version.epoch)-\($0.manifest.version.version)" }.joined(separator: ", ")
      throw PublishProblem(
        version.map { "the site does not have \($0)" } ?? "there is no version before \(live.manifest.version)",
        help: there.isEmpty ? nil : "it has \(there)")
    }
    var payloads: [[UInt8]] = []
    for offer in earlier.manifest.offers { payloads.append(try site.payload(of: offer)) }
    try self.init(earlier.manifest.offers, payloads, on: site, terms)
  }

  private init(_ offers: [Manifest.Offer], _ payloads: [[UInt8]], on site: Site, _ terms: Terms) throws(PublishProblem) {
    let version = try Publication.version(on: site, terms.version)
    guard terms.expires > terms.issued else { throw PublishProblem("it would expire before it is issued") }
    if let live = site.live?.manifest, live.issued > terms.issued {
      throw PublishProblem("what is live was issued later than now", help: "the clock here, or there, is wrong")
    }
    // Who is in at 10 % is in at 20 %; somebody else goes first when all have the same.
    let isUnderWay = site.live?.manifest.offers.contains { $0.percent < 100 } ?? false
    let rollout = isUnderWay ? site.live?.manifest.rollout : nil
    manifest = Manifest(
      product: site.product, environment: site.environment, version: version, issued: terms.issued, expires: terms.expires,
      rollout: rollout ?? "\(version.epoch)-\(version.version)", offers: offers, keys: terms.keys ?? site.live?.manifest.keys ?? [])
    self.payloads = payloads
    self.site = site
  }

  private static func version(on site: Site, _ wanted: ConfigVersion?) throws(PublishProblem) -> ConfigVersion {
    let newest = site.newest
    if let wanted {
      if let newest, wanted <= newest { throw PublishProblem("\(wanted) is not above \(newest), which is or was live") }
      return wanted
    }
    guard let newest else { return ConfigVersion(epoch: 1, version: 1) }
    guard newest.version < .max else {
      throw PublishProblem("there is no version above \(newest)", help: "begin a new epoch: --config-version \(newest.epoch + 1)-1")
    }
    return ConfigVersion(epoch: newest.epoch, version: newest.version + 1)
  }

  /// Whether everybody would have what they have already.
  public var changesNothing: Bool {
    guard let live = site.live?.manifest else { return false }
    return live.offers == manifest.offers && live.keys == manifest.keys
  }

  /// The files, in the order in which they must be written: whoever reads the manifest finds the payloads. The last is the manifest.
  public func files(signedBy keys: [SigningKey]) throws(PublishProblem) -> [(path: String, bytes: [UInt8])] {
    if let live = site.live?.manifest, !live.keys.isEmpty, !keys.contains(where: { live.keys.contains($0.verifying) }) {
      throw PublishProblem(
        "no app would take it: since \(live.version) they trust \(live.keys.map(\.id).joined(separator: ", "))",
        help: "sign with one of these, too")
    }
    var files = zip(manifest.offers, payloads).map { (path: $0.path, bytes: $1) }
    if let live = site.live { files.append((Site.path(of: live.manifest.version), live.envelope.json.compact())) }
    let envelope: Envelope
    do { envelope = try Envelope(manifest.json.compact(), type: Manifest.type, signedBy: keys) } catch {
      throw PublishProblem("it could not be signed: \(error)")
    }
    files.append((Manifest.path, envelope.json.compact()))
    return files
  }
}
