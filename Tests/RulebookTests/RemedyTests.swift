import Testing

/// Following the help of a message leads to rules that are right.
@Suite struct RemedyTests {
  /// Words that a promise forbids may be said elsewhere: where product agrees, the sentence is named in `except` of that promise.
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
    // Scenarios that quote the sentence say so next.
    let again = try sandbox.run("check", "--color", "never").output
    #expect(!again.contains("invariant.broken") && !again.contains("only_billing_names_pro"), "\(again)")
  }

  /// A list that says nothing may be left out where the key may; what that then breaks is a promise, and is said as one.
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
