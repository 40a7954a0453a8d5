/// What the server's yes to an operation means for what it is about.
public enum OperationRoleKind: Int, Sendable, CaseIterable {
  case writes, deletes, uploads, sends

  static let names = ["writes", "deletes", "uploads", "sends"]
}

/// Until when an operation can be taken out of the sync queue.
public enum TakenBackKind: Int, Sendable, CaseIterable {
  case never, untilSent, anyTime

  static let names = ["never", "until_sent", "any_time"]
}

/// Which version goes on when two devices edited the same.
public enum ConflictChoiceKind: Int, Sendable, CaseIterable {
  case keepMine, keepTheirs, keepBoth

  public static let names = ["keep_mine", "keep_theirs", "keep_both"]

  public var name: String { ConflictChoiceKind.names[rawValue] }
}

/// How good the connection is.
public enum ConnectionKind: Int, Sendable, CaseIterable {
  case online, degraded, offline

  public static let names = ["online", "degraded", "offline"]

  public var name: String { ConnectionKind.names[rawValue] }
}
