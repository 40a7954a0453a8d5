import Conditions
import Testing

@Suite struct EmissionTests {
  static let golden: [(String, String)] = [
    ("plan == 'free'", "factIsOneOf 0 10\nstack 1"),
    ("'free' != plan", "factIsOneOf 0 10\nnot\nstack 1"),
    ("plan in ['free', 'pro']", "factIsOneOf 0 110\nstack 1"),
    ("oldPlan == 'pro'", "factEqual 1 enumeration(2)\nstack 1"),
    ("many == 'v3'", "factEqual 16 enumeration(3)\nstack 1"),
    ("usage.savedFlows < 3", "factLess 2 int(3)\nstack 1"),
    ("3 < usage.savedFlows", "factGreater 2 int(3)\nstack 1"),
    ("3 >= usage.savedFlows", "factLessOrEqual 2 int(3)\nstack 1"),
    ("usage.savedFlows >= usage.inboxItems", "fact 2\nfact 3\ngreaterOrEqual\nstack 2"),
    ("3 + usage.savedFlows", "constant int(3)\nfact 2\nadd\nstack 2"),
    ("1 + 2 * 3", "constant int(1)\nconstant int(2)\nconstant int(3)\nmultiply\nadd\nstack 3"),
    ("guest && is_new && online", "condition 0\njumpIfFalse 7\ncondition 1\nand\njumpIfFalse 7\nfact 7\nand\nstack 2"),
    ("guest || online", "condition 0\njumpIfTrue 4\nfact 7\nor\nstack 2"),
    ("guest ? 1 : usage.savedFlows", "condition 0\nbranch else 4 error 5\nconstant int(1)\njump 5\nfact 2\nstack 1"),
    ("usage.savedFlows in [1, usage.inboxItems]", "fact 2\nconstant int(1)\nfact 3\nmakeList 2\nisIn\nstack 3"),
    ("limits.saved_flows == null", "limit 0\nconstant null\nequal\nstack 2"),
    ("plan_can('flow.share')", "planCan 1\nstack 1"),
    ("duration(email) < settings.grace_window", "fact 5\nparseDuration\nconstant duration(seconds: 3600, nanoseconds: 0)\nless\nstack 2"),
  ]

  @Test(arguments: golden) func emits(_ row: (text: String, listing: String)) {
    #expect(listing(row.text) == row.listing)
  }

  @Test func constantsAreSharedInOrderOfUse() throws {
    var pool = ConstantPool()
    for text in ["usage.savedFlows + 1 == 1", "usage.savedFlows > 2 || usage.savedFlows > 1"] {
      _ = try #require(compile(text).0).root.emit(constants: &pool)
    }
    #expect(pool.constants == [.int(1), .int(2)])
  }

  @Test func textsThatOnlyLookEqualStayApart() {
    var pool = ConstantPool()
    #expect(pool.index(of: .string("\u{E9}")) != pool.index(of: .string("e\u{301}")))
  }
}
