import RulesBundle
import RulesJSON
import RulesRequests
import RulesRuntime
import TestSupport
import Testing

/// Every line of the table is rejected for its reason or is its link, and leads every user to a safe screen.
@Suite struct HostileLinkTests {
  private let rules = RealRules.rules

  @Test func theTableIsLargeAndHasEveryReason() {
    let refused = HostileLinks.lines.filter { $0.link == nil }
    #expect(refused.count >= 400 && HostileLinks.lines.count - refused.count >= 15)
    #expect(Set(HostileLinks.lines.map(\.bytes)).count == HostileLinks.lines.count, "each address once")
    let codes: Set<String> = [
      "empty", "too_long", "wrong_scheme", "bad_byte", "bad_escape", "credentials", "port", "fragment", "empty_parameter", "unknown_path",
      "unknown_parameter", "duplicate_parameter", "missing_parameter", "wrong_value", "bad_id",
    ]
    #expect(Set(refused.map(\.expected)) == codes)
  }

  @Test(arguments: HostileLinks.lines) func isRefusedForItsReasonOrIsItsLink(line: HostileLinks.Line) throws {
    do throws(LinkError) {
      let link = try rules.link(parsing: line.bytes)
      #expect(line.expected == "=" + rules.bundle.name(.deepLinks, link.ordinal), "\(line)")
    } catch {
      #expect(line.expected == error.code, "\(line)")
      if let place = error.place { #expect(line.bytes.indices.contains(place), "\(line)") }
    }
  }

  /// A user who follows a hostile link gets to the screen that the rules declare for them, with the sentence, and no link continues.
  @Test(arguments: ["free", "guest", "signed_out", "expired", "nobody_knows"]) func leadsSomewhereSafe(who: String) throws {
    let frame = rules.makeFrame()
    let facts = [
      "free": #"{"plan":"free"}"#, "guest": #"{"plan":"guest","auth.guestMode":true}"#, "signed_out": #"{"auth.signedIn":false}"#,
      "expired": #"{"auth.signedIn":false,"auth.sessionExpired":true}"#, "nobody_knows": "{}",
    ]
    let screens = [
      "free": "home", "guest": "gate/account_required", "signed_out": "auth/welcome", "expired": "auth/reauth",
      "nobody_knows": "auth/welcome",
    ]
    for line in HostileLinks.lines where line.link == nil {
      try LinkBook.fill(frame, try #require(facts[who]), rules)
      for exists in [nil, true, false] {
        let routed = rules.route(link: line.bytes, exists: exists, frame)
        let shown = rules.present(routed, frame)
        #expect(shown.outcome == .unknown && shown.link == nil && rules.name(.routes, shown.route) == screens[who], "\(line)")
        #expect(
          shown.continues == nil && shown.parameters.isEmpty && rules.name(.copy, shown.copy?.key) == "navigation.link_unknown", "\(line)")
        #expect(shown.linkError?.code == line.expected && (shown.undecided != nil) == (who == "nobody_knows"), "\(line)")
      }
    }
  }

  /// No part of the input is in the answer, so that a stranger cannot write to a log.
  @Test func nothingOfWhatArrivedIsInTheAnswer() throws {
    let frame = rules.makeFrame()
    for secret in [
      "handz://nope?token=s3cr3tpiece", "handz://s3cr3tpiece", "handz://practice/session?s3cr3tpiece=1", "s3cr3tpiece",
      "handz://paywall?context=s3cr3tpiece", "handz://practice/session?id=s3cr3tpiece.", "handz://s3cr3tpiece@practice",
    ] {
      var writer = JSONWriter()
      let request = JSON.object([
        .init(key: "ask", value: .string("link")), .init(key: "link", value: .string(secret)),
        .init(key: "facts", value: .object([.init(key: "plan", value: .string("free"))])), .init(key: "trace", value: .bool(true)),
      ])
      #expect(rules.answer(request, frame, into: &writer))
      #expect(!String(decoding: writer.bytes, as: UTF8.self).contains("s3cr3tpiece"), "\(secret)")
    }
  }
}
