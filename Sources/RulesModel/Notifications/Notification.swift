/// A notification: when it fires, to whom, what it says and opens.
public struct NotificationType: Sendable, Equatable, Kind {
  public static let key = "notifications"
  public static let singular = "notification"

  public var provenance: Provenance
  /// What it is called where it is stored, when that is another name: the one that older versions know.
  public var was: String?
  public var category: Name<NotificationCategory>
  public var fires: NotificationTrigger
  /// The plans that may get it.
  public var to: [Name<Plan>]
  /// The plans that do not get it, on purpose.
  public var neverTo: [Name<Plan>]
  /// Further conditions on who gets it.
  public var onlyIf: [Name<Condition>]
  /// In order of preference.
  public var channels: [NotificationChannel]
  public var isOnByDefault: Bool
  /// How often at most.
  public var atMost: [Quantity]
  /// Whether each thing that it is about gets one at most.
  public var isOnce: Bool
  public var opens: Name<DeepLink>
  /// What a lock screen shows.
  public var says: Name<Copy>
  /// What is shown where previews are on.
  public var expanded: Name<Copy>?
  /// Whether another day would make it false.
  public var isTimeCritical: Bool
  /// Types of the same batch become one notification when they come close together.
  public var batch: Name<NotificationBatch>?
  /// What becomes of it when there is no room for it alone.
  public var overflow: Name<NotificationBatch>?
  public var countsTowardSoftCap: Bool
  /// Whether it waits while the person has snoozed.
  public var isSnoozable: Bool
  /// Whether quiet hours do not hold it back.
  public var despiteQuietHours: [Name<Condition>]
  /// The fact that says how many a week each thing gets at most.
  public var eachPerWeek: Name<Fact>?
  /// The field of the stored preferences with its own switch, below that of its category.
  public var stored: String?
  /// Why it is held back although it would come: conditions by reason.
  public var heldBack: [HeldBack]
  /// Under what its plan and its conditions may take back what waits already; always when there is nothing.
  public var withdrawnOnlyIf: [Name<Condition>]
  /// Whether a server can switch it off.
  public var isSwitchedOn: Bool
  public var undecided: Name<Placeholder>?

  public init(
    provenance: Provenance, was: String?, category: Name<NotificationCategory>, isSwitchedOn: Bool, fires: NotificationTrigger,
    to: [Name<Plan>],
    neverTo: [Name<Plan>], onlyIf: [Name<Condition>], channels: [NotificationChannel], isOnByDefault: Bool, atMost: [Quantity],
    isOnce: Bool,
    isTimeCritical: Bool, isSnoozable: Bool, countsTowardSoftCap: Bool, batch: Name<NotificationBatch>?,
    overflow: Name<NotificationBatch>?, despiteQuietHours: [Name<Condition>], eachPerWeek: Name<Fact>?, stored: String?,
    heldBack: [HeldBack], withdrawnOnlyIf: [Name<Condition>], opens: Name<DeepLink>, says: Name<Copy>, expanded: Name<Copy>?,
    undecided: Name<Placeholder>?
  ) {
    self.provenance = provenance
    self.was = was
    self.category = category
    self.isSwitchedOn = isSwitchedOn
    self.fires = fires
    self.to = to
    self.neverTo = neverTo
    self.onlyIf = onlyIf
    self.channels = channels
    self.isOnByDefault = isOnByDefault
    self.atMost = atMost
    self.isOnce = isOnce
    self.isTimeCritical = isTimeCritical
    self.isSnoozable = isSnoozable
    self.countsTowardSoftCap = countsTowardSoftCap
    self.batch = batch
    self.overflow = overflow
    self.despiteQuietHours = despiteQuietHours
    self.eachPerWeek = eachPerWeek
    self.stored = stored
    self.heldBack = heldBack
    self.withdrawnOnlyIf = withdrawnOnlyIf
    self.opens = opens
    self.says = says
    self.expanded = expanded
    self.undecided = undecided
  }
}

/// A reason of the log, and when it holds.
public struct HeldBack: Sendable, Equatable {
  public var reason: String
  public var conditions: [Name<Condition>]

  public init(reason: String, conditions: [Name<Condition>]) {
    self.reason = reason
    self.conditions = conditions
  }
}
