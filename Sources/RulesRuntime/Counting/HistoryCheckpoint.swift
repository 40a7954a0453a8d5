internal import RulesJSON

/// Data of a newer version in a history, by its location.
struct HistoryCheckpoint: Sendable, Equatable {
  var events: [JSON.Member] = []
  var vectors: [JSON.Member] = []
  /// Members alongside the events and the vectors.
  var members: [JSON.Member] = []

  var isEmpty: Bool { events.isEmpty && vectors.isEmpty && members.isEmpty }
}

/// Data of a newer version about one vector.
struct LadderCheckpoint: Sendable, Equatable {
  /// The whole state, if the level in force does not exist in these rules. The vector then does not change until rules that have the level
  /// read it.
  var whole: [JSON.Member] = []
  /// The name of the level that was last logged, if these rules do not have it.
  var logged: String?
  var signals: [JSON.Member] = []
  var members: [JSON.Member] = []

  var isEmpty: Bool { whole.isEmpty && logged == nil && signals.isEmpty && members.isEmpty }
  /// Whether the vector is left unchanged.
  var isNewer: Bool { !whole.isEmpty }
}
