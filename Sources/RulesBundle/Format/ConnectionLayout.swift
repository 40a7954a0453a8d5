// The sections about the connection, and the positions of their columns.
extension Layout {
  static let connectionSections: [SectionLayout] = [
    SectionLayout(
      .connection, "connection",
      [
        Column("state", .row(.facts)), Column("before", .optionalRow(.facts)), Column("since", .optionalRow(.facts)),
        Column("online", .number), Column("degraded", .number), Column("offline", .number), Column("window", .row(.settings)),
        Column("slow_after", .row(.settings)), Column("degraded_after", .row(.settings)), Column("offline_after", .row(.settings)),
        Column("online_after", .row(.settings)),
      ]),
    SectionLayout(
      .offline, "offline",
      [
        Column("name", .text), Column("online", .choice(ModeKind.names)), Column("degraded", .choice(ModeKind.names)),
        Column("offline", .choice(ModeKind.names)),
      ]),
  ]
}

extension Word {
  public enum Connection {
    public static let state = 0
    public static let before = 1
    public static let since = 2
    /// The positions of online, degraded and offline among the values of the facts.
    public static let online = 3
    public static let degraded = 4
    public static let offline = 5
    public static let window = 6
    public static let slowAfter = 7
    public static let degradedAfter = 8
    public static let offlineAfter = 9
    public static let onlineAfter = 10
  }

  public enum Offline {
    public static let name = 0
    public static let online = 1
    public static let degraded = 2
    public static let offline = 3
  }
}

/// How an action is carried out on a connection.
public enum ModeKind: Int, Sendable, CaseIterable {
  case now, mayFail, draft, queue, fromCache, notKept, block

  public static let names = ["now", "may_fail", "draft", "queue", "from_cache", "not_kept", "block"]

  public var name: String { ModeKind.names[rawValue] }

  /// The one with a name; nil when there is none such.
  public init?(_ name: String) {
    guard let index = ModeKind.names.firstIndex(where: { $0.utf8.elementsEqual(name.utf8) }) else { return nil }
    self.init(rawValue: index)
  }
}
