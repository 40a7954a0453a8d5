public import RulesBundle

/// Why a text is rejected. The cases are in the order in which they are checked.
public typealias FieldReason = FieldReasonKind

/// The state that a field shows next to its text.
public enum FieldState: Int, Sendable, CaseIterable {
  /// The user has typed nothing.
  case idle
  /// The text is well formed; whether it is taken is not known yet.
  case checking
  /// The text is not taken.
  case available
  /// The text is taken.
  case unavailable
  /// The text can be used.
  case valid
  /// The text is rejected.
  case invalid
}

/// The result of validating a text in a field.
public struct FieldValidation: Sendable, Equatable {
  /// The ordinal in `fields`.
  public var field: Int
  /// The state that the field shows.
  public var state: FieldState
  /// Whether the field can be submitted. An optional field can be submitted empty.
  public var isValid: Bool
  /// The text as it is stored, in UTF-8: trimmed, and in lowercase if the field requires it. Nil for a secret and for an empty field.
  public var value: [UInt8]?
  /// Whether the rules generated the value.
  public var isGenerated = false
  /// The length of the text, in the unit that the field counts.
  public var length: Int
  /// Why the text is rejected; nil if it is not, or if that is not known yet.
  public var reason: FieldReason?
  /// The ordinal in `facts` of the fact that prevented generating a value; nil if none did.
  public var unfitFact: Int?
}
