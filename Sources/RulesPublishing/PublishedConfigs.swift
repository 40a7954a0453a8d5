package import RemoteConfigs

/// The configs of a product in an environment, in a config repository: the live version and earlier versions.
package struct PublishedConfigs: Sendable {
  /// A version of the config.
  package struct Issue: Sendable {
    package let target: TargetFile
    package let bytes: [UInt8]
    package let index: ConfigIndex
    package let origin: ConfigOrigin
  }

  package let repository: Repository
  package let paths: ConfigTargets
  package let live: Issue?
  /// The earlier versions, newest first, without the live version.
  package let earlier: [Issue]
  /// The values that rollbacks withdrew, up to the live version.
  package let withdrawn: Withdrawn

  package init(_ repository: Repository, product: String, environment: String) throws(PublishProblem) {
    for name in [product, environment] where !ConfigTargets.isName(name) {
      throw PublishProblem("`\(name)` cannot be a part of a path of the config repository", help: "use letters, digits, `-`, `_`, and `.`")
    }
    self.repository = repository
    let paths = ConfigTargets(product: product, environment: environment)
    self.paths = paths
    func issue(in targets: TargetsMetadata) throws(PublishProblem) -> Issue? {
      guard let target = targets[paths.index] else { return nil }
      let bytes = try repository.file(target)
      guard let origin = ConfigOrigin(parsing: target.custom), origin.product == product, origin.environment == environment else {
        throw PublishProblem("\(paths.index) of the config repository is for another product or environment")
      }
      do throws(ConfigError) {
        return Issue(target: target, bytes: bytes, index: try ConfigIndex(parsing: bytes), origin: origin)
      } catch {
        throw PublishProblem("\(paths.index) of the config repository cannot be used: \(error.message)")
      }
    }
    live = try issue(in: repository.targets)
    var earlier: [Issue] = []
    // Ignore versions that were signed by a revoked key. A rollback cannot use them.
    for targets in repository.earlierTargets {
      guard let issue = (try? issue(in: targets)) ?? nil, issue.bytes != live?.bytes, !earlier.contains(where: { $0.bytes == issue.bytes })
      else { continue }
      earlier.append(issue)
    }
    self.earlier = earlier
    guard let live, let bytes = repository.read(Withdrawn.path(of: live.bytes)) else {
      withdrawn = .none
      return
    }
    guard let known = Withdrawn(parsing: bytes) else {
      throw PublishProblem(
        "\(Withdrawn.path(of: live.bytes)) of the config repository is damaged, so the values that were rolled back are unknown",
        help: "restore the file, or delete it and review every value of the next publication")
    }
    withdrawn = known
  }

  /// The highest version that was live.
  package var newest: ConfigVersion? { (earlier + (live.map { [$0] } ?? [])).map(\.index.version).max() }

  /// Returns the live offer that most installs have whose payload would change; nil for the values that the app was built with.
  package func offer(replacedBy payload: [UInt8]) -> ConfigIndex.Offer? {
    let offers = live?.index.offers ?? []
    let others = offers.filter { !$0.isOf(payload) }
    return others.max { $0.share < $1.share } ?? (offers.contains { $0.share == ConfigIndex.fullShare } ? offers.first : nil)
  }

  /// Returns the remote config of an offer.
  package func config(of offer: ConfigIndex.Offer) throws(PublishProblem) -> RemoteConfig {
    let payload = try payload(of: offer)
    do throws(ConfigError) { return try RemoteConfig(parsing: payload) } catch {
      throw PublishProblem("\(paths.values(offer.digest)): \(error.message)")
    }
  }

  func configs(of offers: [ConfigIndex.Offer]) throws(PublishProblem) -> [RemoteConfig] {
    var configs: [RemoteConfig] = []
    for offer in offers { configs.append(try config(of: offer)) }
    return configs
  }

  /// Returns the remote config that most installs have, which is the one in the offer with the highest share.
  package func widestConfig() throws(PublishProblem) -> RemoteConfig {
    guard let offer = live?.index.offers.max(by: { $0.share < $1.share }) else { return RemoteConfig([]) }
    return try config(of: offer)
  }

  /// Returns the switches that are off in an emergency, also those that are on again by now.
  package func emergencies() throws(PublishProblem) -> [EmergencyList.Entry] {
    guard let target = repository.emergency[paths.emergency] else { return [] }
    let bytes = try repository.file(target)
    do throws(ConfigError) { return try EmergencyList(parsing: bytes).entries } catch {
      throw PublishProblem("\(paths.emergency) of the config repository cannot be used: \(error.message)")
    }
  }

  /// Returns the file that clears all withdrawn values, and that allows schedules again unless a schedule asks for it; nil if nothing changes.
  package func acceptance(isScheduled: Bool) -> (path: String, bytes: [UInt8])? {
    let new = Withdrawn(entries: [], endsSchedules: isScheduled && withdrawn.endsSchedules)
    guard let live, withdrawn != new else { return nil }
    return (Withdrawn.path(of: live.bytes), new.bytes)
  }

  /// Returns the payload of an offer. Throws if it is missing or does not match the offer.
  package func payload(of offer: ConfigIndex.Offer) throws(PublishProblem) -> [UInt8] { try repository.file(target(of: offer)) }

  /// The target file with the values of an offer.
  package func target(of offer: ConfigIndex.Offer) -> TargetFile {
    TargetFile(path: paths.values(offer.digest), content: offer.content)
  }
}

/// The reason why nothing is published.
package struct PublishProblem: Error, Sendable, Equatable {
  package let message: String
  package let help: String?

  package init(_ message: String, help: String? = nil) { (self.message, self.help) = (message, help) }
}
