/// The reason why bytes are rejected as a public key.
public enum KeyError: Error, Sendable, Equatable {
  /// The key does not have 32 bytes, or the string is not canonical base64.
  case notAKey
  /// The bytes are not the canonical encoding of a point (RFC 8032, section 5.1.3).
  case notCanonical
  /// The key has an order of 8 or less, so anyone can compute valid signatures (RFC 8032, section 8.8, and the list of libsodium).
  case smallOrder

  /// The problem as a message for people.
  public var message: String {
    switch self {
    case .notAKey: "it is not a base64-encoded public key of 32 bytes"
    case .notCanonical: "it is not the canonical form of a public key"
    case .smallOrder: "it is a key of small order, for which anyone can sign"
    }
  }
}

extension KeyError {
  /// Returns the problem of the 32 bytes of a point of edwards25519; nil if the point can be trusted.
  ///
  /// The bytes are the little-endian coordinate y, with the sign of x in the highest bit.
  static func ofPoint(_ bytes: [UInt8]) -> KeyError? {
    var y = bytes
    y[31] &= 0x7F
    if !isBelow(y, prime) { return .notCanonical }
    // Points with x = 0 have only one valid sign.
    if y != bytes, y == one || y == minusOne { return .notCanonical }
    return smallOrderCoordinates.contains(y) ? .smallOrder : nil
  }

  /// Whether the left number is less than the right number. Numbers are 32 bytes, little-endian.
  private static func isBelow(_ left: [UInt8], _ right: [UInt8]) -> Bool { left.reversed().lexicographicallyPrecedes(right.reversed()) }

  private static let zero = [UInt8](repeating: 0, count: 32)
  private static let one = [1] + [UInt8](repeating: 0, count: 31)
  /// 2^255 - 19.
  private static let prime = [0xED] + [UInt8](repeating: 0xFF, count: 30) + [0x7F]
  private static let minusOne = [0xEC] + [UInt8](repeating: 0xFF, count: 30) + [0x7F]

  /// The y coordinates of the points whose order divides 8: those of order 1, 2, and 4, and the two of order 8.
  private static let smallOrderCoordinates = [
    one, minusOne, zero,
    [
      0x26, 0xE8, 0x95, 0x8F, 0xC2, 0xB2, 0x27, 0xB0, 0x45, 0xC3, 0xF4, 0x89, 0xF2, 0xEF, 0x98, 0xF0,
      0xD5, 0xDF, 0xAC, 0x05, 0xD3, 0xC6, 0x33, 0x39, 0xB1, 0x38, 0x02, 0x88, 0x6D, 0x53, 0xFC, 0x05,
    ],
    [
      0xC7, 0x17, 0x6A, 0x70, 0x3D, 0x4D, 0xD8, 0x4F, 0xBA, 0x3C, 0x0B, 0x76, 0x0D, 0x10, 0x67, 0x0F,
      0x2A, 0x20, 0x53, 0xFA, 0x2C, 0x39, 0xCC, 0xC6, 0x4E, 0xC7, 0xFD, 0x77, 0x92, 0xAC, 0x03, 0x7A,
    ],
  ]
}
