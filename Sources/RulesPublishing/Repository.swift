package import RemoteConfigs
internal import RulesJSON

/// The TUF repository in the folder of a config repository: its newest root, and the metadata that is live.
package struct Repository: Sendable {
  package static let emergencyRole = EmergencyList.role
  /// The roles whose keys the root lists.
  package static let topLevel = ["root", "targets", "snapshot", "timestamp"]

  /// Reads a file of the config repository by its path.
  let read: @Sendable (String) -> [UInt8]?
  /// The live metadata, verified from the first root.
  package let trusted: TrustedMetadata
  /// The numbers of the versioned files in the folder.
  private let numbers: [String: Int64]
  /// What waits for more signatures.
  package let pending: Draft?

  package var root: RootMetadata { trusted.root.contents }
  package var targets: TargetsMetadata { trusted["targets"]?.contents ?? TargetsMetadata() }
  package var emergency: TargetsMetadata { trusted[Repository.emergencyRole]?.contents ?? TargetsMetadata() }

  package static func path(_ name: String) -> String { "\(SiteLayout.metadata)/\(name)" }

  /// Reads a repository. `read` returns a file of the config repository by its path, or nil if the file does not exist. `names` are the files in `metadata`.
  package init(names: [String], read: @escaping @Sendable (String) -> [UInt8]?) throws(PublishProblem) {
    self.read = read
    numbers = Repository.numbers(in: names)
    trusted = try Repository.metadata(read, newestRoot: numbers["root"] ?? 0)
    pending = try Draft(reading: read)
  }

  /// Returns the highest version of each file, such as 3 for `root` if there is `3.root.json`.
  private static func numbers(in names: [String]) -> [String: Int64] {
    var numbers: [String: Int64] = [:]
    for name in names {
      let parts = name.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count == 3, parts[2] == "json", let number = Int64(parts[0]) else { continue }
      numbers[String(parts[1])] = max(number, numbers[String(parts[1])] ?? 0)
    }
    return numbers
  }

  private static func metadata(
    _ read: @Sendable (String) -> [UInt8]?, newestRoot: Int64
  ) throws(PublishProblem) -> TrustedMetadata {
    func need(_ name: String) throws(PublishProblem) -> [UInt8] {
      if let bytes = read(path(name)) { return bytes }
      throw PublishProblem(
        "\(path(name)) is missing",
        help: newestRoot == 0
          ? "create the config repository with `rulebook site init`, or restore the folder from the server"
          : "restore the folder from the server; publishing without the file would use a version number twice")
    }
    func step<Value>(_ name: String, _ work: () throws(MetadataError) -> Value) throws(PublishProblem) -> Value {
      do throws(MetadataError) { return try work() } catch {
        throw PublishProblem("\(path(name)) of the config repository cannot be used: \(error.message)")
      }
    }
    let first = try need("1.root.json")
    var trusted = try step("1.root.json") { () throws(MetadataError) in
      try TrustedMetadata(root: first, now: 0, limits: .repository, acceptsExpired: true)
    }
    for version in 1..<max(newestRoot, 1) {
      let name = "\(version + 1).root.json"
      let bytes = try need(name)
      try step(name) { () throws(MetadataError) in try trusted.update(root: bytes) }
    }
    let timestamp = try need("timestamp.json")
    do throws(MetadataError) { try trusted.update(timestamp: timestamp) } catch {
      guard case .unsigned = error, newestRoot > 1 else {
        throw PublishProblem("\(path("timestamp.json")) of the config repository cannot be used: \(error.message)")
      }
      throw PublishProblem(
        "\(path("timestamp.json")) is not signed as \(newestRoot).root.json requires, so a change of keys was interrupted",
        help: "remove \(path("\(newestRoot).root.json")) and run `rulebook site rotate` again")
    }
    let listed = trusted.timestamp?.contents.snapshot.version ?? 0
    let snapshot = try need("\(listed).snapshot.json")
    try step("\(listed).snapshot.json") { () throws(MetadataError) in try trusted.update(snapshot: snapshot) }
    for role in ["targets", emergencyRole] {
      guard let file = trusted.snapshot?.contents["\(role).json"] else { continue }
      let name = "\(file.version).\(role).json"
      let bytes = try need(name)
      try step(name) { () throws(MetadataError) in
        try trusted.update(targets: bytes, of: role, by: role == "targets" ? nil : "targets")
      }
    }
    return trusted
  }

  /// The version of the next file of a role, which no file in the folder has.
  package func nextVersion(_ role: String) -> Int64 {
    if role == "root" { return trusted.root.signed.version + 1 }
    let live: Int64 =
      switch role {
      case "snapshot": trusted.timestamp?.signed.version ?? 0
      default: trusted[role]?.signed.version ?? 0
      }
    return max(live, numbers[role] ?? 0) + 1
  }

  /// The earlier targets metadata that the current keys signed, newest first.
  package var earlierTargets: [TargetsMetadata] {
    let live = trusted["targets"]?.signed.version ?? 0
    var earlier: [TargetsMetadata] = []
    for version in stride(from: live - 1, to: 0, by: -1) {
      guard let bytes = read(Repository.path("\(version).targets.json")),
        let signed = try? SignedMetadata(parsing: bytes, as: "targets.json", limit: trusted.limits.targets),
        (try? signed.requireSignatures(by: root.targets, among: root.keys)) != nil, let targets = try? TargetsMetadata(signed)
      else { continue }
      earlier.append(targets)
    }
    return earlier
  }

  /// Returns a target file of the config repository. Throws if it is missing or does not match the metadata.
  package func file(_ target: TargetFile) throws(PublishProblem) -> [UInt8] {
    let path = "\(SiteLayout.targets)/\(target.storedPath(isConsistent: root.isConsistent))"
    guard let bytes = read(path) else { throw PublishProblem("\(path) is missing in the config repository") }
    guard target.content.matches(bytes) else { throw PublishProblem("\(path) in the config repository does not match its signed hash") }
    return bytes
  }
}

extension TrustedMetadata.Limits {
  /// The limits for a repository on a disk.
  static var repository: Self {
    var limits = Self()
    limits.roots = 1 << 20
    return limits
  }
}
