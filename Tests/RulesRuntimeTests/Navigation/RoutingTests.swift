import RulesBundle
import RulesRequests
import RulesRuntime
import TestSupport
import Testing

/// Routing of links, on fictional rules: rows of the router first, then the link, then the guards of screens, then the thing that the link
/// names.
@Suite struct RoutingTests {
  private let rules = LinkBook.rules

  /// What is shown, under the names of the rules.
  private struct Shown {
    var outcome: String
    var link: String?
    var route: String
    var parameters: [(name: String, value: String)]
    var continues: String?
    var copy: String?
    var surface: String?
    var linkError: LinkError?
    var undecided: (code: String, fact: String?)?
    var trace: Trace?

    init(_ shown: PresentedLink, _ rules: Rules) {
      outcome = shown.outcome.name
      link = rules.name(.deepLinks, shown.link)
      route = rules.bundle.name(.routes, shown.route)
      parameters = rules.bundle.parameters(of: shown)
      continues = shown.continues
      copy = rules.name(.copy, shown.copy?.key)
      surface = rules.name(.surfaces, shown.surface)
      linkError = shown.linkError
      undecided = shown.undecided.map { ($0.code.name, rules.name(.facts, $0.fact)) }
      trace = shown.trace
    }
  }

  /// Facts by their names; `p`: late, `q`: blocked, `a`: how rich.
  private func route(_ text: String, exists: Bool? = nil, p: Bool? = false, color: Int? = 2, q: Bool? = false, a: Int64? = 1000) throws
    -> Shown
  {
    let frame = rules.makeFrame()
    func set(_ name: String, _ value: Value?) throws { if let value { frame.set(try #require(rules.fact(name)), value) } }
    try set("p", p.map { .bool($0) })
    try set("q", q.map { .bool($0) })
    try set("color", color.map { .enumeration($0) })
    try set("a", a.map { .int($0) })
    return Shown(rules.present(rules.route(link: Array(text.utf8), exists: exists, frame), frame, trace: true), rules)
  }

  private func rows(_ shown: Shown) -> [String] {
    shown.trace?.rows.map { "\($0.rule) \($0.held.map { "\($0)" } ?? "nil")" } ?? []
  }

  private static let red = 0, green = 1, blue = 2

  @Test func aLinkThatNothingKeepsBackOpens() throws {
    let shown = try route("crumb://list?item=i1&show=shared&from=p1")
    #expect(shown.outcome == "opens" && shown.link == "two" && shown.route == "item")
    // In the order of the rules, with the fixed values of parameters.
    #expect(shown.parameters.map(\.name) == ["from", "show", "item"])
    #expect(shown.parameters.map(\.value) == ["p1", "shared", "i1"])
    #expect(shown.continues == nil && shown.copy == nil && shown.surface == nil && shown.linkError == nil && shown.undecided == nil)
    #expect(
      rows(shown) == [
        "/router/first_match/0 false", "/router/first_match/1 false", "/routes/item/only_if true", "/deep_links/two/opens true",
      ])
  }

  @Test func theFirstRowThatAppliesDecides() throws {
    let late = try route("crumb://list/item?id=%61", p: true, color: Self.green)
    #expect(late.outcome == "sign_in" && late.route == "late" && late.continues == "crumb://list/item?id=a" && late.parameters.isEmpty)
    #expect(rows(late) == ["/router/first_match/0 true", "/routes/late/only_if true"])
    let blocked = try route("crumb://list/item?id=a", exists: false, color: Self.red, q: true)
    #expect(blocked.outcome == "elsewhere" && blocked.route == "blocked" && blocked.continues == nil && blocked.copy == nil)
    #expect(rows(blocked) == ["/router/first_match/0 false", "/router/first_match/1 true"])
    // All conditions of a row must hold.
    #expect(try route("crumb://list", color: Self.red, q: false).outcome == "opens")
    #expect(try route("crumb://list", color: Self.blue, q: true).outcome == "opens")
  }

  /// The guard of a screen applies to every redirect.
  @Test func noRowLeadsWhereAGuardForbids() throws {
    let late = try route("crumb://list", p: true, color: Self.blue)
    #expect(late.outcome == "sign_in" && late.route == "outside" && late.continues == "crumb://list")
    #expect(rows(late) == ["/router/first_match/0 true", "/routes/late/only_if false"])
  }

  @Test(arguments: [(101, "opens", "item"), (100, "elsewhere", "lounge"), (11, "elsewhere", "lounge"), (10, "elsewhere", "outside")])
  func guardsOfTheScreenAreFollowed(a: Int64, outcome: String, screen: String) throws {
    let shown = try route("crumb://list/item?id=x", exists: true, a: a)
    #expect(shown.outcome == outcome && shown.route == screen)
    #expect(shown.parameters.isEmpty == (outcome != "opens"), "another screen receives no values of the link")
    #expect(shown.continues == nil && shown.undecided == nil)
  }

  @Test func whatIsGoneIsSaidOnTheScreenAroundIt() throws {
    let gone = try route("crumb://list/item?id=x", exists: false)
    #expect(gone.outcome == "gone" && gone.route == "list" && gone.parameters.isEmpty)
    #expect(gone.copy == "link.gone" && gone.surface == "modal")
    #expect(rows(gone).last == "/deep_links/one/when_gone true")
    #expect(try route("crumb://list/item?id=x", exists: nil).outcome == "opens", "it is unknown")
    #expect(try route("crumb://list?show=today", exists: false).outcome == "opens", "it names nothing that could be deleted")
  }

  /// A user who may not see a link's screen does not learn whether the thing that it names exists.
  @Test func strangersLearnNothing() throws {
    for exists in [true, false] {
      #expect(try route("crumb://list/item?id=x", exists: exists, a: 50).outcome == "elsewhere")
      #expect(try route("crumb://list/item?id=x", exists: exists, p: true).outcome == "sign_in")
      #expect(try route("crumb://list/item?id=x", exists: exists, color: Self.red, q: true).outcome == "elsewhere")
    }
  }

  @Test func whatIsNoLinkSaysSoWhereTheWhoLands() throws {
    let unknown = try route("crumb://list?show=never")
    #expect(unknown.outcome == "unknown" && unknown.link == nil && unknown.route == "home" && unknown.copy == "link.unknown")
    #expect(unknown.linkError == .wrongValue("show") && unknown.surface == "modal" && unknown.undecided == nil)
    #expect(rows(unknown).last == "/router/when_unknown true")
    let late = try route("crumb://list?show=never", p: true, color: Self.green)
    #expect(late.outcome == "unknown" && late.route == "late" && late.continues == nil && late.copy == "link.unknown")
    let blocked = try route("", color: Self.red, q: true)
    #expect(blocked.outcome == "unknown" && blocked.route == "blocked" && blocked.linkError == .empty)
  }

  @Test func aRowThatCannotTellSendsEverybodyToTheSafeScreen() throws {
    let shown = try route("crumb://list/item?id=x", exists: false, p: nil)
    #expect(shown.outcome == "elsewhere" && shown.route == "blocked" && shown.continues == nil && shown.parameters.isEmpty)
    #expect(shown.undecided?.code == "missing_fact" && shown.undecided?.fact == "p")
    #expect(rows(shown) == ["/router/first_match/0 nil"])
    let unknown = try route("nothing", p: nil)
    #expect(unknown.outcome == "unknown" && unknown.route == "blocked" && unknown.undecided?.fact == "p")
    // A row that is decided without the fact is decided.
    #expect(try route("crumb://list", color: nil, q: false).outcome == "opens")
    #expect(try route("crumb://list", p: true, color: Self.green, q: nil, a: nil).outcome == "sign_in")
  }

  @Test func aGuardThatCannotTellLetsNobodyIn() throws {
    let shown = try route("crumb://list/item?id=x", a: nil)
    #expect(shown.outcome == "elsewhere" && shown.route == "outside" && shown.undecided?.fact == "a")
    #expect(rows(shown).suffix(2) == ["/routes/item/only_if nil", "/routes/lounge/only_if nil"])
    // A link to an open screen does not need the fact.
    #expect(try route("crumb://list", a: nil).undecided == nil)
    // The screen of a row may be guarded by an unknown fact.
    let late = try route("crumb://list", p: true, color: nil)
    #expect(late.outcome == "sign_in" && late.route == "outside" && late.undecided?.fact == "color")
  }

  @Test func theTraceSaysWhatWouldChangeIt() throws {
    let trace = try #require(try route("crumb://list/item?id=x", a: 90).trace)
    #expect(trace.table == .router && trace.facts.map { rules.bundle.name(.facts, $0.name) } == ["p", "color", "q", "a"])
    func counterfactuals(_ trace: Trace) -> [String] {
      trace.counterfactuals.map { "\(rules.bundle.name(.facts, $0.fact)) \($0.value): \(rules.bundle.name($0.becomes))" }
    }
    #expect(counterfactuals(trace).contains("a int(101): opens item") && counterfactuals(trace).contains("p bool(true): sign_in outside"))
    let gone = try #require(try route("crumb://list/item?id=x", exists: false).trace)
    #expect(counterfactuals(gone).contains("a int(100): elsewhere lounge"))
  }

  /// A link that the app built is routed like one that arrived.
  @Test func whatTheAppMadeLeadsTheSameWay() throws {
    let frame = rules.makeFrame()
    frame.set(try #require(rules.fact("p")), .bool(false))
    frame.set(try #require(rules.fact("q")), .bool(false))
    frame.set(try #require(rules.fact("a")), .int(1000))
    let link = DeepLink(ordinal: try LinkBook.ordinal("one"), ids: ["x"])
    #expect(rules.route(link, exists: false, frame) == rules.route(link: Array(rules.text(of: link).utf8), exists: false, frame))
  }
}
