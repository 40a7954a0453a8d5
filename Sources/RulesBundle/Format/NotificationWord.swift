// Column positions of the sections of notifications and of what is stored.
extension Word {
  public enum NotificationCategories {
    public static let name = 0
    public static let label = 1
    public static let onByDefault = 2
    public static let alwaysInApp = 3
    public static let stored = 4
    public static let goesFirst = 5
    public static let summaryOpens = 6
  }

  public enum Notifications {
    public static let name = 0
    public static let category = 1
    public static let switchedOn = 2
    public static let at = 3
    public static let before = 4
    public static let of = 6
    public static let limit = 7
    public static let conditions = 8
    public static let to = 10
    public static let channels = 12
    public static let onByDefault = 14
    public static let atMost = 15
    public static let once = 17
    public static let timeCritical = 18
    public static let softCap = 19
    public static let snooze = 20
    public static let batch = 21
    public static let overflow = 22
    public static let opens = 23
    public static let says = 24
    public static let expanded = 25
    public static let stored = 26
    public static let despiteQuietHours = 27
    public static let eachPerWeek = 28
    public static let heldBack = 29
    public static let withdrawnOnlyIf = 31
  }

  public enum Records {
    public static let name = 0
    public static let scope = 1
    public static let fields = 2
    public static let owner = 4
  }

  public enum RecordFields {
    public static let field = 0
    public static let type = 1
    public static let orNull = 2
    public static let values = 3
    public static let ifAbsent = 5
    public static let setting = 6
  }

  public enum NotificationBatches {
    public static let name = 0
    public static let says = 1
    public static let opens = 2
    public static let daily = 3
    public static let comes = 4
  }

  public enum NotificationPlans {
    public static let plan = 0
  }

  public enum NotificationConditions {
    public static let condition = 0
  }

  public enum NotificationChannels {
    public static let channel = 0
  }

  public enum NotificationRates {
    public static let times = 0
    public static let per = 1
  }

  public enum NotificationReasons {
    public static let reason = 0
    public static let condition = 1
  }

  public enum Planner {
    public static let preferences = 0
    public static let paused = 1
    public static let snoozedUntil = 2
    public static let dailyReminder = 3
    public static let quietFrom = 4
    public static let quietTo = 5
    public static let trainingDays = 6
    public static let dailyMaximum = 7
    public static let device = 8
    public static let deviceId = 9
    public static let deviceTimeZone = 10
    public static let devicePending = 11
    public static let log = 12
    public static let logId = 13
    public static let logType = 14
    public static let logChannel = 15
    public static let logPlannedFor = 16
    public static let logSent = 17
    public static let logReason = 18
    public static let logMembers = 19
    public static let logDevice = 20
    public static let logThings = 21
    public static let allowedIf = 23
    public static let badge = 24
    public static let missed = 25
    public static let atMost = 26
    public static let reserved = 28
    public static let burst = 30
    public static let batch = 31
    public static let pending = 32
    public static let horizon = 33
    public static let logMoment = 34
  }

  public enum PlannerRates {
    public static let setting = 0
  }

  public enum PlannerReserved {
    public static let category = 0
    public static let setting = 1
  }

  public enum PlannerThings {
    public static let thing = 0
    public static let field = 1
  }
}
