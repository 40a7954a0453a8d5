public import RulesBundle
public import RulesJSON
internal import RulesRuntime

/// Values for paths that the rules open to a server. Rules never travel.
public struct RemoteConfig: Sendable, Equatable {
  public struct Entry: Sendable, Equatable {
    public var path: String
    public var value: OverrideValue

    public init(path: String, value: OverrideValue) {
      self.path = path
      self.value = value
    }
  }

  public var values: [Entry]

  /// The most bytes that a payload may have.
  public static let mostBytes = 256 << 10
  static let mostValues = 4096

  public init(_ values: [Entry]) { self.values = values }

  /// Reads `{"values": {PATH: true | 3 | "unlimited"}}`, and nothing else.
  public init(parsing bytes: [UInt8]) throws(ConfigError) {
    guard bytes.count <= RemoteConfig.mostBytes else { throw .tooLarge }
    guard let json = try? JSON.parse(bytes, limit: RemoteConfig.mostBytes), json.hasExactly("values"),
      let members = json["values"]?.objectValue, members.count <= RemoteConfig.mostValues
    else { throw .notAConfig }
    values = []
    for member in members {
      guard let value = OverrideValue(member.value) else { throw .notAConfig }
      values.append(Entry(path: member.key, value: value))
    }
  }

  public var json: JSON {
    .object([.init(key: "values", value: .object(values.map { .init(key: $0.path, value: $0.value.json) }))])
  }

  /// The bundle with these values, and the paths that it does not open: it is older than they are.
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
