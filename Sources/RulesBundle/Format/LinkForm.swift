/// What a link into the app may be written with: `scheme://path?name=value&name=value`, ASCII from an allow-list throughout.
///
/// The reader of bundles holds the rules' links to it, the parser the links that arrive, so that every link that is made can be
/// read back.
public enum LinkForm {
  /// The most bytes of an id.
  public static let longestID = 128
  /// The most parameters of one link, links of one bundle, and bytes that any router may allow.
  public static let mostParameters = 8
  public static let mostLinks = 512
  public static let longestLink = 65_536

  /// Lower-case letters, digits, `_` and `-`: a path's segments and the scheme. Slashes stand between segments.
  @inline(__always)
  public static func isSegmentByte(_ byte: UInt8) -> Bool { isLower(byte) || isDigit(byte) || byte == 0x5F || byte == 0x2D }

  /// Letters, digits, `_` and `-`: names of parameters, and ids.
  ///
  /// Neither dot, slash nor percent sign: an id can be put into a path or a key without meaning anything else there.
  @inline(__always)
  public static func isIDByte(_ byte: UInt8) -> Bool { isSegmentByte(byte) || (0x41...0x5A).contains(byte) }

  /// What values may hold unescaped (RFC 3986, unreserved): an id's bytes, `.` and `~`.
  @inline(__always)
  public static func isValueByte(_ byte: UInt8) -> Bool { isIDByte(byte) || byte == 0x2E || byte == 0x7E }

  /// Whether these bytes are an id: 1 to 128 letters, digits, `_` and `-`.
  public static func isID(_ bytes: some Collection<UInt8>) -> Bool { isWord(bytes, longestID, isIDByte) }

  /// Whether these bytes name a parameter.
  public static func isName(_ bytes: some Collection<UInt8>) -> Bool { isWord(bytes, 64, isIDByte) }

  /// Whether these bytes are what a parameter may always hold.
  public static func isValue(_ bytes: some Collection<UInt8>) -> Bool { isWord(bytes, 256, isValueByte) }

  /// Whether these bytes are segments with single slashes between them.
  public static func isPath(_ bytes: some Collection<UInt8>) -> Bool {
    var previous: UInt8 = 0x2F
    for byte in bytes {
      guard isSegmentByte(byte) || (byte == 0x2F && previous != 0x2F) else { return false }
      previous = byte
    }
    return previous != 0x2F
  }

  /// Whether these bytes are a scheme: a lower-case letter, then letters, digits and `-` (RFC 3986 has no `_` there).
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
