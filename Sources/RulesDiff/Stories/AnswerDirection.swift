internal import RuleKinds
internal import RulesBundle
internal import RulesJSON

/// The direction of a difference between two answers: whether users may do less or more, lose something, or share more.
struct AnswerDirection {
  /// The levels of the warning ladder, mildest first.
  private let levels: [String]
  /// The moments at which a user leaves the device: for every type of data, the rules say whether it is deleted.
  private let leaving: Set<String>
  /// The records that are stored in the cloud.
  private let inCloud: Set<String>
  /// The buttons that the old rules do not have.
  private let newButtons: Set<String>

  init(_ old: RuleBook, _ book: RuleBook, _ renames: Renames) {
    newButtons = Set(book.buttons.names).subtracting(old.buttons.names.map { renames.nameNow(Button.key, $0) })
    levels = book.ladderLevels.names
    leaving = Set(book.moments.entries.filter { !$0.value.settles.isEmpty }.map(\.name.text))
    inCloud = Set(book.dataTypes.entries.filter { $0.value.livesIn == .cloud }.flatMap(\.value.records).map(\.text))
  }

  func category(_ ask: String, _ differences: TellingDifferences, _ old: JSON, _ new: JSON) -> Category {
    if differences.isWordsOnly { return .copy }
    if logsMore(differences) { return .privacy }
    switch ask {
    case "ladder", "count", "signal", "release": return ladder(old, new)
    case "link": return link(old, new)
    case "payload": return differences.list.allSatisfy { $0.key == "undecided" } ? .changes : set(differences, .privacy, .tightens)
    case "moment": return moment(differences, new)
    case "notifications": return isApart(differences) ? .changes : waiting(differences) ?? list(differences, "requests", "inApp")
    case "downgrade": return order(old, new, in: [["keep"], ["read_only"], ["view_only"]])
    // That something is tried again later is not less.
    case "retry": return order(old, new, in: [["now", "later"], ["on_request"], ["never"]])
    case "field", "form": return flag(differences, ["valid", "complete"])
    case "record": return record(differences, isInCloud: inCloud.contains(new["record"]?.stringValue ?? ""))
    case "overview", "meter", "snapshot": return amounts(differences)
    case "sync": return sync(differences)
    case "screen": return screen(differences)
    case "error", "toasts": return buttons(differences)
    default:
      let flags = flag(differences, ["allowed", "enabled"])
      // Another rule denies what the ladder denied, or the other way around.
      if old["allowed"]?.boolValue == false, new["allowed"]?.boolValue == false, (old["ladder"] == nil) != (new["ladder"] == nil) {
        return .changes
      }
      if flags == .changes, (old["ladder"] ?? new["ladder"]) != nil { return ladder(old, new) }
      return flags == .changes ? buttons(differences) : flags
    }
  }

  /// Whether the answers differ only in what is logged, and an event, or a parameter of an event, is new.
  private func logsMore(_ differences: TellingDifferences) -> Bool {
    // The log of errors is in the answer of the error.
    let isLogged = differences.list.allSatisfy { TellingDifferences.isLogged($0.key) || $0.key.contains("log.parameters.") }
    // A value with another name is sent already.
    let gone = Set(differences.list.filter { $0.new == nil }.compactMap(\.old))
    let hasMore = differences.list.contains { one in
      one.key.contains(".parameters.")
        ? one.old == nil && one.added.isEmpty && !gone.contains(one.new ?? "")
        : one.key == "telemetry" && !one.gained.isEmpty
    }
    return isLogged && hasMore
  }

  /// A flag that turns false tightens.
  private func flag(_ differences: TellingDifferences, _ keys: Set<String>) -> Category {
    let flags = differences.list.filter { keys.contains(TellingDifferences.last($0.key)) }
    if flags.isEmpty, let state = differences.list.first(where: { TellingDifferences.last($0.key) == "state" }) {
      return state.old == "invalid" ? .loosens : state.new == "invalid" ? .tightens : .changes
    }
    return merged(flags.map { $0.new == "false" ? .tightens : $0.old == "false" ? .loosens : .changes })
  }

  /// An error that blocks, or has fewer buttons, lets users do less.
  private func buttons(_ differences: TellingDifferences) -> Category {
    if let blocks = differences.list.first(where: { TellingDifferences.last($0.key) == "blocks" }) {
      return blocks.new == "true" ? .tightens : .loosens
    }
    return merged(differences.list.filter { TellingDifferences.last($0.key) == "buttons" }.flatMap(offered))
  }

  /// What buttons that come and go let users do. What a new button does was not possible before, and not forbidden.
  private func offered(_ list: ScenarioChange.Difference) -> [Category] {
    let come: [Category] = list.gained.isEmpty ? [] : list.gained.allSatisfy(newButtons.contains) ? [.adds] : [.loosens]
    return come + (list.lost.isEmpty ? [] : [.tightens])
  }

  private func screen(_ differences: TellingDifferences) -> Category {
    if differences.list.contains(where: { $0.key == "allowed" }) { return flag(differences, ["allowed"]) }
    // A message that comes or goes takes its buttons with it.
    func items(_ keys: Set<String>, _ list: KeyPath<ScenarioChange.Difference, [String]>) -> Bool {
      differences.list.contains { keys.contains($0.key) && !$0[keyPath: list].isEmpty }
    }
    for list in [\ScenarioChange.Difference.removed, \.added] where items(["says", "banners"], list) && items(["buttons"], list) {
      return .changes
    }
    return merged(
      differences.list.flatMap { one -> [Category] in
        one.key == "buttons" ? offered(one) : button(one, differences)
      })
  }

  /// Whether a button can be used. One that is disabled for one reason and denied for another is of no use before and after.
  private func button(_ one: ScenarioChange.Difference, _ differences: TellingDifferences) -> [Category] {
    func other(_ key: String) -> ScenarioChange.Difference? {
      let button = one.key.split(separator: ".").dropLast().joined(separator: ".")
      return differences.list.first { $0.key == "\(button).\(key)" }
    }
    switch TellingDifferences.last(one.key) {
    case "enabled":
      // A button that was and is denied, for another reason.
      if other("denied.reasonCode") != nil { return [] }
      let denied = other("denied")
      if one.new == "false" { return denied?.old == nil ? [.tightens] : [] }
      return denied?.new == nil ? [.loosens] : []
    case "denied" where other("enabled") == nil:
      if one.old == nil { return one.new == "undecided" ? [] : [.tightens] }
      return one.new == nil && one.old != "undecided" ? [.loosens] : []
    default: return []
    }
  }

  private func list(_ differences: TellingDifferences, _ keys: String...) -> Category {
    merged(
      differences.list.filter { keys.contains($0.key) }.flatMap { one in
        (one.added.isEmpty ? [] : [Category.loosens]) + (one.removed.isEmpty ? [] : [.tightens])
      })
  }

  /// A notification that waits now, for example for the end of quiet hours, tightens. Nil if none begins or ceases to wait.
  private func waiting(_ differences: TellingDifferences) -> Category? {
    let waits = differences.list.filter { TellingDifferences.last($0.key) == "waited" }
    return waits.isEmpty ? nil : merged(waits.map { $0.old == nil ? .tightens : $0.new == nil ? .loosens : .changes })
  }

  /// Whether a notification comes apart that was a member of a summary, or the other way around.
  private func isApart(_ differences: TellingDifferences) -> Bool {
    func types(_ isMember: Bool, _ items: KeyPath<ScenarioChange.Difference, [String]>) -> Set<Substring> {
      let lists = differences.list.filter { isMember ? $0.key.hasSuffix(".members") : $0.key == "requests" }
      return Set(lists.flatMap { $0[keyPath: items] }.map { $0.prefix { $0 != "/" } })
    }
    return !types(false, \.added).isDisjoint(with: types(true, \.removed))
      || !types(false, \.removed).isDisjoint(with: types(true, \.added))
  }

  private func set(_ differences: TellingDifferences, _ more: Category, _ less: Category) -> Category {
    let isMore = differences.list.contains { one in
      !one.added.isEmpty || one.old == nil || (one.key == "staying" && (Int64(one.new ?? "") ?? 0) < (Int64(one.old ?? "") ?? 0))
    }
    return isMore ? more : less
  }

  /// A link that opened, or showed that its target is gone, and is not a link now breaks what was sent.
  private func link(_ old: JSON, _ new: JSON) -> Category {
    let (before, after) = (old["outcome"]?.stringValue, new["outcome"]?.stringValue)
    if before == after { return .changes }
    if after == "unknown" { return .contract }
    if before == "unknown" { return .loosens }
    return before == "opens" ? .tightens : after == "opens" ? .loosens : .changes
  }

  /// More data that is deleted is a loss. Data that stays when its user leaves the device is within reach of the next user.
  private func moment(_ differences: TellingDifferences, _ answer: JSON) -> Category {
    let clears = differences.list.filter { $0.key == "clears" || $0.key.hasPrefix("clears.") }
    if clears.contains(where: { !$0.added.isEmpty }) { return .loss }
    let stays = clears.contains { !$0.removed.isEmpty }
    if stays, leaving.contains(answer["moment"]?.stringValue ?? "") { return .privacy }
    // Another error says something else, whether it blocks or not.
    if differences.list.contains(where: { $0.key == "error.error" }) { return .changes }
    return differences.list.allSatisfy { $0.key.hasPrefix("error.") } ? buttons(differences) : .changes
  }

  /// A value that cannot be read is lost. A field that is not in what was stored before is new; without a default, no rule says its value.
  private func record(_ differences: TellingDifferences, isInCloud: Bool) -> Category {
    func fields(_ key: String) -> [String] { differences.list.first { $0.key == key }?.added ?? [] }
    if !fields("unreadable").isEmpty { return .loss }
    let come = fields("notStored")
    guard !come.isEmpty, differences.list.allSatisfy({ $0.key == "notStored" || ($0.key.hasPrefix("values.") && $0.old == nil) }) else {
      return .changes
    }
    let hasDefaults = come.allSatisfy { field in differences.list.contains { $0.key == "values.\(field)" } }
    // What is stored in the cloud leaves the device.
    return !hasDefaults ? .contract : isInCloud ? .privacy : .adds
  }

  private func sync(_ differences: TellingDifferences) -> Category {
    // A conflict that is no longer found overwrites what was written on another device.
    if let effects = differences.list.first(where: { $0.key == "effects" }) {
      if effects.hasLost("conflict") { return .loss }
      if effects.hasGained("conflict") { return .changes }
    }
    if let outcome = differences.list.first(where: { $0.key == "outcome" }) {
      // An operation that is known already is done once, and not refused.
      if outcome.old == "ignored" || outcome.new == "ignored" { return .changes }
      if outcome.old == "done" { return .tightens }
      if outcome.new == "done" { return .loosens }
    }
    // Both versions are kept, whatever the choice is.
    if differences.list.contains(where: { $0.key.hasSuffix("conflict.default") }) { return .changes }
    if let restorable = differences.list.first(where: { TellingDifferences.last($0.key) == "restorable" }) {
      return restorable.new == "false" ? .tightens : .loosens
    }
    return .changes
  }

  /// Words from the mildest to the strictest, wherever they stand in the answer.
  private func order(_ old: JSON, _ new: JSON, in words: [[String]]) -> Category {
    func sum(_ json: JSON) -> (sum: Int, count: Int) {
      switch json {
      case .string(let text): words.firstIndex { $0.contains(text) }.map { ($0, 1) } ?? (0, 0)
      case .array(let items): items.map(sum).reduce((0, 0)) { ($0.0 + $1.sum, $0.1 + $1.count) }
      case .object(let members): members.map { sum($0.value) }.reduce((0, 0)) { ($0.0 + $1.sum, $0.1 + $1.count) }
      default: (0, 0)
      }
    }
    let (before, after) = (sum(old), sum(new))
    return after.sum > before.sum ? .tightens : after.sum < before.sum ? .loosens : .changes
  }

  private func amounts(_ differences: TellingDifferences) -> Category {
    merged(
      differences.list.compactMap { one -> Category? in
        // The action tells whether a limit that no longer applies leaves more room, or denies everything.
        if one.key == "limits" { return nil }
        if let old = Bool(one.old ?? ""), let new = Bool(one.new ?? "") { return new && !old ? .loosens : .tightens }
        guard let old = Int64(one.old ?? ""), let new = Int64(one.new ?? "") else {
          return one.new == "null" ? .loosens : one.old == "null" ? .tightens : nil
        }
        if one.key.hasSuffix(".used") { return nil }
        return new > old ? .loosens : .tightens
      })
  }

  /// A stronger effect, a later end, and a message that cannot be dismissed tighten.
  private func ladder(_ old: JSON, _ new: JSON) -> Category {
    func strongest(_ answer: JSON) -> (level: Int, until: String, dismissible: Int) {
      let statuses = answer["ladder"].map { $0.arrayValue ?? [$0] } ?? []
      return statuses.map { status in
        (
          status["level"]?.stringValue.flatMap { levels.firstIndex(of: $0) } ?? -1, status["until"]?.stringValue ?? "",
          status["dismissible"]?.boolValue == false ? 1 : 0
        )
      }.max { ($0.0, $0.1, $0.2) < ($1.0, $1.1, $1.2) } ?? (-1, "", 0)
    }
    let (before, after) = (strongest(old), strongest(new))
    return after > before ? .tightens : after < before ? .loosens : .changes
  }

  /// One direction, or `changes` if there are several or none.
  private func merged(_ categories: [Category]) -> Category {
    let found = Set(categories)
    return found.count == 1 ? categories[0] : .changes
  }
}
