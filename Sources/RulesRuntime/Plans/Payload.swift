public import RulesJSON

/// A part of an object to send, as the sender has it.
public struct PayloadItem: Sendable, Equatable {
  /// A field of a part.
  public struct Field: Sendable, Equatable {
    /// The name of the field.
    public var name: String
    /// A string, a number, a Boolean, or null, or a list of these. Nested values are not allowed, because they could hold data that the
    /// payload does not list.
    public var value: JSON

    /// Creates a field.
    public init(name: String, value: JSON) {
      self.name = name
      self.value = value
    }
  }

  /// The type of the part, as the payload lists it.
  public var type: String
  /// The fields of the part.
  public var fields: [Field]

  /// Creates a part.
  public init(type: String, fields: [Field]) {
    self.type = type
    self.fields = fields
  }
}

/// What is sent (E22): the parts in the order of the request, and the copy for both sides.
public struct PresentedPayload: Sendable, Equatable {
  /// A part that is sent.
  public enum Part: Sendable, Equatable {
    /// A part with those of its fields that may be sent.
    case travels(type: String, fields: [PayloadItem.Field])
    /// A marker in place of a part, with nothing of the part itself.
    case marker([PayloadItem.Field])
  }

  /// The ordinal in `payloads`.
  public var payload: Int
  /// The parts that are sent.
  public var parts: [Part]
  /// How many parts are not sent and leave no marker.
  public var staying: Int
  /// The copy for the sender.
  public var tellsSender: [PresentedCopy]
  /// The copy for the recipient.
  public var tellsRecipient: [PresentedCopy]
  /// Why the rules could not decide whether a part may be sent. The part is then not sent.
  public var undecided: PresentedFailure?
}
