import RulesBundle
import RulesJSON
import RulesRequests
import RulesRuntime
import Testing

/// The content of screens of an invented product: order, conditions, denials, and missing facts.
@Suite struct ScreenContentTests {
  private static func rules() throws -> Rules {
    try SmallBook.rules(
      [],
      adding: [
        (
          "conditions.yaml",
          """
          p_holds: {about: It holds., when: p, source: DOC}
          q_holds: {about: It holds., when: q, source: DOC}

          """
        ),
        (
          "routes.yaml",
          """
          hall:
            about: A hall.
            known: prose
            start: true
            title: ok
            says: [sorry, {says: second, if: p_holds}, {says: third, if: [p_holds, q_holds]}]
            shows: third
            banners: [late, {banner: early, if: q_holds}]
            meters: [seats, {meter: coats, if: p_holds}]
            buttons: [{button: sing, if: q_holds}, ok_there, jump]
            source: DOC
          stage: {about: A stage., known: prose, leads_to: hall, source: DOC}

          """
        ),
        (
          "notices.yaml",
          """
          always: {about: Everywhere., if: p_holds, says: second, shown_on: modal, source: DOC}
          early: {about: Only in the hall., if: p_holds, says: third, shown_on: modal, everywhere: false, source: DOC}
          late: {about: First in the hall., if: p_holds, says: sorry, shown_on: modal, source: DOC}

          """
        ),
        (
          "limits.yaml",
          """
          seats: {about: Seats., unit: count, plans: {basic: 3}, used: a, when_full: {basic: no_seat}, source: DOC}
          coats: {about: Coats., unit: count, plans: {basic: none}, used: b, when_full: {basic: no_seat}, source: DOC}

          """
        ),
        ("reasons/more.yaml", "no_seat: {about: All are taken., gate: notice, shown_on: modal, says: third, source: DOC}\n"),
        (
          "actions.yaml",
          """
          sing:
            about: Sing.
            entry_point: door
            emits: [sung, {event: sung_twice, if: q_holds}]
            first_match:
              - {if: p_holds, deny: no_seat}
              - {otherwise: allow}
            source: DOC

          """
        ),
        ("entry_points.yaml", "door: {about: The door., source: DOC}\n"),
        (
          "telemetry.yaml",
          """
          sung: {about: Sung., parameters: {from: decision.entryPoint}, source: DOC}
          sung_twice: {about: Sung again., source: DOC}

          """
        ),
        (
          "buttons/more.yaml",
          """
          sing: {about: Sing., label: ok, does: sing, emits: sung, source: DOC}
          ok_there: {about: To the stage., label: ok, opens: stage, source: DOC}
          jump: {about: Jump., label: ok, if: p_holds, source: DOC}

          """
        ),
        ("copy/en/more.yaml", "second: {where: Hall, text: Second., source: DOC}\nthird: {where: Hall, text: Third., source: DOC}\n"),
      ])
  }

  private static func answer(_ facts: String, _ screen: String = "hall") throws -> JSON {
    let rules = try rules()
    var writer = JSONWriter()
    #expect(
      rules.answer(Array(#"{"ask":"screen","route":"\#(screen)","facts":{\#(facts)}}"#.utf8), rules.makeFrame(), into: &writer))
    return try JSON.parse(writer.bytes)
  }

  private static func names(_ value: JSON?, _ key: String) -> [String] { (value?.arrayValue ?? []).compactMap { $0[key]?.stringValue } }

  @Test func itemsFollowTheirOrderAndConditions() throws {
    let some = try Self.answer(#""p":true,"q":false,"a":1,"b":0"#)
    #expect(some["title"]?["text"]?.stringValue == "OK")
    #expect(Self.names(some["says"], "key") == ["sorry", "second"])
    #expect(Self.names(some["labels"], "key") == ["third"])
    #expect(Self.names(some["buttons"], "id") == ["ok_there", "jump"])
    #expect(Self.names(some["notices"], "id") == ["late", "always"])
    let all = try Self.answer(#""p":true,"q":true,"a":1,"b":0"#)
    #expect(Self.names(all["says"], "key") == ["sorry", "second", "third"])
    #expect(Self.names(all["buttons"], "id") == ["sing", "ok_there", "jump"])
    #expect(Self.names(all["notices"], "id") == ["late", "early", "always"])
  }

  /// A limit that does not apply to the plan is left out, whatever the condition of its entry is.
  @Test func metersAreThoseOfThePlan() throws {
    let meters = try Self.answer(#""p":true,"q":true,"a":1,"b":0"#)["meters"]
    #expect(Self.names(meters, "id") == ["seats"])
    #expect(meters?.arrayValue?.first?["remaining"]?.intValue == 2)
  }

  @Test func aDeniedButtonHasTheReasonOfItsAction() throws {
    let buttons = try Self.answer(#""p":true,"q":true"#)["buttons"]?.arrayValue ?? []
    #expect(buttons.first?["action"]?.stringValue == "sing")
    #expect(buttons.first?["denied"]?["reasonCode"]?.stringValue == "no_seat")
    #expect(buttons.first?["denied"]?["copy"]?["text"]?.stringValue == "Third.")
    #expect(buttons.first?["telemetry"]?.arrayValue?.first?["parameters"]?["from"]?.stringValue == "door")
    #expect(buttons.dropFirst().allSatisfy { $0["denied"] == nil && $0["telemetry"] == nil })
    #expect(buttons.dropFirst().first?["opens"]?.stringValue == "stage")
    let allowed = try Self.answer(#""p":false,"q":true"#)["buttons"]?.arrayValue ?? []
    #expect(allowed.first?["id"]?.stringValue == "sing" && allowed.first?["denied"] == nil)
  }

  /// Without a fact, items that depend on it are absent, and a button with an undecided action has the declared safe reason.
  @Test func missingFactsHideItemsAndNeverAllow() throws {
    let answer = try Self.answer(#""q":true"#)
    #expect(Self.names(answer["says"], "key") == ["sorry"])
    #expect(Self.names(answer["notices"], "id").isEmpty)
    let button = answer["buttons"]?.arrayValue?.first
    #expect(button?["id"]?.stringValue == "sing")
    #expect(button?["denied"]?["reasonCode"]?.stringValue == "undecided")
    #expect(button?["denied"]?["undecided"]?["fact"]?.stringValue == "p")
  }

  /// A notice with `everywhere: false` is on no other screen.
  @Test func otherScreensHaveTheOtherNotices() throws {
    #expect(Self.names(try Self.answer(#""p":true,"q":true"#, "stage")["notices"], "id") == ["always", "late"])
  }

  @Test func eventsHaveConditions() throws {
    let rules = try Self.rules()
    for (q, events) in [("true", ["sung", "sung_twice"]), ("false", ["sung"])] {
      var writer = JSONWriter()
      let request = #"{"ask":"entitlement","action":"sing","facts":{"p":false,"q":\#(q)}}"#
      #expect(rules.answer(Array(request.utf8), rules.makeFrame(), into: &writer))
      #expect(Self.names(try JSON.parse(writer.bytes)["telemetry"], "event") == events)
    }
  }
}
