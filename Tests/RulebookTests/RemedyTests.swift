import Testing

/// Following the help of a message leads to correct rules.
@Suite struct RemedyTests {
  /// Words that an invariant forbids may be used elsewhere: if product agrees, `except` of the invariant names the sentence.
  @Test func aForbiddenWord() throws {
    let sandbox = try Sandbox()
    try sandbox.edit("rules/copy/en/notifications.yaml", "A few training reminders are waiting.", "A few Pro reminders are waiting.")
    let check = try sandbox.run("check", "--color", "never")
    #expect(
      check.status == 1 && check.output.contains("breaks `notifications.only_billing_names_pro`: it contains `Pro`"), "\(check.output)")
    #expect(
      check.output.contains(
        "reword it, or, if product agrees, add `notif.batch.plan_summary` to `except` of `notifications.only_billing_names_pro`"
      ))
    try sandbox.edit(
      "rules/invariants/notifications.yaml", "except: [notif.N-BILLING-TRIAL-END.body,",
      "except: [notif.batch.plan_summary, notif.N-BILLING-TRIAL-END.body,")
    // Scenarios that quote the sentence are reported next.
    let again = try sandbox.run("check", "--color", "never").output
    #expect(!again.contains("invariant.broken") && !again.contains("only_billing_names_pro"), "\(again)")
  }

  /// A list without effect can be removed if its key is optional. If that breaks an invariant, the compiler reports the invariant.
  @Test func anEmptyList() throws {
    let sandbox = try Sandbox(of: "Tests/EmittersTests/Ferry")
    let router = try sandbox.text("rules/router.yaml")
    let rows = try #require(router.firstMatch(of: /(?m)^first_match:.*\n(?:[ -].*\n)*/)).output
    try sandbox.write("rules/router.yaml", router.replacing(rows, with: "first_match: []\n"))
    let check = try sandbox.run("check", "--color", "never")
    #expect(check.status == 1 && check.output.contains("add at least one item, or remove the key"), "\(check.output)")
    try sandbox.write("rules/router.yaml", router.replacing(rows, with: ""))
    let without = try sandbox.run("check", "--color", "never")
    #expect(!without.output.contains("first_match"), "\(without.output)")
  }
}
