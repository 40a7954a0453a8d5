import RemoteConfigs
import RulesJSON
import RulesRuntime

/// The keys of the roles of a test site.
struct Keys {
  var root = Site.rootKeys
  var threshold = 2
  var targets = [Site.key]
  var online = [Site.online]
  var expires = Site.now + 365 * Site.day

  /// Returns a root file.
  func root(version: Int64, signedBy signers: [SigningKey]) throws -> [UInt8] {
    var list = KeyList()
    for key in root + targets + online { list.add(key.verifying) }
    func role(_ keys: [SigningKey], _ threshold: Int = 1) -> RoleKeys { RoleKeys(keyIDs: keys.map(\.verifying.id), threshold: threshold) }
    let contents = RootMetadata(
      keys: list, root: role(root, threshold), timestamp: role(online), snapshot: role(online), targets: role(targets))
    return try Keys.file("root.json", contents.signed(version: version, expires: expires), signers)
  }

  static func file(_ name: String, _ signed: JSON, _ signers: [SigningKey]) throws -> [UInt8] {
    var file = try SignedMetadata(name, signed)
    for key in signers { try file.sign(with: key, id: key.verifying.id) }
    return file.bytes
  }
}

/// The contents of a config repository.
struct Published {
  /// The version of the config.
  var version: Int64
  /// The versions of the metadata files.
  var targetsVersion: Int64
  var snapshotVersion: Int64
  var timestampVersion: Int64
  var product = Site.product
  var environment = Site.environment
  var expires = Site.now + 30 * Site.day
  var keys: [SigningKey] = [Site.key]
  var online: [SigningKey] = [Site.online]
  var offers: [Offered]
  /// Whether the targets list the config.
  var hasConfig = true
  /// The expiry of the targets, if it is not that of the other files.
  var targetsExpire: Int64?
  /// What the role for emergencies signs; nil if the targets do not delegate to it.
  var emergency: Emergency?
  /// The folder of the targets, if it is not that of the product and environment.
  var path: String?

  init(version: Int64, number: Int64, offers: [Offered]) {
    self.version = version
    (targetsVersion, snapshotVersion, timestampVersion) = (number, number, number)
    self.offers = offers
  }

  private var folder: String { path ?? "\(Site.product)/\(Site.environment)" }

  var index: ConfigIndex {
    ConfigIndex(
      version: ConfigVersion(version), rollout: "test",
      offers: offers.map { ConfigIndex.Offer(payload: $0.payload, share: $0.share, minimumApp: $0.minimumApp) })
  }

  private var indexTarget: TargetFile {
    let origin = ConfigOrigin(
      product: product, environment: environment, issued: Timestamp(seconds: Site.now - 60), author: "ann", reason: "a test")
    return TargetFile(path: "\(folder)/config.json", content: ListedContent(of: index.json.compact()), custom: origin.json)
  }

  /// The path of the list of offers in the config repository.
  var indexPath: String { "targets/\(indexTarget.storedPath(isConsistent: true))" }

  func valuesPath(_ offer: Int = 0) -> String {
    let offer = index.offers[offer]
    return "targets/\(TargetFile(path: "\(folder)/values/\(offer.digest).json", content: offer.content).storedPath(isConsistent: true))"
  }

  /// All files, the timestamp last.
  func files() throws -> [(path: String, bytes: [UInt8])] {
    let values = offers.indices.map { (valuesPath($0), offers[$0].payload) }
    var contents = TargetsMetadata(targets: hasConfig ? [indexTarget] : [])
    if let emergency {
      for key in emergency.delegated { contents.delegatedKeys.add(key) }
      contents.delegations.append(
        DelegatedRole(
          name: "emergency", keys: RoleKeys(keyIDs: emergency.delegated.map(\.id), threshold: 1), isTerminating: true,
          paths: .patterns(["*/*/emergency.json"])))
    }
    let targets = try Keys.file(
      "targets.json", contents.signed(version: targetsVersion, expires: targetsExpire ?? expires), keys)
    var listed: [JSON.Member] = [
      .init(key: "targets.json", value: ListedFile(version: targetsVersion, content: ListedContent(of: targets)).json)
    ]
    var more: [(path: String, bytes: [UInt8])] = []
    if let emergency {
      let file = try emergency.file()
      listed.append(
        .init(key: "emergency.json", value: ListedFile(version: emergency.version, content: ListedContent(of: file)).json))
      more = emergency.targets.map { ("targets/\($0.target.storedPath(isConsistent: true))", $0.bytes) }
      more.append(("metadata/\(emergency.version).emergency.json", file))
    }
    let snapshot = try Keys.file(
      "snapshot.json",
      SignedMetadata.signed("snapshot", version: snapshotVersion, expires: expires, ["meta": .object(listed)]),
      online)
    let listedSnapshot = ListedFile(version: snapshotVersion, content: ListedContent(of: snapshot)).json
    let timestamp = try Keys.file(
      "timestamp.json",
      SignedMetadata.signed(
        "timestamp", version: timestampVersion, expires: expires, ["meta": .members(["snapshot.json": listedSnapshot])]), online)
    return values + more + [
      (indexPath, index.json.compact()), ("metadata/\(targetsVersion).targets.json", targets),
      ("metadata/\(snapshotVersion).snapshot.json", snapshot), ("metadata/timestamp.json", timestamp),
    ]
  }
}

/// The files of the delegated role for emergencies.
struct Emergency {
  var version: Int64
  var keys = [Site.emergencyKey]
  /// The keys that the targets delegate to.
  var delegated = [Site.emergencyKey.verifying]
  var expires = Site.now + 365 * Site.day
  var targets: [(target: TargetFile, bytes: [UInt8])] = []

  init(version: Int64) { self.version = version }

  /// Adds a target file. `path` is for its place in the metadata.
  mutating func add(
    _ bytes: [UInt8], at path: String? = nil, product: String = Site.product, environment: String = Site.environment
  ) {
    let origin = ConfigOrigin(
      product: product, environment: environment, issued: Timestamp(seconds: Site.now - 60), author: "bo", reason: "an emergency")
    let target = TargetFile(
      path: path ?? "\(Site.product)/\(Site.environment)/emergency.json", content: ListedContent(of: bytes), custom: origin.json)
    targets.append((target, bytes))
  }

  /// A list with these switches off.
  init(version: Int64, off: [String], until: Int64? = nil) {
    self.init(version: version)
    add(EmergencyList(off.map { EmergencyList.Entry(path: $0, until: until) }).json.compact())
  }

  func file() throws -> [UInt8] {
    try Keys.file("emergency.json", TargetsMetadata(targets: targets.map(\.target)).signed(version: version, expires: expires), keys)
  }
}
