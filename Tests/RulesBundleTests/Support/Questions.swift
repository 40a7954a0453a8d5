import RulesBundle
import RulesJSON
import RulesRuntime

/// Every question that can be asked of a bundle, under facts that reach far into the tables.
enum Questions {
  static let settings: [[(String, JSON)]] = [
    [],
    [
      ("plan", .string("free")), ("usage.savedFlows", .int(2)), ("usage.inboxItems", .int(10)), ("credits.left", .int(0)),
      ("auth.provider", .string("email")), ("auth.emailVerified", .bool(true)), ("practice.source", .string("saved_flow")),
      ("flow.readOnly", .bool(false)), ("usage.branchesOnMove", .int(10)), ("text.length", .int(2001)),
      ("now", .string("2026-01-05T10:00:00Z")), ("trial.eligible", .bool(true)), ("subscription.status", .string("unverifiable")),
      ("subscription.purchasePending", .bool(true)),
    ],
    [
      ("auth.signedIn", .bool(true)), ("subscription.status", .string("unverifiable")), ("verified.plan", .string("pro")),
      ("verified.at", .string("2026-01-04T10:00:00Z")), ("now", .string("2026-01-05T10:00:00Z")), ("auth.provider", .string("apple")),
      ("usage.mediaBytes", .int(1_950_000_000)), ("usage.mediaPendingCleanupBytes", .int(0)), ("upload.sizeBytes", .int(100_000_000)),
      ("upload.type", .string("video")), ("usage.savedFlows", .int(10)), ("usage.linksOnItem", .int(1)), ("flow.id", .string("f1")),
    ],
  ]

  /// Asks one action after the other for its decision, and every `step`th, beginning with `first`, for everything there is to
  /// say. Returns how many answers came, so that nothing is optimised away.
  static func ask(_ bundle: Bundle, first: Int = 0, step: Int = 1) -> Int {
    let rules = Rules(bundle)
    let frame = rules.makeFrame()
    var answers = 0
    for (number, setting) in settings.enumerated() {
      frame.clear()
      for (name, value) in setting {
        guard let fact = rules.fact(name) else { continue }
        set(fact, value, frame)
      }
      for action in 0..<bundle.count(.actions) {
        let decision = rules.decide(action: action, frame)
        answers += 1
        guard (action + number + first) % step == 0 else { continue }
        var writer = JSONWriter()
        Rules.write(rules.present(decision, frame, trace: true), id: nil, &writer)
        answers += writer.bytes.isEmpty ? 0 : 1
      }
      for question in 0..<bundle.count(.decisionTables) {
        var writer = JSONWriter()
        Rules.write(rules.present(rules.decide(question: question, frame), frame, trace: true), id: nil, &writer)
        answers += 1
      }
      var writer = JSONWriter()
      Rules.write(rules.presentPlan(frame, trace: true), id: nil, &writer)
      Rules.write(rules.presentSnapshot(frame), id: nil, &writer)
      answers += askAboutThings(rules, frame)
      for limit in 0..<bundle.count(.limits) where rules.status(of: limit, frame) != nil { answers += 1 }
      answers += 2
    }
    return answers
  }

  /// What becomes of things, what takes up room, what travels, and where the person stands.
  private static func askAboutThings(_ rules: Rules, _ frame: Frame) -> Int {
    let bundle = rules.bundle
    var writer = JSONWriter()
    let items = (0..<3).map { DowngradeItem(id: "x\($0)", edited: Timestamp(seconds: Int64($0)), givesWay: $0 == 2) }
    let things = (0..<bundle.count(.downgrade)).map { DowngradeThings(kind: $0, items: items) }
    Rules.write(rules.downgrade(things, frame), id: nil, &writer)
    for limit in 0..<bundle.count(.limits) {
      guard let meter = rules.meter(of: limit, [MeterItem(id: "a", amount: 1), MeterItem(id: "b", amount: 2, isPending: true)], frame)
      else {
        continue
      }
      Rules.write(meter, id: nil, &writer)
    }
    for payload in 0..<bundle.count(.payloads) {
      let parts = bundle.range(.payloads, payload, Word.Payloads.parts).map { part in
        PayloadItem(type: bundle.text(.payloadParts, part, Word.PayloadParts.type), fields: [.init(name: "url", value: .string("x"))])
      }
      Rules.write(rules.compose(payload, parts, frame), id: nil, &writer)
    }
    Rules.write(rules.overview(frame), id: nil, &writer)
    return writer.bytes.isEmpty ? 0 : 1
  }

  /// Gives a fact a value without asking what its type is: a damaged bundle may say anything about that.
  private static func set(_ fact: Int, _ value: JSON, _ frame: Frame) {
    switch value {
    case .bool(let flag): frame.set(fact, .bool(flag))
    case .int(let number): frame.set(fact, .int(number))
    case .string(let text):
      if let member = member(text, of: fact, frame.bundle) {
        frame.set(fact, .enumeration(member))
      } else if let time = TimeText.timestamp(text.utf8) {
        frame.set(fact, .timestamp(seconds: time.seconds, nanoseconds: time.nanoseconds))
      } else {
        frame.setText(fact, text.utf8)
      }
    default: frame.set(fact, .null)
    }
  }

  private static func member(_ text: String, of fact: Int, _ bundle: Bundle) -> Int? {
    let values = bundle.range(.facts, fact, Word.Facts.values)
    return values.first { bundle.text(.factValues, $0, Word.FactValues.value) == text }.map { $0 - values.lowerBound }
  }
}
