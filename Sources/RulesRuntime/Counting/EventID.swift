internal import RulesBundle

/// Identifies an event among the events of its kind, as the first 64 bits of the SHA-256 of its id.
///
/// The hash keeps a history small regardless of how long ids are, and makes collisions hard to craft.
public struct EventID: Sendable, Hashable {
  /// The first 64 bits of the hash, most significant byte first.
  public let bits: UInt64

  /// Creates the identifier from the bytes of an id.
  public init(_ id: some Sequence<UInt8>) {
    var bits: UInt64 = 0
    for byte in SHA256.hash(id).prefix(8) { bits = bits << 8 | UInt64(byte) }
    self.bits = bits
  }

  /// Creates the identifier from an id in UTF-8.
  public init(_ id: String) { self.init(id.utf8) }

  init(bits: UInt64) { self.bits = bits }
}
