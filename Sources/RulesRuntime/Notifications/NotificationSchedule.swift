public import RulesBundle

/// The notifications that must be pending for one user, on one device or server.
public struct NotificationSchedule: Sendable, Equatable {
  /// The time zone of the schedule.
  public var zone: Zone
  /// The requests that must be pending with the system, ordered by time. Any other pending request is obsolete.
  public var requests: [PlannedNotification] = []
  /// The ids of pending requests to cancel, because they are obsolete or change their time.
  public var canceledIDs: [String] = []
  /// The notifications that the app shows now.
  public var inApp: [InAppNotification] = []
  /// The notifications that are not delivered at their own time.
  public var heldBack: [HeldBackNotification] = []
  /// New or changed log rows. Each one replaces the user's row with the same id.
  public var log: [StoredRecord] = []
  /// The ids of the user's log rows to delete, because they are no longer planned.
  public var withdrawnIDs: [String] = []
  /// The device record to store, with the ids of the pending requests.
  public var device: StoredRecord
  /// The number of notifications that exceed the system's limit for pending requests. Plan again when the app opens next.
  public var deferredCount = 0
  /// The number for the badge of the app icon. Nil if a fact that it depends on is missing.
  public var badge: Int64?
  /// The snoozes that the user can choose from now, in order.
  public var snoozes: [SnoozeChoice] = []
  /// The notifications that are not planned, each with the reason.
  public var unplanned: [UnplannedNotification] = []
  /// The user of the schedule. Rows of other users do not change.
  var person = Person.unknown
}

/// A snooze that the user can choose. Store its end in the preferences of the user, and request a new schedule.
public struct SnoozeChoice: Sendable, Equatable {
  /// The label of the choice.
  public var copy: PresentedCopy
  /// The end of the snooze.
  public var until: Timestamp
  /// The local time of the end.
  public var wall: Zone.WallTime
}

/// A notification to deliver.
public struct PlannedNotification: Sendable, Equatable {
  /// An id that stays the same every time the notification is planned: `N-MAINT-DUE-TODAY/2026-03-02`.
  public var id: String
  /// The ordinal of its type in `notifications`. Nil for a summary.
  public var type: Int?
  /// The ordinal of the summary in `notification_batches`. Nil for a single notification.
  public var batch: Int?
  /// The channel that delivers it.
  public var channel: ChannelKind
  /// The delivery time.
  public var at: Timestamp
  /// The local time of the delivery.
  public var wall: Zone.WallTime
  /// Whether it is delivered immediately.
  public var isNow: Bool
  /// The copy for the lock screen. It contains no personal data.
  public var copy: PresentedCopy
  /// The copy for devices that show previews. Nil if it is the same as `copy`.
  public var expanded: PresentedCopy?
  /// The link that opens on tap. Empty for a summary without a valid link.
  public var link: String
  /// The identifier that the system groups notifications by: the name of its category or summary.
  public var thread: String
  /// The notifications that a summary combines. Empty for a single notification.
  public var members: [Member] = []
  /// Why it is delivered late, and its original time. Nil if it is not.
  public var delay: Delay?

  /// A notification that is part of a summary.
  public struct Member: Sendable, Equatable {
    /// The ordinal of its type in `notifications`.
    public var type: Int
    /// The id that it has if it is delivered alone.
    public var id: String
  }

  /// Why a notification is delivered late, and since when.
  public struct Delay: Sendable, Equatable {
    /// The index of the reason among the reasons of the log. `Rules.reasonName(_:)` returns its name.
    public var reason: Int
    /// The original time.
    public var since: Timestamp
  }
}

/// A notification that the app shows itself.
public struct InAppNotification: Sendable, Equatable {
  /// An id that stays the same every time the notification is planned.
  public var id: String
  /// The ordinal of its type in `notifications`. Nil for a summary.
  public var type: Int?
  /// The ordinal of the summary in `notification_batches`. Nil for a single notification.
  public var batch: Int?
  /// The copy to show. It can contain personal data, such as names.
  public var copy: PresentedCopy
  /// The link that opens on tap. Empty for a summary without a valid link.
  public var link: String
  /// The notifications that a summary combines. Empty for a single notification.
  public var members: [PlannedNotification.Member] = []
}

extension Rules {
  /// Returns a log with the rows of a schedule: they replace the rows with the same ids, and withdrawn rows are deleted.
  public func applying(_ schedule: NotificationSchedule, to log: [StoredRecord]) -> [StoredRecord] {
    let field = bundle.planner[0].logId
    func id(_ row: StoredRecord) -> [UInt8] { Array((value(ofField: field, in: row)?.text ?? "").utf8) }
    var new = schedule.log.map { (id: id($0), row: $0, isPlaced: false) }
    var rows: [StoredRecord] = []
    for row in log {
      guard !isForeign(row, schedule.person) else {
        rows.append(row)
        continue
      }
      let id = id(row)
      if schedule.withdrawnIDs.contains(where: { $0.utf8.elementsEqual(id) }) { continue }
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

  /// Returns the schedule of all notifications for a user. Call it when the app opens, when a preference changes, and when data changes.
  ///
  /// The frame contains the facts about the user, including `now`. The function is pure: the same facts and context result in the same
  /// schedule. Another call with the log and the device record of a schedule changes nothing.
  ///
  /// Throws `no_planner` if the rules have no notifications, `no_time` or `malformed` if the time is missing or given twice, `out_of_range`
  /// if the time is near the limits of the calendar, and `other_person` if the preferences belong to another user.
  public func notificationSchedule(_ context: NotificationContext, _ frame: Frame) throws(RequestError) -> NotificationSchedule {
    let planner = try NotificationPlanner(self, context, frame)
    planner.collect()
    var scheduler = NotificationScheduler(planner)
    scheduler.place(planner.batched())
    return planner.plan(scheduler.placed, refused: scheduler.refused)
  }
}
