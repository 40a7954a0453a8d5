public import RulesJSON

/// The offers of a product in an environment, which are the contents of the target `PRODUCT/ENVIRONMENT/config.json`.
public struct ConfigIndex: Sendable, Equatable {
  /// Values and the installs that receive them.
  ///
  /// An install uses the first offer that matches it. A rollout is a new offer for some installs before the old offer for all installs.
  public struct Offer: Sendable, Equatable {
    /// The SHA-256 of the values in hexadecimal digits. It is also the name of their file.
    public var digest: String
    /// The size of the values in bytes.
    public var size: Int
    /// The share of installs that receive the values, in basis points from 0 to 10,000.
    public var share: Int
    /// The lowest app version that receives the values.
    public var minimumApp: AppVersion

    /// Creates the offer of a payload.
    public init(payload: [UInt8], share: Int, minimumApp: AppVersion) {
      self.init(digest: ListedContent.sha256(payload), size: payload.count, share: share, minimumApp: minimumApp)
    }

    init(digest: String, size: Int, share: Int, minimumApp: AppVersion) {
      self.digest = digest
      self.size = size
      self.share = share
      self.minimumApp = minimumApp
    }

    /// The length and the hash of the values.
    package var content: ListedContent {
      var content = ListedContent()
      (content.length, content.sha256) = (size, digest)
      return content
    }

    /// Whether the size and the digest of a payload match this offer.
    public func isOf(_ payload: [UInt8]) -> Bool { payload.count == size && ListedContent.sha256(payload) == digest }
  }

  /// The version of the remote config.
  public var version: ConfigVersion
  /// The string that assigns installs to buckets. Configs with the same string assign each install to the same bucket.
  public var rollout: String
  /// The offers. An install uses the first one that matches it.
  public var offers: [Offer]

  /// The format version. It increases when a reader of the old format could misread the new format.
  public static let schema: Int64 = 1
  /// The maximum number of offers.
  public static let maximumOfferCount = 16
  /// The maximum size in bytes.
  public static let maximumSize = 16 << 10
  /// The share of all installs.
  public static let fullShare = 10_000

  /// Creates an index.
  public init(version: ConfigVersion, rollout: String, offers: [Offer]) {
    self.version = version
    self.rollout = rollout
    self.offers = offers
  }

  /// The index as JSON.
  public var json: JSON {
    .members([
      "schema": .int(ConfigIndex.schema), "version": .int(version.number), "rollout": .string(rollout),
      "offers": .array(
        offers.map {
          .members([
            "digest": .string($0.digest), "size": .int(Int64($0.size)), "share": .int(Int64($0.share)),
            "minimumApp": .string("\($0.minimumApp)"),
          ])
        }),
    ])
  }

  /// Parses an index.
  ///
  /// It must contain exactly the members of this type, each within its bounds. Otherwise, throws `ConfigError.notAnIndex` or
  /// `ConfigError.otherSchema`.
  public init(parsing bytes: [UInt8]) throws(ConfigError) {
    guard let json = try? JSON.parse(bytes, limit: ConfigIndex.maximumSize) else { throw .notAnIndex }
    // Check the version first, because a later format may have other members.
    guard let schema = json["schema"]?.intValue else { throw .notAnIndex }
    guard schema == ConfigIndex.schema else { throw .otherSchema(schema) }
    guard json.hasExactly("schema", "version", "rollout", "offers"), json.hasSharedIntegers,
      let version = json["version"]?.intValue, version >= 1, let rollout = json["rollout"]?.stringValue,
      let offers = json["offers"]?.arrayValue, offers.count <= ConfigIndex.maximumOfferCount
    else { throw .notAnIndex }
    self.init(version: ConfigVersion(version), rollout: rollout, offers: [])
    for offer in offers { self.offers.append(try ConfigIndex.offer(offer)) }
  }

  private static func offer(_ json: JSON) throws(ConfigError) -> Offer {
    guard json.hasExactly("digest", "size", "share", "minimumApp"), let digest = json["digest"]?.stringValue, digest.utf8.count == 64,
      digest.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }), let size = json["size"]?.intValue,
      (0...Int64(RemoteConfig.maximumSize)).contains(size), let share = json["share"]?.intValue, (0...Int64(fullShare)).contains(share),
      let minimum = json["minimumApp"]?.stringValue.flatMap({ AppVersion($0) })
    else { throw .notAnIndex }
    return Offer(digest: digest, size: Int(size), share: Int(share), minimumApp: minimum)
  }

  /// Returns the first offer that matches an install; nil if none matches.
  public func offer(for install: Install) -> Offer? {
    offers.first { $0.minimumApp <= install.app && install.bucket(rollout) < $0.share }
  }
}

extension JSON {
  /// Whether it is an object with these members and no others.
  package func hasExactly(_ keys: String...) -> Bool {
    guard let members = objectValue, members.count == keys.count else { return false }
    return keys.allSatisfy { key in members.contains { $0.key.utf8.elementsEqual(key.utf8) } }
  }
}
