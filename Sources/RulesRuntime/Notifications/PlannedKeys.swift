internal import RulesBundle

// Keys identify one occurrence of a type. They stay the same every time it is planned.
extension NotificationPlanner {
  /// The separator between the parts of a key. The id of a thing never contains it.
  static let slash = UInt8(ascii: "/")

  /// The key of an occurrence.
  ///
  /// `N-PRACTICE-SCHEDULED/s1` if each thing gets one, `N-MASTERY-CHECKPOINT/p1/2026-03-02` if a thing can get several, and
  /// `N-MAINT-DUE-TODAY/2026-03-02` if it is not about a thing.
  func key(of occurrence: Occurrence) -> [UInt8] {
    var key = bundle.storedName(ofNotification: occurrence.type)
    if let subject = occurrence.subject {
      key.append(NotificationPlanner.slash)
      key += Array(context.subjects[subject].id.text.utf8)
      if self[occurrence.type].once { return key }
    }
    key.append(NotificationPlanner.slash)
    TimeForm.appendDay(occurrence.day, to: &key)
    return key
  }

  /// The key of a repeated occurrence: its own key and the new time, as in `N-MAINT-DUE-TODAY/2026-03-02/2026-03-03T00:30:00Z`.
  func keyAgain(_ occurrence: Occurrence) -> [UInt8] {
    occurrence.key + [NotificationPlanner.slash] + Array(TimeForm.timestamp(occurrence.at).utf8)
  }

  /// Whether a key belongs to a repeated occurrence.
  static func isAgain(_ key: [UInt8]) -> Bool {
    guard let slash = key.lastIndex(of: NotificationPlanner.slash) else { return false }
    return TimeText.timestamp(Array(key[(slash + 1)...])) != nil
  }

  /// The id of a log row: its key, the channel, and the device.
  func rowID(_ key: [UInt8], _ channel: ChannelKind) -> [UInt8] {
    var id = key
    id.append(NotificationPlanner.slash)
    id += Array(channel.name.utf8)
    if channel != .push, let device = NotificationLog.device(rules, context) {
      id.append(NotificationPlanner.slash)
      id += Array(device.utf8)
    }
    return id
  }

  /// The key in the id of a row: the id without the channel and the device at its end.
  func key(ofRow id: [UInt8]) -> [UInt8] {
    for channel in ChannelKind.allCases {
      let ending = rowID([], channel)
      if id.count > ending.count, id.suffix(ending.count).elementsEqual(ending) { return Array(id.dropLast(ending.count)) }
      let way = Array("/\(channel.name)".utf8)
      if id.count > way.count, id.suffix(way.count).elementsEqual(way) { return Array(id.dropLast(way.count)) }
    }
    return id
  }

  /// The ordinal of the type in a key. Nil if these rules do not declare it.
  func type(inKey key: [UInt8]) -> Int? {
    let name = key.prefix { $0 != NotificationPlanner.slash }
    guard bundle.count(.storedNames) > 0 else { return bundle.find(.notifications, name) }
    return bundle.find(stored: String(decoding: name, as: UTF8.self), .notification, .notifications)
  }

  /// Whether the log contains a delivery of an occurrence.
  ///
  /// If each thing gets one, a delivery by another device or by the server counts as well.
  ///
  /// - Parameter sofar: Whether only deliveries until now count, and not pending ones elsewhere.
  func isDelivered(_ occurrence: Occurrence, sofar: Bool = false) -> Bool {
    let isOnce = self[occurrence.type].once && occurrence.subject != nil
    for row in log.rows where row.channel != .inApp && row.reason.map(reasons.isWaiting) ?? true {
      guard let time = row.time, names(row, occurrence, isOnce: isOnce), !isOtherMoment(row, occurrence) else { continue }
      // Every device delivers its own reminders.
      if !isOnce, row.channel == .local, !row.isOwn { continue }
      let isElsewhere = !row.isOwn || row.channel != channel(of: occurrence.type)
      if row.sent != nil || time <= now || !sofar && isOnce && isElsewhere { return true }
    }
    return false
  }

  /// Whether a row is about an occurrence, according to its id or its members, or otherwise to its thing or its day.
  func names(_ row: NotificationLog.Row, _ occurrence: Occurrence, isOnce: Bool) -> Bool {
    let start = occurrence.key + [NotificationPlanner.slash]
    if row.id.starts(with: start) || row.members.contains(where: { $0 == occurrence.key || $0.starts(with: start) }) { return true }
    guard row.type == occurrence.type else { return false }
    if isOnce, let subject = occurrence.subject { return row.subject?.elementsEqual(context.subjects[subject].id.text.utf8) ?? false }
    // Another program wrote this row, under an id of its own.
    let isOurs = row.id.starts(
      with: bundle.storedName(ofNotification: occurrence.type) + [NotificationPlanner.slash])
    guard !isOurs, occurrence.subject == nil, let time = row.time else { return false }
    return context.zone.wallTime(at: time).day == occurrence.day
  }
}
