public import RulesBundle
package import Schema

/// A moment of an app's life: it is launched, it goes to the background, somebody logs out.
public struct Moment: Sendable, Equatable, Kind, Sourced {
  public static let key = "moments"
  public static let singular = "moment"

  public var provenance: Provenance
  /// The question that comes before anything is done.
  public var asks: MomentQuestion?
  /// What the app does, in order.
  public var does: [MomentStep]
  /// The screen that comes next; nil when the person stays where they are, or a table says it.
  public var goesTo: Name<Route>?
  /// The table that says which screen comes next.
  public var goesWhere: Name<DecisionTable>?
  /// The error that tells the person why, on the screen that comes next; nil where there is nothing to tell.
  public var error: Name<ErrorRule>?
  /// The copies of which every type of data says whether it goes at this moment.
  public var settles: [StorageKind]
}

/// The person is asked first while a table gives this answer.
public struct MomentQuestion: Sendable, Equatable {
  public var table: Name<DecisionTable>
  public var answer: String
  public var says: Name<Copy>
  public var shownOn: Name<Surface>
  public var buttons: [Name<Button>]
}

public struct MomentStep: Sendable, Equatable {
  public var task: Name<AppTask>
  /// It is done only while these hold.
  public var conditions: [Name<Condition>]
}

extension Moment {
  package static let schema = Schema.object("moment", build: Moment.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("asks", \.asks, MomentQuestion.schema.optional, or: .some(nil), "The question that comes before anything is done.")
    Field("does", \.does, .list(MomentStep.schema, .sequence), or: [], "What the app does, in order: tasks, or `{task: ..., if: ...}`.")
    Field(
      "goes_to", \.goesTo, Schema.name(of: Route.self).optional, or: .some(nil),
      "The screen that comes next, with nothing behind it; the person stays where they are when left out.")
    Field(
      "goes_where", \.goesWhere, Schema.name(of: DecisionTable.self).optional, or: .some(nil),
      "The table that says which screen comes next.")
    Field(
      "error", \.error, Schema.name(of: ErrorRule.self).optional, or: .some(nil),
      "The error that tells the person why, on the screen that comes next.")
    Field(
      "settles", \.settles, .oneOrMany(.choice), or: [],
      "The copies of which every data type says whether they go at this moment: `cloud`, `device`.")
  }
}

extension MomentQuestion {
  static let schema = Schema.object("question", build: MomentQuestion.init) {
    Field("table", \.table, .name(of: DecisionTable.self), "The table that says whether the person is asked first.")
    Field("answer", \.answer, .text, "The answer with which they are.")
    Field("says", \.says, .name(of: Copy.self), "What they are asked.")
    Field("shown_on", \.shownOn, .name(of: Surface.self), "Where.")
    Field("buttons", \.buttons, .oneOrMany(.name(of: Button.self), .inOrder), "What they can say.")
  }
}

extension MomentStep {
  static let schema = Schema<MomentStep>.either(
    scalar: Schema<Name<AppTask>>.name(of: AppTask.self).map({ MomentStep(task: $0, conditions: []) }, { $0.task }),
    mapping: Schema.object("step", build: MomentStep.init) {
      Field("task", \.task, .name(of: AppTask.self), "What the app does.")
      Field("if", \.conditions, .oneOrMany(.name(of: Condition.self)), "It is done only while these hold.")
    }, isScalar: { $0.conditions.isEmpty })
}
