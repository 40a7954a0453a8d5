internal import RuleKinds
internal import RulesJSON

/// What answers reached, derived from the answers alone.
struct Reached {
  /// The paths of the table rows that decided.
  private(set) var rows: Set<String> = []
  private(set) var reasons: Set<String> = []
  private(set) var copy: Set<String> = []
  private(set) var levels: Set<RulePath> = []
  private(set) var limits: Set<RulePath> = []
  /// The destinations of links: `/deep_links/NAME/opens`, `/deep_links/NAME/when_gone`, or a router row below the name of the link.
  private(set) var links: Set<RulePath> = []
  /// The errors in answers: in denials, from the sync queue, or on their own.
  private(set) var errors: Set<String> = []
  /// The telemetry events in answers.
  private(set) var events: Set<String> = []
  /// The destinations of empty states: `/empty_states/NAME/opens` or one of its `unless`.
  private(set) var emptyStates: Set<RulePath> = []

  /// What screens showed.
  private(set) var screens = ScreensReached()
  /// What notification plans reached.
  private(set) var plans = PlanReached()

  private let book: RuleBook

  init(_ runs: [ScenarioRun], _ book: RuleBook) {
    self.book = book
    for run in runs {
      for exchange in run.steps.flatMap(\.exchanges) {
        walk(exchange.answer, plan: exchange.answer["plan"]?.stringValue)
      }
    }
  }

  private mutating func walk(_ value: JSON, plan: String?) {
    switch value {
    case .array(let items): for item in items { walk(item, plan: plan) }
    case .object(let members):
      note(value, members)
      for member in members {
        // The history describes the past in its own format.
        if member.key == "history" { continue }
        if member.key == "limits" { noteLimits(member.value, plan: plan) }
        walk(member.value, plan: plan)
      }
    default: break
    }
  }

  private mutating func note(_ value: JSON, _ members: [JSON.Member]) {
    if value["notPlanned"] != nil { plans.note(value, book) }
    if let rule = value["rule"]?.stringValue, value["held"]?.boolValue == true { rows.insert(rule) }
    if let reason = value["reasonCode"]?.stringValue { reasons.insert(reason) }
    // A table can answer with a copy key.
    if let answer = value["answer"]?.stringValue, book.copy[answer] != nil { copy.insert(answer) }
    if let vector = value["vector"]?.stringValue {
      // The sentence of the level contains the sentence of the vector's thing, if it names the thing.
      if let thing = book.ladder[vector]?.thing?.text, let words = book.copy[thing]?.text.words,
        let said = value["copy"]?["text"]?.stringValue,
        ExpectationComparison.readable(said).contains(words)
      {
        copy.insert(thing)
      }
      // The current level of a vector, and the level that it changed to.
      for key in ["level", "to"] {
        if let level = value[key]?.stringValue { levels.insert(RulePath(LadderVector.key, vector, "levels", level)) }
      }
    }
    noteLink(value)
    if let name = value["screen"]?.stringValue, let route = book.routes[name] { screens.note(value, name, route) }
    if let error = value["error"]?.stringValue { errors.insert(error) }
    if let event = value["event"]?.stringValue, value["parameters"] != nil { events.insert(event) }
    if let name = value["emptyState"]?.stringValue, let state = book.emptyStates[name], let opens = value["opens"]?.stringValue {
      for (path, route) in Reached.ways(of: state, name) where route == opens { emptyStates.insert(path) }
    }
    guard let first = members.first, let name = first.value.stringValue else { return }
    if first.key == "key" { copy.insert(name) }
    guard first.key == "id" else { return }
    // Answers contain labels under the names of buttons, and notices under the names of reasons.
    // Which answer of its table a button shows is in the answer about the table.
    if value["label"] != nil, let button = book.buttons[name], button.labelFrom == nil { copy.insert(button.label.text) }
    if value["copy"] != nil, book.reasons[name] != nil { reasons.insert(name) }
  }

  /// The possible destinations of an empty state and their paths.
  static func ways(of state: EmptyState, _ name: String) -> [(path: RulePath, route: String)] {
    let path = RulePath(EmptyState.key, name)
    return [(path.appending("opens"), state.opens.text)]
      + state.unless.enumerated().map { (path.appending("unless", "\($0.offset)"), $0.element.opens.text) }
  }

  /// The path of a link that a router row redirects.
  static func way(of link: String, elsewhere row: RulePath) -> RulePath { RulePath([DeepLink.key, link] + row.parts) }

  private mutating func noteLink(_ value: JSON) {
    guard let link = value["link"]?.stringValue, let outcome = value["outcome"]?.stringValue else { return }
    for row in value["trace"]?["rows"]?.arrayValue ?? [] where row["held"]?.boolValue == true {
      guard let rule = row["rule"]?.stringValue.map({ RulePath(text: $0) }) else { continue }
      if rule.parts.first == Router.key { links.insert(Reached.way(of: link, elsewhere: rule)) }
      if rule.parts.first == DeepLink.key, ["opens", "gone"].contains(outcome) { links.insert(rule) }
    }
  }

  private mutating func noteLimits(_ value: JSON, plan: String?) {
    guard let plan, let column = book.plans.states[plan].map({ $0.follows?.text ?? plan }) else { return }
    for item in value.arrayValue ?? [] {
      if let id = item["id"]?.stringValue { limits.insert(RulePath(Limit.key, id, "plans", column)) }
    }
  }
}
