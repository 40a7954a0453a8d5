import RemoteConfigs
import RulesPublishing
import Testing

/// A site in memory, with all its keys.
struct MemorySite {
  var files: [String: [UInt8]] = [:]
  let rootKeys = [SigningKey(), SigningKey(), SigningKey()]
  let targets: [SigningKey]
  var online = SigningKey()
  let emergency = SigningKey()

  init(now: Int64, targets: [SigningKey], targetsThreshold: Int = 1) throws {
    self.targets = targets
    let keys = SiteKeys(
      root: rootKeys, rootThreshold: 2, targets: targets, targetsThreshold: targetsThreshold, online: online, emergency: emergency)
    for file in try Repository.newSite(keys, now: now) { files[file.path] = file.bytes }
  }

  func repository() throws -> Repository {
    let files = files
    let names = files.keys.filter { $0.hasPrefix("metadata/") }.map { String($0.dropFirst(9)) }
    return try Repository(names: names) { files[$0] }
  }

  /// Returns the files that make a draft live. Throws unless enough keys sign.
  func live(
    _ draft: Draft, targetFiles: [(path: String, bytes: [UInt8])] = [], signedBy keys: [SigningKey], at time: Int64
  ) throws -> [(path: String, bytes: [UInt8])] {
    let repository = try repository()
    let (signed, _) = try repository.signed(draft, with: keys)
    let needs = try repository.needs(of: signed)
    guard needs.isEmpty else { throw PublishProblem("signatures are missing: \(needs)") }
    guard let online = try repository.onlineKeys(keys + [online], for: signed) else { throw PublishProblem("the online key is missing") }
    let terms = OnlineTerms(now: time, lifetime: Lifetimes().online)
    let (first, last) = try repository.files(signed, targetFiles: targetFiles, online: online, terms)
    return first + last
  }

  mutating func publish(_ draft: Draft, signedBy keys: [SigningKey], at time: Int64) throws {
    for file in try live(draft, signedBy: keys, at: time) { files[file.path] = file.bytes }
  }
}
