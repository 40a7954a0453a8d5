import HandzRules
import RulesRuntime

/// The model of the screen with a person's flows. It asks the rules and holds no number, no plan and no sentence of its own.
struct LibraryScreen {
  private let facts: HandzFacts
  private(set) var flows: [String]
  private let log: (HandzLoggedEvent) -> Void

  init(plan: HandzPlan, flows: [String], log: @escaping (HandzLoggedEvent) -> Void) {
    facts = HandzFacts(plan: plan)
    self.flows = flows
    self.log = log
  }

  /// What stands above the list.
  var header: String {
    let snapshot = Handz.snapshot(facts)
    let room = HandzCopy.limitComponentCount(count: flows.count, limit: snapshot.savedFlowCap).text
    return "\(snapshot.planState?.name ?? "nobody knows"): \(room)"
  }

  /// The person taps Save. Nil when the flow is in the library; else what to show.
  mutating func save(_ flow: String) -> Prompt? {
    let decision = Handz.require(.flowSaveNew(usageSavedFlows: flows.count), facts)
    for event in decision.details.telemetry { log(event) }
    switch decision {
    case .allowed(let details):
      if details.effects.contains(.persist) { flows.append(flow) }
      return nil
    case .refused(let gate, _, let details): return Prompt(gate, details)
    }
  }
}

/// What a refusal looks like: words and ways on come from the rules, the form of the gate is the app's.
struct Prompt {
  var form: String
  var details: HandzDetails

  init(_ gate: HandzGate, _ details: HandzDetails) {
    // A gate that product adds does not compile before somebody says here how it is drawn.
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
