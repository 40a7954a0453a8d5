internal import RuleKinds

/// The sentence about answers that changed in the same way, by the kind of question.
struct AnswerSentence {
  let group: AnswerGroup
  let who: Who

  private var names: String { DiffWords.list(group.decisions.map { "`\($0.isEmpty ? group.kind : $0)`" }) }
  private var isOne: Bool { group.decisions.count == 1 }
  private var differences: [ScenarioChange.Difference] { group.differences }

  var text: String {
    // A scenario shows one user, and not who else has the answer.
    if !group.scenario.isEmpty { return "In the scenario `\(group.scenario)`, \(general(""))" }
    if let logged = TelemetrySentence(differences) { return logged.text(given) }
    return switch group.kind {
    case Action.key where group.ask.isEmpty: action
    case Plan.key: "Users have the plan \(group.new) instead of \(group.old)\(given)."
    case DecisionTable.key: "\(names) \(verb("answers", "answer")) `\(group.new)` instead of `\(group.old)` for \(who.text)\(given)."
    case DeepLink.key, Router.key: link
    case NotificationType.key, Planner.key: notification
    case LadderVector.key: ladder
    case Payload.key: payload
    case Record.key: record
    case InputField.key, InputForm.key: field
    case Route.key: screen
    case Moment.key: moment
    case Notice.key: notice
    case Limit.key where group.ask == "entitlement": credit
    case DowngradeRule.key: downgrade
    case OperationType.key, Sync.key: OperationSentence(group: group, who: who, names: names, isOne: isOne).text ?? general
    case RetryPolicy.key: RetrySentence(group: group, who: who, names: names).text ?? general
    default: general
    }
  }

  private func verb(_ one: String, _ several: String) -> String { isOne ? one : several }

  /// What must be true of the users: ` when usage.count is 2`. If it is not the same for all rules, that of the first.
  private var given: String {
    let circumstances = group.circumstances
    if isOne || group.isShared || circumstances.isEmpty { return circumstances.clause }
    return ", for example `\(group.decisions[0])` when \(circumstances.text)"
  }

  // MARK: Decisions

  private var action: String {
    switch group.category {
    case .tightens where !group.new.hasPrefix("undecided"):
      return "\(who.subject) may no longer use \(names)\(given): \(group.new)."
    case .loosens where group.old.hasPrefix("denied"):
      let how = group.new.hasPrefix("allowed, ") ? ": \(group.new.dropFirst("allowed, ".count))" : ""
      return "\(who.subject) may now use \(names)\(given)\(how) (was \(group.old))."
    default: return "\(names) \(verb("is", "are")) \(group.new) instead of \(group.old) for \(who.text)\(given)."
    }
  }

  private var credit: String {
    let allowed = difference("allowed")
    // The story is about a limit; its last question is about the action that the limit denies.
    let actions = group.labels.compactMap { label in
      ["entitlement ", "do "].first { label.hasPrefix($0) }.map { "`\(label.dropFirst($0.count))`" }
    }
    let confirmed = group.kind == LadderVector.key ? group.label.split(separator: ",").first.map { "`\($0)`" } : nil
    let action = actions.isEmpty ? confirmed ?? names : DiffWords.list(actions.uniqued)
    if allowed?.new == "false" { return "\(who.subject) may no longer use \(action) \(group.diaryText)." }
    if allowed?.new == "true" { return "\(who.subject) may now use \(action) \(group.diaryText)." }
    return general
  }

  private var link: String {
    if group.ask.isEmpty {
      return "\(names) \(verb("link", "links")) now: \(group.new), instead of: \(group.old), for \(who.text)\(given)."
    }
    if group.category == .contract { return "Links `\(address)` that were sent no longer open." }
    if let route = difference("route")?.new, difference("outcome")?.old == "unknown" { return "Links `\(address)` now open `\(route)`." }
    if let route = difference("route"), let old = route.old, let new = route.new {
      return "Links `\(address)` lead \(who.text) to `\(new)` instead of `\(old)`."
    }
    return "The link `\(address)` gives \(group.new) instead of \(group.old) for \(who.text)."
  }

  private var address: String { group.label.hasPrefix("link ") ? String(group.label.dropFirst("link ".count)) : group.label }

  // MARK: Over time

  private var notification: String {
    let (gone, come) = (moved(\.removed), moved(\.added))
    let what = group.kind == Planner.key ? "" : names
    let when = group.kind == Planner.key ? " when there are many at once" : channelOrStory
    if !gone.isEmpty, !come.isEmpty, gone != come {
      return "\(who.subject) now \(who.verb("gets", "get")) \(come) instead of \(gone)\(when)."
    }
    if group.kind == Planner.key {
      if !gone.isEmpty && come.isEmpty { return "\(who.subject) no longer \(who.verb("gets", "get")) \(gone)\(when)." }
      let summary = differences.first { $0.key.hasSuffix(".members") && !$0.removed.isEmpty }?.key.split(separator: ".").dropFirst().first
      let apart = summary.map { " apart from `\($0.prefix { $0 != "/" })`" } ?? ""
      if !come.isEmpty && gone.isEmpty { return "\(who.subject) now \(who.verb("gets", "get")) \(come)\(apart)\(when)." }
    }
    if !gone.isEmpty && come.isEmpty { return "\(who.subject) no longer \(who.verb("gets", "get")) \(what)\(group.channelText)." }
    if !come.isEmpty && gone.isEmpty { return "\(who.subject) now \(who.verb("gets", "get")) \(what)\(group.channelText)." }
    if let waited = differences.first(where: { TellingDifferences.last($0.key) == "waited" }), waited.new == nil || waited.old == nil {
      let because = waited.new ?? waited.old ?? ""
      return "For \(who.text), \(names) \(waited.new == nil ? "no longer waits" : "now waits"): `\(because)`."
    }
    if let time = differences.first(where: { $0.key.hasSuffix(".local") || $0.key.hasSuffix(".at") }), let old = time.old,
      let new = time.new
    {
      return "\(names) is delivered at \(new) instead of \(old) for \(who.text)."
    }
    return ItemSentence(differences)?.text(" for \(who.names)") ?? general
  }

  /// Where a notification appears, or else with how many others it comes.
  private var channelOrStory: String {
    let channel = group.channelText
    return channel.isEmpty && group.label.contains(" with ") ? " \(group.diaryText)" : channel
  }

  /// The items that lists of notifications gained or lost. Those of which one comes for another are in neither.
  private func moved(_ items: KeyPath<ScenarioChange.Difference, [String]>) -> String {
    let lists = differences.filter { ["requests", "inApp"].contains($0.key) }
    func names(_ items: KeyPath<ScenarioChange.Difference, [String]>) -> [String] {
      lists.flatMap { $0[keyPath: items] }.map { "`\($0.split(separator: "/").first.map(String.init) ?? $0)`" }.uniqued
    }
    let both = Set(names(\.added)).intersection(names(\.removed))
    return DiffWords.list(names(items).filter { !both.contains($0) })
  }

  private var ladder: String {
    let level = differences.first { TellingDifferences.last($0.key) == "level" }
    let until = differences.first { TellingDifferences.last($0.key) == "until" }
    func named(_ level: String?) -> String { level == nil || level == "null" ? "no level" : "level \(level ?? "")" }
    if difference("allowed") != nil { return credit }
    if let level { return "\(names) puts \(who.text) on \(named(level.new)) instead of \(named(level.old)) \(group.diaryText)." }
    if group.old.hasPrefix("ladder none") { return "\(names) warns \(who.text) \(group.diaryText)." }
    if let until, let old = until.old, let new = until.new {
      return "\(names) stops or slows down \(who.text) until \(new) instead of \(old) \(group.diaryText)."
    }
    return general
  }

  // MARK: Things

  private var payload: String {
    let staying = difference("staying")
    let come = differences.flatMap(\.added) + differences.filter { $0.old == nil && $0.added.isEmpty && $0.removed.isEmpty }.map(\.key)
    let gone = differences.flatMap(\.removed) + differences.filter { $0.new == nil && $0.added.isEmpty && $0.removed.isEmpty }.map(\.key)
    func fields(_ keys: [String]) -> String {
      DiffWords.list(keys.map { "`\($0.replacing("parts.", with: "").replacing("fields.", with: ""))`" }.uniqued)
    }
    let plans = who.plans.isEmpty ? "" : " for \(DiffWords.all(who.plans))"
    let unless = plans + (group.notes.isEmpty ? "" : " of users \(group.notes.joined(separator: ", "))")
    if group.category == .privacy {
      return "\(names) now sends \(come.isEmpty ? "more (\(staying?.new ?? "0") parts stay)" : fields(come))\(unless)\(given)."
    }
    if !gone.isEmpty { return "\(names) no longer sends \(fields(gone))\(given)." }
    return general
  }

  private var record: String {
    func fields(_ key: String) -> [String] { difference(key)?.added ?? [] }
    func values(_ field: String) -> ScenarioChange.Difference? { difference("values.\(field)") }
    if let field = fields("unreadable").first, let value = values(field) {
      let kept = value.new.map { " and counts as \($0)" } ?? ""
      return "In \(names), the stored `\(field)` \(value.old ?? "") can no longer be read\(kept)."
    }
    // A field that was not stored before has its default, or no value.
    let come = fields("notStored")
    if !come.isEmpty, come.allSatisfy({ values($0)?.old == nil }) {
      let parts = come.map { field in
        "`\(field)`, which \(values(field).map { "is \($0.new ?? "missing")" } ?? "has no value") in what is already stored"
      }
      return "\(names) now \(verb("has", "have")) \(DiffWords.all(parts))."
    }
    let gone = (difference("notStored")?.removed ?? []).filter { field in values(field).map { $0.new == nil } ?? true }
    if !gone.isEmpty, differences.allSatisfy({ $0.new == nil }) {
      return "\(names) no longer \(verb("has", "have")) \(DiffWords.list(gone.map { "`\($0)`" }))."
    }
    let defaults = differences.filter { $0.key.hasPrefix("values.") }.map { one in
      "`\(one.key.dropFirst("values.".count))` is \(one.new ?? "missing") instead of \(one.old ?? "missing")"
    }
    if group.label.isEmpty == false, !defaults.isEmpty {
      return "In \(names), \(DiffWords.list(defaults)) for all users who never chose."
    }
    return general
  }

  private var downgrade: String {
    let words = ["keep": "unchanged", "read_only": "read-only", "view_only": "view-only"]
    guard let becomes = differences.first(where: { TellingDifferences.last($0.key) == "becomes" }), let new = words[becomes.new ?? ""],
      let old = words[becomes.old ?? ""]
    else { return general }
    return "\(names) beyond the limit are \(new) instead of \(old) for \(who.text)."
  }

  private var field: String {
    // The label names the field.
    let text = isOne ? group.label.replacing(" in \(names)", with: "") : group.label
    return switch difference("valid")?.new ?? difference("complete")?.new {
    case "false"?: "\(names) no longer accepts \(text)."
    case "true"?: "\(names) now accepts \(text)."
    default:
      switch differences.first(where: { TellingDifferences.last($0.key) == "state" }) {
      case let state? where state.new == "invalid": "\(names) no longer accepts \(text)."
      case let state? where state.old == "invalid": "\(names) now accepts \(text)."
      default: general
      }
    }
  }

  private var screen: String {
    if let allowed = difference("allowed") {
      let instead = difference("instead")?.new.map { ", but \(who.verb("gets", "get")) to `\($0)`" } ?? ""
      return allowed.new == "false"
        ? "\(who.subject) can no longer open \(names)\(instead)\(given)." : "\(who.subject) can now open \(names)\(given)."
    }
    let buttons = differences.filter { $0.key == "buttons" }
    if let list = buttons.first, !list.added.isEmpty || !list.removed.isEmpty {
      let parts = [
        list.added.isEmpty ? "" : "now offers \(who.text) \(DiffWords.list(list.added.map { "`\($0)`" }))",
        list.removed.isEmpty ? "" : "no longer offers \(who.text) \(DiffWords.list(list.removed.map { "`\($0)`" }))",
      ]
      return "\(names) \(parts.filter { !$0.isEmpty }.joined(separator: " and "))\(given)."
    }
    return general
  }

  private var moment: String {
    if let error = difference("error.error"), error.old != nil || error.new != nil {
      func named(_ error: String?) -> String { error.map { $0 == "null" ? "no error" : "the error `\($0)`" } ?? "no error" }
      return "After \(names), the app shows \(named(error.new)) instead of \(named(error.old)) for \(who.text)\(given)."
    }
    if differences.count == 1, let route = difference("route"), let old = route.old, let new = route.new {
      return "After \(names), the app shows \(who.text) `\(new)` instead of `\(old)`\(given)."
    }
    let clears = differences.filter { $0.key == "clears" }
    if let list = clears.first, !list.added.isEmpty {
      return "\(names) now deletes \(DiffWords.list(list.added.map { "`\($0)`" }))\(given)."
    }
    if let list = clears.first, !list.removed.isEmpty {
      return "\(names) no longer deletes \(DiffWords.list(list.removed.map { "`\($0)`" }))\(given)."
    }
    if differences.count == 1, let tasks = difference("tasks"), let text = lists(tasks, "no longer does", "now does") {
      return "\(names) \(text)\(given)."
    }
    return general
  }

  private var notice: String {
    if let shown = difference("shown") {
      return shown.new == "true"
        ? "\(who.subject) now \(who.verb("sees", "see")) \(names)\(given)."
        : "\(who.subject) no longer \(who.verb("sees", "see")) \(names)\(given)."
    }
    return general
  }

  private var general: String { general(" for \(who.text)") }

  /// A sentence about any difference. `whom`: the users, at the end of a clause.
  private func general(_ whom: String) -> String {
    if group.category == .contract, group.new.hasPrefix("error: ") {
      let story = group.diary.isEmpty ? "" : " \(group.diaryText)"
      return "Requests about \(names) that were answered now get an error\(whom)\(story): \(group.new.dropFirst("error: ".count))."
    }
    let when = group.diary.isEmpty ? given : " \(group.diaryText)"
    if differences.count == 1, differences[0].key == "telemetry", let events = logged(differences[0]) {
      return "\(names) \(events)\(whom)\(when)."
    }
    if let buttons = ButtonSentence(differences).text { return "\(names): \(buttons)\(whom)\(when)." }
    if differences.count == 1, let text = lists(differences[0], "no longer contains", "now contains") {
      return "\(names): `\(differences[0].key)` \(text)\(whom)\(when)."
    }
    return "\(names): \(group.new) instead of \(group.old)\(whom)\(when)."
  }

  /// The events that are sent now and no longer: ``now sends the event `shared_flow_opened` ``.
  private func logged(_ list: ScenarioChange.Difference) -> String? {
    let parts = [(list.gained, "now sends"), (list.lost, "no longer sends")].filter { !$0.0.isEmpty }.map { events, verb in
      "\(verb) the \(events.count == 1 ? "event" : "events") \(DiffWords.list(events.map { "`\($0)`" }))"
    }
    return parts.isEmpty ? nil : DiffWords.all(parts)
  }

  /// The items that a list lost and gained; nil if the difference is not about items.
  private func lists(_ list: ScenarioChange.Difference, _ gone: String, _ come: String) -> String? {
    func names(_ items: [String]) -> String { DiffWords.list(items.uniqued.map { "`\($0)`" }) }
    let parts = [list.removed.isEmpty ? "" : "\(gone) \(names(list.removed))", list.added.isEmpty ? "" : "\(come) \(names(list.added))"]
    let said = parts.filter { !$0.isEmpty }
    return said.isEmpty ? nil : said.joined(separator: " and ")
  }

  private func difference(_ key: String) -> ScenarioChange.Difference? { differences.first { $0.key == key } }
}

extension [String] {
  /// The strings without repetitions.
  var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
