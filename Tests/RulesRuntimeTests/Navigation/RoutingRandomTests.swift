import RulesBundle
import RulesRuntime
import TestSupport
import Testing

/// For any link and any user, there is an answer, and no user gets to a screen whose guard rejects them.
@Suite struct RoutingRandomTests {
  private static let alphabet = Array("handz://practice/session?id=maintenance&filter=overdue%20@:#;.~\\\0\n".utf8) + [0xC0, 0x80, 0xFF]

  private func randomBytes(_ rules: Rules, _ random: inout Numbers) -> [UInt8] {
    switch random.next(below: 6) {
    case 0: return (0..<random.next(below: 200)).map { _ in UInt8(random.next(below: 256)) }
    case 1: return (0..<random.next(below: 100)).map { _ in Self.alphabet[random.next(below: Self.alphabet.count)] }
    case 2, 3:
      let links = HostileLinks.lines.filter { $0.link != nil }
      return links[random.next(below: links.count)].bytes
    default:
      // A line of the table of hostile links with some bytes changed.
      var bytes = HostileLinks.lines[random.next(below: HostileLinks.lines.count)].bytes
      for _ in 0..<random.next(below: 4) where !bytes.isEmpty {
        bytes[random.next(below: bytes.count)] = Self.alphabet[random.next(below: Self.alphabet.count)]
      }
      return bytes
    }
  }

  @Test(arguments: [21, 22, 23] as [UInt64]) func everythingLeadsSomewhereAndNowhereForbidden(seed: UInt64) throws {
    var random = Numbers(seed: seed)
    let rules = RealRules.rules
    let frame = rules.makeFrame()
    let facts = RandomFacts(rules)
    var outcomes: [String: Int] = [:]
    for _ in 0..<6000 {
      let given = facts.next(&random, missing: 12)
      try LinkBook.fill(frame, given, rules)
      let bytes = randomBytes(rules, &random)
      let exists = [nil, true, false][random.next(below: 3)]
      let routed = rules.route(link: bytes, exists: exists, frame)
      outcomes[routed.outcome.name, default: 0] += 1

      // A parsed link is the same link when it is built again, and leads to the same screen.
      #expect(
        (routed.link == nil) == (routed.outcome == .unknown) && (routed.link == nil) == (routed.linkError != nil), "seed \(seed): \(bytes)")
      if let link = routed.link {
        let again = Array(rules.text(of: link).utf8)
        #expect(
          rules.route(link: again, exists: exists, frame) == routed && rules.route(link, exists: exists, frame) == routed,
          "seed \(seed): \(bytes)")
      }
      // The screen accepts this user.
      let guarded = rules.bundle.routes[routed.route].condition
      let holds = rules.evaluator.holds(guarded, frame)
      let isOpen = rules.bundle.routes[routed.route].openWhenUndecided && !holds.isFalse
      #expect(holds == .bool(true) || isOpen, "seed \(seed): \(bytes)")
      // If a row applies to the user, or if the user is unknown, nothing opens.
      if routed.row != nil || routed.error != nil { #expect(![.opens, .gone].contains(routed.outcome), "seed \(seed): \(bytes)") }
      let shown = rules.present(routed, frame, trace: true)
      #expect(shown.parameters.isEmpty || shown.outcome == .opens, "seed \(seed): \(bytes)")
      #expect((shown.continues != nil) == (shown.outcome == .signIn), "seed \(seed): \(bytes)")
    }
    #expect(outcomes.count == 5 && outcomes.values.allSatisfy { $0 > 10 }, "seed \(seed): \(outcomes)")
  }
}
