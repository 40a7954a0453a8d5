internal import RuleKinds
internal import RulesBundle

extension SwiftEmitter {
  /// Whether events are counted over time, so that app code keeps a history. Counting requires the fact `now`.
  var hasHistory: Bool { has(.countedEvents) && bundle.book[0].now != nil }

  /// Whether events can be reported late.
  private var hasLateEvents: Bool {
    (0..<bundle.count(.countedEvents)).contains { bundle.countedEvents[$0].lateWithin != nil }
  }

  /// The parameter for the time of a late event, the argument for the runtime, and the documentation.
  private var late: (parameter: [String], argument: String, doc: String) {
    hasLateEvents
      ? (
        ["occurredAt: Timestamp? = nil"], "at: occurredAt, ",
        " `occurredAt` is the time of an event that is reported late; the event counts at this time."
      )
      : ([], "", "")
  }

  /// Whether resets need time zones from the host.
  var needsZones: Bool {
    (0..<bundle.count(.resets)).contains { bundle.text(bundle.resets[$0].zone) != "UTC" }
  }

  /// Generates the history, its counts, and the warning ladder with the types of the rules.
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
    text.doc(
      "The event history of a user, which contains the events that the rules count. A server stores it for a user, or the app stores it for a device."
    )
    text.block("public struct \(prefix)History: Sendable, Equatable") { text in
      text.line("var value: History")
      text.line()
      text.doc("Creates an empty history.")
      text.line("public init() { value = History(for: \(prefix).rules.bundle) }")
      text.line()
      text.doc("Parses the JSON of a history. Throws if it is not valid. Names that these rules do not know are ignored.")
      text.line("public init(json: [UInt8]) throws(RequestError) { value = try \(prefix).rules.history(json: json) }")
      text.line()
      text.doc("The canonical JSON of the history, in UTF-8.")
      text.line("public var json: [UInt8] { \(prefix).rules.json(of: value) }")
    }
  }

  private func counting(_ text: inout SwiftText) {
    view(
      &text, "Counting", of: "PresentedCounting", "The result of counting an event.",
      [
        .same("Whether the event was counted; false if it was counted before.", "isCounted", "Bool"),
        shown("The statuses of the vectors that count the event.", "statuses", "LadderStatus", .many, of: .ladder),
        shown("The level changes that the event caused.", "changes", "LadderChange", .many, of: .ladder),
        telemetry("The telemetry events to log."),
      ])
  }

  // MARK: Functions

  private var functions: [(inout SwiftText) -> Void] {
    var functions: [(inout SwiftText) -> Void] = []
    if has(.actions) { functions += [decide, decideAndCount] }
    functions.append(count)
    if has(.ladder) {
      if has(.signals) { functions.append(record) }
      functions += [release, statusOf, statuses]
    }
    if has(.limits) { functions.append(overviewWithHistory) }
    if has(.snapshot) { functions.append(snapshotWithHistory) }
    if has(.routes) { functions.append(screenWithHistory) }
    return functions
  }

  private var action: String { type("actions", "action") }
  private var vector: String { type("ladder", "ladder vector") }

  /// Generates a function with facts and a history. It throws if counting is not possible.
  func function(
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

  private func decide(_ text: inout SwiftText) {
    func one(_ about: String, _ parameter: String, _ action: String, fill: String? = nil) {
      text.doc(about)
      function(
        &text, "decide", [parameter], changes: false, ["isConfirmed: Bool = false", "trace: Bool = false"], gives: "\(prefix)Decision",
        fill: fill,
        "\(prefix)Decision(try rules.presentDecision(action: Int(\(action).rawValue), after: history.value, isConfirmed: isConfirmed, frame, trace: trace))"
      )
    }
    one(
      "Decides whether an action is allowed for a user with a history. Counts no events.", "_ request: \(countedRequest)", "request.action",
      fill: "request.fill(frame)")
    text.line()
    one("Decides an action that is known only at run time, for a user with a history. Counts no events.", "action: \(action)", "action")
  }

  private func decideAndCount(_ text: inout SwiftText) {
    func one(_ about: String, _ parameter: String, _ action: String, fill: String? = nil) {
      text.doc(about)
      function(
        &text, "decideAndCount", [parameter, "id: String? = nil"],
        ["isConfirmed: Bool = false", "isAutomatic: Bool = false"] + late.parameter + ["trace: Bool = false"], gives: "\(prefix)Decision",
        fill: fill,
        "\(prefix)Decision(try rules.presentCountedDecision(action: Int(\(action).rawValue), id: id, isConfirmed: isConfirmed, isAutomatic: isAutomatic, \(late.argument)&history.value, frame, trace: trace))"
      )
    }
    one(
      "Decides an action and counts it if it is allowed. Perform the action only if the decision allows it, and store the history in any case. `id` identifies the event, so that it counts only once. Pass `isConfirmed: true` after the user has confirmed, and `isAutomatic: true` for an automatic retry, which counts no event.\(late.doc)",
      "_ request: \(countedRequest)", "request.action", fill: "request.fill(frame)")
    text.line()
    one("Decides an action that is known only at run time, and counts it if it is allowed.", "action: \(action)", "action")
  }

  private func count(_ text: inout SwiftText) {
    let event = type("events", "event")
    text.doc("Counts an event. `id` identifies the event, so that it counts only once; pass nil if the facts contain the id.\(late.doc)")
    function(
      &text, "count", ["_ event: \(event)", "id: String? = nil"], ["isAutomatic: Bool = false"] + late.parameter,
      gives: "\(prefix)Counting",
      "\(prefix)Counting(try rules.presentCounting(try rules.historyEvent(event: Int(event.rawValue), id: id, \(late.argument)frame), isAutomatic: isAutomatic, &history.value, frame))"
    )
  }

  private func record(_ text: inout SwiftText) {
    text.doc("Records a signal of automation or fraud, in one vector or in all vectors that use it.")
    function(
      &text, "record", ["_ signal: \(type("signals", "signal"))", "in vector: \(vector)? = nil"], gives: "\(prefix)Counting",
      "\(prefix)Counting(try rules.presentCounting(.signal(Int(signal.rawValue), vector: vector.map { Int($0.rawValue) }), &history.value, frame))"
    )
  }

  private func release(_ text: inout SwiftText) {
    text.doc("Releases the block of a vector, on behalf of an authorized person.")
    function(
      &text, "release", ["_ vector: \(vector)"], gives: "\(prefix)Counting",
      "\(prefix)Counting(try rules.presentCounting(.released(Int(vector.rawValue)), &history.value, frame))")
  }

  private func statusOf(_ text: inout SwiftText) {
    text.doc("Returns the status of a vector of the warning ladder.")
    function(
      &text, "status", ["of vector: \(vector)"], changes: false, gives: "\(prefix)LadderStatus",
      "\(prefix)LadderStatus(try rules.presentLadder(Int(vector.rawValue), after: history.value, frame)[0])")
  }

  private func statuses(_ text: inout SwiftText) {
    text.doc("Returns the statuses of all vectors, sorted by name.")
    function(
      &text, "statuses", [], changes: false, gives: "[\(prefix)LadderStatus]",
      "try rules.presentLadder(after: history.value, frame).map { \(prefix)LadderStatus($0) }")
  }

  private func snapshotWithHistory(_ text: inout SwiftText) {
    text.doc("Returns the snapshot for a user with a history. Its reasons include those of the warning ladder.")
    function(
      &text, "snapshot", [], changes: false, gives: "\(prefix)Snapshot",
      "\(prefix)Snapshot(try rules.presentSnapshot(after: history.value, frame))")
  }

  private func overviewWithHistory(_ text: inout SwiftText) {
    text.doc("Returns all limits of the effective plan and all vectors of the warning ladder that apply to it.")
    function(
      &text, "overview", [], changes: false, gives: "\(prefix)Overview",
      "\(prefix)Overview(try rules.presentOverview(after: history.value, frame))")
  }
}
