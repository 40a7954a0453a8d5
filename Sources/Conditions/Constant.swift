/// A value that is known when the rules are compiled.
package indirect enum Constant: Sendable, Hashable {
  case null
  case bool(Bool)
  case int(Int64)
  case string(String)
  /// A position among the declared values.
  case enumeration(Int)
  /// Whole seconds, rounded down, and nanoseconds in 0..<1,000,000,000.
  case duration(seconds: Int64, nanoseconds: Int32)
  /// Seconds and nanoseconds since 1970-01-01T00:00:00Z.
  case timestamp(seconds: Int64, nanoseconds: Int32)
  case list([Constant])

  /// Strings are equal if their bytes are equal: CEL compares code points, not canonical equivalents.
  package static func == (a: Constant, b: Constant) -> Bool {
    switch (a, b) {
    case (.null, .null): true
    case let (.bool(a), .bool(b)): a == b
    case let (.int(a), .int(b)): a == b
    case let (.string(a), .string(b)): a.utf8.elementsEqual(b.utf8)
    case let (.enumeration(a), .enumeration(b)): a == b
    case let (.duration(a, c), .duration(b, d)): a == b && c == d
    case let (.timestamp(a, c), .timestamp(b, d)): a == b && c == d
    case let (.list(a), .list(b)): a == b
    default: false
    }
  }

  /// Hashes the bytes of strings, consistently with `==`.
  package func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .bool(let value): hasher.combine(value)
    case .int(let value): hasher.combine(value)
    case .string(let value): for byte in value.utf8 { hasher.combine(byte) }
    case .enumeration(let ordinal): hasher.combine(ordinal)
    case .duration(let seconds, let nanoseconds), .timestamp(let seconds, let nanoseconds):
      hasher.combine(seconds)
      hasher.combine(nanoseconds)
    case .list(let items): hasher.combine(items)
    }
  }
}

/// The constants of all programs of a bundle without duplicates, in the order of first use.
package struct ConstantPool: Sendable {
  /// The constants by index.
  package private(set) var constants: [Constant] = []
  private var indices: [Constant: Int] = [:]

  /// Creates an empty pool.
  package init() {}

  /// Returns the index of a constant, adding the constant if it is new.
  package mutating func index(of constant: Constant) -> Int {
    if let index = indices[constant] { return index }
    constants.append(constant)
    indices[constant] = constants.count - 1
    return constants.count - 1
  }
}
