package import Schema

/// Something to tap.
public struct Button: Sendable, Equatable, Kind, Sourced {
  public static let key = "buttons"
  public static let singular = "button"

  public var provenance: Provenance
  public var label: Name<Copy>
  /// It is offered only when all of these hold.
  public var conditions: [Name<Condition>]
  /// It cannot be tapped while one of these does not hold.
  public var enabledIf: [Name<Condition>]
  /// It stands in front of the others while all of these hold; never when there are none.
  public var prominentIf: [Name<Condition>]
  /// Whether it does the same once more.
  public var retries: Bool
  /// The action that tapping it does.
  public var does: Name<Action>?
}

extension Button {
  package static let schema = Schema.object("button", build: Button.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("label", \.label, .name(of: Copy.self), "What is written on it.")
    Field("if", \.conditions, .oneOrMany(.name(of: Condition.self)), or: [], "It is offered only while these hold.")
    Field("enabled_if", \.enabledIf, .oneOrMany(.name(of: Condition.self)), or: [], "It cannot be tapped while one of these does not hold.")
    Field(
      "prominent_if", \.prominentIf, .oneOrMany(.name(of: Condition.self)), or: [], "It stands in front of the others while these hold.")
    Field("retries", \.retries, .boolean, or: false, "Whether it does the same once more; an error that offers it says by which rule.")
    Field("does", \.does, Schema.name(of: Action.self).optional, or: .some(nil), "The action that tapping it does.")
  }
}
