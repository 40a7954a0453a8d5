internal import Schema

/// What a screen shows while there is nothing on it yet.
public struct EmptyState: Sendable, Equatable, Kind, Sourced {
  public static let key = "empty_states"
  public static let singular = "empty state"

  public var provenance: Provenance
  public var title: Name<Copy>
  public var body: Name<Copy>
  public var button: Name<Button>
  public var opens: Name<Route>
  /// Other places to go, the first whose conditions hold.
  public var unless: [EmptyStateTurn]
}

public struct EmptyStateTurn: Sendable, Equatable {
  public var conditions: [Name<Condition>]
  public var opens: Name<Route>
}

extension EmptyState {
  static let schema = Schema.object("empty state", build: EmptyState.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("title", \.title, .name(of: Copy.self), "What stands above.")
    Field("body", \.body, .name(of: Copy.self), "What stands below.")
    Field("button", \.button, .name(of: Button.self), "The one thing to tap.")
    Field("opens", \.opens, .name(of: Route.self), "Where it leads.")
    Field("unless", \.unless, .list(EmptyStateTurn.schema, .sequence), or: [], "Other places it leads to, the first whose conditions hold.")
  }
}

extension EmptyStateTurn {
  static let schema = Schema.object("turn", build: EmptyStateTurn.init) {
    Field("if", \.conditions, .oneOrMany(.name(of: Condition.self)), "Conditions that must all hold.")
    Field("opens", \.opens, .name(of: Route.self), "Where it leads then.")
  }
}
