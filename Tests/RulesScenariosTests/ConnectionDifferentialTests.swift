import Reference
import RuleKinds
import RulesBundle
import RulesJSON
import RulesRuntime
import Testing

/// The quality of the connection, compared with a reference that computes it from all events: after each of many random events, the same
/// state, previous state, time of the last change, and time of the next change.
@Suite struct ConnectionDifferentialTests {
  private static let parts = 4

  /// The settings of the product, and others: greater ones, and another window.
  private static let books = [
    ProductRules.shared,
    ProductRules(replacing: [
      (
        "settings/connection.yaml", "says something about the connection.\n  value: 30s",
        "says something about the connection.\n  value: 20s"
      ),
      ("settings/connection.yaml", "the banner would flicker.\n  value: 2", "the banner would flicker.\n  value: 3"),
      ("settings/connection.yaml", "in a row are no connection.\n  value: 3", "in a row are no connection.\n  value: 4"),
      ("settings/connection.yaml", "are a good connection again.\n  value: 2", "are a good connection again.\n  value: 3"),
    ]),
  ]

  @Test(arguments: 0..<parts) func bothTellTheSame(part: Int) throws {
    let product = Self.books[part % 2]
    var weather = Weather(product.book, seed: UInt64(part + 1))
    var seen: [String: Int] = [:]
    var (cases, number) = (0, 0)
    while cases < ProductRules.cases(12_000) / Self.parts {
      number += 1
      weather.begin()
      var (connection, plain) = (ConnectionState(), PlainConnection(product.book))
      var past: [String] = []
      for step in 0..<60 {
        let (event, now) = weather.next()
        past.append("\(event.map { "\($0)" } ?? "-") at \(now)")
        let old = plain.state
        let hasChanged = plain.happen(event, at: now)
        let didChange = product.rules.handle(engine(event), at: Int64(now), &connection)
        let actual = told(connection, product.rules, didChange)
        let expected = Told(
          state: plain.state, before: plain.before, since: plain.since, nextChange: plain.nextChange, hasChanged: hasChanged)
        if step % 16 == 0 { connection = try written(connection) }
        if actual != expected {
          Issue.record("part \(part), sequence \(number), step \(step): \(actual), but the reference has \(expected) after \(past)")
          return
        }
        seen["\(old) to \(plain.state)", default: 0] += 1
        if event == nil, hasChanged { seen["by itself", default: 0] += 1 }
        cases += 1
      }
    }
    let kinds = [
      "online to degraded", "online to offline", "degraded to online", "degraded to offline", "offline to degraded", "by itself",
    ]
    for kind in kinds where seen[kind, default: 0] * 5000 < cases { Issue.record("few of \(kind): \(seen)") }
  }

  /// The mode of each action on each connection.
  @Test func bothCarryOutTheSame() throws {
    let product = Self.books[0]
    let frame = product.rules.makeFrame()
    guard let state = product.book.connection.state, case .oneOf(let words)? = product.book.facts[state]?.type else { return }
    for action in product.book.actions.entries {
      let row = action.value.steps.lazy.compactMap(\.connection).first.flatMap { product.book.offline[$0] }
      for (ordinal, word) in words.enumerated() {
        frame.fill([state.text: .choice(ordinal)], product.rules)
        let mode = product.rules.mode(of: try #require(product.rules.action(action.name.text)), frame)
        let expected = row?.cells.first { $0.connection.name == word }?.cell.mode.name
        #expect(mode?.name == expected, "\(action.name.text) while \(word)")
      }
    }
  }

  // MARK: The engine's answers in the terms of the reference

  private struct Told: Equatable {
    var state: String
    var before: String?
    var since: Int?
    var nextChange: Int?
    var hasChanged: Bool
  }

  private func engine(_ event: PlainConnection.Event?) -> ConnectionEvent? {
    switch event {
    case .answered(let time): .answered(after: .milliseconds(time))
    case .failed: .failed
    case .lost: .lost
    case .found: .found
    case nil: nil
    }
  }

  private func told(_ connection: ConnectionState, _ rules: Rules, _ hasChanged: Bool) -> Told {
    Told(
      state: connection.state.name, before: connection.before?.name, since: connection.since.map { Int($0.milliseconds) },
      nextChange: rules.nextChange(of: connection).map { Int($0.milliseconds) }, hasChanged: hasChanged)
  }

  /// The state that an app stores and reads again.
  private func written(_ connection: ConnectionState) throws -> ConnectionState {
    var writer = JSONWriter()
    connection.write(&writer)
    guard case .object(let members) = try JSON.parse(writer.bytes) else { return ConnectionState() }
    return try ConnectionState(members)
  }
}

/// Random reception: good for a while, then bad, with times at the end of the window to the millisecond, and clocks that are set back.
private struct Weather {
  private let window: Int
  private let slow: Int
  private var dice: Dice
  private var now = 0
  private var past: [Int] = []
  private var isBad = false

  init(_ book: RuleBook, seed: UInt64) {
    func milliseconds(_ setting: Name<Setting>?) -> Int { Int(setting.flatMap { book.settings[$0] }?.value.amount ?? 0) * 1000 }
    (window, slow) = (milliseconds(book.connection.window), milliseconds(book.connection.slowAfter))
    dice = Dice(seed: seed)
  }

  mutating func begin() {
    now = 1_772_000_000_000 + dice.next(below: 1_000_000)
    past = []
  }

  mutating func next() -> (event: PlainConnection.Event?, now: Int) {
    switch dice.next(below: 20) {
    case 0: now -= dice.any(of: [1, 1000, window, 5 * window])
    case 1...4:
      let target = past.isEmpty ? now : dice.any(of: past.suffix(4)) + window + dice.any(of: [-1, 0, 1, 2])
      if target > now || dice.percent(5) {
        now = target
        // No requests for a while.
        if dice.percent(60) { return (nil, now) }
      }
    case 5...8: break
    default: now += dice.next(below: dice.any(of: [100, 3000, 12_000]))
    }
    past.append(now)
    if dice.percent(8) { isBad.toggle() }
    switch dice.next(below: 20) {
    case 0: return (.lost, now)
    case 1: return (.found, now)
    case 2, 3: return (nil, now)
    case 4: return (.answered(after: slow + dice.any(of: [0, 1, 60_000])), now)
    case 5...8: return (isBad ? .answered(after: slow - 1) : .failed, now)
    default: return (isBad ? .failed : .answered(after: dice.any(of: [0, 100, slow])), now)
    }
  }
}
