/// Something that an app does by itself: `cancel_notifications`. How it is done is the app's.
public struct AppTask: Sendable, Equatable, Kind {
  public static let key = "tasks"
  public static let singular = "task"

  public var provenance: Provenance

  public init(provenance: Provenance) { self.provenance = provenance }
}

/// A moment of an app's life: it is launched, it goes to the background, somebody logs out.
public struct Moment: Sendable, Equatable, Kind {
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
  public var settles: [Storage]

  public init(
    provenance: Provenance, asks: MomentQuestion?, does: [MomentStep], goesTo: Name<Route>?, goesWhere: Name<DecisionTable>?,
    error: Name<ErrorRule>?, settles: [Storage]
  ) {
    self.error = error
    self.provenance = provenance
    self.asks = asks
    self.does = does
    self.goesTo = goesTo
    self.goesWhere = goesWhere
    self.settles = settles
  }
}

/// The person is asked first while a table gives this answer.
public struct MomentQuestion: Sendable, Equatable {
  public var table: Name<DecisionTable>
  public var answer: String
  public var says: Name<Copy>
  public var shownOn: Name<Surface>
  public var buttons: [Name<Button>]

  public init(table: Name<DecisionTable>, answer: String, says: Name<Copy>, shownOn: Name<Surface>, buttons: [Name<Button>]) {
    self.table = table
    self.answer = answer
    self.says = says
    self.shownOn = shownOn
    self.buttons = buttons
  }
}

public struct MomentStep: Sendable, Equatable {
  public var task: Name<AppTask>
  /// It is done only while these hold.
  public var conditions: [Name<Condition>]

  public init(task: Name<AppTask>, conditions: [Name<Condition>]) {
    self.task = task
    self.conditions = conditions
  }
}
