import HandzRules
import RulesBundle
import RulesRuntime
import Testing

/// Fields and forms in the generated Swift.
@Suite struct GeneratedFieldTests {
  @Test func aHandle() throws {
    var facts = HandzFacts.withoutPlan
    #expect(HandzField.handle.validate("ab", facts).reason == .tooShort)
    #expect(HandzField.handle.validate("Handz", facts).state == .checking)
    (facts.handleIsTaken, facts.handleAskedFor) = (true, "handz")
    let taken = HandzField.handle.validate("Handz", facts)
    #expect(taken.state == .unavailable && taken.error == .errPhHandleTaken && taken.surfaces == [.inlineField] && taken.value == "handz")
    #expect(taken.copy?.title == "This handle is taken." && taken.field == .handle && !taken.isValid)
    facts.profileRandomDigits = "483921"
    let madeUp = HandzField.handle.validate(nil, facts)
    #expect(madeUp.value == "user_483921" && madeUp.isGenerated && madeUp.isValid && madeUp.length == 11)
  }

  /// AT-07-03: the state of the button follows the form.
  @Test func signingUp() throws {
    let weak = HandzForm.emailSignup.validate([.email: "a@b.co", .password: "short7!"])
    #expect(!weak.isComplete && weak[.password]?.reason == .tooShort && weak[.email]?.isValid == true && weak[.handle] == nil)
    #expect(weak[.password]?.copy?.text == "Password must be at least 8 characters." && weak[.password]?.value == nil)
    #expect(HandzForm.emailSignup.validate([.email: "a@b.co", .password: "armbar42"]).isComplete)
    #expect(HandzForm.emailSignup.validate([.email: "a@b.co", .password: "password"])[.password]?.reason == .notIn)
    #expect(HandzForm.emailSignup.validate([:]).fields.map(\.error) == [nil, nil])
  }
}
