import RulesBundle
import RulesRuntime
import TestSupport
import Testing

/// A link that is built can be parsed; a damaged one is rejected or is another valid link, and never stops the program.
@Suite struct LinkRandomTests {
  private static let letters = Array("ABCXYZabcxyz0189_-".utf8)

  private func randomID(_ random: inout Numbers) -> LinkID? {
    let count = [1, 2, 20, 36, 127, 128][random.next(below: 6)]
    return LinkID(String(decoding: (0..<count).map { _ in Self.letters[random.next(below: Self.letters.count)] }, as: UTF8.self))
  }

  private func randomLink(_ rules: Rules, _ random: inout Numbers) throws -> DeepLink {
    let ordinal = random.next(below: rules.bundle.count(.deepLinks))
    let parameters = rules.bundle.deepLinks[ordinal].parameters
    let ids = parameters.filter {
      rules.bundle.linkParameters[$0].kind == .id
    }
    return DeepLink(ordinal: ordinal, ids: try ids.map { _ in try #require(randomID(&random)) })
  }

  @Test(arguments: [1, 2, 3] as [UInt64]) func whatIsMadeReadsBackEqual(seed: UInt64) throws {
    var random = Numbers(seed: seed)
    for rules in [LinkBook.rules, RealRules.rules] {
      for _ in 0..<2000 {
        let link = try randomLink(rules, &random)
        let text = rules.text(of: link)
        #expect(LinkBook.refusal(Array(text.utf8), rules) == nil, "seed \(seed): \(text)")
        #expect(try rules.link(parsing: text) == link, "seed \(seed): \(text)")
      }
    }
  }

  /// Bytes changed, removed, doubled, or inserted. If the result still parses, its address parses as the same link.
  @Test(arguments: [4, 5, 6] as [UInt64]) func whatIsDamagedIsRefusedOrReadsStably(seed: UInt64) throws {
    var random = Numbers(seed: seed)
    let rules = LinkBook.rules
    let bytes = Array("/?&=%@:#.~ \0\n\u{7F}aA0".utf8) + [0x80, 0xFF]
    var read = 0
    var codes: Set<String> = []
    for _ in 0..<20_000 {
      var address = Array(rules.text(of: try randomLink(rules, &random)).utf8)
      for _ in 0...random.next(below: 3) {
        let place = random.next(below: address.count)
        switch random.next(below: 4) {
        case 0: address[place] = bytes[random.next(below: bytes.count)]
        case 1: address.remove(at: place)
        case 2: address.insert(bytes[random.next(below: bytes.count)], at: place)
        default: address.insert(contentsOf: address[place...].prefix(8), at: place)
        }
      }
      do throws(LinkError) {
        let link = try rules.link(parsing: address)
        read += 1
        let again = try rules.link(parsing: rules.text(of: link))
        #expect(again == link, "seed \(seed): \(address)")
        #expect(address.allSatisfy { (0x21...0x7E).contains($0) }, "seed \(seed): \(address)")
      } catch { codes.insert(error.code) }
    }
    #expect(read > 100 && codes.count > 10, "seed \(seed): \(read) parsed, rejected as \(codes.sorted())")
  }
}
