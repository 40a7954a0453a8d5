internal import RulesBundle
public import RulesJSON

/// What a server offers: who it is for, how new it is, until when it is meant to hold, and which payload each install takes.
public struct Manifest: Sendable, Equatable {
  /// One payload, and for whom. The first that fits an install is the one that it takes, so that a rollout is a new payload for some above the old
  /// one for all. Variants with weights would be further members of it.
  public struct Offer: Sendable, Equatable {
    /// SHA-256 of the payload, in hexadecimal digits: its name, too.
    public var digest: String
    /// In bytes.
    public var size: Int
    /// Of all installs; 100 is everybody.
    public var percent: Int
    /// Apps below it do not take it.
    public var minimumApp: AppVersion

    public init(payload: [UInt8], percent: Int, minimumApp: AppVersion) {
      digest = Hex.text(SHA256.hash(payload))
      size = payload.count
      self.percent = percent
      self.minimumApp = minimumApp
    }

    init(digest: String, size: Int, percent: Int, minimumApp: AppVersion) {
      self.digest = digest
      self.size = size
      self.percent = percent
      self.minimumApp = minimumApp
    }

    /// Whether it names this payload.
    public func isOf(_ payload: [UInt8]) -> Bool {
      payload.count == size && Manifest.Offer(payload: payload, percent: percent, minimumApp: minimumApp).digest == digest
    }

    /// Where it lies, below the site.
    public var path: String { "payloads/\(digest).json" }
  }

  public var product: String
  public var environment: String
  public var version: ConfigVersion
  /// Seconds since 1970.
  public var issued: Int64
  public var expires: Int64
  /// What installs are divided by: the same text, the same division.
  public var rollout: String
  public var offers: [Offer]
  /// The keys that are trusted from here on; none where they stay as they are.
  public var keys: [VerifyingKey]

  /// What DSSE calls the payload's type.
  public static let type = "application/vnd.rulebook.limits-manifest+json"
  /// Raised when a reader of the old format could misread a manifest of the new one.
  public static let schema: Int64 = 1
  /// Where it lies, below the site.
  public static let path = "manifest.json"
  public static let mostOffers = 16

  public init(
    product: String, environment: String, version: ConfigVersion, issued: Int64, expires: Int64, rollout: String, offers: [Offer],
    keys: [VerifyingKey]
  ) {
    self.product = product
    self.environment = environment
    self.version = version
    self.issued = issued
    self.expires = expires
    self.rollout = rollout
    self.offers = offers
    self.keys = keys
  }

  public var json: JSON {
    .object([
      .init(key: "schema", value: .int(Manifest.schema)), .init(key: "product", value: .string(product)),
      .init(key: "environment", value: .string(environment)), .init(key: "epoch", value: .int(version.epoch)),
      .init(key: "version", value: .int(version.version)), .init(key: "issued", value: Manifest.time(issued)),
      .init(key: "expires", value: Manifest.time(expires)), .init(key: "rollout", value: .string(rollout)),
      .init(
        key: "offers",
        value: .array(
          offers.map {
            .object([
              .init(key: "digest", value: .string($0.digest)), .init(key: "size", value: .int(Int64($0.size))),
              .init(key: "percent", value: .int(Int64($0.percent))), .init(key: "minimumApp", value: .string("\($0.minimumApp)")),
            ])
          })),
      .init(key: "keys", value: .array(keys.map { .string($0.base64) })),
    ])
  }

  /// Reads a manifest whose signature holds: exactly these members, each within its bounds.
  public init(parsing bytes: [UInt8]) throws(ConfigError) {
    guard let json = try? JSON.parse(bytes, limit: Envelope.mostBytes) else { throw .notAManifest }
    // Asked first: a later format may have other members.
    guard let schema = json["schema"]?.intValue else { throw .notAManifest }
    guard schema == Manifest.schema else { throw .otherSchema(schema) }
    guard
      json.hasExactly("schema", "product", "environment", "epoch", "version", "issued", "expires", "rollout", "offers", "keys"),
      let product = json["product"]?.stringValue, let environment = json["environment"]?.stringValue,
      let epoch = json["epoch"]?.intValue, let version = json["version"]?.intValue, (0...ConfigVersion.lastEpoch).contains(epoch),
      version >= 0,
      let issued = Manifest.time(json["issued"]), let expires = Manifest.time(json["expires"]),
      let rollout = json["rollout"]?.stringValue, let offers = json["offers"]?.arrayValue, offers.count <= Manifest.mostOffers,
      let keys = json["keys"]?.arrayValue
    else { throw .notAManifest }
    self.init(
      product: product, environment: environment, version: ConfigVersion(epoch: epoch, version: version), issued: issued, expires: expires,
      rollout: rollout, offers: [], keys: [])
    for offer in offers { self.offers.append(try Manifest.offer(offer)) }
    for key in keys {
      guard let text = key.stringValue else { throw .notAManifest }
      do throws(KeyProblem) { self.keys.append(try VerifyingKey(checking: text)) } catch { throw .badKey(error) }
    }
  }

  private static func offer(_ json: JSON) throws(ConfigError) -> Offer {
    guard json.hasExactly("digest", "size", "percent", "minimumApp"), let digest = json["digest"]?.stringValue, digest.utf8.count == 64,
      digest.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }), let size = json["size"]?.intValue,
      (0...Int64(RemoteConfig.mostBytes)).contains(size), let percent = json["percent"]?.intValue, (0...100).contains(percent),
      let minimum = json["minimumApp"]?.stringValue.flatMap({ AppVersion($0) })
    else { throw .notAManifest }
    return Offer(digest: digest, size: Int(size), percent: Int(percent), minimumApp: minimum)
  }

  private static func time(_ seconds: Int64) -> JSON {
    var text: [UInt8] = []
    TimeText.appendTimestamp(seconds: seconds, nanoseconds: 0, to: &text)
    return .string(String(decoding: text, as: UTF8.self))
  }

  private static func time(_ json: JSON?) -> Int64? { (json?.stringValue).flatMap { TimeText.timestamp($0.utf8) }?.seconds }

  /// The payload that an install takes; nil where none is for it.
  public func offer(for install: Install) -> Offer? {
    offers.first { $0.minimumApp <= install.app && install.bucket(rollout) < $0.percent * 100 }
  }
}

/// What an install says of itself, to itself: nothing of it travels.
public struct Install: Sendable {
  /// Made once, when the app is installed. Any text; a server gives the name of its service.
  public var id: String
  public var app: AppVersion

  public init(id: String, app: AppVersion) {
    self.id = id
    self.app = app
  }

  /// Which of 10,000 parts of all installs it belongs to: the first eight bytes of the SHA-256 of `ROLLOUT/ID`, as a number, modulo 10,000.
  public func bucket(_ rollout: String) -> Int {
    let hash = SHA256.hash(Array("\(rollout)/\(id)".utf8))
    return Int(hash.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) } % 10_000)
  }
}
