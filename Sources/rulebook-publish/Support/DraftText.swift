import Diagnostics
import RemoteConfigs
import RulebookSupport
import RulesPublishing

/// Describes what a draft makes live.
struct DraftText {
  private let folder: SiteFolder
  private let repository: Repository

  init(_ folder: SiteFolder, _ repository: Repository) { (self.folder, self.repository) = (folder, repository) }

  func lines(of draft: Draft) throws(Failure) -> [String] {
    var lines: [String] = []
    if let root = draft.root {
      let (old, new) = (repository.root, try publishing { () throws(PublishProblem) in try repository.nextRoot(draft) })
      lines.append("root: version \(root.version), expires \(MetadataTime.text(root.expires))")
      for (name, before, after) in [
        ("root", old.root, new.root), ("targets", old.targets, new.targets), ("online", old.snapshot, new.snapshot),
      ] { lines += changes(name, before, after) }
    }
    if let targets = draft.targets {
      lines.append("targets: version \(targets.version), expires \(MetadataTime.text(targets.expires))")
      let new: TargetsMetadata
      do throws(MetadataError) { new = try TargetsMetadata(targets) } catch { throw Failure(message: error.message, code: Exit.findings) }
      let old = repository.targets
      let role = Repository.emergencyRole
      if let before = old.delegations.first(where: { $0.name == role })?.keys,
        let after = new.delegations.first(where: { $0.name == role })?.keys
      {
        lines += changes(role, before, after)
      }
      for target in new.targets where old[target.path] != target && target.path.hasSuffix("/config.json") {
        lines += try self.lines(of: target, old[target.path])
      }
    }
    if let file = draft.emergency { lines += try self.lines(ofEmergency: file) }
    return lines
  }

  /// Describes the emergency switches that a draft turns off or on.
  private func lines(ofEmergency file: SignedMetadata) throws(Failure) -> [String] {
    var lines = ["emergency: version \(file.version), expires \(MetadataTime.text(file.expires))"]
    let new: TargetsMetadata
    do throws(MetadataError) { new = try TargetsMetadata(file) } catch { throw Failure(message: error.message, code: Exit.findings) }
    for target in new.targets where repository.emergency[target.path] != target {
      guard let origin = ConfigOrigin(parsing: target.custom), let bytes = try? repository.file(target),
        let list = try? EmergencyList(parsing: bytes)
      else {
        lines.append("  \(target.path): the file is missing or invalid")
        continue
      }
      lines.append(
        "  \(origin.product), \(origin.environment): \(list.entries.isEmpty ? "nothing is" : "\(list.entries.map(\.text).phrase()) \(list.entries.count == 1 ? "is" : "are")") off"
      )
      lines.append("  by \(origin.author), because: \(origin.reason)")
    }
    return lines
  }

  private func changes(_ role: String, _ old: RoleKeys, _ new: RoleKeys) -> [String] {
    var lines: [String] = []
    for id in old.keyIDs where !new.keyIDs.contains(id) { lines.append("  \(role): the key \(id.prefix(16)) is removed") }
    for id in new.keyIDs where !old.keyIDs.contains(id) { lines.append("  \(role): the key \(id.prefix(16)) is added") }
    if old.threshold != new.threshold { lines.append("  \(role): \(new.threshold.counted("signature")) instead of \(old.threshold)") }
    return lines
  }

  /// Describes the values of a product in an environment, in the unit of their paths.
  private func lines(of target: TargetFile, _ old: TargetFile?) throws(Failure) -> [String] {
    let text = PublicationText(nil)
    guard let (index, origin, widest) = try config(target) else { return ["  \(target.path): the files are missing or invalid"] }
    var lines = text.lines(of: index, origin).map { "  \($0)" }
    let before = try old.flatMap { target throws(Failure) in try config(target)?.widest } ?? RemoteConfig([])
    let changes = OverrideChange.all(from: before, to: widest)
    lines.append(changes.isEmpty ? "  no value changes" : "  values:")
    return lines + text.lines(of: changes).map { "    \($0)" }
  }

  private func config(_ target: TargetFile) throws(Failure) -> (index: ConfigIndex, origin: ConfigOrigin, widest: RemoteConfig)? {
    guard let origin = ConfigOrigin(parsing: target.custom), let bytes = try? repository.file(target),
      let index = try? ConfigIndex(parsing: bytes)
    else { return nil }
    guard let offer = index.offers.first else { return (index, origin, RemoteConfig([])) }
    let paths = ConfigTargets(product: origin.product, environment: origin.environment)
    let path =
      "\(SiteLayout.targets)/\(TargetFile(path: paths.values(offer.digest), content: offer.content).storedPath(isConsistent: true))"
    guard let payload = folder.read(path), offer.isOf(payload), let config = try? RemoteConfig(parsing: payload) else { return nil }
    return (index, origin, config)
  }
}
