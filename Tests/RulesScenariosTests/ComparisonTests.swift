import Testing

/// What an expectation accepts, and the message if it fails.
///
/// The answer is always the same: denied, reason `enough`, one button, the limit full.
@Suite struct ComparisonTests {
  @Test(arguments: [
    "{allowed: false}", "{allowed: false, reasonCode: enough, gateType: note}", "{buttons: [leave]}", "{buttons: leave}",
    "{buttons: [{label: Leave}]}", "{copy: sorry}", "{copy: {text: Not today.}}", "{copy: {text: {contains: today}}}", "{effects: none}",
    "{spends: none}", "{error: none}", "{limits: [{id: papers, used: 2, remaining: 0}]}", "{limits: {contains: [papers]}}",
    "{limits: [{used: {at_least: 2, at_most: 2}}]}", "{telemetry: []}", "{dismiss: leave}", "{surfaces: wall}", "{surfaces: [wall]}",
    "{limits: [{limit: 2B}]}",
  ])
  func accepts(_ then: String) throws { #expect(try Kiosk.complaint(expecting: then) == "") }

  @Test(arguments: [
    ("{allowed: true}", "`allowed` is `false`, not `true`; it is `false`"),
    ("{allowed: \"false\"}", "`allowed` is `false`"),
    ("{reasonCode: no_card}", "`reasonCode` is `enough`, not `no_card`; it is `enough`"),
    ("{reasonCode: none}", "`reasonCode` is `enough`"),
    ("{buttons: none}", "`buttons` is `[leave]`"),
    ("{buttons: [leave, buy]}", "`buttons` is `[leave]`; 1 item, not 2"),
    ("{buttons: [buy]}", "`buttons.0` is `{\"id\":\"leave\",\"label\":\"Leave\"}`"),
    ("{buttons: [{label: leave}]}", "`buttons.0.label` is `Leave`"),
    ("{spends: papers}", "`spends` is not in the answer; missing"),
    ("{reasonCode: {contains: card}}", "`reasonCode` is `enough`; not found"),
    ("{limits: {contains: [{used: 3}]}}", "; not in the list"),
    ("{limits: [{used: {at_least: 3}}]}", "`limits.0.used` is `2`; less than 3"),
    ("{limits: [{used: {at_most: 1}}]}", "`limits.0.used` is `2`; more than 1"),
    ("{limits: [{used: {at_most: few}}]}", "`at_most` takes a whole number"),
    ("{copy: {text: [Not today.]}}", "`copy.text` is `Not today.`"),
    ("{shade: red}", "`shade` is not in the answer"),
    ("{allowed: {deeply: true}}", "`allowed` is `false`"),
  ])
  func refuses(_ row: (then: String, words: String)) throws {
    let complaint = try Kiosk.complaint(expecting: row.then)
    #expect(complaint.contains(row.words), "\(complaint)")
  }

  @Test func everyMismatchOfAnAnswerIsInOneMessage() throws {
    let complaint = try Kiosk.complaint(expecting: "{allowed: true, reasonCode: no_card, gateType: note, buttons: [leave, buy]}")
    #expect(
      complaint == "`example` fails: `allowed` is `false`, not `true`; it is `false`; it is `enough`; 1 item, not 2; decided here")
  }
}
