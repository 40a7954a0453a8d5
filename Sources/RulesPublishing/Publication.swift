internal import Diagnostics
package import RemoteConfigs
internal import RulesJSON
internal import RulesRuntime

/// The terms of a publication.
package struct Terms: Sendable {
  /// The share of installs that receive it, in basis points.
  package var share: Int
  /// The lowest app version that receives it.
  package var minimumApp: AppVersion
  /// The time of publication, in seconds since 1970.
  package var issued: Int64
  /// The expiry of the targets metadata, in seconds since 1970.
  package var expires: Int64
  package var author: String
  package var reason: String
  package var commit: String

  package init(
    share: Int, minimumApp: AppVersion, issued: Int64, expires: Int64, author: String = "", reason: String = "", commit: String = ""
  ) {
    (self.share, self.minimumApp, self.issued, self.expires) = (share, minimumApp, issued, expires)
    (self.author, self.reason, self.commit) = (author, reason, commit)
  }
}

/// A publication that is prepared for a config repository, but not yet signed or written.
package struct Publication: Sendable {
  /// The new offers.
  package let index: ConfigIndex
  package let origin: ConfigOrigin
  /// The payloads, in the order of the offers.
  package let payloads: [[UInt8]]
  /// The values that are withdrawn after the publication.
  package let withdrawn: Withdrawn
  private let site: PublishedConfigs
  private let terms: Terms

  /// Creates a publication that offers a remote config before the live offers. Installs outside `terms` keep the live offers.
  ///
  /// `again` lists paths whose values can be published although they were rolled back.
  package init(_ config: RemoteConfig, on site: PublishedConfigs, _ terms: Terms, again: Set<String> = []) throws(PublishProblem) {
    let payload = try Publication.payload(config)
    try Publication.requireConsent(site.withdrawn.repeated(by: config, except: again))
    let offer = ConfigIndex.Offer(payload: payload, share: terms.share, minimumApp: terms.minimumApp)
    var (offers, payloads) = ([offer], [payload])
    let live = site.live?.index.offers ?? []
    if live.first != offer, let wider = live.first(where: { $0.digest == offer.digest && $0.reaches(offer) }) {
      throw PublishProblem(
        "these values are already live for \(ShareText.of(wider.share)) of all installs",
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
  package init(changing switches: [OverrideChange], on site: PublishedConfigs, _ terms: Terms) throws(PublishProblem) {
    var (offers, payloads) = ([ConfigIndex.Offer](), [[UInt8]]())
    func add(_ config: RemoteConfig, _ share: Int, _ minimumApp: AppVersion) throws(PublishProblem) {
      let payload = try Publication.payload(config)
      offers.append(ConfigIndex.Offer(payload: payload, share: share, minimumApp: minimumApp))
      payloads.append(payload)
    }
    let live = site.live?.index.offers ?? []
    for offer in live { try add(try site.config(of: offer).changed(by: switches), offer.share, offer.minimumApp) }
    if let first = AppVersion("0"), !(offers.last.map { $0.share == ConfigIndex.fullShare && $0.minimumApp <= first } ?? false) {
      try add(RemoteConfig([]).changed(by: switches), ConfigIndex.fullShare, first)
    }
    let changed = Set(switches.map(\.path))
    try self.init(
      offers, payloads, on: site, terms, rollout: site.live?.index.rollout,
      withdrawn: Withdrawn(
        entries: site.withdrawn.entries.filter { !changed.contains($0.path) }, endsSchedules: site.withdrawn.endsSchedules))
  }

  /// Creates a publication without overrides, which rolls back to the values that apps were built with.
  package init(asShippedOn site: PublishedConfigs, _ terms: Terms) throws(PublishProblem) {
    guard let live = site.live, let first = AppVersion("0") else { throw Publication.nothingPublished }
    let payload = try Publication.payload(RemoteConfig([]))
    try self.init(
      [ConfigIndex.Offer(payload: payload, share: ConfigIndex.fullShare, minimumApp: first)], [payload], on: site, terms, rollout: nil,
      withdrawn: try Publication.withdrawn(from: live, by: [RemoteConfig([])], on: site))
  }

  /// Creates a publication with the offers of an earlier version, under a new version.
  package init(again version: ConfigVersion?, on site: PublishedConfigs, _ terms: Terms) throws(PublishProblem) {
    guard let live = site.live else { throw Publication.nothingPublished }
    let wanted = version.map { wanted in site.earlier.first { $0.index.version == wanted } } ?? site.earlier.first
    guard let earlier = wanted else {
      let there = site.earlier.map { "\($0.index.version.number)" }.phrase()
      throw PublishProblem(
        version.map { "the config repository does not have \($0)" } ?? "there is no version before \(live.index.version)",
        help: (there.isEmpty ? "" : "it has \(there); ") + "`--to shipped` goes back to the values that apps were built with")
    }
    var payloads: [[UInt8]] = []
    for offer in earlier.index.offers { payloads.append(try site.payload(of: offer)) }
    try self.init(
      earlier.index.offers, payloads, on: site, terms, rollout: earlier.index.rollout,
      withdrawn: try Publication.withdrawn(from: live, by: try site.configs(of: earlier.index.offers), on: site))
  }

  private static var nothingPublished: PublishProblem {
    PublishProblem("nothing has been published here, so there is no version to go back to")
  }

  private static func payload(_ config: RemoteConfig) throws(PublishProblem) -> [UInt8] {
    let payload = config.json.compact()
    guard payload.count <= RemoteConfig.maximumSize else {
      throw PublishProblem("the remote config has \(payload.count) bytes, but the limit is \(RemoteConfig.maximumSize)")
    }
    return payload
  }

  private static func withdrawn(
    from live: PublishedConfigs.Issue, by restored: [RemoteConfig], on site: PublishedConfigs
  ) throws(PublishProblem) -> Withdrawn {
    // A damaged payload must not prevent a rollback.
    let readable = live.index.offers.compactMap { try? site.config(of: $0) }
    let new = Withdrawn.values(of: readable, notIn: restored).entries
    let old = site.withdrawn.staying(with: restored).entries
    return Withdrawn(entries: old.filter { !new.contains($0) } + new, endsSchedules: true)
  }

  private static func requireConsent(_ repeated: [Withdrawn.Entry]) throws(PublishProblem) {
    guard !repeated.isEmpty else { return }
    throw PublishProblem(
      "nothing is published: a rollback withdrew \(repeated.map(\.path).quotedPhrase())",
      help: "edit rules/overrides, or publish the same values again with \(repeated.map { "--again \($0.path)" }.joined(separator: " "))")
  }

  /// `rollout` is the string that divides installs. If it is nil, a rollout in progress keeps its string, and otherwise a new string is used.
  private init(
    _ offers: [ConfigIndex.Offer], _ payloads: [[UInt8]], on site: PublishedConfigs, _ terms: Terms, rollout given: String?,
    withdrawn: Withdrawn
  ) throws(PublishProblem) {
    let version = ConfigVersion((site.newest?.number ?? 0) + 1)
    guard terms.expires > terms.issued else { throw PublishProblem("the remote config would expire before it is issued") }
    if let live = site.live?.origin, live.issued.seconds > terms.issued {
      throw PublishProblem(
        "the live version was issued after the current time", help: "check the clocks of both machines, or pass a later time with --issued")
    }
    // An install in the first 10% is also in the first 20%. After a complete rollout, a new string selects other installs first.
    let isUnderWay = site.live?.index.offers.contains { $0.share < ConfigIndex.fullShare } ?? false
    let rollout = isUnderWay ? site.live?.index.rollout : nil
    index = ConfigIndex(
      version: version, rollout: given ?? rollout ?? "\(site.paths.environment)-\(version.number)", offers: offers)
    origin = ConfigOrigin(
      product: site.paths.product, environment: site.paths.environment, issued: Timestamp(seconds: terms.issued), author: terms.author,
      reason: terms.reason,
      commit: terms.commit)
    self.payloads = payloads
    self.site = site
    self.terms = terms
    self.withdrawn = withdrawn
  }

  /// The remote config that most installs receive.
  package var widestConfig: RemoteConfig {
    let widest = index.offers.indices.max { index.offers[$0].share < index.offers[$1].share }
    return widest.flatMap { try? RemoteConfig(parsing: payloads[$0]) } ?? RemoteConfig([])
  }

  /// Whether the publication has the same offers as the live version.
  package var changesNothing: Bool { site.live.map { $0.index.offers == index.offers } ?? false }

  /// Returns the draft that waits for signatures if it makes exactly this publication live, which was prepared earlier; nil otherwise.
  ///
  /// A cron line prepares a step of a schedule at each run, and must not discard the signatures of others. Anyone who can write to the
  /// config repository can plant a draft, so it must be signed already, and everything in it except the time of the publication must be as in
  /// a new draft.
  package func waiting(at now: Int64) throws(PublishProblem) -> Draft? {
    let repository = site.repository
    guard let pending = repository.pending, pending.root == nil, let old = pending.targets, let new = try draft().draft.targets,
      old.version == new.version, (now + 1...max(now + 1, new.expires)).contains(old.expires),
      old.validSignatures(by: repository.root.targets, among: repository.root.keys) > 0
    else { return nil }
    guard let before = try? TargetsMetadata(old), var after = try? TargetsMetadata(new), let listed = before[site.paths.index],
      let prepared = ConfigOrigin(parsing: listed.custom), prepared.issued.seconds <= origin.issued.seconds,
      // The draft has no members that are not compared.
      old.canonical == before.signed(version: old.version, expires: old.expires).canonical
    else { return nil }
    var same = origin
    same.issued = prepared.issued
    guard listed.custom?.canonical == same.json.canonical else { return nil }
    after.targets = after.targets.map {
      $0.path == listed.path ? TargetFile(path: $0.path, content: $0.content, custom: listed.custom) : $0
    }
    return before == after ? Draft(targets: old) : nil
  }

  /// Whether another publication waits for signatures, which this one would discard: one for the current state of the config
  /// repository that one of its keys signed.
  package var discardsOther: Bool {
    let repository = site.repository
    guard let pending = repository.pending, pending.root != nil || pending.targets != nil else { return false }
    guard (try? repository.requireCurrent(pending)) != nil else { return false }
    return pending.root != nil
      || pending.targets.map { $0.validSignatures(by: repository.root.targets, among: repository.root.keys) > 0 } ?? false
  }

  /// Returns the draft of the targets metadata, the target files, and the file with the withdrawn values.
  package func draft() throws(PublishProblem) -> (
    draft: Draft, targetFiles: [(path: String, bytes: [UInt8])], withdrawn: (path: String, bytes: [UInt8])
  ) {
    let bytes = index.json.compact()
    do throws(ConfigError) {
      guard try ConfigIndex(parsing: bytes) == index else { throw .notAnIndex }
    } catch {
      throw PublishProblem(
        "clients could not read it: \(error.message)", help: "use at most \(ConfigIndex.maximumOfferCount) offers")
    }
    var targets = site.repository.targets
    targets.targets.removeAll { $0.path == site.paths.index || $0.path.hasPrefix(site.paths.valuesFolder) }
    let list = TargetFile(path: site.paths.index, content: ListedContent(of: bytes), custom: origin.json)
    var added = [(list, bytes)]
    for (offer, payload) in zip(index.offers, payloads) {
      let file = site.target(of: offer)
      if !added.contains(where: { $0.0.path == file.path }) { added.append((file, payload)) }
    }
    targets.targets += added.map(\.0)
    return (
      try site.repository.draft(targets, expires: terms.expires),
      added.reversed().map { ("\(SiteLayout.targets)/\($0.0.storedPath(isConsistent: true))", $0.1) },
      (Withdrawn.path(of: bytes), withdrawn.bytes)
    )
  }
}

extension ConfigIndex.Offer {
  /// Whether all installs that match another offer also match this one.
  fileprivate func reaches(_ other: ConfigIndex.Offer) -> Bool { share >= other.share && minimumApp <= other.minimumApp }
}

/// Writes a share of installs.
package enum ShareText {
  /// Returns basis points as a percentage: `12.5%`.
  package static func of(_ share: Int) -> String {
    let (whole, rest) = (share / 100, share % 100)
    if rest == 0 { return "\(whole)%" }
    return rest % 10 == 0 ? "\(whole).\(rest / 10)%" : "\(whole).\(rest < 10 ? "0" : "")\(rest)%"
  }

  /// Parses a percentage with at most two decimals; nil if it is not above 0 and at most 100.
  package static func parse(_ text: String) -> Int? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let whole = Int(parts[0]), (0...100).contains(whole),
      parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }), parts.count == 1 || parts[1].count <= 2
    else { return nil }
    let rest = parts.count == 1 ? 0 : (Int(parts[1]) ?? 0) * (parts[1].count == 1 ? 10 : 1)
    let share = whole * 100 + rest
    return (1...ConfigIndex.fullShare).contains(share) ? share : nil
  }
}
