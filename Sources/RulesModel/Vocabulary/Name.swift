/// A kind of rule: what its names are called when a person is told about them.
public protocol Kind: Sendable {
  /// The key of the kind in the rules folder and in the bundle, plural: `limits`.
  static var key: String { get }
  /// One of them, for messages: `limit`.
  static var singular: String { get }
}

/// The name of a rule of a kind. Whether a rule of that name exists is found out when names are resolved.
@frozen
public struct Name<K>: Sendable, Hashable {
  public let text: String

  @inlinable
  public init(_ text: String) { self.text = text }
}
