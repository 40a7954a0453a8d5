package import RulesBundle
package import Schema

/// A moment in the app's life cycle, such as the launch, the move to the background, or a logout.
package struct Moment: Sendable, Equatable, Kind, Sourced {
  package static let key = "moments"
  package static let singular = "moment"

  package var provenance: Provenance
  /// The question that the app asks before it performs the tasks.
  package var asks: MomentQuestion?
  /// The tasks that the app performs, in order.
  package var does: [MomentStep]
  /// The next screen; nil when the user stays on the current screen or a table determines the next one.
  package var goesTo: Name<Route>?
  /// The table that determines the next screen.
  package var goesWhere: Name<DecisionTable>?
  /// The errors that explain the moment to the user; the first whose conditions hold is shown.
  package var errors: [ListedItem<ErrorRule>]
  /// The copies for which every data type declares whether this moment deletes them.
  package var settles: [StorageKind]
  /// The telemetry events to send at the moment.
  package var emits: [ListedItem<Event>]
}

/// A question that the app asks first when a table returns `answer`.
package struct MomentQuestion: Sendable, Equatable {
  package var table: Name<DecisionTable>
  package var answer: String
  package var says: Name<Copy>
  package var shownOn: Name<Surface>
  package var buttons: [Name<Button>]
}

package struct MomentStep: Sendable, Equatable {
  package var task: Name<AppTask>
  /// The conditions for the task; all must hold.
  package var conditions: [Name<Condition>]
}

extension Moment {
  package static let schema = Schema.object("moment", build: Moment.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("asks", \.asks, MomentQuestion.schema.optional, or: .some(nil), "The question that the app asks before it performs the tasks.")
    Field(
      "does", \.does, .list(MomentStep.schema, .sequence), or: [],
      "The tasks that the app performs, in order, each a name or `{task: ..., if: ...}`.")
    Field(
      "goes_to", \.goesTo, Schema.name(of: Route.self).optional, or: .some(nil),
      "The next screen, with no screen behind it. When left out, the user stays on the current screen.")
    Field(
      "goes_where", \.goesWhere, Schema.name(of: DecisionTable.self).optional, or: .some(nil),
      "The table that determines the next screen.")
    Field(
      "error", \.errors, ListedItem<ErrorRule>.list("error", "The error."), or: [],
      "The error that explains the moment to the user, a name or `{error: ..., if: ...}`. Of several, the first whose conditions hold is shown."
    )
    Field(
      "settles", \.settles, .oneOrMany(.choice), or: [],
      "The copies for which every data type declares whether this moment deletes them: `cloud`, `device`.")
    Field(
      "emits", \.emits, ListedItem<Event>.list("event", "The event."), or: [],
      "The telemetry events to send at the moment, each a name or `{event: ..., if: ...}`.")
  }
}

extension MomentQuestion {
  static let schema = Schema.object("question", build: MomentQuestion.init) {
    Field("table", \.table, .name(of: DecisionTable.self), "The table that determines whether the app asks.")
    Field("answer", \.answer, .text, "The answer of the table for which the app asks.")
    Field("says", \.says, .name(of: Copy.self), "The text of the question.")
    Field("shown_on", \.shownOn, .name(of: Surface.self), "The surface that shows the question.")
    Field("buttons", \.buttons, .oneOrMany(.name(of: Button.self), .inOrder), "The buttons that answer the question, in order.")
  }
}

extension MomentStep {
  static let schema = Schema<MomentStep>.either(
    scalar: Schema<Name<AppTask>>.name(of: AppTask.self).map({ MomentStep(task: $0, conditions: []) }, { $0.task }),
    mapping: Schema.object("step", build: MomentStep.init) {
      Field("task", \.task, .name(of: AppTask.self), "The task that the app performs.")
      Field("if", \.conditions, .oneOrMany(.name(of: Condition.self)), "Conditions for the task; all must hold.")
    }, isScalar: { $0.conditions.isEmpty })
}
