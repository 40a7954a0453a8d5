internal import RulesBundle

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
