import RulesBundle
import Testing

/// Links that have no address, or that are ambiguous, are rejected on load.
@Suite struct BadLinkTests {
  private struct Parameter {
    var name: String
    var always: String?
  }

  private func refusal(
    scheme: String = "crumb", longest: UInt32 = 2048, routers: Int = 1, _ links: [(path: String, parameters: [Parameter])]
  ) -> BundleError.Reason? {
    var made = HandMade()
    let route = UInt32(
      made.writer.add(to: .routes, [made.writer.number(of: "home"), BundleSchema.none, BundleSchema.none] + HandMade.plainScreen))
    let says = UInt32(made.writer.add(to: .copy, [made.writer.number(of: "sorry"), 0, 0, 0, 0, 0, 0]))
    for (number, link) in links.enumerated() {
      let rows = link.parameters.map { parameter in
        [made.writer.number(of: parameter.name), parameter.always == nil ? 1 : 0, made.writer.number(of: parameter.always ?? "thing")]
      }
      let name = made.writer.number(of: "l" + String(repeating: "0", count: 4 - "\(number)".count) + "\(number)")
      let range = made.writer.addRange(to: .linkParameters, rows)
      made.writer.add(to: .deepLinks, [name, made.writer.number(of: link.path)] + range + [route, BundleSchema.none])
    }
    for _ in 0..<routers {
      let words = [made.writer.number(of: scheme), longest, 0, 0, route, route, says, says, BundleSchema.none]
      made.writer.add(to: .router, words)
    }
    return made.refusal?.reason
  }

  private func id(_ name: String) -> Parameter { Parameter(name: name, always: nil) }
  private func word(_ name: String, _ value: String) -> Parameter { Parameter(name: name, always: value) }

  @Test func linksThatLoad() {
    #expect(refusal([]) == nil)
    #expect(refusal([("list", []), ("list", [id("a")]), ("list", [word("b", "x")]), ("list", [word("b", "y")]), ("list/a", [])]) == nil)
    #expect(refusal([("list", [word("a", "x"), id("b")]), ("list", [id("b"), word("a", "y")])]) == nil)
    #expect(refusal(routers: 0, [("list", [])]) == nil, "links that nothing routes have no address")
  }

  @Test(arguments: ["", "/", "/list", "list/", "a//b", "List", "a b", "a?b", "..", "a%2f", "é"]) func paths(path: String) {
    #expect(refusal([(path, [])]) == .linkInvalid)
  }

  @Test(arguments: ["", "1crumb", "Crumb", "cr umb", "crumb:", "cr/umb", "cr_umb", "-crumb"]) func schemes(scheme: String) {
    #expect(refusal(scheme: scheme, []) == .linkInvalid)
  }

  @Test func parameters() {
    for name in ["", "a b", "a=", "a&b", "é", "a.b"] { #expect(refusal([("list", [id(name)])]) == .linkInvalid, "\(name)") }
    for value in ["", "a b", "a&b", "%41", "é", "a/b"] { #expect(refusal([("list", [word("a", value)])]) == .linkInvalid, "\(value)") }
    #expect(refusal([("list", [id("a"), id("a")])]) == .linkInvalid)
    #expect(refusal([("list", [id("a"), word("a", "x")])]) == .linkInvalid)
    #expect(refusal([("list", (0..<8).map { id("a\($0)") })]) == nil)
    #expect(refusal([("list", (0..<9).map { id("a\($0)") })]) == .linkInvalid)
  }

  @Test func linksThatCannotBeToldApart() {
    #expect(refusal([("list", []), ("list", [])]) == .linkInvalid)
    #expect(refusal([("list", [id("a")]), ("list", [id("a")])]) == .linkInvalid)
    #expect(refusal([("list", [word("a", "x")]), ("list", [word("a", "x")])]) == .linkInvalid)
    #expect(refusal([("list", [word("a", "x")]), ("list", [id("a")])]) == .linkInvalid, "an id may be that word")
    #expect(refusal([("list", [word("a", "x"), id("b")]), ("list", [id("b"), id("a")])]) == .linkInvalid)
  }

  /// `crumb://list?a=` and an id of 128 bytes.
  @Test func everyAddressFits() {
    #expect(refusal(longest: 15 + 128, [("list", [id("a")])]) == nil)
    #expect(refusal(longest: 14 + 128, [("list", [id("a")])]) == .linkInvalid)
    #expect(refusal(longest: 12, [("list", [])]) == nil)
    #expect(refusal(longest: 11, [("list", [])]) == .linkInvalid)
    #expect(refusal(longest: 0, []) == .linkInvalid)
    #expect(refusal(longest: 65_537, []) == .linkInvalid)
  }

  /// Screens in the order of their names; each with whether it has a guard, and the screen for users that it rejects.
  private func refusal(screens: [(isGuarded: Bool, instead: UInt32?)]) -> BundleError.Reason? {
    var made = HandMade(constants: [.bool(true)], programs: [[Instruction(.constant, b: 0)]])
    for (number, screen) in screens.enumerated() {
      let guarded: UInt32 = screen.isGuarded ? 0 : BundleSchema.none
      made.writer.add(
        to: .routes, [made.writer.number(of: "s\(number)"), guarded, screen.instead ?? BundleSchema.none] + HandMade.plainScreen)
    }
    return made.refusal?.reason
  }

  @Test func whoIsTurnedAwayArrivesSomewhere() {
    #expect(refusal(screens: [(false, nil), (true, 0), (true, 1), (true, 1)]) == nil)
    #expect(refusal(screens: [(true, nil)]) == .routeInvalid, "a guard without a destination")
    #expect(refusal(screens: [(false, nil), (false, 0)]) == .routeInvalid, "no guard rejects anybody")
    #expect(refusal(screens: [(true, 0)]) == .routeInvalid, "to itself")
    #expect(refusal(screens: [(true, 1), (true, 2), (true, 0)]) == .routeInvalid, "in a circle")
    #expect(refusal(screens: [(true, 1), (true, 2), (true, 1)]) == .routeInvalid, "into a circle")
    #expect(refusal(screens: [(true, 9)]) == .numberOutside)
  }

  @Test func oneRouterAndNotTooManyLinks() {
    #expect(refusal(routers: 2, []) == .linkInvalid)
    #expect(refusal((0..<512).map { ("l\($0)", []) }) == nil)
    #expect(refusal((0..<513).map { ("l\($0)", []) }) == .linkInvalid)
  }
}
