internal import RulesBundle

/// One notification to come: one occurrence, or several that became one.
struct Gathered {
  /// Positions among the planner's occurrences, in the order of their moments.
  var members: [Int]
  var at: Int64
  /// What they say together; nil for one alone.
  var batch: Int?
  var channel: ChannelKind
  /// When it would have come, where one that goes first has that minute.
  var since: Int64?
}

// Together with what: those of one batch that come close to each other.
extension NotificationPlanner {
  /// Every occurrence once, alone or with others of its batch: those that come within the batch's time of the first of them become one,
  /// at the moment of the last.
  func gather() -> [Gathered] {
    let order = occurrences.indices.sorted { isBefore($0, $1) }
    let window = setting(PlannerRow.At.batch, .seconds) ?? 0
    var gathered: [Gathered] = []
    // The gathering of each batch that others may still join, and when it began.
    var open: [(batch: Int, index: Int, since: Int64)] = []
    for position in order {
      let occurrence = occurrences[position]
      guard let channel = channel(of: occurrence.type) else { continue }
      if let batch = self[occurrence.type].batch,
        let slot = open.firstIndex(where: { $0.batch == batch && gathered[$0.index].channel == channel })
      {
        if occurrence.at - open[slot].since <= window, isSameDay(occurrence.at, open[slot].since) {
          gathered[open[slot].index].members.append(position)
          gathered[open[slot].index].at = occurrence.at
          gathered[open[slot].index].batch = batch
          continue
        }
        open.remove(at: slot)
      }
      if let batch = self[occurrence.type].batch { open.append((batch, gathered.count, occurrence.at)) }
      gathered.append(Gathered(members: [position], at: occurrence.at, batch: nil, channel: channel))
    }
    return gathered
  }

  /// What comes after midnight could make untrue what was meant for the day before.
  private func isSameDay(_ a: Int64, _ b: Int64) -> Bool { situation.zone.wallTime(at: a).day == situation.zone.wallTime(at: b).day }

  /// Soonest first; in the same moment those that go first or have room of their own, then those that come once, then by name.
  func isBefore(_ a: Int, _ b: Int) -> Bool {
    let (left, right) = (occurrences[a], occurrences[b])
    if left.at != right.at { return left.at < right.at }
    if rank(left.type) != rank(right.type) { return rank(left.type) < rank(right.type) }
    return left.key.lexicographicallyPrecedes(right.key)
  }

  /// What goes first in the same moment.
  func rank(_ type: Int) -> Int { goesFirst(type) || reserved(for: category(type)) > 0 ? 0 : self[type].once ? 1 : 2 }

  /// Whether a type takes the minute and the place in a day before other categories.
  func goesFirst(_ type: Int) -> Bool { bundle.notificationCategories[category(type)].goesFirst }

  /// How many of a day's notifications are kept for a category.
  func reserved(for category: Int) -> Int64 {
    for row in bundle.planner[0].reserved
    where bundle.plannerReserved[row].category == category {
      return bundle.settings[bundle.plannerReserved[row].setting].amount
    }
    return 0
  }
}
