public import LimitConfigs
public import RulesBundle

/// Keeps the limits of an app or a server up to date: embedded, then what was good last, then what a server offers.
///
/// Whatever goes wrong, something usable is in force, and nothing ever is that was not signed, meant for this product and environment, newer than what was
/// in force before, and within the bounds of the embedded rules. `start` never waits for a network.
public actor LimitsLoader {
  public struct Settings: Sendable {
    public var environment: String
    public var install: Install
    /// Two at least, so that one can be given up.
    public var keys: [VerifyingKey]
    public var host: LimitsHost
    public var pace: Pace

    public init(environment: String, install: Install, keys: [VerifyingKey], host: LimitsHost = .device, pace: Pace = Pace()) {
      self.environment = environment
      self.install = install
      self.keys = keys
      self.host = host
      self.pace = pace
    }
  }

  private let verifier: Verifier
  private let settings: Settings
  private let transport: any Transport
  private let storage: any Storage
  private let now: @Sendable () -> Int64
  private let warn: @Sendable (Refusal) -> Void

  public private(set) var active: ActiveLimits
  private var record: Record?
  /// The newest version that was ever in force here, whether or not it still is, and the hash of its manifest.
  private var newest: (version: ConfigVersion, manifest: [UInt8])?
  private var refused: Refusal?
  private var asked: Int64?
  private var failures = 0
  private var hasWarned = false
  private var crashed: ConfigVersion?
  private var listeners: [Int: AsyncStream<ActiveLimits>.Continuation] = [:]
  private var nextListener = 0

  /// `warn`: called for the first refusal of a session, and not again. `now`: seconds since 1970.
  public init(
    embedded: Bundle, _ settings: Settings, transport: any Transport, storage: any Storage, now: @escaping @Sendable () -> Int64,
    warn: @escaping @Sendable (Refusal) -> Void
  ) {
    verifier = Verifier(
      embedded: embedded, product: embedded.text(.book, 0, Word.Book.product), environment: settings.environment, keys: settings.keys,
      install: settings.install, host: settings.host)
    self.settings = settings
    self.transport = transport
    self.storage = storage
    self.now = now
    self.warn = warn
    active = ActiveLimits(bundle: embedded, source: .embedded, version: nil, skipped: [], expires: nil)
  }

  public var status: LimitsStatus {
    LimitsStatus(
      source: active.source, version: active.version, isStale: active.expires.map { now() >= $0 } ?? false, skipped: active.skipped,
      refused: refused, asked: asked, failures: failures)
  }

  /// What is in force, now and whenever it changes.
  public func changes() -> AsyncStream<ActiveLimits> {
    let (stream, continuation) = AsyncStream.makeStream(of: ActiveLimits.self, bufferingPolicy: .bufferingNewest(1))
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
  public func start() -> ActiveLimits {
    do throws(Refusal) {
      guard let stored = try read() else { return active }
      // A manifest that brings new keys is itself signed by one of the old.
      let isRotation = stored.rotations.last == stored.manifest
      let keys = try verifier.keys(after: isRotation ? stored.rotations.dropLast() : stored.rotations)
      // How new it was is known even where it is not put in force again.
      let signed = try stored.manifest.verified(type: Manifest.type, by: keys)
      let known = try Manifest(parsing: signed)
      record = stored
      newest = (known.version, SHA256.hash(signed))
      let manifest = try verifier.manifest(stored.manifest, by: keys, at: now())
      if let mark = launchMark(), mark.version == manifest.version, !mark.isProven {
        let crashes = mark.crashes + 1
        try? storage.write(.launch, LaunchMark(version: mark.version, crashes: crashes).bytes)
        if crashes >= 2 {
          crashed = mark.version
          throw .crashed(mark.version)
        }
      }
      try activate(manifest, stored.payload, .stored)
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

  private func read() throws(Refusal) -> Record? {
    let bytes: [UInt8]?
    do { bytes = try storage.read(.config) } catch { throw .damaged }
    guard let bytes else { return nil }
    return try Record(parsing: bytes)
  }

  private func launchMark() -> LaunchMark? { (try? storage.read(.launch)).flatMap { $0 }.flatMap { LaunchMark(parsing: $0) } }

  // MARK: Asking

  /// Asks the server once, and puts in force what it offers if that holds. Says whether something changed.
  @discardableResult
  public func refresh() async -> Bool {
    do throws(Refusal) {
      let changed = try await ask()
      asked = now()
      failures = 0
      return changed
    } catch {
      failures += 1
      refuse(error)
      return false
    }
  }

  /// Asks again and again, until the task is cancelled. `dice`: from 0 up to 1.
  public func run(dice: @Sendable () -> Double, sleep: @Sendable (Double) async throws -> Void) async {
    while !Task.isCancelled {
      await refresh()
      do { try await sleep(settings.pace.wait(after: failures, dice: dice())) } catch { return }
    }
  }

  private func ask() async throws(Refusal) -> Bool {
    // What was stored and is not in force is asked for anew: another app may take another of the offers.
    let isSettled = active.version == newest?.version || crashed == newest?.version
    let answer = try await get(Manifest.path, knownTag: isSettled ? record?.tag : nil, limit: Envelope.mostBytes)
    guard case .file(let bytes, let tag) = answer else {
      // Nothing that is known can be unchanged.
      if record == nil { throw .unreachable("it says that nothing has changed, and nothing was known") }
      return false
    }
    let envelope = try Envelope(parsing: bytes)
    if let record, envelope == record.manifest, isSettled { return false }
    let keys = try verifier.keys(after: record?.rotations ?? [])
    let manifest = try verifier.manifest(envelope, by: keys, at: now())
    let hash = SHA256.hash(envelope.payload)
    if let newest {
      if manifest.version < newest.version { throw .rollback(offered: manifest.version, active: newest.version) }
      if manifest.version == newest.version {
        guard hash == newest.manifest else { throw .changedWithoutVersion(manifest.version) }
        if manifest.version == active.version { return false }
      }
    }
    if manifest.version == crashed { throw .crashed(manifest.version) }
    var payload: [UInt8]?
    if let offer = manifest.offer(for: settings.install) {
      guard case .file(let bytes, _) = try await get(offer.path, knownTag: nil, limit: offer.size) else { throw .otherPayload }
      payload = bytes
    }
    // Somebody else may have asked meanwhile.
    if let newest, manifest.version < newest.version { throw .rollback(offered: manifest.version, active: newest.version) }
    var rotations = record?.rotations ?? []
    if !manifest.keys.isEmpty, manifest.keys != keys { rotations.append(envelope) }
    try activate(manifest, payload, .network)
    newest = (manifest.version, hash)
    record = Record(rotations: rotations.suffix(Record.mostRotations), manifest: envelope, payload: payload, tag: tag)
    try store()
    return true
  }

  private func get(_ path: String, knownTag: String?, limit: Int) async throws(Refusal) -> Answer {
    let answer: Answer
    do { answer = try await transport.get(path, knownTag: knownTag, limit: limit) } catch let refusal as Refusal { throw refusal } catch {
      throw .unreachable("\(error)")
    }
    if case .file(let bytes, _) = answer, bytes.count > limit { throw .tooLarge }
    return answer
  }

  // MARK: Putting in force

  private func activate(_ manifest: Manifest, _ payload: [UInt8]?, _ source: ActiveLimits.Source) throws(Refusal) {
    var (bundle, skipped) = (verifier.embedded, [String]())
    if let offer = manifest.offer(for: settings.install) {
      guard let payload else { throw .otherPayload }
      (bundle, skipped) = try verifier.config(payload, offer)
    }
    active = ActiveLimits(bundle: bundle, source: source, version: manifest.version, skipped: skipped, expires: manifest.expires)
    refused = nil
    for listener in listeners.values { listener.yield(active) }
  }

  /// The mark first: a config that was stored without one would be trusted after a crash.
  private func store() throws(Refusal) {
    guard let record, let version = active.version else { return }
    do {
      try storage.write(.launch, LaunchMark(version: version).bytes)
      try storage.write(.config, record.bytes)
    } catch { throw .notStored("\(error)") }
  }

  private func refuse(_ refusal: Refusal) {
    refused = refusal
    if hasWarned { return }
    hasWarned = true
    warn(refusal)
  }
}
