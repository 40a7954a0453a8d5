public import RulesBundle

/// What should be pending for one person, as a device or a server is to have it.
public struct NotificationPlan: Sendable, Equatable {
  /// Whose clock on the wall it goes by.
  public var zone: Zone
  /// All that should wait with the system, soonest first. What is not here should not be there.
  public var requests: [PlannedNotification] = []
  /// Ids of what waits with the system and should not, or should at another time.
  public var cancel: [String] = []
  /// What the app shows by itself right now.
  public var inApp: [InAppNotification] = []
  /// What is held back right now: when each comes, or why it never does.
  public var heldBack: [HeldBackNotification] = []
  /// Rows for the log, new or changed: by their id each takes the place of the person's row that has it.
  public var log: [StoredRecord] = []
  /// Ids of the person's rows about what was planned and no longer is: they go.
  public var withdrawn: [String] = []
  /// What the device has to store about what waits.
  public var device: StoredRecord
  /// How many more would come, which the system has no room for yet: plan again when the app is next open.
  public var later = 0
  /// The number on the app's icon; nil when it cannot be told.
  public var badge: Int64?
  /// What was looked at and not planned, and why.
  public var notPlanned: [NotPlanned] = []
  /// Whom it was made for: rows of others stay as they are.
  var person = Person.unknown
}

/// One notification to come.
public struct PlannedNotification: Sendable, Equatable {
  /// The same whenever it is planned again: `N-MAINT-DUE-TODAY/2026-03-02`.
  public var id: String
  /// The ordinal of its type; nil for several that became one.
  public var type: Int?
  /// The ordinal of what several became.
  public var batch: Int?
  public var channel: ChannelKind
  /// Seconds since 1970.
  public var at: Int64
  /// What the clock on the wall shows then.
  public var wall: Zone.WallTime
  /// Whether it comes as soon as it is planned.
  public var isNow: Bool
  /// What a lock screen shows.
  public var copy: PresentedCopy
  /// What is shown where previews are on; nil where that is the same.
  public var expanded: PresentedCopy?
  /// The link that a tap opens.
  public var link: String
  /// What the system shows it with: the name of its category, or of what several became.
  public var thread: String
  /// What was put together, each with its type's ordinal and its id; empty for one alone.
  public var members: [Member] = []
  /// Why it waited, and for when it was.
  public var waited: Waited?

  public struct Member: Sendable, Equatable {
    public var type: Int
    public var id: String
  }

  public struct Waited: Sendable, Equatable {
    /// The position among the reasons of the log; `Rules.reasonName` names it.
    public var reason: Int
    /// Seconds since 1970.
    public var since: Int64
  }
}

/// Something that the app shows by itself.
public struct InAppNotification: Sendable, Equatable {
  public var id: String
  public var type: Int?
  public var batch: Int?
  public var copy: PresentedCopy
  public var link: String
  public var members: [PlannedNotification.Member] = []
}

extension Rules {
  /// The log with a plan's rows in it, each in the place of the row that has its id, and without those that it withdraws.
  public func log(_ log: [StoredRecord], after plan: NotificationPlan) -> [StoredRecord] {
    let field = bundle.planner[0].logId
    func id(_ row: StoredRecord) -> [UInt8] { Array((value(ofField: field, in: row)?.text ?? "").utf8) }
    var new = plan.log.map { (id: id($0), row: $0, isPlaced: false) }
    var rows: [StoredRecord] = []
    for row in log {
      guard !isForeign(row, plan.person) else {
        rows.append(row)
        continue
      }
      let id = id(row)
      if plan.withdrawn.contains(where: { $0.utf8.elementsEqual(id) }) { continue }
      if let index = new.firstIndex(where: { $0.id == id }) {
        if !new[index].isPlaced { rows.append(new[index].row) }
        new[index].isPlaced = true
      } else {
        rows.append(row)
      }
    }
    for added in new where !added.isPlaced { rows.append(added.row) }
    return rows
  }

  /// Plans all notifications for somebody anew (E12): run it when the app opens, when a preference changes, and when data changes.
  ///
  /// The facts of the frame are the person's, `now` among them. Pure: the same facts and situation give the same plan, and a plan of what
  /// was planned already is the same again.
  public func planNotifications(_ situation: NotificationSituation, _ frame: Frame) throws(RequestError) -> NotificationPlan {
    let planner = try NotificationPlanner(self, situation, frame)
    planner.collect()
    var placing = Placing(planner)
    placing.place(planner.gather())
    return planner.plan(placing.placed, refused: placing.refused)
  }
}
