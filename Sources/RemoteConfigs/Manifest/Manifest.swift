internal import RulesBundle
public import RulesJSON

/// The manifest of a remote config: its product, environment, version, expiry, and the payload for each install.
public struct Manifest: Sendable, Equatable {
  /// A payload and the installs that receive it.
  ///
  /// An install uses the first offer that matches it. A rollout is a new offer for some installs before the old offer for all installs.
  public struct Offer: Sendable, Equatable {
    /// The SHA-256 of the payload in hexadecimal digits. It is also the name of the payload.
    public var digest: String
    /// The size of the payload in bytes.
    public var size: Int
    /// The percentage of installs that receive the payload, from 0 to 100.
    public var percent: Int
    /// The lowest app version that receives the payload.
    public var minimumApp: AppVersion

    /// Creates the offer of a payload.
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

    /// Whether the size and the digest of a payload match this offer.
    public func isOf(_ payload: [UInt8]) -> Bool {
      payload.count == size && Manifest.Offer(payload: payload, percent: percent, minimumApp: minimumApp).digest == digest
    }

    /// The path of the payload, relative to the site.
    public var path: String { "payloads/\(digest).json" }
  }

  /// The product that the manifest is for.
  public var product: String
  /// The environment that the manifest is for.
  public var environment: String
  /// The version of the remote config.
  public var version: ConfigVersion
  /// The time of publication, in seconds since 1970.
  public var issued: Int64
  /// The expiry, in seconds since 1970.
  public var expires: Int64
  /// The string that assigns installs to buckets. Manifests with the same string assign each install to the same bucket.
  public var rollout: String
  /// The offers. An install uses the first one that matches it.
  public var offers: [Offer]
  /// The keys that are trusted from now on; empty if the trusted keys do not change.
  public var keys: [VerifyingKey]

  /// The payload type in the DSSE envelope.
  public static let type = "application/vnd.rulebook.limits-manifest+json"
  /// The format version. It increases when a reader of the old format could misread the new format.
  public static let schema: Int64 = 1
  /// The path of the manifest, relative to the site.
  public static let path = "manifest.json"
  /// The maximum number of offers.
  public static let mostOffers = 16

  /// Creates a manifest.
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

  /// The manifest as JSON.
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

  /// Parses a manifest whose signature is verified.
  ///
  /// It must contain exactly the members of this type, each within its bounds. Otherwise, throws `ConfigError.notAManifest`,
  /// `ConfigError.otherSchema`, or `ConfigError.badKey`.
  public init(parsing bytes: [UInt8]) throws(ConfigError) {
    guard let json = try? JSON.parse(bytes, limit: Envelope.mostBytes) else { throw .notAManifest }
    // Check the version first, because a later format may have other members.
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

  /// Returns the first offer that matches an install; nil if none matches.
  public func offer(for install: Install) -> Offer? {
    offers.first { $0.minimumApp <= install.app && install.bucket(rollout) < $0.percent * 100 }
  }
}

/// An install of an app. It selects offers on the device and is never sent to a server.
public struct Install: Sendable {
  /// A string that the app creates once, when it is installed. A server uses the name of its service.
  public var id: String
  /// The version of the app.
  public var app: AppVersion

  /// Creates an install.
  public init(id: String, app: AppVersion) {
    self.id = id
    self.app = app
  }

  /// Returns the bucket of the install for a rollout, from 0 to 9,999.
  ///
  /// The bucket is the first eight bytes of the SHA-256 of `ROLLOUT/ID`, as a big-endian number, modulo 10,000.
  public func bucket(_ rollout: String) -> Int {
    let hash = SHA256.hash(Array("\(rollout)/\(id)".utf8))
    return Int(hash.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) } % 10_000)
  }
}
