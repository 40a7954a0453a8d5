/// The words of the bundle's choice columns, by their position.

/// What values a fact has.
public enum FactKind: Int, Sendable, CaseIterable {
  case bool, int, string, enumeration, duration, timestamp, listOfBool, listOfInt, listOfString

  static let names = [
    "bool", "int", "string", "enumeration", "duration", "timestamp", "list of bool", "list of int", "list of string",
  ]
}

/// What a plan may do with a capability.
public enum CellKind: Int, Sendable, CaseIterable {
  case allow, notApplicable, deny, within, spends

  static let names = ["allow", "not_applicable", "deny", "within", "spends"]
}

/// What a limit is for a plan.
public enum LimitKind: Int, Sendable, CaseIterable {
  case number, unlimited, notApplicable

  static let names = ["number", "unlimited", "not_applicable"]
}

/// What a row of a table ends in.
public enum OutcomeKind: Int, Sendable, CaseIterable {
  case allow, deny, value

  static let names = ["allow", "deny", "value"]
}

/// How a value is written out in a sentence.
public enum FormatKind: Int, Sendable, CaseIterable {
  case plain, bytes, days, time

  static let names = ["plain", "bytes", "days", "time"]
}

/// What a limit counts.
public enum UnitKind: Int, Sendable, CaseIterable {
  case count, bytes, characters

  static let names = ["count", "bytes", "characters"]

  public var name: String { UnitKind.names[rawValue] }
}

/// The calendar period after which a limit starts anew.
public enum PeriodKind: Int, Sendable, CaseIterable {
  case hour, day, week, month

  static let names = ["hour", "day", "week", "month"]
}

/// What a setting measures.
public enum SettingKind: Int, Sendable, CaseIterable {
  case count, seconds, bytes, percent, timeOfDay, perHour, perDay, perWeek, perMonth

  static let names = ["count", "seconds", "bytes", "percent", "time_of_day", "per_hour", "per_day", "per_week", "per_month"]
}

/// Who supplies a fact.
public enum SupplierKind: Int, Sendable, CaseIterable {
  case app, server, rules, decision

  static let names = ["app", "server", "rules", "decision"]
}

/// What a parameter of a link holds: always the same value, or the id of something.
public enum LinkParameterKind: Int, Sendable, CaseIterable {
  case always, id

  static let names = ["always", "id"]
}

/// When a notification comes.
public enum MomentKind: Int, Sendable, CaseIterable {
  case dailyReminder, itsTime, limitReset, atOnce

  static let names = ["daily_reminder", "its_time", "limit_reset", "at_once"]
}

/// When the summary of a day comes.
public enum SummaryMomentKind: Int, Sendable, CaseIterable {
  case dailyReminder, quietHoursEnd

  static let names = ["daily_reminder", "quiet_hours_end"]
}

/// How a notification is delivered.
public enum ChannelKind: Int, Sendable, CaseIterable {
  case local, push, inApp

  public static let names = ["local", "push", "in_app"]

  public var name: String { ChannelKind.names[rawValue] }
}

/// What a level of the ladder stops.
public enum BlockKind: Int, Sendable, CaseIterable {
  case nothing, friction, action, feature, account

  static let names = ["nothing", "friction", "action", "feature", "account"]
}

/// What a step of the ladder tells, in the order in which it is said.
public enum TellKind: Int, Sendable, CaseIterable {
  case what, why, next, count, reset, countdown, support, review

  public static let names = ["what", "why", "next", "count", "reset", "countdown", "support", "review"]
}

/// What becomes of things that a plan has no more room for.
public enum OverCapKind: Int, Sendable, CaseIterable {
  case keep, readOnly, viewOnly

  static let names = ["keep", "read_only", "view_only"]

  public var name: String { OverCapKind.names[rawValue] }
}

/// Which things stay as they were when there is less room.
public enum KeepKind: Int, Sendable, CaseIterable {
  case any, mostRecentlyEdited, mostRecentlyCreated

  static let names = ["any", "most_recently_edited", "most_recently_created"]
}

/// What becomes of a part of a thing that leaves.
public enum TreatmentKind: Int, Sendable, CaseIterable {
  case stays, travels, marker

  static let names = ["stays", "travels", "marker"]
}

/// The parts of what is said about a limit, in the order in which they are said.
public enum LimitPartKind: Int, Sendable, CaseIterable {
  case what, why, next, count, counted, reset

  static let names = ["what", "why", "next", "count", "counted", "reset"]

  public var name: String { LimitPartKind.names[rawValue] }
}

extension Bundle {
  public func factKind(_ fact: Int) -> FactKind { FactKind(rawValue: word(.facts, fact, Word.Facts.type)) ?? .bool }

  /// The cell of a capability under a plan.
  @inlinable @inline(__always)
  public func cell(_ capability: Int, _ plan: Int) -> CellKind {
    CellKind(rawValue: word(.cells, word(.capabilities, capability, Word.Capabilities.cells) + plan, Word.Cells.may)) ?? .notApplicable
  }

  /// The row that says what a limit is under a plan.
  @inlinable @inline(__always)
  public func limitValue(_ limit: Int, _ plan: Int) -> Int { word(.limits, limit, Word.Limits.values) + plan }

  @inlinable @inline(__always)
  public func limitKind(ofValue row: Int) -> LimitKind {
    LimitKind(rawValue: word(.limitValues, row, Word.LimitValues.kind)) ?? .notApplicable
  }

  @inlinable @inline(__always)
  public func outcomeKind(_ outcome: Int) -> OutcomeKind { OutcomeKind(rawValue: word(.outcomes, outcome, Word.Outcomes.kind)) ?? .deny }

  public func flag(_ section: Section, _ row: Int, _ column: Int) -> Bool { word(section, row, column) == 1 }
}
