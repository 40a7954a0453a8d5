import Reference
import RuleKinds
import RulesBundle
import RulesRuntime
import Testing

/// Deep links, compared with a reference that splits addresses at their separators and evaluates the rules from their files: the same link
/// with the same parameters, or the same error at the same location, and the same screen for the same person.
@Suite struct LinkDifferentialTests {
  private static let parts = 4

  /// The links of the product, and the same with an additional path that has links with several parameters.
  private static let books = [
    ProductRules.shared,
    ProductRules(replacing: [
      ("deep_links.yaml", "practice:\n", more + "practice:\n"),
      ("invariants/counts.yaml", "of: deep_links, exactly: 12", "of: deep_links, exactly: 15"),
    ]),
  ]

  private static let more = """
    odd_pair:
      about: Two ids and a word.
      path: maintenance
      parameters: {from: {id_of: session}, filter: {always: pair.of}, to: {id_of: session}}
      opens: maintenance
      when_gone: practice
      sent_by: Unused.
      source: CH27 §7.2
    odd_single:
      about: One id, and no word.
      path: practice/session/again
      parameters: {from: {id_of: session}, ID: {id_of: session}}
      opens: practice/setup
      when_gone: practice
      sent_by: Unused.
      source: CH27 §7.2
    a_pair:
      about: Two ids where another link has one of them. Who has not logged out is not let in.
      path: inbox
      parameters: {highlight: {id_of: import}, from: {id_of: session}}
      opens: auth/reauth
      when_gone: inbox
      sent_by: Unused.
      source: CH27 §7.2

    """

  @Test(arguments: 0..<parts) func bothLeadToTheSame(part: Int) throws {
    let product = Self.books[part % 2]
    let (rules, links) = (product.rules, PlainLinks(product.plain))
    var addresses = MadeUpAddresses(product.book, seed: UInt64(part + 1))
    var people = MadeUpPeople(product, seed: UInt64(part + 1))
    people.know(links, addresses.whole(), dice: 400)
    let frame = rules.makeFrame()
    var seen: [String: Int] = [:]
    for person in 0..<(ProductRules.cases(12_000) / Self.parts / 20) {
      let world = people.next()
      frame.fill(world, rules)
      let follower = links.person(world)
      for number in 0..<20 {
        let (address, exists) = (addresses.next(), addresses.exists())
        let expected = follower.follow(address, exists: exists)
        let routed = rules.route(link: address, exists: exists, frame)
        let actual = plain(routed, rules)
        if actual != expected || !isWritten(routed, expected, links, rules) {
          Issue.record(
            """
            part \(part), person \(person), address \(number): \(String(decoding: address, as: UTF8.self)) \(address), exists \
            \(exists.map { "\($0)" } ?? "-"), leads to \(actual), and plainly to \(expected) in \(world)
            """)
          return
        }
        seen[expected.outcome, default: 0] += 1
        if let code = expected.refusal?.code { seen[code, default: 0] += 1 }
        if expected.isUndecided { seen["undecided", default: 0] += 1 }
      }
    }
    for kind in Self.kinds where seen[kind, default: 0] <= ProductRules.cases(12_000) / Self.parts / 10_000 {
      Issue.record("few of \(kind): \(seen)")
    }
  }

  private static let kinds = [
    "opens", "sign_in", "elsewhere", "gone", "unknown", "undecided", "too_long", "wrong_scheme", "bad_byte", "bad_escape", "credentials",
    "port", "fragment", "empty_parameter", "unknown_path", "unknown_parameter", "duplicate_parameter", "missing_parameter", "wrong_value",
    "bad_id",
  ]

  // MARK: The engine's answers in the terms of the reference

  private func plain(_ routed: RoutedLink, _ rules: Rules) -> PlainWay {
    let bundle = rules.bundle
    return PlainWay(
      outcome: routed.outcome.name, link: routed.link.map { plain($0, rules) }, refusal: routed.linkError.map(plain),
      route: bundle.name(.routes, routed.route), says: routed.copy.map { bundle.name(.copy, $0) },
      row: routed.row.map { $0 - bundle.router[0].rows.lowerBound },
      asked: routed.asked.map { bundle.name(.routes, $0) },
      isUndecided: routed.error != nil)
  }

  private func plain(_ link: RulesRuntime.DeepLink, _ rules: Rules) -> PlainLink {
    let bundle = rules.bundle
    var ids = link.ids.makeIterator()
    let parameters = bundle.deepLinks[link.ordinal].parameters.map { parameter in
      let isID = bundle.linkParameters[parameter].kind == .id
      return PlainLink.Parameter(
        name: bundle.text(bundle.linkParameters[parameter].parameter),
        value: isID ? ids.next()?.text ?? "" : bundle.text(bundle.linkParameters[parameter].value), isID: isID)
    }
    return PlainLink(name: bundle.name(.deepLinks, link.ordinal), parameters: parameters)
  }

  private func plain(_ refusal: LinkError) -> PlainRefusal {
    var atMost: Int?
    if case .tooLong(let most) = refusal { atMost = most }
    return PlainRefusal(refusal.code, at: refusal.place, parameter: refusal.parameter, atMost: atMost)
  }

  /// Whether the address that continues after signing in is the link as the app writes it, and the screen receives exactly what the link
  /// contains.
  private func isWritten(_ routed: RoutedLink, _ expected: PlainWay, _ links: PlainLinks, _ rules: Rules) -> Bool {
    guard let link = expected.link, let read = routed.link else { return true }
    let text = rules.text(of: read)
    return text == links.address(of: link) && (try? rules.link(parsing: text)) == read
  }
}

/// Random people who follow links: mostly with all facts that routing needs, sometimes at the boundary.
struct MadeUpPeople {
  private let facts: [(name: String, values: [Meaning])]
  private var dice: Dice
  private var welcome: [[String: Meaning]] = []

  init(_ product: ProductRules, seed: UInt64) {
    dice = Dice(seed: seed)
    let plans = product.typed.ordinals.plans.indices.map { Meaning.choice($0) }
    facts = product.book.facts.entries.filter { $0.value.value == nil }.map {
      ($0.name.text, LadderSituations.values($0.value, plans.count))
    }
  }

  /// Finds some who may follow a link.
  mutating func know(_ links: PlainLinks, _ address: [UInt8], dice: Int) {
    for _ in 0..<dice where welcome.count < 12 {
      let world = anybody()
      if links.person(world).follow(address, exists: true).outcome == "opens" { welcome.append(world) }
    }
  }

  /// One of those, a similar person, or any person.
  mutating func next() -> [String: Meaning] {
    guard !welcome.isEmpty, dice.percent(60) else { return anybody() }
    var world = dice.any(of: welcome)
    for _ in 0..<dice.next(below: 6) {
      let fact = dice.any(of: facts)
      world[fact.name] = fact.values.isEmpty || dice.percent(50) ? nil : dice.any(of: fact.values)
    }
    return world
  }

  private mutating func anybody() -> [String: Meaning] {
    let gaps = dice.any(of: [0, 0, 1, 4, 40])
    var world: [String: Meaning] = [:]
    for fact in facts where !fact.values.isEmpty && !dice.percent(gaps) { world[fact.name] = dice.any(of: fact.values) }
    return world
  }
}
