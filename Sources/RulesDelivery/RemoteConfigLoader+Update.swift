internal import RemoteConfigs
internal import RulesBundle
internal import RulesRuntime

extension RemoteConfigLoader {
  /// Runs the client workflow of TUF against the server, and activates the config that it leads to.
  func ask() async throws(ConfigError) {
    let end = ContinuousClock.now + settings.deadline
    let (root, time) = (self.root, now().seconds)
    var (stored, knownTag) = (record.metadata, record.tag)
    stored[EmergencyList.role] = record.emergency?.role
    var update = try metadata { () throws(MetadataError) in
      try MetadataUpdate(TrustedMetadata(root: root, now: time, acceptsExpiredTargets: true), stored: stored)
    }
    var tag = knownTag
    while let request = update.request {
      let isTimestamp = request.path == "timestamp.json"
      let isKnown = isTimestamp && update.trusted.timestamp != nil
      switch try await get("\(SiteLayout.metadata)/\(request.path)", knownTag: isKnown ? knownTag : nil, limit: request.limit, end) {
      case .unchanged:
        guard isKnown, let bytes = stored["timestamp"] else {
          throw .unreachable("the server reports no change, but nothing is stored")
        }
        try metadata { () throws(MetadataError) in try update.receive(bytes) }
      case .missing:
        if !request.mayBeMissing { throw .metadata(.missing(request.path)) }
        try metadata { () throws(MetadataError) in try update.receive(nil) }
      case .file(let bytes, let newTag):
        let version = update.trusted.root.signed.version
        let result = Result { () throws(MetadataError) in try update.receive(bytes) }
        if isTimestamp, update.isAccepted { tag = newTag }
        if update.trusted.root.signed.version != version {
          trust(update.trusted)
        } else if update.isAccepted {
          keep(update.trusted, tag)
        }
        try metadata { () throws(MetadataError) in try result.get() }
      }
    }
    let trusted = update.trusted
    keep(trusted, tag)
    // A switch goes off before anything else, even if the config cannot be used.
    var problem: ConfigError?
    do throws(ConfigError) { try await fetchEmergency(&update, end) } catch { problem = error }
    applyEmergency()
    try metadata { () throws(MetadataError) in try trusted.requireFreshTargets() }
    try await activate(&update, end)
    if let problem { throw problem }
  }

  /// Keeps an accepted timestamp and snapshot, whatever happens to the rest of the update: older ones are rejected from now on.
  private func keep(_ trusted: TrustedMetadata, _ tag: String?) {
    changeRecord { record in
      for role in ["timestamp", "snapshot"] { if let bytes = trusted.bytes(of: role) { record.metadata[role] = bytes } }
      record.tag = tag
    }
  }

  /// Keeps a new root, whatever happens to the rest of the update.
  private func trust(_ trusted: TrustedMetadata) {
    root = trusted.root.bytes
    changeRecord { record in
      record.roots.append(trusted.root.bytes)
      guard trusted.timestamp == nil else { return }
      for role in ["timestamp", "snapshot"] { record.metadata[role] = nil }
      record.tag = nil
    }
  }

  private func activate(_ update: inout MetadataUpdate, _ end: ContinuousClock.Instant) async throws(ConfigError) {
    let targets = update.trusted.bytes(of: "targets")
    let digest = record.index.map(ListedContent.sha256)
    // If the stored config is not active, request it again, because another app version can match another offer.
    let isSettled = digest != nil && (active.digest == digest && fits || crashed == digest)
    if isSettled, record.metadata["targets"] == targets {
      if active.digest == digest { renew(until: update.trusted.expires) }
      return keepFreshness(update.trusted)
    }
    let path = verifier.paths.index
    try metadata { () throws(MetadataError) in try update.find(path) }
    guard let target = update.found, update.request == nil else { throw .metadata(.unknownTarget(path)) }
    let bytes = try await file(target.storedPath(isConsistent: update.trusted.root.contents.isConsistent), target.content, end) {
      self.record.index
    }
    let index = try verifier.index(bytes, of: target)
    let new = ListedContent.sha256(bytes)
    if new == crashed { throw .crashed(index.version) }
    var payload: [UInt8]?
    let offer = index.offer(for: settings.install)
    if let offer {
      let listed = TargetFile(path: verifier.paths.values(offer.digest), content: offer.content)
      payload = try await file(listed.storedPath(isConsistent: true), offer.content, end) { self.record.payload }
    }
    let origin = try verifier.origin(of: target)
    if new == active.digest, fits {
      renew(until: update.trusted.expires)
    } else {
      try activate(index, origin, new, offer, payload, expires: update.trusted.expires, .network)
    }
    fits = true
    changeRecord { record in
      record.metadata["targets"] = targets
      (record.index, record.payload) = (bytes, payload)
    }
    keepFreshness(update.trusted)
    try store()
  }

  /// Keeps the timestamp and the snapshot that list the stored config. Those that are kept against going back can be of a later publication, which did
  /// not arrive.
  private func keepFreshness(_ trusted: TrustedMetadata) {
    changeRecord { record in
      for role in ["timestamp", "snapshot"] { record.metadata[StoredConfig.freshness(role)] = trusted.bytes(of: role) }
    }
  }

  /// Returns a target file: the stored one if it matches, or else from the server.
  func file(
    _ path: String, _ content: ListedContent, _ end: ContinuousClock.Instant, most: Int = RemoteConfig.maximumSize, _ stored: () -> [UInt8]?
  ) async throws(ConfigError) -> [UInt8] {
    if let bytes = stored(), content.matches(bytes) { return bytes }
    let limit = min(content.length ?? 0, most)
    guard case .file(let bytes, _) = try await get("\(SiteLayout.targets)/\(path)", knownTag: nil, limit: limit, end) else {
      throw .metadata(.missing(path))
    }
    guard content.matches(bytes) else { throw .metadata(.otherContent(path)) }
    return bytes
  }

  func get(
    _ path: String, knownTag: String?, limit: Int, _ end: ContinuousClock.Instant
  ) async throws(ConfigError) -> HTTPResponse {
    let answer: HTTPResponse
    let (transport, late) = (transport, ConfigError.unreachable("the refresh took more than \(settings.deadline)"))
    do {
      answer = try await within(end, or: late) { try await transport.get(path, knownTag: knownTag, limit: limit) }
    } catch let error as ConfigError {
      throw error
    } catch {
      pause = (error as? any RetryAfterError)?.retryAfter
      throw .unreachable("\(error)")
    }
    if case .file(let bytes, _) = answer, bytes.count > limit { throw .tooLarge }
    return answer
  }
}
