internal import RuleKinds
internal import RulesBundle

extension SwiftEmitter {
  /// Whether anything is counted over time: then app code keeps a history. Without the fact `now` nothing can be.
  var hasHistory: Bool { has(.countedEvents) && bundle.book[0].now != nil }

  /// Whether something that happened may be handed in late.
  private var hasLateEvents: Bool {
    (0..<bundle.count(.countedEvents)).contains { bundle.countedEvents[$0].lateWithin != nil }
  }

  /// The parameter with the time of what is handed in late, and what of it goes to the runtime.
  private var late: (parameter: [String], argument: String, doc: String) {
    hasLateEvents
      ? (
        ["happened: Timestamp? = nil"], "at: happened?.milliseconds, ",
        " `happened`: when it was, for what is handed in late; it then counts in its own time."
      )
      : ([], "", "")
  }

  /// Whether resets follow a calendar that a host has to hand in.
  var needsZones: Bool {
    (0..<bundle.count(.resets)).contains { bundle.text(bundle.resets[$0].zone) != "UTC" }
  }

  /// What somebody did, what is counted, and where the warning ladder stands: the runtime's, in the types of these rules.
  func history() -> [UInt8] {
    var text = header(["public import RulesRuntime"])
    historyValue(&text)
    text.line()
    counting(&text)
    if has(.ladder) {
      text.line()
      status(&text)
      text.line()
      change(&text)
    }
    text.line()
    text.block("extension \(prefix)") { text in
      for (index, function) in functions.enumerated() {
        if index > 0 { text.line() }
        function(&text)
      }
    }
    return text.bytes
  }

  private func historyValue(_ text: inout SwiftText) {
    text.doc("What somebody did, as far as the rules count it. A server keeps it for a person, or the app for its device.")
    text.block("public struct \(prefix)History: Sendable, Equatable") { text in
      text.line("var value: History")
      text.line()
      text.doc("The history of somebody who did nothing yet.")
      text.line("public init() { value = History(for: \(prefix).rules.bundle) }")
      text.line()
      text.doc("Reads what `json` wrote, strictly. Names that these rules do not know are left out.")
      text.line("public init(json: [UInt8]) throws(RequestError) { value = try \(prefix).rules.history(json: json) }")
      text.line()
      text.doc("Its one JSON form, in UTF-8.")
      text.line("public var json: [UInt8] { \(prefix).rules.json(of: value) }")
    }
  }

  private func counting(_ text: inout SwiftText) {
    view(
      &text, "Counting", of: "PresentedCounting", "What came of something that happened.",
      [
        .same("False for one that was counted before.", "isCounted", "Bool"),
        shown("The status of the vectors that it was about.", "statuses", "LadderStatus", .many, of: .ladder),
        shown("Changes of level that came of it.", "changes", "LadderChange", .many, of: .ladder), telemetry("What is logged."),
      ])
  }

  // MARK: Functions

  private var functions: [(inout SwiftText) -> Void] {
    var functions: [(inout SwiftText) -> Void] = []
    if has(.actions) { functions += [require, perform] }
    functions.append(count)
    if has(.ladder) {
      if has(.signals) { functions.append(see) }
      functions += [release, statusOf, statuses]
    }
    if has(.limits) { functions.append(overviewWithHistory) }
    if has(.snapshot) { functions.append(snapshotWithHistory) }
    return functions
  }

  private var action: String { type("actions", "action") }
  private var vector: String { type("ladder", "ladder vector") }

  /// A function over facts and a history; it fails where counting cannot be done.
  private func function(
    _ text: inout SwiftText, _ name: String, _ before: [String], changes: Bool = true, _ after: [String] = [], gives: String,
    fill: String? = nil, _ answer: String
  ) {
    let history = changes ? "history: inout \(prefix)History" : "history: \(prefix)History"
    let rules = needsZones ? ["rules: Rules = \(prefix).rules"] : []
    let parameters = before + ["_ facts: \(prefix)Facts", "at now: Timestamp", history] + after + rules
    text.block("public static func \(name)(\(parameters.joined(separator: ", "))) throws(RequestError) -> \(gives)") { text in
      text.line("let frame = rules.makeFrame()")
      text.line("facts.fill(frame)")
      if let now = bundle.book[0].now { text.line(setting(now, "now")) }
      if let fill { text.line(fill) }
      text.line("return \(answer)")
    }
  }

  private func require(_ text: inout SwiftText) {
    func one(_ about: String, _ parameter: String, _ action: String, fill: String? = nil) {
      text.doc(about)
      function(
        &text, "require", [parameter], changes: false, ["isConfirmed: Bool = false", "trace: Bool = false"], gives: "\(prefix)Decision",
        fill: fill,
        "\(prefix)Decision(try rules.presentDecision(action: Int(\(action).rawValue), after: history.value, isConfirmed: isConfirmed, frame, trace: trace))"
      )
    }
    one(
      "Decides whether an action is allowed to a person with a history. Counts nothing.", "_ attempt: \(prefix)Attempt", "attempt.action",
      fill: "attempt.fill(frame)")
    text.line()
    one("Decides an action that is known only at run time, for a person with a history. Counts nothing.", "action: \(action)", "action")
  }

  private func perform(_ text: inout SwiftText) {
    func one(_ about: String, _ parameter: String, _ action: String, fill: String? = nil) {
      text.doc(about)
      function(
        &text, "perform", [parameter, "id: String? = nil"],
        ["isConfirmed: Bool = false", "isAutomatic: Bool = false"] + late.parameter + ["trace: Bool = false"], gives: "\(prefix)Decision",
        fill: fill,
        "\(prefix)Decision(try rules.presentDoing(action: Int(\(action).rawValue), id: id, isConfirmed: isConfirmed, isAutomatic: isAutomatic, \(late.argument)&history.value, frame, trace: trace))"
      )
    }
    one(
      "Decides an action, and counts it when it is allowed. Do the thing only when the decision allows it; keep the history in every case. `id` identifies the event, so that it counts once. Pass `isConfirmed` after the person was asked and continues, and `isAutomatic` when the app tries again by itself, which counts nothing.\(late.doc)",
      "_ attempt: \(prefix)Attempt", "attempt.action", fill: "attempt.fill(frame)")
    text.line()
    one("Decides an action that is known only at run time, and counts it when it is allowed.", "action: \(action)", "action")
  }

  private func count(_ text: inout SwiftText) {
    let event = type("events", "event")
    text.doc("Counts something that happened. `id`: which one of its kind it is; nil where the facts say that.\(late.doc)")
    function(
      &text, "count", ["_ event: \(event)", "id: String? = nil"], ["isAutomatic: Bool = false"] + late.parameter,
      gives: "\(prefix)Counting",
      "\(prefix)Counting(try rules.presentCounting(try rules.historyEvent(event: Int(event.rawValue), id: id, \(late.argument)frame), isAutomatic: isAutomatic, &history.value, frame))"
    )
  }

  private func see(_ text: inout SwiftText) {
    text.doc("A sign of automation or fraud was seen: in one vector, or in all that have it.")
    function(
      &text, "see", ["_ signal: \(type("signals", "signal"))", "in vector: \(vector)? = nil"], gives: "\(prefix)Counting",
      "\(prefix)Counting(try rules.presentCounting(.signal(Int(signal.rawValue), vector: vector.map { Int($0.rawValue) }), &history.value, frame))"
    )
  }

  private func release(_ text: inout SwiftText) {
    text.doc("Somebody with the right to do so ends the block of a vector.")
    function(
      &text, "release", ["_ vector: \(vector)"], gives: "\(prefix)Counting",
      "\(prefix)Counting(try rules.presentCounting(.released(Int(vector.rawValue)), &history.value, frame))")
  }

  private func statusOf(_ text: inout SwiftText) {
    text.doc("Where the warning ladder stands with a vector.")
    function(
      &text, "status", ["of vector: \(vector)"], changes: false, gives: "\(prefix)LadderStatus",
      "\(prefix)LadderStatus(try rules.presentLadder(Int(vector.rawValue), after: history.value, frame)[0])")
  }

  private func statuses(_ text: inout SwiftText) {
    text.doc("Where it stands with every vector, in the order of their names.")
    function(
      &text, "statuses", [], changes: false, gives: "[\(prefix)LadderStatus]",
      "try rules.presentLadder(after: history.value, frame).map { \(prefix)LadderStatus($0) }")
  }

  private func snapshotWithHistory(_ text: inout SwiftText) {
    text.doc("The snapshot for somebody with a history: the ladder's reasons are among those that can refuse something.")
    function(
      &text, "snapshot", [], changes: false, gives: "\(prefix)Snapshot",
      "\(prefix)Snapshot(try rules.presentSnapshot(after: history.value, frame))")
  }

  private func overviewWithHistory(_ text: inout SwiftText) {
    text.doc("Every limit of the plan in force, and every vector of the ladder that the plan can climb.")
    function(
      &text, "overview", [], changes: false, gives: "\(prefix)Overview",
      "\(prefix)Overview(try rules.presentOverview(after: history.value, frame))")
  }
}
