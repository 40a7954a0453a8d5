package import RemoteConfigs
internal import RulesJSON

/// The terms of a publication.
package struct Terms: Sendable {
  /// The percentage of installs that receive it.
  package var percent: Int
  /// The lowest app version that receives it.
  package var minimumApp: AppVersion
  /// The time of publication, in seconds since 1970.
  package var issued: Int64
  /// The expiry, in seconds since 1970.
  package var expires: Int64
  /// The version; nil for the next version.
  package var version: ConfigVersion?
  /// The keys that are trusted from now on; nil for the keys in the live manifest.
  package var keys: [VerifyingKey]?

  package init(percent: Int, minimumApp: AppVersion, issued: Int64, expires: Int64, version: ConfigVersion?, keys: [VerifyingKey]?) {
    self.percent = percent
    self.minimumApp = minimumApp
    self.issued = issued
    self.expires = expires
    self.version = version
    self.keys = keys
  }
}

/// A publication that is prepared for a site, but not yet signed or written.
package struct Publication: Sendable {
  /// The new manifest.
  package let manifest: Manifest
  /// The payloads, in the order of the offers.
  package let payloads: [[UInt8]]
  /// The values that are withdrawn after the publication.
  package let withdrawn: Withdrawn
  private let site: Site

  /// Creates a publication that offers a remote config before the live offers. Installs outside `terms` keep the live offers.
  ///
  /// `again` lists paths whose values can be published although they were rolled back.
  package init(_ config: RemoteConfig, on site: Site, _ terms: Terms, again: Set<String> = []) throws(PublishProblem) {
    let payload = try Publication.payload(config)
    try Publication.requireConsent(site.withdrawn.repeated(by: config, except: again))
    let offer = Manifest.Offer(payload: payload, percent: terms.percent, minimumApp: terms.minimumApp)
    var (offers, payloads) = ([offer], [payload])
    let live = site.live?.manifest.offers ?? []
    if live.first != offer, let wider = live.first(where: { $0.digest == offer.digest && $0.reaches(offer) }) {
      throw PublishProblem(
        "these values are already live for \(wider.percent)% of all installs",
        help: "to remove them from some installs, roll back and publish them again")
    }
    for old in live where old != offer {
      // Drop an offer if an earlier offer matches all of its installs.
      if offers.contains(where: { $0.reaches(old) }) { continue }
      offers.append(old)
      payloads.append(try site.payload(of: old))
    }
    try self.init(offers, payloads, on: site, terms, rollout: nil, withdrawn: .none)
  }

  /// Creates a publication that changes some switches for all installs. All other values stay as they are live.
  package init(changing switches: [ValueChange], on site: Site, _ terms: Terms) throws(PublishProblem) {
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

  /// Creates a publication without overrides, which rolls back to the values that apps were built with.
  package init(asShippedOn site: Site, _ terms: Terms) throws(PublishProblem) {
    guard let live = site.live, let first = AppVersion("0") else { throw Publication.nothingPublished }
    let payload = try Publication.payload(RemoteConfig([]))
    try self.init(
      [Manifest.Offer(payload: payload, percent: 100, minimumApp: first)], [payload], on: site, terms, rollout: nil,
      withdrawn: try Publication.withdrawn(from: live, by: [RemoteConfig([])], on: site))
  }

  /// Creates a publication with the live values and another expiry or other keys.
  package init(renewing site: Site, _ terms: Terms) throws(PublishProblem) {
    guard let live = site.live?.manifest else { throw PublishProblem("there is no live remote config to renew") }
    var payloads: [[UInt8]] = []
    for offer in live.offers { payloads.append(try site.payload(of: offer)) }
    try self.init(live.offers, payloads, on: site, terms, rollout: live.rollout, withdrawn: site.withdrawn)
  }

  /// Creates a publication with the offers of an earlier version, under a new version.
  package init(again version: ConfigVersion?, on site: Site, _ terms: Terms) throws(PublishProblem) {
    guard let live = site.live else { throw Publication.nothingPublished }
    let wanted = version.map { wanted in site.earlier.first { $0.manifest.version == wanted } } ?? site.earlier.first
    guard let earlier = wanted else {
      let there = site.earlier.map { "\($0.manifest.version.epoch)-\($0.manifest.version.version)" }.joined(separator: ", ")
      throw PublishProblem(
        version.map { "the site does not have \($0)" } ?? "there is no version before \(live.manifest.version)",
        help: (there.isEmpty ? "" : "it has \(there); ") + "`--to shipped` goes back to the values that apps were built with")
    }
    var payloads: [[UInt8]] = []
    for offer in earlier.manifest.offers { payloads.append(try site.payload(of: offer)) }
    try self.init(
      earlier.manifest.offers, payloads, on: site, terms, rollout: earlier.manifest.rollout,
      withdrawn: try Publication.withdrawn(from: live, by: try site.configs(of: earlier.manifest.offers), on: site))
  }

  private static var nothingPublished: PublishProblem {
    PublishProblem("nothing has been published here, so there is no version to go back to")
  }

  private static func payload(_ config: RemoteConfig) throws(PublishProblem) -> [UInt8] {
    let payload = config.json.compact()
    guard payload.count <= RemoteConfig.mostBytes else {
      throw PublishProblem("the remote config has \(payload.count) bytes, but the limit is \(RemoteConfig.mostBytes)")
    }
    return payload
  }

  private static func withdrawn(from live: Site.Issue, by restored: [RemoteConfig], on site: Site) throws(PublishProblem) -> Withdrawn {
    // A damaged payload must not prevent a rollback.
    let readable = live.manifest.offers.compactMap { try? site.config(of: $0) }
    let new = Withdrawn.values(of: readable, notIn: restored).entries
    let old = site.withdrawn.staying(with: restored).entries
    return Withdrawn(entries: old.filter { !new.contains($0) } + new)
  }

  private static func requireConsent(_ repeated: [Withdrawn.Entry]) throws(PublishProblem) {
    guard !repeated.isEmpty else { return }
    throw PublishProblem(
      "nothing is published: a rollback withdrew \(repeated.map { "`\($0.path)`" }.joined(separator: ", "))",
      help: "edit rules/overrides, or publish the same values again with \(repeated.map { "--again \($0.path)" }.joined(separator: " "))")
  }

  /// `rollout` is the rollout string of the manifest. If it is nil, a rollout in progress keeps its string, and otherwise a new string is used.
  private init(
    _ offers: [Manifest.Offer], _ payloads: [[UInt8]], on site: Site, _ terms: Terms, rollout given: String?, withdrawn: Withdrawn
  ) throws(PublishProblem) {
    let version = try Publication.version(on: site, terms.version)
    guard terms.expires > terms.issued else { throw PublishProblem("the remote config would expire before it is issued") }
    if let live = site.live?.manifest, live.issued > terms.issued {
      throw PublishProblem(
        "the live version was issued after the current time", help: "check the clocks of both machines, or pass a later time with --issued")
    }
    // An install in the first 10% is also in the first 20%. After a complete rollout, a new string selects other installs first.
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
      if let newest, wanted <= newest { throw PublishProblem("\(wanted) is not newer than \(newest), which is or was live") }
      return wanted
    }
    guard let newest else { return ConfigVersion(epoch: 1, version: 1) }
    guard newest.version < .max else {
      throw PublishProblem("there is no version after \(newest)", help: "start a new epoch: --config-version \(newest.epoch + 1)-1")
    }
    return ConfigVersion(epoch: newest.epoch, version: newest.version + 1)
  }

  /// The remote config that most installs receive.
  package var widestConfig: RemoteConfig {
    let widest = manifest.offers.indices.max { manifest.offers[$0].percent < manifest.offers[$1].percent }
    return widest.flatMap { try? RemoteConfig(parsing: payloads[$0]) } ?? RemoteConfig([])
  }

  /// Whether the publication has the same offers and keys as the live manifest.
  package var changesNothing: Bool {
    guard let live = site.live?.manifest else { return false }
    return live.offers == manifest.offers && live.keys == manifest.keys
  }

  /// Signs the manifest and returns the files in the order in which they must be written. The manifest is last, so that a reader of the
  /// manifest finds all payloads.
  ///
  /// `trusted` are keys that apps are known to trust.
  package func files(signedBy keys: [SigningKey], trusted: [VerifyingKey] = []) throws(PublishProblem) -> [(path: String, bytes: [UInt8])] {
    try requireTrust(in: keys, trusted)
    var files = zip(manifest.offers, payloads).map { (path: $0.path, bytes: $1) }
    if let live = site.live { files.append((Site.path(of: live.manifest.version), live.envelope.json.compact())) }
    if !withdrawn.entries.isEmpty { files.append((Withdrawn.path(of: manifest), withdrawn.bytes)) }
    let envelope: Envelope
    do { envelope = try Envelope(manifest.json.compact(), type: Manifest.type, signedBy: keys) } catch {
      throw PublishProblem("signing failed: \(error)")
    }
    try requireReadable(envelope, by: keys)
    files.append((Manifest.path, envelope.json.compact()))
    return files
  }

  /// Throws unless apps with the live version trust one of the signing keys, and apps that know only the new keys do as well.
  private func requireTrust(in keys: [SigningKey], _ trusted: [VerifyingKey]) throws(PublishProblem) {
    let signers = keys.map(\.verifying)
    if let live = site.live {
      let known =
        live.manifest.keys.isEmpty
        ? live.envelope.signatures.map(\.keyID) + trusted.map(\.id) : live.manifest.keys.map(\.id)
      guard signers.contains(where: { known.contains($0.id) }) else {
        throw PublishProblem(
          "apps would reject it: apps that have \(live.manifest.version) trust \(known.joined(separator: ", "))",
          help: "also sign with one of these keys, or pass the key with --trusted if apps are built with it")
      }
    }
    guard manifest.keys != site.live?.manifest.keys, !manifest.keys.isEmpty else { return }
    guard Set(manifest.keys.map(\.id)).count >= 2 else {
      throw PublishProblem("a key handover requires at least two new keys, so that one of them can be revoked")
    }
    guard signers.contains(where: { manifest.keys.contains($0) }) else {
      throw PublishProblem(
        "none of the new keys signs it, so apps that trust only the new keys would reject it", help: "also sign with one of the new keys")
    }
  }

  /// Parses the envelope like a client does. With an unreadable manifest, nothing could be published to the site again.
  private func requireReadable(_ envelope: Envelope, by keys: [SigningKey]) throws(PublishProblem) {
    do throws(ConfigError) {
      let read = try Envelope(parsing: envelope.json.compact())
      guard try Manifest(parsing: try read.verified(type: Manifest.type, by: keys.map(\.verifying))) == manifest else {
        throw .notAManifest
      }
    } catch {
      throw PublishProblem(
        "clients could not read it: \(error.message)",
        help: "use at most \(Manifest.mostOffers) offers, \(Envelope.mostSignatures) signatures, and times up to the year 9999")
    }
  }
}

extension Manifest.Offer {
  /// Whether all installs that match another offer also match this one.
  fileprivate func reaches(_ other: Manifest.Offer) -> Bool { percent >= other.percent && minimumApp <= other.minimumApp }
}
