public import RulesBundle
public import RulesJSON
internal import RulesRuntime

/// A remote config: overrides for the remotely overridable paths of the rules. It contains only values, never rules.
public struct RemoteConfig: Sendable, Equatable {
  /// An override for one path.
  public struct Entry: Sendable, Equatable {
    /// The path of the value in the rules, such as `limits/saved_flows/plans/free`.
    public var path: String
    /// The value in the unit of the path.
    public var value: OverrideValue

    /// Creates an override.
    public init(path: String, value: OverrideValue) {
      self.path = path
      self.value = value
    }
  }

  /// The overrides, at most one for each path.
  public var values: [Entry]

  /// The maximum size of a payload in bytes.
  public static let maximumSize = 256 << 10
  static let maximumValueCount = 4096

  /// Creates a remote config from overrides.
  public init(_ values: [Entry]) { self.values = values }

  /// Parses a payload, which must have exactly the form `{"values": {PATH: true | 3 | "unlimited"}}`.
  ///
  /// Throws `ConfigError.tooLarge` or `ConfigError.notAConfig`.
  public init(parsing bytes: [UInt8]) throws(ConfigError) {
    guard bytes.count <= RemoteConfig.maximumSize else { throw .tooLarge }
    guard let json = try? JSON.parse(bytes, limit: RemoteConfig.maximumSize), json.hasExactly("values"), json.hasSharedIntegers,
      let members = json["values"]?.objectValue, members.count <= RemoteConfig.maximumValueCount
    else { throw .notAConfig }
    values = []
    for member in members {
      guard let value = OverrideValue(member.value) else { throw .notAConfig }
      values.append(Entry(path: member.key, value: value))
    }
  }

  /// The remote config as JSON.
  public var json: JSON {
    .object([.init(key: "values", value: .object(values.map { .init(key: $0.path, value: $0.value.json) }))])
  }

  /// Returns a bundle with these values, and the skipped paths, which the bundle does not know because it is older than the remote config.
  ///
  /// Throws if a value has the wrong type, is out of range or out of order, or is locked. Then no value is applied.
  public func applied(to bundle: RuleBundle) throws(ConfigError) -> (bundle: RuleBundle, skipped: [String]) {
    do {
      let set = try bundle.setting(values.map { ($0.path, $0.value) })
      return (set.bundle, set.unknown)
    } catch {
      switch error {
      case .otherForm(let path): throw .otherForm(path: path)
      case .outOfRange(let path): throw .outOfRange(path: path)
      case .outOfOrder(let low, let high): throw .outOfOrder(low: low, high: high)
      case .locked(let path, let lock): throw .locked(path: path, lock: lock)
      }
    }
  }
}
