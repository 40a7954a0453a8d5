/// A JSON value (RFC 8259) with what the rule files need and no more: its only numbers are 64-bit integers, because a
/// limit or a price that went through a binary fraction is no longer the number that was written.
///
/// Two values are equal when their compact texts are: the order of members counts, and strings are compared byte by byte.
/// Swift's own string equality would make keys equal that differ in Unicode normal form, and would bring the Unicode
/// tables into an embedded program.
public enum JSON: Sendable {
  case null
  case bool(Bool)
  case int(Int64)
  case string(String)
  case array([JSON])
  /// The members in the order of the text. A parsed object has no two equal keys; nothing checks one built by hand.
  case object([Member])

  public struct Member: Sendable {
    public var key: String
    public var value: JSON

    public init(key: String, value: JSON) {
      self.key = key
      self.value = value
    }
  }

  /// How many arrays and objects may stand inside one another in a text that is parsed: `[[1]]` has depth 2.
  public static let maximumDepth = 64

  /// How many bytes a text may have when the caller names no limit: 1 MiB.
  public static let defaultLimit = 1 << 20
}

extension JSON: Equatable {
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
  public static func == (left: Self, right: Self) -> Bool {
    left.key.hasSameBytes(as: right.key) && left.value == right.value
  }
}

extension String {
  func hasSameBytes(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}
