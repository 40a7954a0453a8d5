internal import RulesBundle

/// One notification to deliver: a single occurrence, or several occurrences that were combined.
struct BatchedDelivery {
  /// Indexes into the planner's occurrences, ordered by time.
  var members: [Int]
  var at: Int64
  /// The ordinal of the summary that combines them. Nil for a single occurrence.
  var batch: Int?
  var channel: ChannelKind
  /// The original time, if a notification with priority has that minute.
  var since: Int64?
}

// Combines occurrences of the same batch that are close to each other in time.
extension NotificationPlanner {
  /// Every occurrence exactly once, alone or combined with others of its batch.
  ///
  /// Occurrences of a batch that fall within the batch's time of the first one are combined, at the time of the last one.
  func batched() -> [BatchedDelivery] {
    let order = occurrences.indices.sorted { isBefore($0, $1) }
    let window = setting(PlannerRow.At.batch, .seconds) ?? 0
    var delivery: [BatchedDelivery] = []
    // The delivery of each batch that later occurrences can still join, and its start.
    var open: [(batch: Int, index: Int, since: Int64)] = []
    for position in order {
      let occurrence = occurrences[position]
      guard let channel = channel(of: occurrence.type) else { continue }
      if let batch = self[occurrence.type].batch,
        let slot = open.firstIndex(where: { $0.batch == batch && delivery[$0.index].channel == channel })
      {
        if occurrence.at - open[slot].since <= window, isSameDay(occurrence.at, open[slot].since) {
          delivery[open[slot].index].members.append(position)
          delivery[open[slot].index].at = occurrence.at
          delivery[open[slot].index].batch = batch
          continue
        }
        open.remove(at: slot)
      }
      if let batch = self[occurrence.type].batch { open.append((batch, delivery.count, occurrence.at)) }
      delivery.append(BatchedDelivery(members: [position], at: occurrence.at, batch: nil, channel: channel))
    }
    return delivery
  }

  /// A delivery after midnight could make the statement of the day before untrue.
  private func isSameDay(_ a: Int64, _ b: Int64) -> Bool { context.zone.wallTime(at: a).day == context.zone.wallTime(at: b).day }

  /// Orders occurrences by time. At the same time, types with priority or reserved room come first, then types that each thing gets once,
  /// then occurrences by key.
  func isBefore(_ a: Int, _ b: Int) -> Bool {
    let (left, right) = (occurrences[a], occurrences[b])
    if left.at != right.at { return left.at < right.at }
    if rank(left.type) != rank(right.type) { return rank(left.type) < rank(right.type) }
    return left.key.lexicographicallyPrecedes(right.key)
  }

  /// The order at the same time. A lower rank comes first.
  func rank(_ type: Int) -> Int { goesFirst(type) || reserved(for: category(type)) > 0 ? 0 : self[type].once ? 1 : 2 }

  /// Whether a type gets a minute and a place in the day before other categories.
  func goesFirst(_ type: Int) -> Bool { bundle.notificationCategories[category(type)].goesFirst }

  /// The number of notifications a day that are reserved for a category.
  func reserved(for category: Int) -> Int64 {
    for row in bundle.planner[0].reserved
    where bundle.plannerReserved[row].category == category {
      return bundle.settings[bundle.plannerReserved[row].setting].amount
    }
    return 0
  }
}
