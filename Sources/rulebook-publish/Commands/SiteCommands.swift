import ArgumentParser
import Diagnostics
import RemoteConfigs
import RulebookSupport
import RulesJSON
import RulesPublishing

extension SiteInit: SigningWork {
  func work() throws {
    let rootKeys = rootKeys ?? (rootThreshold == 1 ? 1 : rootThreshold + 1)
    let targetsKeys = targetsKeys ?? targetsThreshold
    for (name, threshold, count) in [("root", rootThreshold, rootKeys), ("targets", targetsThreshold, targetsKeys)] {
      guard (1...10).contains(threshold), (threshold...20).contains(count) else {
        throw Failure(message: "the role \(name) needs 1 to 10 signatures, and at least as many keys, at most 20", code: Exit.usage)
      }
    }
    guard !SiteFolder.isSite(site) else { throw Failure(message: "\(site) already contains a config repository", code: Exit.usage) }
    let now = try GivenTime.seconds(issued)
    var folders: [String] = []
    func removeFolders() { for folder in folders.reversed() { FileSystem.removeEmptyFolder(folder) } }
    do throws(Failure) {
      try FileSystem.makeFolder(keys, made: &folders)
      try FileSystem.makeFolder(site, made: &folders)
      guard let (keyPlace, sitePlace) = FileSystem.realPath(keys).flatMap({ keys in FileSystem.realPath(site).map { (keys, $0) } }),
        keyPlace != sitePlace, !keyPlace.hasPrefix(sitePlace + "/")
      else { throw Failure(message: "the keys must not be inside the config repository, which everyone can read", code: Exit.usage) }
      guard !sitePlace.hasPrefix(keyPlace + "/") else {
        throw Failure(message: "the config repository must not be inside the folder of the keys", code: Exit.usage)
      }
    } catch {
      removeFolders()
      throw error
    }
    var stored: [String] = []
    func create(_ name: String) throws(Failure) -> SigningKey {
      let (key, path) = (SigningKey(), "\(keys)/\(name).key")
      try KeyFiles.store(key, at: path)
      stored.append(path)
      return key
    }
    func create(_ name: String, _ count: Int) throws(Failure) -> [SigningKey] {
      var all: [SigningKey] = []
      for number in 1...count { all.append(try create(count == 1 ? name : "\(name)-\(number)")) }
      return all
    }
    do {
      let new = SiteKeys(
        root: try create("root", rootKeys), rootThreshold: rootThreshold, targets: try create("targets", targetsKeys),
        targetsThreshold: targetsThreshold, online: try create("online"), emergency: try create("emergency"))
      let files = try publishing { () throws(PublishProblem) in try Repository.newSite(new, now: now) }
      let folder = SiteFolder(site)
      try folder.claim()
      try folder.replace(files)
    } catch {
      for path in stored { KeyFiles.remove(path) }
      removeFolders()
      throw error
    }
    Console.print("created the config repository \(site); build apps with \(site)/\(Repository.path("1.root.json"))")
    Console.print("keys in \(keys):")
    Console.print("  root: \(rootThreshold) of \(rootKeys) keys must sign a change of keys; give each key to a different person to keep")
    Console.print("  targets: \(targetsThreshold) of \(targetsKeys) keys must sign values")
    Console.print("  online: keeps the config repository fresh; only the machine that runs `rulebook site refresh` needs it")
    Console.print("  emergency: turns off emergency switches")
  }
}

extension SiteRefresh: SigningWork {
  func work() throws {
    let keys = try signing.keys()
    _ = try GivenTime.days(validDays)
    let folder = SiteFolder(site)
    try folder.claim()
    let now = try GivenTime.seconds(issued)
    let repository = try folder.repository()
    try LiveStep(folder: folder, repository: repository, keys: keys, now: now, onlineDays: validDays).refresh()
    Console.print("fresh until \(MetadataTime.text(now + Int64(validDays) * Lifetimes.day))")
    for (name, file) in [("root", repository.trusted.root.signed)] + repository.trusted.targets.map({ ($0.role, $0.file.signed) }) {
      let days = (file.expires - now) / Lifetimes.day
      if days < 30 { Console.note("rulebook: \(name) expires in \(Int(days).counted("day"))") }
    }
  }
}

extension SiteRotate: SigningWork {
  func work() throws {
    let keys = try signing.keys()
    let folder = SiteFolder(site)
    try folder.claim()
    let now = try GivenTime.seconds(issued)
    let repository = try folder.repository()
    let draft: Draft
    if let given = role {
      guard let role = KeyChange.Role(rawValue: given) else {
        throw Failure(message: "--role takes root, targets, online, or emergency, not `\(given)`", code: Exit.usage)
      }
      var removed: [String] = []
      for one in remove { removed.append(try SiteRotate.id(one)) }
      var added: [VerifyingKey] = []
      for one in add { added.append(try KeyFiles.readPublic(one)) }
      let change = KeyChange(role: role, remove: removed, add: added, threshold: threshold)
      draft = try publishing { () throws(PublishProblem) in try repository.draft(change, now: now) }
    } else {
      guard remove.isEmpty, add.isEmpty, threshold == nil else { throw Failure(message: "pass the role with --role", code: Exit.usage) }
      draft = try publishing { () throws(PublishProblem) in try repository.draftRootRenewal(now: now) }
    }
    for line in try DraftText(folder, repository).lines(of: draft) { Console.print(line) }
    if dryRun { return Console.print("nothing is written (--dry-run)") }
    if repository.pending != nil { Console.print("replaces the files that waited for signatures in \(folder.path)/\(Draft.folder)") }
    try LiveStep(folder: folder, repository: repository, keys: keys, now: now).finish(draft)
  }

  /// Returns the ID of a key that is given as an ID, a public key, or a file.
  private static func id(_ given: String) throws(Failure) -> String {
    let isID = (8...64).contains(given.utf8.count) && given.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    return isID ? given : try KeyFiles.readPublic(given).id
  }
}

extension SiteStatus: SigningWork {
  func work() throws {
    let now = try GivenTime.seconds(issued)
    let reader = try SiteReader(place)
    let trusted = try reader.trusted(at: now)
    let folder = place.site.map { SiteFolder($0) }
    let keys = folder?.privateKeys() ?? []
    // A damaged folder must not hide what the server serves.
    let repository = Result { () throws(Failure) in try folder?.repository() }
    let needs: Result<[SignatureNeed]?, Failure> = Result { () throws(Failure) in
      guard let repository = try? repository.get() else { return nil }
      return try publishing { () throws(PublishProblem) in try SiteStatus.needs(repository) }
    }
    let report = try SiteReport(reader, trusted, waiting: (try? needs.get()) ?? nil, privateKeys: keys, now: now)
    if json {
      Console.print(json: report.json.pretty())
    } else {
      for line in report.lines { Console.print(line) }
    }
    if let folder, let needs = try needs.get(), !json {
      Console.print("waits for signatures in \(folder.path)/\(Draft.folder):")
      for line in LiveStep.lines(needs, in: folder) { Console.print("  \(line)") }
    }
    for key in keys {
      Console.note("rulebook: \(key) contains a private key, which everyone can read; replace the key and remove the file")
    }
    if let folder, let repository = try repository.get() {
      let (own, live) = (repository.trusted.timestamp?.signed.version ?? 0, trusted.timestamp?.signed.version ?? 0)
      if own != live {
        throw Failure(
          message: "the server has version \(live) of the timestamp, but the folder \(folder.path) has version \(own); "
            + (own > live ? "copy the folder to the server" : "restore the folder from the server before you publish"), code: Exit.findings)
      }
    }
    if !report.isHealthy { throw Exit.findings }
  }

  /// Returns the signatures that the waiting draft needs; nil if nothing waits.
  private static func needs(_ repository: Repository) throws(PublishProblem) -> [SignatureNeed]? {
    guard let draft = repository.pending else { return nil }
    return try repository.needs(of: draft)
  }
}

extension SiteWho: SigningWork {
  func work() throws {
    guard let app = AppVersion(appVersion) else {
      throw Failure(message: "--app-version takes a version such as 1.2, not `\(appVersion)`", code: Exit.usage)
    }
    let reader = try SiteReader(place)
    let now = try GivenTime.seconds(issued)
    let trusted = try reader.trusted(at: now)
    let configs = try reader.configs(trusted).filter { $0.origin.environment == environment }
    let off = try reader.emergencies(trusted).filter { $0.origin.environment == environment && !$0.list.entries.isEmpty }
    guard !configs.isEmpty || !off.isEmpty else {
      throw Failure(message: "\(reader.shown) has no values for `\(environment)`", code: Exit.findings)
    }
    if configs.isEmpty { Console.print("\(environment): no values are published; the values that the app was built with") }
    let install = Install(id: install, app: app)
    for config in configs {
      let bucket = config.index.bucketText(install)
      Console.print("\(config.origin.product), \(environment): \(config.index.version), \(bucket)")
      guard let offer = config.index.offer(for: install) else {
        Console.print("no offer matches: the values that the app was built with")
        continue
      }
      Console.print("receives the values \(offer.digest.prefix(12)), offered to \(ShareText.of(offer.share)) of all installs")
      for line in PublicationText(nil).lines(of: try reader.values(offer, beside: config.target, trusted)) { Console.print("  \(line)") }
    }
    for one in off { for line in SiteReport.lines(one.origin, one.list, now: now) { Console.print(line) } }
  }
}

extension ConfigIndex {
  fileprivate func bucketText(_ install: Install) -> String {
    "bucket \(install.bucket(rollout)) of \(ConfigIndex.fullShare) in the rollout `\(rollout)`"
  }
}
