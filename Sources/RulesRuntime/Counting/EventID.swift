internal import RulesBundle

/// Which one of its kind an event is: 64 bits of the SHA-256 of its id, so that a history stays small whatever ids look like, and nobody
/// makes up ids that are taken for each other.
public struct EventID: Sendable, Hashable {
  public let bits: UInt64

  public init(_ id: some Sequence<UInt8>) {
    var bits: UInt64 = 0
    for byte in SHA256.hash(id).prefix(8) { bits = bits << 8 | UInt64(byte) }
    self.bits = bits
  }

  public init(_ id: String) { self.init(id.utf8) }

  init(bits: UInt64) { self.bits = bits }
}
