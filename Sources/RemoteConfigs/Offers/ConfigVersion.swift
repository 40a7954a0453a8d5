/// The version of a remote config: the number of publications in its environment.
///
/// It names a config for people. Which config is newer is decided by the versions of the TUF metadata.
public struct ConfigVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The number, 1 or higher.
  public var number: Int64

  /// Creates a version.
  public init(_ number: Int64) { self.number = number }

  /// Whether the left version is lower.
  public static func < (left: Self, right: Self) -> Bool { left.number < right.number }
  /// The version for messages, such as `version 7`.
  public var description: String { "version \(number)" }
}
