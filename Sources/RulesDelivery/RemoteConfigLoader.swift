public import RemoteConfigs
public import RulesBundle

/// Keeps the limits of an app or a server up to date: embedded, then what was good last, then what a server offers.
///
/// Whatever goes wrong, something usable is in force, and nothing ever is that was not signed, meant for this product and environment, newer than what was
/// in force before, and within the bounds of the embedded rules. `start` never waits for a network.
public actor RemoteConfigLoader {
  public struct Settings: Sendable {
    public var environment: String
    public var install: Install
    /// Two at least, so that one can be given up.
    public var keys: [VerifyingKey]
    public var host: ConfigHost
    public var backoff: BackoffPolicy

    public init(environment: String, install: Install, keys: [VerifyingKey], host: ConfigHost = .device, backoff: BackoffPolicy = BackoffPolicy()) {
      self.environment = environment
      self.install = install
      self.keys = keys
      self.host = host
      self.backoff = backoff
    }
  }

  private let verifier: Verifier
  private let settings: Settings
  private let transport: any Transport
  private let storage: any Storage
  private let now: @Sendable () -> Int64
  private let warn: @Sendable (ConfigError) -> Void

  public private(set) var active: ActiveConfig
  private var record: Record?
  /// The newest version that was ever in force here, whether or not it still is, and the hash of its manifest.
  private var newest: (version: ConfigVersion, manifest: [UInt8])?
  private var refused: ConfigError?
  private var asked: Int64?
  private var failures = 0
  /// Whether the last failure was what the server said, and not that it could not be asked.
  private var isReached = false
  private var activations = 0
  private var underWay: Task<Bool, Never>?
  /// Whether another of the offers may fit this app better than what was stored.
  private var fits = true
  /// Whether what is in force is in the storage, and whether anything may be put there.
  private var isStored = true
  private var mayStore = true
  private var hasWarned = false
  private var crashed: ConfigVersion?
  private var listeners: [Int: AsyncStream<ActiveConfig>.Continuation] = [:]
  private var nextListener = 0

  /// `warn`: called for the first refusal of a session, and not again. `now`: seconds since 1970.
  public init(
    embedded: RuleBundle, _ settings: Settings, transport: any Transport, storage: any Storage, now: @escaping @Sendable () -> Int64,
    warn: @escaping @Sendable (ConfigError) -> Void
  ) {
    verifier = Verifier(
      embedded: embedded, product: embedded.text(embedded.book[0].product), environment: settings.environment, keys: settings.keys,
      install: settings.install, host: settings.host)
    self.settings = settings
    self.transport = transport
    self.storage = storage
    self.now = now
    self.warn = warn
    active = ActiveConfig(bundle: embedded, source: .embedded, version: nil, skipped: [], expires: nil)
  }

  public var status: ConfigStatus {
    ConfigStatus(
      source: active.source, version: active.version, isStale: active.expires.map { now() >= $0 } ?? false, skipped: active.skipped,
      refused: refused, asked: asked, failures: failures)
  }

  /// What is in force, now and whenever it changes.
  public func changes() -> AsyncStream<ActiveConfig> {
    let (stream, continuation) = AsyncStream.makeStream(of: ActiveConfig.self, bufferingPolicy: .bufferingNewest(1))
    let number = nextListener
    nextListener += 1
    listeners[number] = continuation
    continuation.onTermination = { [weak self] _ in Task { await self?.forget(number) } }
    continuation.yield(active)
    return stream
  }

  private func forget(_ number: Int) { listeners[number] = nil }

  // MARK: Starting

  /// Puts the last good config in force, if there is one and it still holds.
  @discardableResult
  public func start() -> ActiveConfig {
    do throws(ConfigError) {
      guard let (stored, manifest) = try verified(try read()) else { return active }
      // How new it was is known even where it is not put in force again.
      record = stored
      newest = (manifest.version, SHA256.hash(stored.manifest.payload))
      try verifier.requireFresh(manifest, at: now())
      // Whoever ended between two writes left no mark of this version: it has proven nothing.
      let mark = launchMark().flatMap { $0.version == manifest.version ? $0 : nil }
      if mark?.isProven != true {
        let crashes = (mark?.crashes ?? 0) + 1
        try? storage.write(.launch, LaunchMark(version: manifest.version, crashes: crashes).bytes)
        if crashes >= 2 {
          crashed = manifest.version
          throw .crashed(manifest.version)
        }
      }
      // Another version of the app may take another of the offers; until the server is asked, what was stored is better than nothing.
      let offer = manifest.offer(for: settings.install)
      let own = stored.payload.flatMap { payload in manifest.offers.first { $0.isOf(payload) } }
      fits = own == offer
      if stored.payload != nil, own == nil { throw .otherPayload }
      if let own, own.minimumApp > settings.install.app { return active }
      try activate(manifest, own, stored.payload, .stored)
    } catch {
      refuse(error)
    }
    return active
  }

  /// The app lives: what is in force did not make it crash.
  public func confirmHealthy() {
    guard let version = active.version else { return }
    try? storage.write(.launch, LaunchMark(version: version, isProven: true).bytes)
  }

  private func read() throws(ConfigError) -> Record? {
    let bytes: [UInt8]?
    do { bytes = try storage.read(.config) } catch {
      // What is there may be newer than what comes next, and is not written over.
      mayStore = false
      throw .unreadable("\(error)")
    }
    guard let bytes else { return nil }
    return try Record(parsing: bytes)
  }

  /// What was stored, when a trusted key signed it for this product and environment.
  private func verified(_ stored: Record?) throws(ConfigError) -> (Record, Manifest)? {
    guard var stored else { return nil }
    // A manifest that brings new keys is itself signed by one of the old.
    let isRotation = stored.rotations.last == stored.manifest
    do throws(ConfigError) {
      let keys = try verifier.keys(after: isRotation ? stored.rotations.dropLast() : stored.rotations)
      return (stored, try verifier.manifest(stored.manifest, by: keys))
    } catch {
      // A newer app knows the newer keys itself, and perhaps no longer those that handed over to them.
      guard !stored.rotations.isEmpty, let manifest = try? verifier.manifest(stored.manifest, by: settings.keys) else { throw error }
      stored.rotations = []
      return (stored, manifest)
    }
  }

  private func launchMark() -> LaunchMark? { (try? storage.read(.launch)).flatMap { $0 }.flatMap { LaunchMark(parsing: $0) } }

  // MARK: Asking

  /// Asks the server once, and puts in force what it offers if that holds. Says whether something changed.
  ///
  /// Whoever asks while somebody else does gets the same answer.
  @discardableResult
  public func refresh() async -> Bool {
    if let underWay { return await underWay.value }
    let task = Task { await askOnce() }
    underWay = task
    defer { underWay = nil }
    return await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
  }

  private func askOnce() async -> Bool {
    let before = activations
    do throws(ConfigError) {
      try await ask()
      asked = now()
      failures = 0
      if !isStored { try store() }
      // What is in force stays; that nobody renews it is said.
      if settings.host == .server, let version = active.version, let expires = active.expires, now() >= expires { throw .expired(version) }
    } catch {
      if case .notStored = error {} else { failures += 1 }
      if case .unreachable = error { isReached = false } else { isReached = true }
      refuse(error)
    }
    return activations != before
  }

  /// Asks again and again, until the task is cancelled. `random`: from 0 up to 1.
  public func run(random: @Sendable () -> Double, sleep: @Sendable (Double) async throws -> Void) async {
    while !Task.isCancelled {
      await refresh()
      do { try await sleep(settings.backoff.wait(after: failures, isReached: isReached, random: random())) } catch { return }
    }
  }

  private func ask() async throws(ConfigError) {
    // What was stored and is not in force is asked for anew: another app may take another of the offers.
    let isSettled = active.version == newest?.version && fits || crashed != nil && crashed == newest?.version
    let answer = try await get(Manifest.path, knownTag: isSettled ? record?.tag : nil, limit: Envelope.mostBytes)
    guard case .file(let bytes, let tag) = answer else {
      // Nothing that is known can be unchanged.
      if record == nil { throw .unreachable("it says that nothing has changed, and nothing was known") }
      return
    }
    let envelope = try Envelope(parsing: bytes)
    if let record, envelope == record.manifest, isSettled { return }
    let keys = try verifier.keys(after: record?.rotations ?? [])
    let manifest = try verifier.manifest(envelope, by: keys)
    try verifier.requireFresh(manifest, at: now())
    let hash = SHA256.hash(envelope.payload)
    if let newest {
      if manifest.version < newest.version { throw .rollback(offered: manifest.version, active: newest.version) }
      if manifest.version == newest.version {
        guard hash == newest.manifest else { throw .changedWithoutVersion(manifest.version) }
        if manifest.version == active.version, fits { return }
      }
    }
    if manifest.version == crashed { throw .crashed(manifest.version) }
    var payload: [UInt8]?
    if let offer = manifest.offer(for: settings.install) {
      guard case .file(let bytes, _) = try await get(offer.path, knownTag: nil, limit: offer.size) else { throw .otherPayload }
      payload = bytes
    }
    var rotations = record?.rotations ?? []
    if !manifest.keys.isEmpty, manifest.keys != keys { rotations.append(envelope) }
    // The first of them is what makes the others trusted: none can be left out.
    guard rotations.count <= Record.mostRotations else { throw .tooManyRotations }
    try activate(manifest, manifest.offer(for: settings.install), payload, .network)
    fits = true
    newest = (manifest.version, hash)
    record = Record(rotations: rotations, manifest: envelope, payload: payload, tag: tag)
    try store()
  }

  private func get(_ path: String, knownTag: String?, limit: Int) async throws(ConfigError) -> HTTPResponse {
    let answer: HTTPResponse
    do { answer = try await transport.get(path, knownTag: knownTag, limit: limit) } catch let refusal as ConfigError { throw refusal } catch {
      throw .unreachable("\(error)")
    }
    if case .file(let bytes, _) = answer, bytes.count > limit { throw .tooLarge }
    return answer
  }

  // MARK: Putting in force

  private func activate(_ manifest: Manifest, _ offer: Manifest.Offer?, _ payload: [UInt8]?, _ source: ActiveConfig.Source) throws(ConfigError)
  {
    var (bundle, skipped) = (verifier.embedded, [String]())
    if let offer {
      guard let payload else { throw .otherPayload }
      (bundle, skipped) = try verifier.config(payload, offer)
    }
    active = ActiveConfig(bundle: bundle, source: source, version: manifest.version, skipped: skipped, expires: manifest.expires)
    refused = nil
    activations += 1
    for listener in listeners.values { listener.yield(active) }
  }

  /// The mark first: a config that was stored without one would be trusted after a crash.
  private func store() throws(ConfigError) {
    guard let record, let version = active.version else { return }
    isStored = false
    guard mayStore else { throw .notStored("what is there could not be read") }
    do {
      try storage.write(.launch, LaunchMark(version: version).bytes)
      try storage.write(.config, record.bytes)
    } catch { throw .notStored("\(error)") }
    isStored = true
  }

  private func refuse(_ refusal: ConfigError) {
    refused = refusal
    if hasWarned { return }
    hasWarned = true
    warn(refusal)
  }
}
