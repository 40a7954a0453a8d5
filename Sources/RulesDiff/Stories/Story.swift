internal import RuleKinds
internal import RulesJSON

/// What one user does and asks over time. Both rule books are asked the same story. All names are those of the new rules.
struct Story {
  /// The rule that the story is about.
  let subject: RulePath
  /// The plan of the user; nil if the answers do not depend on it.
  var plan: String?
  /// What else is true of the user: `who chose other quiet hours`. Empty for a user who never chose anything.
  var note = ""
  /// The fact that sets the user apart from an ordinary one: `credits.left is 0`. Empty for an ordinary user.
  var when = ""
  /// Where notifications of the user are delivered, if their channels changed: `on the device`.
  var place = ""
  /// The facts that hold from the beginning, in addition to the plan.
  var facts: [JSON.Member] = []
  /// Facts that answers need, whatever their values: the name in a sentence. Facts of the story replace them.
  var ordinary: [JSON.Member] = []
  var steps: [StoryStep] = []
  /// The beginning, in seconds since 1970.
  var start = Story.monday

  /// 2026-03-02 10:00, a Monday.
  static let monday: Int64 = 1_772_445_600

  init(_ subject: RulePath, plan: String? = nil) { (self.subject, self.plan) = (subject, plan) }

  /// The number of events and questions, by which the shortest story is found.
  var length: Int { steps.reduce(0) { $0 + $1.times } }

  /// Whether the user and the first step are those of another story.
  func begins(like other: Story) -> Bool {
    guard let step = steps.first, let first = other.steps.first, case .event(let event) = step.act, case .event(let name) = first.act
    else { return false }
    return event == name && step.times == first.times && step.every == first.every && step.wait == first.wait && start == other.start
      && plan == other.plan && step.facts.isEmpty && first.facts.isEmpty && JSON.object(facts) == .object(other.facts)
      && JSON.object(ordinary) == .object(other.ordinary)
  }

  func adding(_ steps: StoryStep...) -> Story { adding(steps) }

  func adding(_ steps: [StoryStep]) -> Story {
    var story = self
    story.steps += steps
    return story
  }
}

/// A step of a story: time passes, facts change, and then the user does or asks something.
struct StoryStep {
  enum Act {
    /// An event happens.
    case event(String)
    /// A request without its facts, its history, and the state from earlier answers.
    case request([JSON.Member])
  }

  let act: Act
  /// What happens, in a few words.
  let label: String
  /// The seconds that pass before the step.
  var wait: Int64 = 0
  /// How often it happens.
  var times = 1
  /// The seconds between two repetitions.
  var every: Int64 = 0
  /// The facts from this step on.
  var facts: [JSON.Member] = []
  /// Whether the answers of both sides are compared.
  var isCompared = true
  /// What sets a difference in it apart from the same difference in other steps: the word that a field refuses. Empty if nothing does.
  var apart = ""

  /// Whether the same happens as in another step, whatever the facts are.
  func isLike(_ other: StoryStep) -> Bool {
    label == other.label && wait == other.wait && times == other.times && every == other.every
  }

  static func event(_ name: String, times: Int = 1, every: Int64 = 1, after wait: Int64 = 0) -> StoryStep {
    StoryStep(act: .event(name), label: name, wait: wait, times: times, every: every, isCompared: false)
  }

  /// A request of the form `ask` about a rule, which `key` names.
  static func ask(
    _ ask: String, _ key: String? = nil, _ name: String? = nil, with members: [JSON.Member] = [], after wait: Int64 = 0,
    label: String? = nil
  ) -> StoryStep {
    var request = [JSON.Member(key: "ask", value: .string(ask))]
    if let key, let name { request.append(.init(key: key, value: .string(name))) }
    return StoryStep(act: .request(request + members), label: label ?? [ask, name ?? ""].joined(separator: " ").trimmed, wait: wait)
  }

  func apart(_ apart: String) -> StoryStep {
    var step = self
    step.apart = apart
    return step
  }

  func silently() -> StoryStep {
    var step = self
    step.isCompared = false
    return step
  }

  func knowing(_ facts: [JSON.Member]) -> StoryStep {
    var step = self
    step.facts = facts
    return step
  }

  func repeated(_ times: Int, every: Int64) -> StoryStep {
    var step = self
    (step.times, step.every) = (times, every)
    return step
  }
}

extension String {
  fileprivate var trimmed: String { hasSuffix(" ") ? String(dropLast()) : self }
}

extension JSON.Member {
  init(_ key: String, _ text: String) { self.init(key: key, value: .string(text)) }
  init(_ key: String, _ number: Int64) { self.init(key: key, value: .int(number)) }
  init(_ key: String, _ flag: Bool) { self.init(key: key, value: .bool(flag)) }
}
