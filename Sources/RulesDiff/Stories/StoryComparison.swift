internal import ParallelMap
internal import RuleKinds
internal import RulesCompiler
internal import RulesJSON
internal import RulesRuntime

/// Asks both rule books stories about everything that a change can reach, and finds the shortest story of each difference.
struct StoryComparison {
  private let tellers: @Sendable () -> (before: StoryTeller, after: StoryTeller)
  private let renames: Renames
  private let fields: FieldRenames
  private let direction: AnswerDirection
  /// The notifications that can be snoozed in either rule book.
  private let snoozable: Set<String>
  private var findings: [Finding] = []
  /// The number of stories.
  private(set) var told = 0

  /// `findZone`: returns a time zone by its name.
  init(_ old: Side, _ new: Side, _ renames: Renames, findZone: (@Sendable (String) -> Zone?)?) {
    tellers = { (StoryTeller(old, findZone: findZone, renames.nameBefore), StoryTeller(new, findZone: findZone)) }
    (self.renames, direction) = (renames, AnswerDirection(old.rules.book, new.rules.book, renames))
    fields = FieldRenames(old.rules.book, new.rules.book, renames)
    snoozable = Set([old, new].flatMap { $0.rules.book.notifications.entries.filter(\.value.isSnoozable).map(\.name.text) })
  }

  private struct Finding: Sendable {
    let subject: RulePath
    let signature: [String]
    var plans: [String]
    var length: Int
    var story: Story
    var step: Int
    var category: Category
    var old: String
    var new: String
    var ask: String
    var differences: [ScenarioChange.Difference]
    /// What sets the users of the stories with this difference apart, without repetitions.
    var users: [StoryUser]
    /// Where the notifications of the stories are delivered. Empty if that did not change.
    var places: Set<String>
  }

  /// The keys of answers that announce what a later step of the story shows.
  private static let announced: Set<String> = ["limit", "at", "more", "next", "timeLeft"]

  /// The number of stories that one thread asks in a row.
  private static let batch = 32

  mutating func run(_ stories: [Story]) {
    told += stories.count
    let batches = stride(from: 0, to: stories.count, by: StoryComparison.batch).map { start in
      Array(stories[start..<min(start + StoryComparison.batch, stories.count)])
    }
    let comparison = self
    for finding in ParallelMap.map(batches, { comparison.findings(of: $0) }).joined() { add(finding) }
    joinPlans()
  }

  /// The first difference of each story that has one.
  private func findings(of stories: [Story]) -> [Finding] {
    let (before, after) = tellers()
    return stories.compactMap { story in
      let replies = zip(before.replies(to: story), after.replies(to: story))
      for (index, (old, new)) in replies.enumerated() {
        if let old, let new, let finding = finding(story, index, old, new), !isOfDecision(finding) { return finding }
      }
      return nil
    }
  }

  /// Whether an action is answered in another way than before, whatever happened earlier: then the decision differs, and not the warning ladder.
  private func isOfDecision(_ finding: Finding) -> Bool {
    let before = finding.story.steps[..<finding.step]
    guard finding.subject.parts[0] == LadderVector.key, ["entitlement", "do"].contains(finding.ask), !before.isEmpty else { return false }
    var alone = finding.story
    alone.facts += before.flatMap(\.facts)
    alone.steps = [finding.story.steps[finding.step]]
    return findings(of: [alone]).first?.differences == finding.differences
  }

  private func finding(_ story: Story, _ index: Int, _ old: StoryTeller.Reply, _ new: StoryTeller.Reply) -> Finding? {
    // A question about the ladder in between changes nothing.
    let length = story.steps[..<index].reduce(1) { $0 + ($1.ask == "ladder" ? 0 : $1.times) }
    let ask = story.steps[index].ask
    func finding(
      _ signature: [String], _ category: Category, _ before: String, _ after: String, _ differences: [ScenarioChange.Difference] = []
    ) -> Finding {
      Finding(
        subject: story.subject, signature: signature, plans: story.plan.map { [$0] } ?? [], length: length, story: story, step: index,
        category: category, old: before, new: after, ask: ask, differences: differences, users: [StoryUser(story, step: index)],
        places: [story.place])
    }
    guard old.isAnswered, new.isAnswered else {
      if old.isAnswered == new.isAnswered { return nil }
      let error = (old.isAnswered ? new : old).answer["error"]
      // The contract reports names that one side does not have.
      if error?["code"]?.stringValue?.hasPrefix("unknown_") == true { return nil }
      let text = "error: " + (error?["message"]?.stringValue ?? "no answer")
      return old.isAnswered ? finding(["error"], .contract, "an answer", text) : finding(["error"], .loosens, text, "an answer")
    }
    if old.answer == new.answer { return nil }
    let was = renames.followed(old.answer, by: new.answer)
    // A plan lists all snoozes, also if nothing in it can be snoozed.
    let isSnoozed = story.subject.parts[0] != NotificationType.key || snoozable.contains(story.subject.parts[1])
    let (there, here) = (StoryComparison.stripped(was, ask, isSnoozed), StoryComparison.stripped(new.answer, ask, isSnoozed))
    var differences = TellingDifferences(
      there, here,
      ignoring: story.subject.parts[0] == LadderVector.key ? StoryComparison.announced : [], hasWords: ask != "payload")
    if ask == "record" { differences = fields.without(differences, of: story.subject.parts.dropFirst().joined(separator: "/")) }
    if differences.isEmpty { return nil }
    let signature = differences.list.map { $0.key.split(separator: ".").filter { Int($0) == nil }.joined(separator: ".") }
    // A text that is too short now and one that is too long now are two differences, and so are a link that opens and one whose target is gone,
    // and a level that no longer comes and one that another level replaces.
    let telling: Set<String> = ask == "link" ? ["outcome", "route"] : ask == "ladder" ? ["level"] : ["reason"]
    let reasons = differences.list.filter { telling.contains($0.key) }.map { "\($0.old ?? "") \($0.new ?? "")" }
    let category = direction.category(ask, differences, there, here)
    // Each of several actions that a level stops is a difference of its own, and so is each number of failures,
    // and each thing that happens to an operation.
    let isApart = ask == "retry" || (story.subject.parts[0] == LadderVector.key && ["entitlement", "do"].contains(ask))
    let isOutcome = ask != "sync" || differences.list.contains { $0.key == "outcome" }
    let apart = isApart ? story.steps[index].label : isOutcome ? story.steps[index].apart : ""
    let action = ask == "link" ? deciding(story, differences).map { "\($0.fact) \($0.value)" } : apart.isEmpty ? [] : [apart]
    return finding(
      Set(signature).sorted() + reasons + action + [category.rawValue], category, differences.old, differences.new, differences.list)
  }

  /// The facts of a link's user without which it does not lead elsewhere than before.
  private func deciding(_ story: Story, _ differences: TellingDifferences) -> [AnswerChange.Given] {
    story.given(through: 0).filter { given in
      guard given.fact != Ordinals.planFact else { return false }
      let (before, after) = tellers()
      guard let old = before.replies(to: story.without(given.fact)).first ?? nil,
        let new = after.replies(to: story.without(given.fact)).first ?? nil
      else { return true }
      let was = renames.followed(old.answer, by: new.answer)
      return TellingDifferences(Self.stripped(was, "link", true), Self.stripped(new.answer, "link", true)).list != differences.list
    }
  }

  /// An answer without the state that an app only stores, and without what would become of items that the plan has room for.
  private static func stripped(_ answer: JSON, _ ask: String, _ isSnoozed: Bool) -> JSON {
    if ask == "downgrade" { return withoutRoom(answer) }
    // What goes on after logging in is the link itself.
    if ask == "link", case .object(let members) = answer {
      return .object(members.map { $0.key == "continues" && $0.value != .null ? .init("continues", "the link") : $0 })
    }
    let state: [String: Set<String>] = [
      "sync": ["queue"], "conflict": ["queue", "undo"], "connection": ["connection"], "toasts": ["toasts"],
      "notifications": ["log", "device", "withdrawn", "cancel"],
    ]
    guard let keys = state[ask], case .object(let members) = answer else { return answer }
    return .object(members.filter { !keys.contains($0.key) && (isSnoozed || $0.key != "snoozes") })
  }

  private static func withoutRoom(_ downgrade: JSON) -> JSON {
    guard case .object(let members) = downgrade else { return downgrade }
    return .object(
      members.map { member in
        guard member.key == "things", let things = member.value.arrayValue else { return member }
        return .init(
          key: member.key,
          value: .array(
            things.map { thing in
              guard thing["over"] == .int(0), let kind = thing["kind"] else { return thing }
              return .object([.init(key: "kind", value: kind), .init("becomes", "keep")])
            }))
      })
  }

  private mutating func add(_ finding: Finding) {
    let isByPlan = StoryComparison.differByPlan.contains(finding.subject.parts[0])
    let same = findings.firstIndex { one in
      one.subject == finding.subject && one.signature == finding.signature
        && (!isByPlan || (one.plans == finding.plans && one.story.changesPlan == finding.story.changesPlan))
        && one.story.hasSignals == finding.story.hasSignals
    }
    guard let known = same else { return findings.append(finding) }
    let plans = findings[known].plans + finding.plans.filter { !findings[known].plans.contains($0) }
    let users = (findings[known].users + finding.users).uniqued
    let places = findings[known].places.union(finding.places)
    if finding.length < findings[known].length { findings[known] = finding }
    (findings[known].plans, findings[known].users, findings[known].places) = (plans, users, places)
  }

  /// The kinds whose numbers can be others on each plan, so that each plan has a shortest story of its own.
  private static let differByPlan: Set<String> = [LadderVector.key, Limit.key]

  /// Joins the differences of plans whose shortest stories are the same. What happens after a change of plan counts only if nothing shows the
  /// difference on one plan.
  private mutating func joinPlans() {
    var joined: [Finding] = []
    for finding in findings {
      let isShown =
        StoryComparison.differByPlan.contains(finding.subject.parts[0]) && finding.story.changesPlan
        && findings.contains { one in
          !one.story.changesPlan && one.subject == finding.subject && one.signature == finding.signature
        }
      if isShown { continue }
      let same = joined.firstIndex { one in
        one.subject == finding.subject && one.signature == finding.signature && one.step == finding.step
          && zip(one.story.steps, finding.story.steps).prefix(one.step + 1).allSatisfy { $0.isLike($1) }
      }
      guard let same else {
        joined.append(finding)
        continue
      }
      joined[same].plans += finding.plans.filter { !joined[same].plans.contains($0) }
      joined[same].users = (joined[same].users + finding.users).uniqued
      joined[same].places.formUnion(finding.places)
    }
    findings = joined
  }

  /// What is true of all users with a difference. Empty if nothing else is true of all of them.
  private static func shown(_ finding: Finding) -> [String] {
    (finding.places.count == 1 ? finding.places.filter { !$0.isEmpty }.sorted() : []) + StoryUser.shown(finding.users)
  }

  /// The facts without which what leaves the device, or where a link leads, does not differ. Diaries tell what happens in other stories.
  private func circumstances(_ finding: Finding) -> Circumstances {
    guard ["payload", "link"].contains(finding.ask) else { return Circumstances() }
    let given = finding.story.given(through: finding.step).filter { $0.fact != Ordinals.planFact }
    let deciding = given.filter { fact in
      findings(of: [finding.story.without(fact.fact)]).first?.signature != finding.signature
    }
    return Circumstances(terms: deciding.map { "\($0.fact) is \($0.value)" })
  }

  /// The story of each changed answer, to be asked again.
  var witnesses: [Witness?] { findings.map { .story($0.story, $0.step) } }

  /// The changed answers, with the shortest story of each. `plans`: all plans, in order.
  /// `rests`: the rules that the answers about a rule rest on.
  func changes(_ plans: [String], _ rests: (RulePath) -> Set<RulePath>) -> [AnswerChange] {
    findings.map { finding in
      AnswerChange(
        kind: finding.subject.parts[0], singular: renames.singular(of: finding.subject.parts[0]),
        decision: finding.subject.parts.dropFirst().joined(separator: "/"),
        category: finding.category, old: finding.old, new: finding.new, plans: plans.filter { finding.plans.contains($0) },
        example: finding.story.given(through: finding.step), circumstances: circumstances(finding), besides: [],
        diary: Diary(finding.story, finding.step, old: finding.old, new: finding.new).lines, ask: finding.ask,
        differences: finding.differences, notes: StoryComparison.shown(finding), rests: rests(finding.subject),
        oldRow: finding.subject, newRow: finding.subject)
    }
  }
}

extension StoryStep {
  /// The form of the request; empty for an event.
  var ask: String {
    if case .request(let members) = act { members.first?.value.stringValue ?? "" } else { "" }
  }
}

extension Story {
  /// Whether the user is suspected of automation or fraud.
  fileprivate var hasSignals: Bool { steps.contains { $0.ask == "signal" } }

  /// Whether the plan of the user changes.
  fileprivate var changesPlan: Bool { steps.contains { $0.facts.contains { $0.key == Ordinals.planFact } } }

  /// The story of a user without a value of a fact.
  fileprivate func without(_ fact: String) -> Story {
    var story = self
    story.facts.removeAll { $0.key == fact }
    for index in story.steps.indices { story.steps[index].facts.removeAll { $0.key == fact } }
    return story
  }

  /// The facts of the user up to a step.
  func given(through step: Int) -> [AnswerChange.Given] {
    var facts: [JSON.Member] = plan.map { [.init(Ordinals.planFact, $0)] } ?? []
    for fact in self.facts + steps[...step].flatMap(\.facts) {
      facts.removeAll { $0.key == fact.key }
      facts.append(fact)
    }
    return facts.map { .init(fact: $0.key, value: $0.value.stringValue ?? String(decoding: $0.value.compact(), as: UTF8.self)) }
  }
}
