import Conditions
import Diagnostics
import Testing

@Suite struct TypeTests {
  /// The text, its type, and the form in which it is printed (nil: as written).
  static let good: [(String, String, String?)] = [
    ("true", "bool", nil),
    ("1 + 2 * 3", "int", nil),
    ("(1 + 2) * 3", "int", nil),
    ("1 - 2 - 3", "int", nil),
    ("1 - (2 - 3)", "int", nil),
    ("-9223372036854775808", "int", nil),
    ("0xFF", "int", "255"),
    ("-0x8000000000000000", "int", "-9223372036854775808"),
    ("--5", "int", "-(-5)"),
    ("-usage.savedFlows", "int", nil),
    ("!online", "bool", nil),
    ("not online", "bool", "!online"),
    ("not (plan == 'free')", "bool", "!(plan == 'free')"),
    ("!!online", "bool", nil),
    ("online || guest && is_new", "bool", nil),
    ("(online || guest) && is_new", "bool", nil),
    ("online && (guest && is_new)", "bool", "online && (guest && is_new)"),
    ("1 < 2 == true", "bool", nil),
    ("1 == (2 == 2 ? 1 : 2)", "bool", nil),
    ("online ? 1 : guest ? 2 : 3", "int", nil),
    ("online ? (guest ? 1 : 2) : 3", "int", nil),
    ("plan == 'free'", "bool", nil),
    ("'free' == plan", "bool", nil),
    ("plan in ['free', 'pro',]", "bool", "plan in ['free', 'pro']"),
    ("'free' in plans", "bool", nil),
    ("plan == settings.default_plan", "bool", nil),
    ("plan == (online ? 'free' : 'pro')", "bool", nil),
    ("oldPlan == plan", "bool", nil),
    ("oldPlan == null", "bool", nil),
    ("oldPlan in [null, 'free']", "bool", nil),
    ("null == null", "bool", nil),
    ("1 in []", "bool", nil),
    ("size(email) > 3", "bool", nil),
    ("email.size() > 3", "bool", "size(email) > 3"),
    ("'abc'.size()", "int", "size('abc')"),
    ("[1, 2].size()", "int", "size([1, 2])"),
    ("email == 'a\\nb\\x41\\u00e9\\U0001F600\\101'", "bool", "email == 'a\\nbAé😀A'"),
    ("email == '\\uD83D\\uDE00'", "bool", "email == '😀'"),
    ("email == r'\\n'", "bool", "email == '\\\\n'"),
    ("email == '''it's\n\"x\"'''", "bool", "email == 'it\\'s\\n\"x\"'"),
    ("email < 'b' // comment", "bool", "email < 'b'"),
    ("now + duration('1h30m') > now", "bool", "now + duration('5400s') > now"),
    ("now - now", "duration", nil),
    ("duration('-1.5s')", "duration", nil),
    ("timestamp('2026-01-05T11:00:00.250+01:00')", "timestamp", "timestamp('2026-01-05T10:00:00.25Z')"),
    ("duration(email) < session.length", "bool", nil),
    ("timestamp(email) - now < settings.grace_window", "bool", nil),
    ("plan_can('flow.save') && limits.saved_flows == null", "bool", nil),
    ("online < true", "bool", nil),
    ("[usage.savedFlows, 2]", "list of int", nil),
    ("online ? null : 3", "int or null", nil),
    ("inbox.full || guest", "bool", nil),
  ]

  @Test(arguments: good) func accepts(_ row: (text: String, type: String, printed: String?)) {
    let (condition, diagnostics) = compile(row.text)
    #expect(diagnostics.map(\.message) == [])
    #expect(condition?.type.description == row.type)
    #expect(condition?.root.text == row.printed ?? row.text)
    if let text = condition?.root.text { #expect(compile(text).0?.root == condition?.root, "reads back the same") }
  }

  /// What a guard proves, and what it does not prove.
  static let guards: [(String, Bool)] = [
    ("limits.saved_flows > 3", false),
    ("limits.saved_flows != null && limits.saved_flows > 3", true),
    ("null != limits.saved_flows && limits.saved_flows > 3", true),
    ("limits.saved_flows == null || limits.saved_flows > 3", true),
    ("(limits.saved_flows == null) || (online && limits.saved_flows > 3)", true),
    ("limits.saved_flows == null && limits.saved_flows > 3", false),
    ("limits.saved_flows != null || limits.saved_flows > 3", false),
    ("limits.saved_flows > 3 && limits.saved_flows != null", false),
    ("!(limits.saved_flows == null) && limits.saved_flows > 3", true),
    ("!(limits.saved_flows == null || online) && limits.saved_flows > 3", true),
    ("(limits.saved_flows != null || online) && limits.saved_flows > 3", false),
    ("limits.saved_flows != null ? limits.saved_flows > 3 : online", true),
    ("limits.saved_flows == null ? limits.saved_flows > 3 : online", false),
    ("limits.saved_flows == null ? online : limits.saved_flows > 3", true),
    ("trial.daysLeft == 3 && trial.daysLeft + 1 > 2", true),
    ("trial.daysLeft == limits.saved_flows && trial.daysLeft > 2", false),
    ("trial.daysLeft in [1, 2] && trial.daysLeft > 1", true),
    ("trial.daysLeft in [1, null] && trial.daysLeft > 1", false),
    ("(trial.daysLeft != null && trial.daysLeft > 1) || trial.daysLeft > 1", false),
    ("online && trial.daysLeft != null && guest && trial.daysLeft > 1", true),
    ("(online ? trial.daysLeft != null : false) && trial.daysLeft > 1", true),
    ("(online ? trial.daysLeft != null : true) && trial.daysLeft > 1", false),
    ("verified", false),
    ("verified != null && verified", true),
    ("verified == true", true),
    ("nickname != null && size(nickname) > 2", true),
    ("trial.endsAt != null && trial.endsAt - now < duration('24h')", true),
    ("trial.endsAt == now && -trial.daysLeft < 1", false),
    ("settings.cap == limits.saved_flows && limits.saved_flows > 2", true),
    ("limits.saved_flows != null && limits.inbox_items > 3", false),
    ("limits.saved_flows == null || limits.saved_flows != null && limits.saved_flows > 3", true),
  ]

  @Test(arguments: guards) func guarded(_ row: (text: String, passes: Bool)) {
    let problems = found(row.text, expecting: .bool)
    #expect(problems.isEmpty == row.passes, "\(problems)")
    if !row.passes { #expect(problems.map(\.name) == ["condition.null-unguarded"]) }
  }

  @Test func usesAreListedOnce() {
    let left = "plan == 'free' && settings.cap > usage.savedFlows && plan != 'pro' && guest && plan_can('flow.save')"
    let uses = compile(left + " || limits.saved_flows == 1").0?.uses
    #expect(uses?.facts == ["plan", "usage.savedFlows"])
    #expect(uses?.limits == ["saved_flows"])
    #expect(uses?.settings == ["settings.cap"])
    #expect(uses?.capabilities == ["flow.save"])
    #expect(uses?.conditions == ["guest"])
  }
}
