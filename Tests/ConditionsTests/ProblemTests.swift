import Conditions
import Diagnostics
import SourceText
import Testing

@Suite struct ProblemTests {
  /// A text and the diagnostics that it causes, in order: the name without `condition.`, and the marked piece.
  static let rows: [(String, [(String, String)])] = [
    // Syntax
    ("", [("syntax", "")]),
    ("plan = 'free'", [("syntax", "=")]),
    ("online & guest", [("syntax", "&")]),
    ("online and guest or is_new", [("syntax", "and"), ("syntax", "or")]),
    ("online &&", [("syntax", "&&")]),
    ("online && || guest", [("syntax", "||")]),
    ("online guest", [("syntax", "guest")]),
    ("online guest && nothing", [("syntax", "guest"), ("name.unknown", "nothing")]),
    ("(online", [("syntax", "(")]),
    ("((online", [("syntax", "(")]),
    ("online)", [("syntax", ")")]),
    ("(online]", [("syntax", "]")]),
    ("()", [("syntax", "()")]),
    ("online ? 1", [("syntax", "?")]),
    ("online ? guest ? 1 : 2 : 3", [("syntax", "?")]),
    ("if", [("syntax", "if")]),
    ("usage.in == 1", [("syntax", "in")]),
    ("usage.", [("syntax", ".")]),
    ("plan not in ['free']", [("syntax", "not in")]),
    ("plan === 'free'", [("syntax", "===")]),
    ("plan == \u{201C}free\u{201D}", [("syntax", "\u{201C}free\u{201D}")]),
    ("online # x", [("syntax", "#")]),
    ("size(,)", [("syntax", ",")]),
    // Literals
    ("email == 'abc", [("invalid-literal", "'abc")]),
    ("(email == 'abc) && online", [("invalid-literal", "'abc) && online")]),
    ("email == '\\q\\x4'", [("invalid-literal", "\\q"), ("invalid-literal", "\\x4")]),
    ("email == '\\ud800'", [("invalid-literal", "\\ud800")]),
    ("email == '\\U00110000'", [("invalid-literal", "\\U00110000")]),
    ("email == '\\400'", [("invalid-literal", "\\400")]),
    ("9223372036854775808 > 1", [("invalid-literal", "9223372036854775808")]),
    ("99999999999999999999 > 1", [("invalid-literal", "99999999999999999999")]),
    ("1_000 > 1", [("invalid-literal", "1_000")]),
    ("session.length > 30m", [("invalid-literal", "30m")]),
    ("session.length > duration('1 day')", [("invalid-literal", "'1 day'")]),
    ("now > timestamp('2026-02-30T00:00:00Z')", [("invalid-literal", "'2026-02-30T00:00:00Z'")]),
    // Not in this subset
    ("1.5 > 1", [("unsupported", "1.5")]),
    (".5 > 1", [("unsupported", ".5")]),
    ("1e3 > 1", [("unsupported", "1e3")]),
    ("1u == 1", [("unsupported", "1u")]),
    ("b'x' == email", [("unsupported", "b'x'")]),
    ("tags[0] == 'x'", [("unsupported", "[0]")]),
    ("{'a': 1} == 1", [("unsupported", "{'a': 1}")]),
    ("Flow{a: 1} == 1", [("unsupported", "{a: 1}")]),
    ("has(usage.savedFlows)", [("unsupported", "has")]),
    ("tags.exists(t, t == 'x')", [("unsupported", "exists")]),
    ("email.endsWith('.edu') && nothing", [("unsupported", "endsWith"), ("name.unknown", "nothing")]),
    ("int(email) > 1", [("unsupported", "int")]),
    ("[usage.savedFlows] in [[1], [2]]", [("unsupported", "[1]")]),
    ("tags + tags == tags", [("unsupported", "tags + tags")]),
    ("[1, 'a'] == [1]", [("unsupported", "'a'")]),
    (".plan == 'free'", [("unsupported", ".")]),
    ("(usage).savedFlows > 1", [("unsupported", ".savedFlows")]),
    ("now.getHours() > 1", [("unsupported", "getHours")]),
    // Names
    ("nothing", [("name.unknown", "nothing")]),
    ("usage.savedFlow > 1", [("name.unknown", "usage.savedFlow")]),
    ("usage.other > 1", [("name.unknown", "usage.other")]),
    ("plan.name == 'x'", [("name.unknown", "plan.name")]),
    ("limits.saved_flow == null", [("name.unknown", "limits.saved_flow")]),
    ("settings.nope", [("name.unknown", "settings.nope")]),
    ("plan_can('flow.sav')", [("name.unknown", "'flow.sav'")]),
    ("plan_can(email)", [("type-mismatch", "email")]),
    ("sice(email) > 1", [("name.unknown", "sice")]),
    ("plan == free", [("name.unknown", "free")]),
    ("lost > 1 && limits.lost > settings.lost && plan_can('lost')", []),
    ("broken.fact + 1 > 'x'", []),
    ("nothing > 1 && nowhere == 'x'", [("name.unknown", "nothing"), ("name.unknown", "nowhere")]),
    // Types
    ("plan == 'fre'", [("unknown-value", "'fre'")]),
    ("plan in ['free', 'gold']", [("unknown-value", "'gold'")]),
    ("'gold' in plans", [("unknown-value", "'gold'")]),
    ("plan == 3", [("type-mismatch", "plan == 3")]),
    ("plan < 'pro'", [("type-mismatch", "plan < 'pro'")]),
    ("plan == email", [("type-mismatch", "plan == email")]),
    ("plan == network", [("type-mismatch", "plan == network")]),
    ("plan == null", [("type-mismatch", "plan == null")]),
    ("usage.savedFlows > '2'", [("type-mismatch", "usage.savedFlows > '2'")]),
    ("1 < usage.savedFlows < 3", [("type-mismatch", "1 < usage.savedFlows < 3")]),
    ("!usage.savedFlows", [("type-mismatch", "usage.savedFlows")]),
    ("not plan == 'free'", [("type-mismatch", "plan")]),
    ("1 && online", [("type-mismatch", "1")]),
    ("1 && 2", [("type-mismatch", "1"), ("type-mismatch", "2")]),
    ("-session.length < session.length", [("type-mismatch", "session.length")]),
    ("now + now == now", [("type-mismatch", "now + now")]),
    ("session.length * 2 > session.length", [("type-mismatch", "session.length * 2")]),
    ("online ? 1 : 'a'", [("type-mismatch", "1 : 'a'")]),
    ("1 in 2", [("type-mismatch", "2")]),
    ("1 in tags", [("type-mismatch", "1 in tags")]),
    ("size(1) > 1", [("type-mismatch", "1")]),
    ("size() > 1", [("type-mismatch", "size()")]),
    ("limits.saved_flows > null", [("type-mismatch", "null")]),
    ("tags < tags", [("type-mismatch", "tags")]),
    // Null
    ("limits.saved_flows > limits.inbox_items", [("null-unguarded", "limits.saved_flows"), ("null-unguarded", "limits.inbox_items")]),
    ("(online ? null : 3) > 2", [("null-unguarded", "(online ? null : 3)")]),
  ]

  @Test(arguments: rows) func reports(_ row: (text: String, problems: [(String, String)])) {
    let problems = found(row.text)
    let wanted = row.problems.map { ($0.0.contains(".") ? $0.0 : "condition." + $0.0) + " at '\($0.1)'" }
    #expect(problems.map { "\($0.name) at '\($0.marked)'" } == wanted, "\(problems)")
    #expect(compile(row.text).0 == nil)
    for problem in problems { #expect(!problem.message.hasSuffix(".") && problem.message.first?.isUppercase != true, "\(problem.message)") }
  }

  static let messages: [(String, String, String?)] = [
    ("plan == 3", "`plan` is one of guest, free, or pro; it cannot be compared with a number", nil),
    ("3 == plan", "`plan` is one of guest, free, or pro; it cannot be compared with a number", nil),
    ("usage.savedFlow > 1", "no fact or condition is named `usage.savedFlow`", "did you mean `usage.savedFlows`?"),
    ("plan == 'fre'", "`'fre'` is not one of the allowed values", "did you mean 'free'?"),
    (
      "usage.savedFlows > '2'", "`usage.savedFlows` is a number; it cannot be compared with a string",
      "write numbers without quotes: 2"
    ),
    ("1 < 2 < 3", "`1 < 2` is a Boolean; it cannot be compared with a number", "comparisons do not chain: write `1 < 2 && 2 < 3`"),
    (
      "limits.saved_flows > 3", "`limits.saved_flows` may be null (unlimited), but `>` needs a value",
      "test `limits.saved_flows == null || ...` or `limits.saved_flows != null && ...` first"
    ),
    ("plan == free", "no fact or condition is named `free`", "write a value in quotes: 'free'"),
    (
      "1.5 > 1", "decimal numbers (`1.5`) are not supported in conditions",
      "use whole numbers, in a smaller unit if necessary: 1500 ms instead of 1.5 s, 80 percent instead of 0.8"
    ),
  ]

  @Test(arguments: messages) func wording(_ row: (text: String, message: String, help: String?)) {
    let diagnostics = compile(row.text).1
    #expect(diagnostics.map(\.message) == [row.message])
    #expect(diagnostics.first?.helps.first == row.help)
  }

  @Test func expectation() {
    #expect(found("usage.savedFlows", expecting: .bool).map(\.message) == ["expected a Boolean, but `usage.savedFlows` is a number"])
    #expect(found("limits.saved_flows", expecting: .int).map(\.name) == ["condition.null-unguarded"])
    let plans = ConditionType.enumeration(["free", "pro"])
    #expect(compile("'pro'", expecting: plans).0?.root == .constant(.enumeration(1), plans, setting: nil))
    #expect(compile("3", expecting: .nullable(.int)).0 != nil)
  }

  @Test func fixesKeepTheQuotes() {
    let fix = compile("plan == \"fre\"").1.first?.fixes.first
    #expect(fix?.edits.map(\.text) == ["free"])
    #expect(fix?.edits.map(\.span.range) == [9..<12])
  }

  @Test func wholeSortsCanBeQuiet() {
    var names = sampleNames()
    names.quiet = ["*", "limits.*", "settings.*", "plan_can:*"]
    let (condition, diagnostics) = compile("nothing > limits.nothing || settings.nothing && plan_can('nothing')", names: names)
    #expect(condition == nil && diagnostics.isEmpty)
  }

  @Test func everyProblemIsExplained() {
    #expect(Set(ConditionProblems.all.map(\.name)).count == 8)
    #expect(ConditionProblems.all.allSatisfy { $0.severity == .error && !$0.isWaivable })
  }

  @Test func namesBelowAGroupAreListed() {
    let notes = compile("usage.other > 1").1.first?.notes
    #expect(notes == ["the names that begin with `usage.` are `usage.inboxItems` and `usage.savedFlows`"])
  }
}
