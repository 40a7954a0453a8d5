public import RemoteConfigs
public import RulesBundle
public import RulesRuntime

/// Loads remote configs for an app or a server.
///
/// The active values are the embedded ones, then the last valid remote config from storage, and then the one from the server. A remote config
/// becomes active only if the TUF metadata of the config repository leads to it from the root that the app was built with, if it is for this product and
/// environment, and if it stays within the bounds of the embedded rules. If anything fails, the active values stay. `start()` does not use the
/// network.
public actor RemoteConfigLoader {
  /// The settings of a loader.
  public struct Settings: Sendable {
    /// The environment, such as `production`.
    public var environment: String
    /// The install, which selects the offers.
    public var install: Install
    /// The contents of a `root.json` of the config repository, from which all trust begins. Later versions are fetched.
    public var root: [UInt8]
    /// Whether the loader runs on a device or a server.
    public var host: ConfigHost
    /// The delays between requests.
    public var backoff: BackoffPolicy
    /// The time for one refresh with all its requests.
    public var deadline: Duration

    /// Creates settings.
    public init(
      environment: String, install: Install, root: [UInt8], host: ConfigHost = .device, backoff: BackoffPolicy = BackoffPolicy(),
      deadline: Duration = .seconds(60)
    ) {
      self.environment = environment
      self.install = install
      self.root = root
      self.host = host
      self.backoff = backoff
      self.deadline = deadline
    }
  }

  let verifier: Verifier
  let settings: Settings
  let transport: any Transport
  private let storage: any Storage
  let now: @Sendable () -> Timestamp
  private let warn: @Sendable (ConfigError) -> Void
  private let reporter: (any ConfigStatusReporter)?

  /// The active remote config.
  public private(set) var active: ActiveConfig
  /// The active config without the emergency switches.
  var base: ActiveConfig
  /// The switches that are off in an emergency.
  var emergency: EmergencyList?
  /// What is stored, or will be.
  var record = ConfigRecord()
  /// The newest trusted root.
  var root: [UInt8]
  private var lastError: ConfigError?
  private var lastSuccess: Timestamp?
  private var failures = 0
  /// Whether the server responded at the last failure.
  private var isReached = false
  /// The pause that the server asked for at the last failure.
  var pause: Duration?
  private var activations = 0
  private var underWay: Task<Bool, Never>?
  /// Whether the stored payload belongs to the offer that matches this app.
  var fits = true
  /// Whether the active remote config is stored, and whether writing to the storage is allowed.
  private var isStored = true
  private var mayStore = true
  private var hasWarned = false
  /// The hash of a config after which the app crashed.
  var crashed: String?
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
  ///   - reporter: Receives the status after each start and each refresh.
  ///   - warn: A closure that is called for the first rejection of a session only.
  public init<TimeOfDay: Clock>(
    embedded: RuleBundle, _ settings: Settings, transport: any Transport, storage: any Storage, clock: TimeOfDay = WallClock(),
    reporter: (any ConfigStatusReporter)? = nil, warn: @escaping @Sendable (ConfigError) -> Void
  ) where TimeOfDay.Instant == Timestamp {
    verifier = Verifier(
      embedded: embedded,
      paths: ConfigTargets(product: embedded.text(embedded.book[0].product), environment: settings.environment), root: settings.root,
      install: settings.install, host: settings.host)
    self.settings = settings
    self.transport = transport
    self.storage = storage
    self.reporter = reporter
    now = { clock.now }
    self.warn = warn
    root = settings.root
    base = ActiveConfig(bundle: embedded, source: .embedded, skipped: [])
    active = base
  }

  /// The current status.
  public var status: ConfigStatus {
    ConfigStatus(
      source: active.source, version: active.version, digest: active.digest,
      age: active.origin.map { .seconds(now().seconds - $0.issued.seconds) },
      isStale: active.expires.map { now().seconds >= $0.seconds } ?? false, skipped: active.skipped,
      switchedOff: active.switchedOff, lastError: lastError, lastSuccess: lastSuccess,
      failures: failures)
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
  public func start() async -> ActiveConfig {
    do throws(ConfigError) { try activateStored() } catch { reject(error) }
    applyEmergency()
    await reporter?.report(status)
    return active
  }

  private func activateStored() throws(ConfigError) {
    guard var stored = try read() else { return }
    let (trusted, roots) = try StoredConfig.root(from: verifier.root, stored)
    stored.roots = roots
    // Remember the metadata even if the config is not activated again, so that older metadata is rejected.
    (record, root) = (stored, trusted.root.bytes)
    do throws(ConfigError) { emergency = try StoredConfig.emergency(stored, trusted, verifier) } catch { reject(error) }
    guard let config = try StoredConfig(stored, trusted, verifier) else { return }
    if settings.host == .server, now().seconds >= config.expires { throw .expired(config.index.version) }
    // If the app ended between two writes, the mark is of another config, so this config is not proven to be healthy.
    let mark = launchMark().flatMap { $0.digest == config.digest ? $0 : nil }
    if mark?.isProven != true {
      let crashes = (mark?.crashes ?? 0) + 1
      try? storage.write(.launch, LaunchMark(digest: config.digest, crashes: crashes).bytes)
      if crashes >= 2 {
        crashed = config.digest
        throw .crashed(config.index.version)
      }
    }
    // Another version of the app can match another offer. Until the next request, use the stored payload.
    let own = stored.payload.flatMap { payload in config.index.offers.first { $0.isOf(payload) } }
    fits = own == config.index.offer(for: settings.install)
    if stored.payload != nil, own == nil { throw .otherPayload }
    if let own, own.minimumApp > settings.install.app { return }
    try activate(config.index, config.origin, config.digest, own, stored.payload, expires: config.expires, .stored)
  }

  /// Confirms that the app works with the active remote config. Call it when the app has started successfully.
  ///
  /// If the app ends twice without a confirmation, the loader rejects this config.
  public func confirmHealthy() {
    guard let digest = active.digest else { return }
    try? storage.write(.launch, LaunchMark(digest: digest, isProven: true).bytes)
  }

  private func read() throws(ConfigError) -> ConfigRecord? {
    let bytes: [UInt8]?
    do { bytes = try storage.read(.config) } catch {
      // Do not overwrite unreadable data, because it can be newer than the next remote config.
      mayStore = false
      throw .unreadable("\(error)")
    }
    guard let bytes else { return nil }
    return try ConfigRecord(parsing: bytes)
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
    let isChanged = await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    await reporter?.report(status)
    return isChanged
  }

  private func askOnce() async -> Bool {
    let before = activations
    pause = nil
    do throws(ConfigError) {
      try await ask()
      lastSuccess = now()
      failures = 0
      if !isStored { try store() }
    } catch {
      if case .notStored = error {} else { failures += 1 }
      if case .unreachable = error { isReached = false } else { isReached = true }
      if !isStored, case .notStored = error {} else if !isStored { try? store() }
      reject(error)
    }
    // Time also turns a switch on again.
    applyEmergency()
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
      let delay = settings.backoff.delay(after: failures, isReached: isReached, atLeast: pause, using: &generator)
      do { try await clock.sleep(for: delay) } catch { return }
    }
  }

  // MARK: Activation

  func activate(
    _ index: ConfigIndex, _ origin: ConfigOrigin, _ digest: String, _ offer: ConfigIndex.Offer?, _ payload: [UInt8]?, expires: Int64,
    _ source: ActiveConfig.Source
  ) throws(ConfigError) {
    var (bundle, skipped) = (verifier.embedded, [String]())
    if let offer {
      guard let payload else { throw .otherPayload }
      (bundle, skipped) = try verifier.config(payload, offer)
    }
    base = ActiveConfig(
      bundle: bundle, source: source, version: index.version, digest: digest, origin: origin, skipped: skipped,
      expires: Timestamp(seconds: expires))
    lastError = nil
    applyEmergency(isNew: true)
  }

  /// Replaces the active config after the config or the emergency switches changed.
  func replaceActive(_ next: ActiveConfig, isChanged: Bool) {
    active = next
    guard isChanged else { return }
    activations += 1
    for listener in listeners.values { listener.yield(active) }
  }

  /// Marks the active config as fresh until another time.
  func renew(until expires: Int64) {
    base.expires = Timestamp(seconds: expires)
    active.expires = base.expires
  }

  /// Remembers that the record must be stored.
  func changeRecord(_ change: (inout ConfigRecord) -> Void) {
    let before = record
    change(&record)
    if record != before { isStored = false }
  }

  /// Stores the record. The mark is written first, because a remote config without a mark would be trusted after a crash.
  func store() throws(ConfigError) {
    isStored = false
    guard mayStore else { throw .notStored("the stored data could not be read") }
    do {
      if let digest = active.digest, launchMark()?.digest != digest { try storage.write(.launch, LaunchMark(digest: digest).bytes) }
      try storage.write(.config, record.bytes)
    } catch { throw .notStored("\(error)") }
    isStored = true
  }

  private func reject(_ error: ConfigError) {
    lastError = error
    if hasWarned { return }
    hasWarned = true
    warn(error)
  }
}
