internal import RuleKinds
internal import RulesBundle
internal import RulesJSON
internal import RulesRequests
internal import RulesRuntime

/// One of the two rule books, which decides for generated users.
struct DecisionSide {
  enum Fit {
    /// The fact accepts the value.
    case accepts
    /// The fact exists, but does not accept the value.
    case refuses
    /// The fact does not exist or cannot be provided.
    case hasNot
  }

  private let rules: Rules
  private let frame: Frame
  private let answered = Answered()
  /// Returns the name of a rule in answers.
  private let name: (_ kind: String, _ name: String) -> String

  init(_ bundle: RuleBundle, _ name: @escaping (_ kind: String, _ name: String) -> String = { $1 }) {
    rules = Rules(bundle)
    frame = rules.makeFrame()
    self.name = name
  }

  /// The rule that was asked last: its request without facts, and its outcomes by the text of the answers, because many users have the same.
  private final class Answered {
    private var rule: AskedRule?
    private var request: Request?
    private var outcomes: [String: DecisionOutcome] = [:]

    func request(_ rule: AskedRule, _ facts: [GivenFact]) -> Request? {
      if self.rule != rule {
        (self.rule, outcomes) = (rule, [:])
        request = try? Request(.object(rule.request.map { .init($0.key, $0.value) }))
      }
      request?.facts = facts
      return request
    }

    func outcome(_ answer: String, else make: () -> DecisionOutcome?) -> DecisionOutcome? {
      if let known = outcomes[answer] { return known }
      let outcome = make()
      outcomes[answer] = outcome
      return outcome
    }
  }

  private var bundle: RuleBundle { rules.bundle }

  func fit(_ fact: String, _ value: BoundaryValue) -> Fit {
    guard let ordinal = rules.fact(fact), !bundle.isReserved(ordinal), bundle.facts[ordinal].program == nil else {
      return .hasNot
    }
    guard let json = value.json else { return .accepts }
    do {
      try rules.fill(frame, with: [GivenFact(name: fact, value: json)])
      return .accepts
    } catch {
      return .refuses
    }
  }

  /// Decides a subject. `facts` contains only facts of this rule book.
  func decide(_ subject: DecisionSubject, _ facts: [GivenFact]) -> DecisionOutcome? {
    // A request fills the frame itself.
    if case .asked(let rule) = subject { return ask(rule, facts) }
    do {
      try rules.fill(frame, with: facts)
    } catch {
      return nil
    }
    switch subject {
    case .action(let name): return rules.action(name).map { outcome(rules.decide(action: $0, frame)) }
    case .table(let name):
      return rules.table(named: name).map { question in
        let answer = rules.decide(table: question, frame)
        return outcome(undecided(answer.error), else: rules.text(of: answer), row: row(answer.row))
      }
    case .link(let name): return bundle.find(.deepLinks, name).map { outcome(rules.route(DeepLink(ordinal: $0), frame)) }
    case .plan:
      let decision = rules.plan(frame)
      let plan = decision.plan.map { name(Plan.key, bundle.name(.plans, $0)) } ?? "no plan"
      return outcome(undecided(decision.error), else: plan, row: decision.row.map(row) ?? "")
    case .asked(let rule): return ask(rule, facts)
    }
  }

  /// The answer to a request. Its row is the answer as text, so that different answers count as different outcomes.
  private func ask(_ rule: AskedRule, _ facts: [GivenFact]) -> DecisionOutcome? {
    guard let request = answered.request(rule, facts) else { return nil }
    var writer = JSONWriter()
    guard (try? rules.fillAndAnswer(request, frame, into: &writer)) != nil else { return nil }
    return answered.outcome(String(decoding: writer.bytes, as: UTF8.self)) { outcome(of: rule, writer.bytes) }
  }

  private func outcome(of rule: AskedRule, _ bytes: [UInt8]) -> DecisionOutcome? {
    guard let whole = try? JSON.parse(bytes) else { return nil }
    if rule.kind == Notice.key {
      // All notices are in one answer.
      let shown = whole["notices"]?.arrayValue?.first { $0["id"]?.stringValue == rule.name }
      let answer = JSON.object([.init("shown", shown != nil)] + (shown.map { [.init(key: "notice", value: $0)] } ?? []))
      let row = String(decoding: answer.compact(), as: UTF8.self)
      return DecisionOutcome(verdict: whole["undecided"] == nil ? .other : .undecided, text: "", row: row, answer: answer)
    }
    let answer = (rule.part ?? []).reduce(Optional(whole)) { $0?[$1] } ?? .null
    let isUndecided = (rule.part == nil ? whole["undecided"] : answer["error"]) != nil
    return DecisionOutcome(
      verdict: isUndecided ? .undecided : .other, text: "", row: String(decoding: answer.compact(), as: UTF8.self), answer: answer)
  }

  private func row(_ row: Int) -> String { bundle.text(bundle.tableRows[row].rule) }

  private func undecided(_ error: Value?) -> String? {
    guard let error else { return nil }
    let failure = rules.failure(error)
    return failure.fact.map { "undecided without `\(name(Fact.key, bundle.name(.facts, $0)))`" } ?? "undecided (\(failure.code.name))"
  }

  private func outcome(_ undecided: String?, else answer: String, row: String) -> DecisionOutcome {
    guard let undecided else { return DecisionOutcome(verdict: .other, text: answer, row: row) }
    return DecisionOutcome(verdict: .undecided, text: "\(answer) (\(undecided))", withoutMissing: answer, row: row)
  }

  /// The screen that a link opens, and the row of the router, the screen, or the link that decides it.
  private func outcome(_ routed: RoutedLink) -> DecisionOutcome {
    let screen = name(Route.key, bundle.name(.routes, routed.route))
    let link = routed.link.map { RulePath(DeepLink.key, bundle.name(.deepLinks, $0.ordinal), "opens").description } ?? ""
    let turnedAwayAt = routed.asked.first.map { RulePath(Route.key, bundle.name(.routes, $0), "only_if").description } ?? link
    let row = routed.row.map { bundle.text(bundle.routerRows[$0].rule) } ?? (routed.outcome == .opens ? link : turnedAwayAt)
    if let text = undecided(routed.error) {
      return DecisionOutcome(verdict: .undecided, text: "\(text): \(screen)", withoutMissing: "undecided: \(screen)", row: row)
    }
    switch routed.outcome {
    case .opens, .gone, .unknown: return DecisionOutcome(verdict: .allowed, text: "opens \(screen)", row: row)
    case .signIn: return DecisionOutcome(verdict: .denied, text: "\(screen) first, then the link", row: row)
    case .elsewhere: return DecisionOutcome(verdict: .denied, text: "redirects to \(screen)", row: row)
    }
  }

  private func outcome(_ decision: RulesRuntime.Decision) -> DecisionOutcome {
    let row = row(decision.row)
    if let text = undecided(decision.error) {
      return DecisionOutcome(verdict: .undecided, text: text, withoutMissing: "undecided", row: row)
    }
    guard !decision.isAllowed else {
      let spends = decision.spends.map { ", spends one of `\(name(Limit.key, bundle.name(.limits, $0)))`" } ?? ""
      return DecisionOutcome(
        verdict: .allowed, text: "allowed\(spends)", manner: rules.mode(of: decision.action, frame).flatMap(DecisionSide.manner), row: row)
    }
    guard let reason = decision.reason else { return DecisionOutcome(verdict: .denied, text: "denied", row: row) }
    let gate = bundle.reasons[reason].gate.map { ", gate \(name(Gate.key, bundle.name(.gates, $0)))" } ?? ""
    return DecisionOutcome(verdict: .denied, text: "denied (\(name(Reason.key, bundle.name(.reasons, reason)))\(gate))", row: row)
  }
  private static func manner(_ mode: ModeKind) -> String? {
    switch mode {
    case .now, .block: nil
    case .mayFail: "it may fail"
    case .draft: "it stays a draft until the connection is back"
    case .queue: "it waits in the sync queue"
    case .fromCache: "with what is on the device"
    case .notKept: "the result is not kept"
    }
  }
}
