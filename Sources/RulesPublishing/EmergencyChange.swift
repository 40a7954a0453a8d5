package import RemoteConfigs
package import RulesBundle
internal import RulesJSON
internal import RulesRuntime

/// A change of the list of emergency switches of a product in an environment. Only the key of the role `emergency` signs it.
package struct EmergencyChange: Sendable {
  private let repository: Repository
  private let paths: ConfigTargets
  /// The live list, without entries that have ended.
  package let before: EmergencyList
  /// The new list.
  package private(set) var list: EmergencyList
  private let now: Int64

  /// Reads the live list of a config repository.
  package init(on site: PublishedConfigs, now: Int64) throws(PublishProblem) {
    repository = site.repository
    paths = site.paths
    self.now = now
    before = EmergencyList(try repository.emergencyList(paths).entries.filter { $0.holds(at: now) })
    list = before
  }

  /// Turns a switch off. A switch that is already off gets another end.
  package mutating func turnOff(_ path: String, until: Int64?) throws(PublishProblem) {
    list.entries.removeAll { $0.path == path }
    list.entries.append(EmergencyList.Entry(path: path, until: until))
    list.entries.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    guard let read = try? EmergencyList(parsing: list.json.compact()), read == list else {
      throw PublishProblem(
        "clients could not read the list of emergency switches", help: "it takes \(EmergencyList.maximumEntryCount) switches")
    }
  }

  package mutating func turnOn(_ path: String) { list.entries.removeAll { $0.path == path } }

  /// Whether the list stays as it is.
  package var changesNothing: Bool { list == before }

  /// Returns the draft of the metadata of the role, and the target file.
  package func draft(
    author: String, reason: String, _ lifetimes: Lifetimes = Lifetimes()
  ) throws(PublishProblem) -> (draft: Draft, targetFiles: [(path: String, bytes: [UInt8])]) {
    let bytes = list.json.compact()
    let origin = ConfigOrigin(
      product: paths.product, environment: paths.environment, issued: Timestamp(seconds: now), author: author, reason: reason, commit: "")
    let target = TargetFile(path: paths.emergency, content: ListedContent(of: bytes), custom: origin.json)
    var targets = repository.emergency
    targets.targets.removeAll { $0.path == paths.emergency }
    targets.targets.append(target)
    return (
      try repository.draft(emergency: targets, now: now, lifetimes),
      [("\(SiteLayout.targets)/\(target.storedPath(isConsistent: true))", bytes)]
    )
  }
}

extension Repository {
  /// The live list of emergency switches of a product in an environment; empty if there is none.
  package func emergencyList(_ paths: ConfigTargets) throws(PublishProblem) -> EmergencyList {
    guard let target = emergency[paths.emergency] else { return EmergencyList([]) }
    let bytes = try file(target)
    do throws(ConfigError) { return try EmergencyList(parsing: bytes) } catch {
      throw PublishProblem("\(paths.emergency) of the config repository cannot be used: \(error.message)")
    }
  }
}

/// What a released app does with an emergency switch.
package enum EmergencyVerdict: Sendable, Equatable {
  /// The app turns it off.
  case obeys
  /// The app is older than the path, and ignores it.
  case unknown
  /// The app knows the path, but its rules do not mark it as an emergency switch.
  case notEmergency

  package init(_ path: String, in bundle: RuleBundle) {
    self =
      bundle.isEmergencySwitch(path) ? .obeys : bundle.find(.remoteOverridables, path) == nil ? .unknown : .notEmergency
  }

  package func line(_ app: String) -> String {
    switch self {
    case .obeys: "\(app) turns it off"
    case .unknown: "\(app) does not know it"
    case .notEmergency: "\(app) does not turn it off: its rules do not mark it `emergency`; use `rulebook publish`"
    }
  }
}
