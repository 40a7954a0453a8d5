public import RemoteConfigs
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
  /// What is withdrawn after it.
  public let withdrawn: Withdrawn
  private let site: Site

  /// A config above what is live. Who is not among its installs keeps what is live, or what was under it.
  ///
  /// `again`: paths whose values may be published again although a rollback took them back.
  public init(_ config: RemoteConfig, on site: Site, _ terms: Terms, again: Set<String> = []) throws(PublishProblem) {
    let payload = try Publication.payload(config)
    try Publication.requireConsent(site.withdrawn.repeated(by: config, except: again))
    let offer = Manifest.Offer(payload: payload, percent: terms.percent, minimumApp: terms.minimumApp)
    var (offers, payloads) = ([offer], [payload])
    let live = site.live?.manifest.offers ?? []
    if live.first != offer, let wider = live.first(where: { $0.digest == offer.digest && $0.reaches(offer) }) {
      throw PublishProblem(
        "these values are live already for \(wider.percent) % of all installs",
        help: "to take them back from some, roll back and publish them anew")
    }
    for old in live where old != offer {
      // Whoever could take it takes another one before.
      if offers.contains(where: { $0.reaches(old) }) { continue }
      offers.append(old)
      payloads.append(try site.payload(of: old))
    }
    try self.init(offers, payloads, on: site, terms, rollout: nil, withdrawn: .none)
  }

  /// What is live with some switches changed, for every install: whoever has what is live keeps the rest of it.
  public init(changing switches: [ValueChange], on site: Site, _ terms: Terms) throws(PublishProblem) {
    var (offers, payloads) = ([Manifest.Offer](), [[UInt8]]())
    func add(_ config: RemoteConfig, _ percent: Int, _ minimumApp: AppVersion) throws(PublishProblem) {
      let payload = try Publication.payload(config)
      offers.append(Manifest.Offer(payload: payload, percent: percent, minimumApp: minimumApp))
      payloads.append(payload)
    }
    let live = site.live?.manifest.offers ?? []
    for offer in live { try add(try site.config(of: offer).changed(by: switches), offer.percent, offer.minimumApp) }
    if let first = AppVersion("0"), !(offers.last.map { $0.percent == 100 && $0.minimumApp <= first } ?? false) {
      try add(RemoteConfig([]).changed(by: switches), 100, first)
    }
    let changed = Set(switches.map(\.path))
    try self.init(
      offers, payloads, on: site, terms, rollout: site.live?.manifest.rollout,
      withdrawn: Withdrawn(entries: site.withdrawn.entries.filter { !changed.contains($0.path) }))
  }

  /// Nothing set, as apps were built: a rollback behind the first version.
  public init(asShippedOn site: Site, _ terms: Terms) throws(PublishProblem) {
    guard let live = site.live, let first = AppVersion("0") else { throw Publication.nothingPublished }
    let payload = try Publication.payload(RemoteConfig([]))
    try self.init(
      [Manifest.Offer(payload: payload, percent: 100, minimumApp: first)], [payload], on: site, terms, rollout: nil,
      withdrawn: try Publication.withdrawn(from: live, by: [RemoteConfig([])], on: site))
  }

  /// What is live, once more: for a later expiry, or for other keys.
  public init(renewing site: Site, _ terms: Terms) throws(PublishProblem) {
    guard let live = site.live?.manifest else { throw PublishProblem("nothing is live that could be renewed") }
    var payloads: [[UInt8]] = []
    for offer in live.offers { payloads.append(try site.payload(of: offer)) }
    try self.init(live.offers, payloads, on: site, terms, rollout: live.rollout, withdrawn: site.withdrawn)
  }

  /// What was offered in an earlier version, under a version of its own.
  public init(again version: ConfigVersion?, on site: Site, _ terms: Terms) throws(PublishProblem) {
    guard let live = site.live else { throw Publication.nothingPublished }
    let wanted = version.map { wanted in site.earlier.first { $0.manifest.version == wanted } } ?? site.earlier.first
    guard let earlier = wanted else {
      let there = site.earlier.map { "\($0.manifest.version.epoch)-\($0.manifest.version.version)" }.joined(separator: ", ")
      throw PublishProblem(
        version.map { "the site does not have \($0)" } ?? "there is no version before \(live.manifest.version)",
        help: (there.isEmpty ? "" : "it has \(there); ") + "`--to shipped` goes back to what apps were built with")
    }
    var payloads: [[UInt8]] = []
    for offer in earlier.manifest.offers { payloads.append(try site.payload(of: offer)) }
    try self.init(
      earlier.manifest.offers, payloads, on: site, terms, rollout: earlier.manifest.rollout,
      withdrawn: try Publication.withdrawn(from: live, by: try site.configs(of: earlier.manifest.offers), on: site))
  }

  private static var nothingPublished: PublishProblem {
    PublishProblem("nothing was ever published here, so there is nothing to go back to")
  }

  private static func payload(_ config: RemoteConfig) throws(PublishProblem) -> [UInt8] {
    let payload = config.json.compact()
    guard payload.count <= RemoteConfig.mostBytes else {
      throw PublishProblem("the config has \(payload.count) bytes, and may have \(RemoteConfig.mostBytes)")
    }
    return payload
  }

  private static func withdrawn(from live: Site.Issue, by restored: [RemoteConfig], on site: Site) throws(PublishProblem) -> Withdrawn {
    // A payload that is damaged must not stop a rollback.
    let readable = live.manifest.offers.compactMap { try? site.config(of: $0) }
    let new = Withdrawn.values(of: readable, notIn: restored).entries
    let old = site.withdrawn.staying(with: restored).entries
    return Withdrawn(entries: old.filter { !new.contains($0) } + new)
  }

  private static func requireConsent(_ repeated: [Withdrawn.Entry]) throws(PublishProblem) {
    guard !repeated.isEmpty else { return }
    throw PublishProblem(
      "nothing is published: a rollback took back \(repeated.map { "`\($0.path)`" }.joined(separator: ", "))",
      help: "edit rules/overrides, or publish the same again with \(repeated.map { "--again \($0.path)" }.joined(separator: " "))")
  }

  /// `rollout`: what installs are divided by; as it is live, or anew, when nil.
  private init(
    _ offers: [Manifest.Offer], _ payloads: [[UInt8]], on site: Site, _ terms: Terms, rollout given: String?, withdrawn: Withdrawn
  ) throws(PublishProblem) {
    let version = try Publication.version(on: site, terms.version)
    guard terms.expires > terms.issued else { throw PublishProblem("it would expire before it is issued") }
    if let live = site.live?.manifest, live.issued > terms.issued {
      throw PublishProblem(
        "what is live was issued later than now", help: "the clock here, or there, is wrong; --issued gives a later time")
    }
    // Who is in at 10 % is in at 20 %; somebody else goes first when all have the same.
    let isUnderWay = site.live?.manifest.offers.contains { $0.percent < 100 } ?? false
    let rollout = isUnderWay ? site.live?.manifest.rollout : nil
    manifest = Manifest(
      product: site.product, environment: site.environment, version: version, issued: terms.issued, expires: terms.expires,
      rollout: given ?? rollout ?? "\(version.epoch)-\(version.version)", offers: offers, keys: terms.keys ?? site.live?.manifest.keys ?? []
    )
    self.payloads = payloads
    self.site = site
    self.withdrawn = withdrawn
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

  /// What most installs would have.
  public var widestConfig: RemoteConfig {
    let widest = manifest.offers.indices.max { manifest.offers[$0].percent < manifest.offers[$1].percent }
    return widest.flatMap { try? RemoteConfig(parsing: payloads[$0]) } ?? RemoteConfig([])
  }

  /// Whether everybody would have what they have already.
  public var changesNothing: Bool {
    guard let live = site.live?.manifest else { return false }
    return live.offers == manifest.offers && live.keys == manifest.keys
  }

  /// The files, in the order in which they must be written: whoever reads the manifest finds the payloads. The last is the manifest.
  ///
  /// `trusted`: keys that apps are known to trust.
  public func files(signedBy keys: [SigningKey], trusted: [VerifyingKey] = []) throws(PublishProblem) -> [(path: String, bytes: [UInt8])] {
    try requireTrust(in: keys, trusted)
    var files = zip(manifest.offers, payloads).map { (path: $0.path, bytes: $1) }
    if let live = site.live { files.append((Site.path(of: live.manifest.version), live.envelope.json.compact())) }
    if !withdrawn.entries.isEmpty { files.append((Withdrawn.path(of: manifest), withdrawn.bytes)) }
    let envelope: Envelope
    do { envelope = try Envelope(manifest.json.compact(), type: Manifest.type, signedBy: keys) } catch {
      throw PublishProblem("it could not be signed: \(error)")
    }
    try requireReadable(envelope, by: keys)
    files.append((Manifest.path, envelope.json.compact()))
    return files
  }

  /// Apps that took what is live must trust a key that signs now; and those that know only the new keys, too.
  private func requireTrust(in keys: [SigningKey], _ trusted: [VerifyingKey]) throws(PublishProblem) {
    let signers = keys.map(\.verifying)
    if let live = site.live {
      let known =
        live.manifest.keys.isEmpty
        ? live.envelope.signatures.map(\.keyID) + trusted.map(\.id) : live.manifest.keys.map(\.id)
      guard signers.contains(where: { known.contains($0.id) }) else {
        throw PublishProblem(
          "apps would not take it: those that took \(live.manifest.version) trust \(known.joined(separator: ", "))",
          help: "sign with one of these, too, or name the key, when apps are built with it: --trusted")
      }
    }
    guard manifest.keys != site.live?.manifest.keys, !manifest.keys.isEmpty else { return }
    guard Set(manifest.keys.map(\.id)).count >= 2 else {
      throw PublishProblem("keys are handed over to two at least, so that one can be given up")
    }
    guard signers.contains(where: { manifest.keys.contains($0) }) else {
      throw PublishProblem(
        "none of the new keys signs it, so apps that are built with these alone would not take it", help: "sign with one of them, too")
    }
  }

  /// Whatever is written is read back as a client reads it: to a site with a manifest that nobody can read nothing could be published any more.
  private func requireReadable(_ envelope: Envelope, by keys: [SigningKey]) throws(PublishProblem) {
    do throws(ConfigError) {
      let read = try Envelope(parsing: envelope.json.compact())
      guard try Manifest(parsing: try read.verified(type: Manifest.type, by: keys.map(\.verifying))) == manifest else {
        throw .notAManifest
      }
    } catch {
      throw PublishProblem(
        "no client could read it: \(error.message)",
        help: "there may be \(Manifest.mostOffers) offers and \(Envelope.mostSignatures) signatures, and times up to the year 9999")
    }
  }
}

extension Manifest.Offer {
  /// Whether whoever could take another offer could take this one.
  fileprivate func reaches(_ other: Manifest.Offer) -> Bool { percent >= other.percent && minimumApp <= other.minimumApp }
}
