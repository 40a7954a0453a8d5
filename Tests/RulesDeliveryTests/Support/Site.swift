import HandzRules
import RemoteConfigs
import RulesBundle
import RulesDelivery
import RulesJSON
import RulesRuntime
import Synchronization

/// A site behind a real web server: it offers what a test publishes, and its transport makes the errors that a test selects.
final class Site: Transport, Sendable {
  struct State {
    var files: [String: [UInt8]] = [:]
    var asked: [String] = []
    /// Thrown instead of an answer.
    var failure: ConfigError?
    /// The answer to every request.
    var answer: HTTPResponse?
    /// The number of publications.
    var published: Int64 = 0
  }

  let state = Mutex(State())

  static let product = Handz.rules.bundle.text(Handz.rules.bundle.book[0].product)
  static let environment = "test"
  static let day: Int64 = 86_400
  static let now: Int64 = 1_780_000_000
  static let rootKeys = [SigningKey(), SigningKey(), SigningKey()]
  static let key = SigningKey()
  static let online = SigningKey()
  static let emergencyKey = SigningKey()

  /// The root that apps are built with.
  static let root: [UInt8] = {
    do { return try Keys().root(version: 1, signedBy: rootKeys) } catch { fatalError("the root cannot be signed") }
  }()

  private let served: Served?
  private let name = "\(UInt64.random(in: 0 ... .max))"

  /// `inMemory`: without the web server, for tests with thousands of requests.
  init(inMemory: Bool = false) throws {
    served = inMemory ? nil : try Served.shared.get()
    try put("metadata/1.root.json", Site.root)
  }

  func get(_ path: String, knownTag: String?, limit: Int) async throws -> HTTPResponse {
    let injected: HTTPResponse? = try state.withLock { state in
      state.asked.append(path)
      if let failure = state.failure { throw failure }
      return state.answer
    }
    if let injected { return injected }
    if let served {
      return try await served.transport(name).get(path, knownTag: knownTag, limit: limit)
    }
    guard let bytes = file(path) else { return .missing }
    return .file(bytes, tag: nil)
  }

  func file(_ path: String) -> [UInt8]? { state.withLock { $0.files[path] } }

  func put(_ path: String, _ bytes: [UInt8]) throws {
    state.withLock { $0.files[path] = bytes }
    try served?.write("\(name)/\(path)", bytes)
  }

  /// Publishes a config in the repository: the values, and metadata that leads to them. Each publication raises all versions.
  @discardableResult
  func publish(_ version: Int64, _ offers: [Offered], _ change: (inout Published) -> Void = { _ in }) throws -> Published {
    let number = state.withLock { state in
      state.published += 1
      return state.published
    }
    var published = Published(version: version, number: number, offers: offers)
    change(&published)
    for file in try published.files() { try put(file.path, file.bytes) }
    return published
  }

  @discardableResult
  func publish(
    _ version: Int64, _ values: [(String, OverrideValue)], _ change: (inout Published) -> Void = { _ in }
  ) throws -> Published {
    try publish(version, [Offered(values)], change)
  }

  /// Publishes the next version of the root.
  func publishRoot(_ version: Int64, _ keys: Keys, signedBy signers: [SigningKey] = Array(Site.rootKeys.prefix(2))) throws {
    try put("metadata/\(version).root.json", keys.root(version: version, signedBy: signers))
  }
}

struct Offered {
  var payload: [UInt8]
  var share = ConfigIndex.fullShare
  var minimumApp = AppVersion.first

  init(_ values: [(String, OverrideValue)], share: Int = ConfigIndex.fullShare, minimumApp: AppVersion = .first) {
    payload = RemoteConfig(values.map { RemoteConfig.Entry(path: $0.0, value: $0.1) }).json.compact()
    self.share = share
    self.minimumApp = minimumApp
  }
}

extension AppVersion {
  static var first: AppVersion {
    guard let version = AppVersion("1.0") else { fatalError("the text is not a version") }
    return version
  }
}

/// Files in memory, which can be full, broken, or end at any write.
final class MemoryStorage: Storage, Sendable {
  struct State {
    var files: [StoredFile: [UInt8]] = [:]
    /// The number of writes that succeed. Later writes fail.
    var writesLeft = Int.max
    var cannotRead = false
  }

  struct Full: Error {}

  let state = Mutex(State())

  func read(_ file: StoredFile) throws -> [UInt8]? {
    try state.withLock { state in
      if state.cannotRead { throw Full() }
      return state.files[file]
    }
  }

  func write(_ file: StoredFile, _ bytes: [UInt8]) throws {
    try state.withLock { state in
      if state.writesLeft == 0 { throw Full() }
      state.writesLeft -= 1
      state.files[file] = bytes
    }
  }

  func remove(_ file: StoredFile) throws { state.withLock { $0.files[file] = nil } }
}

/// A device: an app with its storage, started repeatedly.
final class Phone: Sendable {
  let storage: MemoryStorage
  let site: Site
  let install: Install
  let root: [UInt8]
  let host: ConfigHost
  let clock = Mutex(Site.now)
  let warnings = Mutex<[ConfigError]>([])

  init(
    _ site: Site, id: String = "phone", app: String = "1.0", root: [UInt8] = Site.root, host: ConfigHost = .device,
    storage: MemoryStorage = MemoryStorage()
  ) {
    self.site = site
    self.storage = storage
    self.root = root
    self.host = host
    install = Install(id: id, app: AppVersion(app) ?? .first)
  }

  func loader(embedded: RuleBundle = Handz.rules.bundle) -> RemoteConfigLoader {
    RemoteConfigLoader(
      embedded: embedded,
      RemoteConfigLoader.Settings(environment: Site.environment, install: install, root: root, host: host, deadline: .seconds(600)),
      transport: site, storage: storage, clock: TestClock { Timestamp(seconds: self.clock.withLock { $0 }) },
      warn: { refusal in self.warnings.withLock { $0.append(refusal) } })
  }

  /// Starts the app, asks the server, and confirms that the app is healthy.
  func session(embedded: RuleBundle = Handz.rules.bundle) async -> RemoteConfigLoader {
    let loader = loader(embedded: embedded)
    await loader.start()
    await loader.refresh()
    await loader.confirmHealthy()
    return loader
  }
}

/// Some remotely overridable paths of the real rules.
enum Path {
  static let credits = "limits/practice_credits/plans/free"
  static let links = "limits/share_links_daily/plans/free"
  static let linksPro = "limits/share_links_daily/plans/pro"
  /// A switch that is not for emergencies.
  static let overdueOn = "notifications/N-MAINT-OVERDUE/switched_on"
  static let loginsOn = "ladder/login_attempts/switched_on"
  static let ladderOn = "ladder/share_link_creation/switched_on"
  static let l1 = "ladder/share_link_creation/levels/L1/at/free"
  static let l2 = "ladder/share_link_creation/levels/L2/at/free"
}

extension RuleBundle {
  /// The value that is set at a path.
  func value(_ path: String) -> OverrideValue? { find(.remoteOverridables, path).map { remoteOverridables($0) } }
}
