internal import RulesJSON

/// What a newer version stored in a history, by where it stood.
struct HistoryKept: Sendable, Equatable {
  var events: [JSON.Member] = []
  var vectors: [JSON.Member] = []
  /// Members beside them.
  var members: [JSON.Member] = []

  var isEmpty: Bool { events.isEmpty && vectors.isEmpty && members.isEmpty }
}

/// What a newer version stored of one vector.
struct LadderKept: Sendable, Equatable {
  /// The whole state, where a level is in force that these rules do not have: nothing about the vector changes until it is read by rules
  /// that have it.
  var whole: [JSON.Member] = []
  /// The level that was last written down, when these rules do not have it.
  var logged: String?
  var signals: [JSON.Member] = []
  var members: [JSON.Member] = []

  var isEmpty: Bool { whole.isEmpty && logged == nil && signals.isEmpty && members.isEmpty }
  /// Whether the vector is left alone.
  var isNewer: Bool { !whole.isEmpty }
}
