internal import RuleKinds

/// Writes one sentence for each change, the riskiest first.
struct HeadlineBuilder {
  let report: DiffReport
  let oldBook: RuleBook
  let book: RuleBook
  /// The `about` of a rule.
  let about: (RulePath) -> String
  /// The plans of the users who can meet a rule. Empty for all users.
  let owners: (RulePath) -> [String]

  /// The order of the categories, the riskiest first.
  static let ranks = Dictionary(uniqueKeysWithValues: Category.allCases.enumerated().map { ($0.element, $0.offset) })

  func headlines() -> [Headline] {
    var told = ToldChanges(self, joined(byMode(withoutRepetitions(report.answerGroups))), breaks)
    let ranked = report.changes.enumerated().sorted { one, other in
      (Self.ranks[one.element.category] ?? 0, one.offset) < (Self.ranks[other.element.category] ?? 0, other.offset)
    }
    for change in ranked.map(\.element) where change.category != .notes && !isServed(change) { told.tell(change) }
    told.tellRest()
    return Category.allCases.flatMap { category in told.headlines.filter { $0.category == category } }
  }

  /// The kinds of rules that users see only in answers about others.
  private static let shown: Set<String> = [Copy.key, Gate.key, Reason.key, Button.key, Notice.key]

  /// The sentences about what app code, sent links, and stored data rely on.
  private var breaks: [Headline] {
    report.breaks.map { broken in
      let plans = owners(RulePath(text: broken.path))
      let isUnseen =
        Self.shown.contains(RulePath(text: broken.path).parts[0]) && !isMentioned(RulePath(text: broken.path).parts[1])
        && report.changes.contains { $0.path == broken.path && $0.answers.isEmpty && $0.isWhole && $0.form == "removed" }
      return Headline(
        category: broken.rule == BreakRule.stateLost.rawValue ? .loss : .contract,
        text: ended(broken.text) + (isUnseen ? " No answer that was tried contained it; app code that names it no longer builds." : ""),
        who: Who(plans, in: book).text, plans: plans, rule: BreakRule(rawValue: broken.rule), paths: [broken.path])
    }
  }

  /// Whether an answer of before contained a name.
  private func isMentioned(_ name: String) -> Bool {
    report.answers.contains { answer in
      answer.old.split { !($0.isLetter || $0.isNumber || "._-".contains($0)) }.contains { $0 == name }
        || answer.differences.contains { $0.old == name || $0.removed.contains(name) }
    }
  }

  /// The sentence about an answer itself. `notes`: what is true of the users if the answer does not say it.
  func answer(_ group: AnswerGroup, _ paths: [String], notes: [String] = []) -> Headline {
    let who = Who(group.plans, in: book, notes: group.notes.isEmpty ? notes : group.notes)
    let text = group.category == .copy ? read(group) : nil
    return Headline(
      category: group.category, text: text ?? AnswerSentence(group: group, who: who).text + followed(group), who: who.text,
      plans: group.plans,
      rule: rule(group), paths: paths, answers: group.positions)
  }

  /// `more`: the groups that have sentences of their own.
  func headline(_ change: DiffReport.Change, _ groups: [AnswerGroup], besides more: [AnswerGroup]) -> Headline {
    if let notification = NotificationSentence(change, oldBook, book) {
      let who = Who(change.plans, in: change.form == "removed" ? oldBook : book)
      return Headline(
        category: change.category, text: notification.text(who), who: who.text, plans: change.plans, paths: [change.path],
        answers: groups.flatMap(\.positions))
    }
    guard let first = groups.first else {
      if let override = OverrideSentence(change, oldBook, book) {
        return Headline(category: change.category, text: override.text, who: "no user today", paths: [change.path])
      }
      if let provider = ProviderSentence(change) {
        return Headline(category: change.category, text: provider.text, who: "", paths: [change.path])
      }
      if let accepted = AcceptedSentence(change) {
        return Headline(category: change.category, text: accepted.text, who: "", paths: [change.path])
      }
      let text = value(change).text("")
      let reached = reached(by: change, change.plans)
      let all = Who(reached, in: book).text
      if change.category == .privacy {
        let whose = reached.isEmpty || text.contains(all) ? "" : " It is about \(all)."
        return Headline(category: .privacy, text: text + whose, who: all, plans: reached, paths: [change.path])
      }
      // Data is kept and deleted without a request, and only settings for that have a direction.
      if change.category == .loss || change.kind == DataType.key || (change.kind == Setting.key && change.direction != nil) {
        let text = value(change).text(all) + ShorterTimeSentence.text(change, book)
        return Headline(category: change.category, text: text, who: all, plans: reached, paths: [change.path])
      }
      if change.kind == Setting.key, change.location.parts.count > 1, let use = book.settings[change.location.parts[1]]?.leftToApp {
        return Headline(category: change.category, text: "\(text) The app applies it: \(ended(use))", who: "", paths: [change.path])
      }
      if change.kind == Translation.key {
        let readers = Who(translated(change).map { owners(RulePath(Copy.key, $0)) } ?? [], in: book)
        let whole = readers.plans.isEmpty ? text : value(change).text(readers.names)
        return Headline(
          category: .copy, text: whole, who: "\(readers.names) who read this language", plans: readers.plans, paths: [change.path])
      }
      if let scenario = scenario(logging: change) {
        return Headline(
          category: change.category, text: "\(text) The scenario `\(scenario)` shows it. Users notice nothing.", who: "",
          paths: [change.path])
      }
      let isTold = [.adds, .removes].contains(change.category) || change.form == "renamed"
      let who = isTold ? "" : unreached(change)
      return Headline(category: change.category, text: text, who: who, paths: [change.path])
    }
    let never = never(change, groups)
    let isCell = RuleBookSchema.planColumn(of: change.location) != nil
    // A signal reaches the users of the vectors that count it.
    let telling = change.kind == Signal.key ? groups.filter { $0.kind == LadderVector.key && !$0.plans.isEmpty } : []
    let asked = plans(telling.isEmpty ? groups : telling)
    let all = Who(isCell ? cells(of: change, groups) : reached(by: change, asked), in: book, notes: never)
    if change.category == .copy {
      let isText = change.kind == Copy.key && !isList(change)
      if !isText, let group = groups.first(where: { read($0) != nil }), let text = read(group) {
        let reading = more.isEmpty ? all : Who(group.plans, in: book, notes: group.notes)
        let number = isNumber(change) ? value(change).text("") + texts(with: change) + " " : ""
        return Headline(
          category: .copy, text: number + text, who: reading.text, plans: more.isEmpty ? plans(groups) : group.plans, paths: [change.path],
          answers: groups.filter { read($0) != nil }.flatMap(\.positions))
      }
      return Headline(
        category: .copy, text: value(change).text(all.text), who: all.text, plans: plans(groups), paths: [change.path],
        answers: groups.flatMap(\.positions))
    }
    let counted = counted(groups, of: change, besides: more)
    let who = Who(first.plans, in: book, notes: first.notes.isEmpty ? never : first.notes)
    if let known = known(change, groups) {
      let plans = known.plans.isEmpty ? plans(groups) : known.plans
      let reached = Who(plans, in: book)
      return Headline(
        category: change.category, text: known.text(reached), who: reached.text, plans: plans, paths: [change.path],
        answers: groups.flatMap(\.positions))
    }
    if isNumber(change), groups.allSatisfy({ !$0.scenario.isEmpty }) {
      return Headline(
        category: change.category, text: value(change).text("") + " The scenario `\(first.scenario)` shows it.", who: who.text,
        plans: change.plans, paths: [change.path], answers: groups.flatMap(\.positions))
    }
    // Two numbers say what changes; other values say less than an answer that differs, which is one example for a field.
    let declared = change.kind == InputField.key && change.form == "changed" ? value(change).text("") + " " : ""
    let sentence =
      isNumber(change)
      ? value(change).text(all.text) + ShorterTimeSentence.text(change, book)
        + NumberConsequences(change: change, groups: groups, book: book, who: all).text
      : declared + AnswerSentence(group: first.part(of: change), who: who).text.dropLast() + counted + "." + followed(first)
    // What some users may do more, and others less, has a sentence for each.
    let isMixed = !isNumber(change) && change.category == .changes && [.tightens, .loosens].contains(first.category)
    return Headline(
      category: isMixed ? first.category : change.category, text: sentence,
      who: isNumber(change) || all.plans != who.plans ? all.text : who.text,
      plans: isCell
        ? cells(of: change, groups)
        : !change.plans.isEmpty ? change.plans : isNumber(change) ? reached(by: change, asked) : plans(groups),
      rule: groups.compactMap(rule).first,
      paths: [change.path], answers: groups.flatMap(\.positions))
  }

  /// A scenario in which what an event of telemetry contains differs. Nil for other changes.
  private func scenario(logging change: DiffReport.Change) -> String? {
    guard change.kind == Event.key, change.location.parts.count > 2 else { return nil }
    let logged = "telemetry.\(change.location.parts[1])."
    return report.scenarios.first { $0.differences.contains { $0.key.hasPrefix(logged) || $0.key.contains("." + logged) } }?.scenario
  }

  /// The texts that contain a setting, if there are several: users read its number in each of them.
  private func texts(with change: DiffReport.Change) -> String {
    guard change.kind == Setting.key else { return "" }
    let setting = "settings.\(change.location.parts[1])"
    let names = book.copy.entries.filter { $0.value.values.entries.contains { $0.value.text == setting } }.map { "`\($0.name.text)`" }
    return names.count > 1 ? " The texts \(DiffWords.all(names)) contain it." : ""
  }

  /// Why a change that no answer shows reaches no user. Empty if that is unknown.
  private func unreached(_ change: DiffReport.Change) -> String {
    if Subjects.isInstruction(change) { return "no user of an answer" }
    if change.kind == RemotePath.key { return "no user today" }
    if report.isSameBundle { return "no user" }
    if change.isHidden { return "no user with the other changes" }
    if change.isUnknown { return "" }
    return change.kind == Provider.key ? "no user of an answer" : "no user that was tried"
  }

  /// Those of some plans whose users have the data that a value is about. Empty for all users.
  private func reached(by change: DiffReport.Change, _ plans: [String]) -> [String] {
    let owners = owners(change.location.rule)
    let both = plans.filter(owners.contains)
    return owners.isEmpty ? plans : both.isEmpty ? owners : both
  }

  /// The sentence about a value that says more than an answer. `plans`: the users; empty if the answers say who they are.
  func known(_ change: DiffReport.Change, _ groups: [AnswerGroup]) -> (plans: [String], text: (Who) -> String)? {
    if let known = KnownSentence(change, book) { return (known.plans, known.text) }
    if let reset = ResetSentence(change, groups, book) { return ([], reset.text) }
    return KeepsSentence(change, book).map { ($0.plans(of: plans(groups), in: book), $0.text) }
  }

  /// What follows for users whose plan changes. Empty for other answers.
  private func followed(_ group: AnswerGroup) -> String {
    group.kind == Plan.key && group.ask.isEmpty
      ? PlanConsequences(book: book).text(from: group.old, to: group.new, lost: group.lost, gained: group.gained) : ""
  }

  /// What users read in an answer. Nil if more differs than a text.
  func read(_ group: AnswerGroup) -> String? { ReadSentence(group, book)?.text(who(group)) }

  /// The plans of all users with one of the answers. Empty if one of the answers does not depend on the plan.
  ///
  /// A scenario shows one user, and not who else has the answer, so that it counts only if nothing else shows the change.
  func plans(_ groups: [AnswerGroup]) -> [String] {
    let asked = groups.filter(\.scenario.isEmpty)
    var groups = asked.isEmpty ? groups : asked
    // A request about the queue or the connection has no plan, and does not say who asks.
    let saying = groups.filter { !$0.plans.isEmpty || ![Sync.key, ConnectionRules.key].contains($0.kind) }
    if !saying.isEmpty { groups = saying }
    if groups.contains(where: \.plans.isEmpty) { return [] }
    return book.plans.states.names.filter { plan in groups.contains { $0.plans.contains(plan) } }
  }

  /// Whether a value counts only for users who have not chosen another one: a default of notifications, or a setting that is the default of a stored field.
  private func isDefault(_ change: DiffReport.Change) -> Bool {
    let path = change.location
    switch change.kind {
    case NotificationType.key, NotificationCategory.key: return path.parts.last == "on_by_default"
    case Record.key: return path.parts.last == "if_absent"
    case Setting.key where path.parts.count > 1:
      return book.records.entries.contains { $0.value.fields.contains { $0.ifAbsent == "settings.\(path.parts[1])" } }
    default: return false
    }
  }

  /// What is true of the users that a change of a default reaches.
  func never(_ change: DiffReport.Change, _ groups: [AnswerGroup]) -> [String] {
    if isDefault(change) {
      let isNotification = [NotificationType.key, NotificationCategory.key].contains(change.kind)
      let isForAll = groups.contains { $0.labels.contains { $0.hasSuffix(NotificationStories.unpermitted) } }
      let needsPermission = isNotification && !isForAll && book.planner.allowedIf != nil
      return [needsPermission ? "who allowed notifications and never chose" : "who never chose"]
    }
    guard change.kind == NotificationType.key, let type = book.notifications[change.location.parts[1]], !type.isOnByDefault else {
      return []
    }
    return ["who switched it on"]
  }

  func value(_ change: DiffReport.Change, with others: [DiffReport.Change] = []) -> ValueSentence {
    let copy = change.kind == Copy.key && change.location.parts.count > 1 ? change.location.parts[1] : translated(change)
    let buttons = copy.map { copy in book.buttons.entries.filter { $0.value.label.text == copy }.map(\.name.text) } ?? []
    let isText = change.form == "added" && !change.location.parts.contains("title")
    return ValueSentence(
      change: change, about: others.isEmpty ? about(change.location.rule) : "", others: others.map { $0.location.parts[1] },
      buttons: buttons, untranslated: isText ? translated(change).flatMap { book.copy[$0]?.text.words } : nil)
  }

  /// The name of the text that a translation translates. Nil for other changes.
  private func translated(_ change: DiffReport.Change) -> String? {
    change.kind == Translation.key ? change.path.split(separator: "/").dropFirst(2).map(String.init).first { book.copy[$0] != nil } : nil
  }

  /// The kind of breaking change of an answer.
  private func rule(_ group: AnswerGroup) -> BreakRule? {
    guard group.category == .contract else { return nil }
    return group.ask == "link" ? .linkDead : .answerError
  }

  func who(_ group: AnswerGroup) -> Who { Who(group.plans, in: book, notes: group.notes) }

  private func ended(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() + (text.hasSuffix(".") ? "" : ".") }
}
