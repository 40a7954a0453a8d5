import Diagnostics

/// The type of an expression.
package indirect enum ConditionType: Sendable, Hashable {
  case bool, int, string, duration, timestamp, null
  /// The type of an expression with an error that was already reported. It is compatible with every type.
  case unknown
  /// One of the declared values, in order. A value is its position among them.
  case enumeration([String])
  case list(ConditionType)
  case nullable(ConditionType)

  /// The type as the reference shows it: `bool`, `int`, `one of free, pro`, `int or null`, `list of int`.
  package var description: String {
    switch self {
    case .bool: "bool"
    case .int: "int"
    case .string: "string"
    case .duration: "duration"
    case .timestamp: "timestamp"
    case .null: "null"
    case .unknown: "unknown"
    case .enumeration(let values): "one of \(Self.notation(values))"
    case .list(let item): "list of \(item.description)"
    case .nullable(let base): "\(base.description) or null"
    }
  }

  /// Whether values are strings or lists of strings.
  package var holdsText: Bool {
    switch self {
    case .string: true
    case .list(let item), .nullable(let item): item.holdsText
    default: false
    }
  }

  /// The type as part of a message: `a number`, `a duration`, `one of free or pro`.
  package var words: String {
    switch self {
    case .bool: "a Boolean"
    case .int: "a number"
    case .string: "a string"
    case .duration: "a duration"
    case .timestamp: "a timestamp"
    case .null: "null"
    case .unknown: "unknown"
    case .enumeration(let values): "one of \(Self.shortList(values, "or"))"
    case .nullable(.enumeration(let values)): "one of \(Self.shortList(values + ["null"], "or"))"
    case .list(.unknown): "an empty list"
    case .list(let item): "a list (each item is \(item.words))"
    case .nullable(let base): "\(base.words) or null"
    }
  }

  /// The type without null.
  package var withoutNull: ConditionType {
    if case .nullable(let base) = self { base } else { self }
  }

  /// Whether null is a value of this type.
  package var isNullable: Bool {
    switch self {
    case .nullable, .null: true
    default: false
    }
  }

  /// The declared values of an enumeration or a nullable enumeration; nil for other types.
  package var values: [String]? {
    if case .enumeration(let values) = withoutNull { values } else { nil }
  }

  /// The values as in a type. The contract hash has this text, so it must never change.
  private static func notation(_ values: [String]) -> String {
    let limit = 12
    if values.count <= limit { return values.joined(separator: ", ") }
    return values.prefix(limit).joined(separator: ", ") + " and \(values.count - limit) more"
  }

  /// The items as a phrase, with at most 12 of them.
  static func shortList(_ items: [String], _ conjunction: String = "and") -> String {
    items.phrase(atMost: 12, conjunction)
  }
}

extension ConditionType {
  /// Returns the common type of both, which may differ only in nullability, or nil.
  func joined(with other: ConditionType) -> ConditionType? {
    switch (self, other) {
    case (.unknown, let type), (let type, .unknown): return type
    case let (a, b) where a == b: return a
    case (.null, let type), (let type, .null): return type.isNullable ? type : .nullable(type)
    case (.nullable(let a), .nullable(let b)), (.nullable(let a), let b), (let a, .nullable(let b)):
      return a.joined(with: b).map { $0.isNullable ? $0 : .nullable($0) }
    case (.list(let a), .list(let b)): return a.joined(with: b).map { .list($0) }
    default: return nil
    }
  }

  /// Whether a value of one type can equal a value of the other.
  func isComparable(with other: ConditionType) -> Bool {
    switch (self, other) {
    case (.unknown, _), (_, .unknown): return true
    case (.null, .null): return true
    case (.null, _): return other.isNullable
    case (_, .null): return isNullable
    case (.list(let a), .list(let b)): return a.isComparable(with: b)
    case (.nullable, _), (_, .nullable): return withoutNull.isComparable(with: other.withoutNull)
    default: return self == other
    }
  }

  /// Whether a value of this type is allowed where the other type is required.
  func fits(_ wanted: ConditionType) -> Bool {
    switch (self, wanted) {
    case (.unknown, _), (_, .unknown): return true
    case (.null, .nullable): return true
    case (.nullable(let a), .nullable(let b)): return a.fits(b)
    case (_, .nullable(let b)): return fits(b)
    case (.list(let a), .list(let b)): return a.fits(b)
    default: return self == wanted
    }
  }
}
