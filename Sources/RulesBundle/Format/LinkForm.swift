/// The syntax of links into the app: `scheme://path?name=value&name=value`, with an allowlist of ASCII characters.
///
/// The bundle validator checks the links of the rules, and the link parser checks incoming links, so every generated link can be parsed.
public enum LinkForm {
  /// The maximum length of an id in bytes.
  public static let maximumIDLength = 128
  /// The maximum number of parameters of a link.
  public static let maximumParameterCount = 8
  /// The maximum number of links in a bundle.
  public static let maximumLinkCount = 512
  /// The maximum link length in bytes that a router may allow.
  public static let maximumLinkLength = 65_536

  /// Whether the byte is allowed in a path segment or a scheme: a lowercase letter, a digit, `_`, or `-`.
  @inline(__always)
  public static func isSegmentByte(_ byte: UInt8) -> Bool { isLower(byte) || isDigit(byte) || byte == 0x5F || byte == 0x2D }

  /// Whether the byte is allowed in a parameter name or an id: a letter, a digit, `_`, or `-`.
  ///
  /// Dots, slashes, and percent signs are not allowed, so that an id can be part of a path or a key without escaping.
  @inline(__always)
  public static func isIDByte(_ byte: UInt8) -> Bool { isSegmentByte(byte) || (0x41...0x5A).contains(byte) }

  /// Whether the byte is allowed unescaped in a value (unreserved in RFC 3986): an id byte, `.`, or `~`.
  @inline(__always)
  public static func isValueByte(_ byte: UInt8) -> Bool { isIDByte(byte) || byte == 0x2E || byte == 0x7E }

  /// Whether the bytes are an id: 1 to 128 letters, digits, `_`, and `-`.
  public static func isID(_ bytes: some Collection<UInt8>) -> Bool { isWord(bytes, maximumIDLength, isIDByte) }

  /// Whether the bytes are a parameter name of 1 to 64 bytes.
  public static func isName(_ bytes: some Collection<UInt8>) -> Bool { isWord(bytes, 64, isIDByte) }

  /// Whether the bytes are a valid fixed value of a parameter, of 1 to 256 bytes.
  public static func isValue(_ bytes: some Collection<UInt8>) -> Bool { isWord(bytes, 256, isValueByte) }

  /// Whether the bytes are path segments separated by single slashes.
  public static func isPath(_ bytes: some Collection<UInt8>) -> Bool {
    var previous: UInt8 = 0x2F
    for byte in bytes {
      guard isSegmentByte(byte) || (byte == 0x2F && previous != 0x2F) else { return false }
      previous = byte
    }
    return previous != 0x2F
  }

  /// Whether the bytes are a scheme: a lowercase letter followed by lowercase letters, digits, and `-`. RFC 3986 does not allow `_` in a scheme.
  public static func isScheme(_ bytes: some Collection<UInt8>) -> Bool {
    guard let first = bytes.first, isLower(first) else { return false }
    return isWord(bytes, 64) { isSegmentByte($0) && $0 != 0x5F }
  }

  private static func isWord(_ bytes: some Collection<UInt8>, _ longest: Int, _ accepts: (UInt8) -> Bool) -> Bool {
    var count = 0
    for byte in bytes {
      guard accepts(byte), count < longest else { return false }
      count += 1
    }
    return count > 0
  }

  @inline(__always)
  private static func isLower(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
  @inline(__always)
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
