import HandzRules
import RulesRuntime

/// The model of the screen with a user's flows. It evaluates the rules and contains no limit, plan, or sentence of its own.
struct LibraryScreen {
  private let facts: HandzFacts
  private(set) var flows: [String]
  private let log: (HandzLoggedEvent) -> Void

  init(plan: HandzPlan, flows: [String], log: @escaping (HandzLoggedEvent) -> Void) {
    facts = HandzFacts(plan: plan)
    self.flows = flows
    self.log = log
  }

  /// The text above the list.
  var header: String {
    let snapshot = Handz.snapshot(facts)
    let room = HandzCopy.limitComponentCount(count: flows.count, limit: snapshot.savedFlowCap).text
    return "\(snapshot.planState.name): \(room)"
  }

  /// The user taps Save. Returns what to show, or nil if the flow was saved.
  mutating func save(_ flow: String) -> Prompt? {
    let decision = Handz.decide(.flowSaveNew(usageSavedFlows: flows.count), facts)
    for event in decision.details.telemetry { log(event) }
    switch decision {
    case .allowed(let details):
      if details.effects.contains(.persist) { flows.append(flow) }
      return nil
    case .denied(let gate, _, let details): return Prompt(gate, details)
    }
  }
}

/// The presentation of a denial: copy and buttons come from the rules, the form of the gate from the app.
struct Prompt {
  var form: String
  var details: HandzDetails

  init(_ gate: HandzGate, _ details: HandzDetails) {
    // If product adds a gate, this does not compile until somebody decides here how the app draws it.
    form =
      switch gate {
      case .accountGate: "full screen"
      case .paywallGate: "paywall"
      case .capGate: "sheet"
      case .softCapGate: "banner"
      case .upsellInline: "card"
      case .noticeGate: "notice"
      }
    self.details = details
  }

  var lines: [String] {
    var lines = ["(\(form))"]
    if let title = details.copy?.title { lines.append(title) }
    if let text = details.copy?.text { lines.append(text) }
    lines += details.lines.map(\.text)
    lines.append((details.buttons + [details.dismiss].compactMap { $0 }).map { "[\($0.label)]" }.joined(separator: " "))
    return lines
  }
}
