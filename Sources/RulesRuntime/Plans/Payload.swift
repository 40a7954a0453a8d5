public import RulesJSON

/// A part of a thing that is to leave, as the sender has it.
public struct PayloadItem: Sendable, Equatable {
  public struct Field: Sendable, Equatable {
    public var name: String
    /// A text, a number, a truth or null, or a list of these: what is nested could carry what nobody listed.
    public var value: JSON

    public init(name: String, value: JSON) {
      self.name = name
      self.value = value
    }
  }

  public var type: String
  public var fields: [Field]

  public init(type: String, fields: [Field]) {
    self.type = type
    self.fields = fields
  }
}

/// What travels (E22): parts in the order in which they came, and what both sides are told.
public struct PresentedPayload: Sendable, Equatable {
  public enum Part: Sendable, Equatable {
    /// A part with those of its fields that may go along.
    case travels(type: String, fields: [PayloadItem.Field])
    /// What stands in the place of a part: nothing of it is left.
    case marker([PayloadItem.Field])
  }

  /// The ordinal in `payloads`.
  public var payload: Int
  public var parts: [Part]
  /// How many parts do not go along, and leave no mark.
  public var staying: Int
  public var tellsSender: [PresentedCopy]
  public var tellsRecipient: [PresentedCopy]
  /// Why it could not be told whether something may go along; it stays.
  public var undecided: PresentedFailure?
}
