internal import RemoteConfigs
internal import RulesBundle
internal import RulesRuntime

extension RemoteConfigLoader {
  /// Fetches the list of the switches that are off in an emergency.
  ///
  /// It does not depend on the remote config, which can be missing, expired, or rejected.
  func fetchEmergency(_ update: inout MetadataUpdate, _ end: ContinuousClock.Instant) async throws(ConfigError) {
    let path = verifier.paths.emergency
    guard let target = try await emergencyTarget(path, &update, end), let targets = update.trusted.bytes(of: "targets"),
      let role = update.trusted.bytes(of: EmergencyList.role)
    else {
      emergency = nil
      return changeRecord { $0.emergency = nil }
    }
    let stored = record.emergency?.list
    let place = target.storedPath(isConsistent: update.trusted.root.contents.isConsistent)
    let bytes = try await file(place, target.content, end, most: EmergencyList.maximumSize) { stored }
    emergency = try verifier.emergency(bytes, of: target)
    changeRecord { $0.emergency = EmergencyFiles(targets: targets, role: role, list: bytes) }
  }

  /// Returns the target file of the role for emergencies; nil if the config repository has none.
  private func emergencyTarget(
    _ path: String, _ update: inout MetadataUpdate, _ end: ContinuousClock.Instant
  ) async throws(ConfigError) -> TargetFile? {
    try metadata { () throws(MetadataError) in try update.find(path) }
    while let request = update.request {
      switch try await get("\(SiteLayout.metadata)/\(request.path)", knownTag: nil, limit: request.limit, end) {
      case .file(let bytes, _): try metadata { () throws(MetadataError) in try update.receive(bytes) }
      case .missing, .unchanged: try metadata { () throws(MetadataError) in try update.receive(nil) }
      }
    }
    guard let target = update.found, update.trusted[EmergencyList.role]?.contents[path] == target else { return nil }
    return target
  }

  /// Turns the switches off over the active config, and tells the listeners about a change. `isNew`: whether the config below changed.
  func applyEmergency(isNew: Bool = false) {
    var next = base
    if let emergency {
      let applied = emergency.applied(to: base.bundle, at: now().seconds)
      next.bundle = applied.bundle
      next.switchedOff = applied.off
      next.skipped += applied.skipped.filter { !next.skipped.contains($0) }
    }
    let isChanged = isNew || next.switchedOff != active.switchedOff
    replaceActive(next, isChanged: isChanged)
  }
}
