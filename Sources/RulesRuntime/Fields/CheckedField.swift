public import RulesBundle

/// Why a text is refused, in the order in which it is looked for.
public typealias FieldReason = FieldReasonKind

/// What a field shows beside its text.
public enum FieldState: Int, Sendable, CaseIterable {
  /// Nothing has been typed.
  case idle
  /// The text is well formed; whether somebody has it is not known yet.
  case checking
  /// Nobody has it.
  case available
  /// Somebody has it.
  case unavailable
  /// The text may be used.
  case valid
  case invalid
}

/// What the rules say about a text that was typed.
public struct CheckedField: Sendable, Equatable {
  /// The ordinal of the field.
  public var field: Int
  public var state: FieldState
  /// Whether what stands there may be sent: also nothing, where nothing need be typed.
  public var isValid: Bool
  /// The text as it is stored, in UTF-8: trimmed, in lower case where the field says so. Nil for what only its owner knows, and where
  /// nothing stands.
  public var value: [UInt8]?
  /// Whether the value is the rules' and nobody typed it.
  public var isMadeUp = false
  /// In what the field counts.
  public var length: Int
  /// Nil when nothing is wrong, or not known to be.
  public var reason: FieldReason?
  /// Why nothing could be made up, as the fact that is to blame; nil where nothing had to be.
  public var unfitFact: Int?
}
