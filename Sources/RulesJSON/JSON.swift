/// A JSON value (RFC 8259) whose only numbers are 64-bit integers. Binary fractions are not supported, because they cannot represent every
/// decimal number exactly.
///
/// Two values are equal if their compact texts are equal: the order of members matters, and strings are compared byte by byte. The equality
/// of Swift strings ignores differences in Unicode normal form, and requires the Unicode tables in an embedded program.
public enum JSON: Sendable {
  /// The literal `null`.
  case null
  /// A Boolean.
  case bool(Bool)
  /// An integer.
  case int(Int64)
  /// A string, without its quotes and with its escapes decoded.
  case string(String)
  /// An array, with its items in order.
  case array([JSON])
  /// An object. The members have the order of the text. The keys of a parsed object are unique; those of any other object are not checked.
  case object([Member])

  /// A member of an object.
  public struct Member: Sendable {
    /// The key, without its quotes and with its escapes decoded.
    public var key: String
    /// The value of the key.
    public var value: JSON

    /// Creates a member.
    public init(key: String, value: JSON) {
      self.key = key
      self.value = value
    }
  }

  /// The maximum nesting depth of arrays and objects in a parsed text. The depth of `[[1]]` is 2.
  public static let maximumDepth = 64

  /// The default maximum size of a parsed text, in bytes: 1 MiB.
  public static let defaultLimit = 1 << 20
}

extension JSON: Equatable {
  /// Returns whether two values have the same compact text.
  public static func == (left: JSON, right: JSON) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.int(let left), .int(let right)): left == right
    case (.string(let left), .string(let right)): left.hasSameBytes(as: right)
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)): left == right
    default: false
    }
  }
}

extension JSON.Member: Equatable {
  /// Returns whether two members have the same key, byte by byte, and the same value.
  public static func == (left: Self, right: Self) -> Bool {
    left.key.hasSameBytes(as: right.key) && left.value == right.value
  }
}

extension String {
  /// Whether two strings have the same bytes. `==` would need the tables of Unicode, which Embedded Swift does not link.
  package func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    let isSame = utf8.withContiguousStorageIfAvailable { mine in
      other.utf8.withContiguousStorageIfAvailable { its in mine.indices.allSatisfy { mine[$0] == its[$0] } }
    }
    // Bridged strings have no contiguous storage.
    return (isSame ?? nil) ?? utf8.elementsEqual(other.utf8)
  }
}
