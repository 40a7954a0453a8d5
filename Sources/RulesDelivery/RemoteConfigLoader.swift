public import RemoteConfigs
public import RulesBundle
public import RulesRuntime

/// Loads remote configs for an app or a server.
///
/// The active values are the embedded ones, then the last valid remote config from storage, and then the one from the server. A remote config
/// becomes active only if it is signed by a trusted key, is for this product and environment, is newer than any previous one, and stays within
/// the bounds of the embedded rules. If anything fails, the active values stay. `start()` does not use the network.
public actor RemoteConfigLoader {
  /// The settings of a loader.
  public struct Settings: Sendable {
    /// The environment, such as `production`.
    public var environment: String
    /// The install, which selects the offers.
    public var install: Install
    /// The trusted keys. Use at least two, so that one of them can be revoked.
    public var keys: [VerifyingKey]
    /// Whether the loader runs on a device or a server.
    public var host: ConfigHost
    /// The delays between requests.
    public var backoff: BackoffPolicy

    /// Creates settings.
    public init(
      environment: String, install: Install, keys: [VerifyingKey], host: ConfigHost = .device, backoff: BackoffPolicy = BackoffPolicy()
    ) {
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
  private let now: @Sendable () -> Timestamp
  private let warn: @Sendable (ConfigError) -> Void

  /// The active remote config.
  public private(set) var active: ActiveConfig
  private var record: Record?
  /// The newest version that was ever active in this install, and the hash of its manifest.
  private var newest: (version: ConfigVersion, manifest: [UInt8])?
  private var refused: ConfigError?
  private var asked: Timestamp?
  private var failures = 0
  /// Whether the server responded at the last failure.
  private var isReached = false
  private var activations = 0
  private var underWay: Task<Bool, Never>?
  /// Whether the stored payload belongs to the offer that matches this app.
  private var fits = true
  /// Whether the active remote config is stored, and whether writing to the storage is allowed.
  private var isStored = true
  private var mayStore = true
  private var hasWarned = false
  private var crashed: ConfigVersion?
  private var listeners: [Int: AsyncStream<ActiveConfig>.Continuation] = [:]
  private var nextListener = 0

  /// Creates a loader. The embedded values are active until you call `start()`.
  ///
  /// - Parameters:
  ///   - embedded: The bundle that the app was built with.
  ///   - settings: The settings.
  ///   - transport: Downloads files from the server.
  ///   - storage: Stores the last valid remote config.
  ///   - clock: Tells the time, with which expiry is checked.
  ///   - warn: A closure that is called for the first rejection of a session only.
  public init<TimeOfDay: Clock>(
    embedded: RuleBundle, _ settings: Settings, transport: any Transport, storage: any Storage, clock: TimeOfDay = WallClock(),
    warn: @escaping @Sendable (ConfigError) -> Void
  ) where TimeOfDay.Instant == Timestamp {
    verifier = Verifier(
      embedded: embedded, product: embedded.text(embedded.book[0].product), environment: settings.environment, keys: settings.keys,
      install: settings.install, host: settings.host)
    self.settings = settings
    self.transport = transport
    self.storage = storage
    now = { clock.now }
    self.warn = warn
    active = ActiveConfig(bundle: embedded, source: .embedded, version: nil, skipped: [], expires: nil)
  }

  /// The current status.
  public var status: ConfigStatus {
    ConfigStatus(
      source: active.source, version: active.version, isStale: active.expires.map { now().seconds >= $0.seconds } ?? false,
      skipped: active.skipped,
      refused: refused, asked: asked, failures: failures)
  }

  /// Returns a stream of the active remote config: first the current one, and then every new one.
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

  /// Activates the last valid remote config from storage, if there is one and it is still valid. Call it once, when the app starts.
  @discardableResult
  public func start() -> ActiveConfig {
    do throws(ConfigError) {
      guard let (stored, manifest) = try verified(try read()) else { return active }
      // Remember the version even if it is not activated again, so that older versions are rejected.
      record = stored
      newest = (manifest.version, SHA256.hash(stored.manifest.payload))
      try verifier.requireFresh(manifest, at: now().seconds)
      // If the app ended between two writes, the mark is of another version, so this version is not proven to be healthy.
      let mark = launchMark().flatMap { $0.version == manifest.version ? $0 : nil }
      if mark?.isProven != true {
        let crashes = (mark?.crashes ?? 0) + 1
        try? storage.write(.launch, LaunchMark(version: manifest.version, crashes: crashes).bytes)
        if crashes >= 2 {
          crashed = manifest.version
          throw .crashed(manifest.version)
        }
      }
      // Another version of the app can match another offer. Until the next request, use the stored payload.
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

  /// Confirms that the app works with the active remote config. Call it when the app has started successfully.
  ///
  /// If the app ends twice without a confirmation, the loader rejects this version.
  public func confirmHealthy() {
    guard let version = active.version else { return }
    try? storage.write(.launch, LaunchMark(version: version, isProven: true).bytes)
  }

  private func read() throws(ConfigError) -> Record? {
    let bytes: [UInt8]?
    do { bytes = try storage.read(.config) } catch {
      // Do not overwrite unreadable data, because it can be newer than the next remote config.
      mayStore = false
      throw .unreadable("\(error)")
    }
    guard let bytes else { return nil }
    return try Record(parsing: bytes)
  }

  /// Returns the stored record and its manifest if a trusted key signed it for this product and environment.
  private func verified(_ stored: Record?) throws(ConfigError) -> (Record, Manifest)? {
    guard var stored else { return nil }
    // A manifest that brings new keys is signed by one of the old keys.
    let isRotation = stored.rotations.last == stored.manifest
    do throws(ConfigError) {
      let keys = try verifier.keys(after: isRotation ? stored.rotations.dropLast() : stored.rotations)
      return (stored, try verifier.manifest(stored.manifest, by: keys))
    } catch {
      // A newer app contains the newer keys, and possibly no longer the keys that handed over to them.
      guard !stored.rotations.isEmpty, let manifest = try? verifier.manifest(stored.manifest, by: settings.keys) else { throw error }
      stored.rotations = []
      return (stored, manifest)
    }
  }

  private func launchMark() -> LaunchMark? { (try? storage.read(.launch)).flatMap { $0 }.flatMap { LaunchMark(parsing: $0) } }

  // MARK: Requests

  /// Requests the remote config from the server once, and activates it if it is valid. Returns whether the active remote config changed.
  ///
  /// Concurrent calls share one request.
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
      // The active remote config stays, but report that it has expired.
      if settings.host == .server, let version = active.version, let expires = active.expires, now().seconds >= expires.seconds {
        throw .expired(version)
      }
    } catch {
      if case .notStored = error {} else { failures += 1 }
      if case .unreachable = error { isReached = false } else { isReached = true }
      refuse(error)
    }
    return activations != before
  }

  /// Refreshes repeatedly until the task is canceled, with the system's clock and randomness.
  public func run() async { await run(on: ContinuousClock(), using: SystemRandomNumberGenerator()) }

  /// Refreshes repeatedly until the task is canceled.
  ///
  /// - Parameters:
  ///   - clock: Waits between requests. The loop ends when it throws.
  ///   - generator: The source of randomness for the delays.
  public func run<SleepClock: Clock, Generator: RandomNumberGenerator & Sendable>(on clock: SleepClock, using generator: Generator) async
  where SleepClock.Duration == Duration {
    var generator = generator
    while !Task.isCancelled {
      await refresh()
      let delay = settings.backoff.delay(after: failures, isReached: isReached, using: &generator)
      do { try await clock.sleep(for: delay) } catch { return }
    }
  }

  private func ask() async throws(ConfigError) {
    // If the stored remote config is not active, request it again, because another app version can match another offer.
    let isSettled = active.version == newest?.version && fits || crashed != nil && crashed == newest?.version
    let answer = try await get(Manifest.path, knownTag: isSettled ? record?.tag : nil, limit: Envelope.mostBytes)
    guard case .file(let bytes, let tag) = answer else {
      // Without a stored record, "unchanged" is not a valid response.
      if record == nil { throw .unreachable("the server reports no change, but nothing is stored") }
      return
    }
    let envelope = try Envelope(parsing: bytes)
    if let record, envelope == record.manifest, isSettled { return }
    let keys = try verifier.keys(after: record?.rotations ?? [])
    let manifest = try verifier.manifest(envelope, by: keys)
    try verifier.requireFresh(manifest, at: now().seconds)
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
    // Each rotation is trusted because of the one before it, so none can be omitted.
    guard rotations.count <= Record.mostRotations else { throw .tooManyRotations }
    try activate(manifest, manifest.offer(for: settings.install), payload, .network)
    fits = true
    newest = (manifest.version, hash)
    record = Record(rotations: rotations, manifest: envelope, payload: payload, tag: tag)
    try store()
  }

  private func get(_ path: String, knownTag: String?, limit: Int) async throws(ConfigError) -> HTTPResponse {
    let answer: HTTPResponse
    do { answer = try await transport.get(path, knownTag: knownTag, limit: limit) } catch let refusal as ConfigError { throw refusal } catch
    {
      throw .unreachable("\(error)")
    }
    if case .file(let bytes, _) = answer, bytes.count > limit { throw .tooLarge }
    return answer
  }

  // MARK: Activation

  private func activate(_ manifest: Manifest, _ offer: Manifest.Offer?, _ payload: [UInt8]?, _ source: ActiveConfig.Source)
    throws(ConfigError)
  {
    var (bundle, skipped) = (verifier.embedded, [String]())
    if let offer {
      guard let payload else { throw .otherPayload }
      (bundle, skipped) = try verifier.config(payload, offer)
    }
    active = ActiveConfig(
      bundle: bundle, source: source, version: manifest.version, skipped: skipped, expires: Timestamp(seconds: manifest.expires))
    refused = nil
    activations += 1
    for listener in listeners.values { listener.yield(active) }
  }

  /// Stores the record. The mark is written first, because a remote config without a mark would be trusted after a crash.
  private func store() throws(ConfigError) {
    guard let record, let version = active.version else { return }
    isStored = false
    guard mayStore else { throw .notStored("the stored data could not be read") }
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
