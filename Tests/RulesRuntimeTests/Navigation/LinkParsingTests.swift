import RulesBundle
import RulesRuntime
import TestSupport
import Testing

/// The parser accepts one form of address; everything else is rejected for a reason that contains nothing of the input.
@Suite struct LinkParsingTests {
  @Test(arguments: [
    ("crumb://list", "plain", []), ("crumb://list?show=today", "today", []), ("crumb://list?show=late.now", "late", []),
    ("crumb://list/item?id=a", "one", ["a"]), ("crumb://list/item?id=5F3c_-9", "one", ["5F3c_-9"]),
    ("crumb://list?from=p1&show=shared&item=i1", "two", ["p1", "i1"]),
    // In any order; the ids are in the order of the rules.
    ("crumb://list?item=i1&from=p1&show=shared", "two", ["p1", "i1"]),
    // Escapes are decoded once, in values only.
    ("crumb://list?show=%74oday", "today", []), ("crumb://list/item?id=%61%2D%2d", "one", ["a--"]),
    ("crumb://list/item?id=" + String(repeating: "x", count: 128), "one", [String(repeating: "x", count: 128)]),
  ]) func links(text: String, name: String, ids: [String]) throws {
    let link = try LinkBook.rules.link(parsing: text)
    #expect(link.ordinal == (try LinkBook.ordinal(name)))
    #expect(link.ids.map(\.text) == ids)
  }

  @Test(
    arguments: [
      ("", .empty), ("crumb", .wrongScheme), ("crumb:list", .wrongScheme), ("crumb:/list", .wrongScheme), ("CRUMB://list", .wrongScheme),
      (" crumb://list", .wrongScheme), ("crumbs://list", .wrongScheme), ("https://list", .wrongScheme),
      ("\u{FEFF}crumb://list", .wrongScheme),
      ("//list", .wrongScheme), ("crumb//list", .wrongScheme), ("javascript:crumb://list", .wrongScheme),
      ("crumb://list\n", .badByte(at: 12)), ("crumb://list\0", .badByte(at: 12)), ("crumb://List", .badByte(at: 8)),
      ("crumb://l\u{FF49}st", .badByte(at: 9)), ("crumb://li st", .badByte(at: 10)), ("crumb://li\\st", .badByte(at: 10)),
      ("crumb://..", .badByte(at: 8)), ("crumb://list/../list", .badByte(at: 13)), ("crumb://list;v=1", .badByte(at: 12)),
      ("crumb://%6Cist", .badEscape(at: 8)), ("crumb://list/..%2fitem", .badByte(at: 13)), ("crumb://list%00", .badEscape(at: 12)),
      ("crumb://me@list", .credentials(at: 10)), ("crumb://list@evil.com/1", .credentials(at: 12)), ("crumb://a:b@list", .port(at: 9)),
      ("crumb://list:80", .port(at: 12)), ("crumb://list#top", .fragment(at: 12)), ("crumb://list?show=today#top", .fragment(at: 23)),
      ("crumb://list?show#=today", .fragment(at: 17)), ("crumb://evil.com/list", .badByte(at: 12)),
      ("crumb://", .unknownPath), ("crumb:///list", .unknownPath), ("crumb://list/", .unknownPath),
      ("crumb://list//item?id=a", .unknownPath),
      ("crumb://lis", .unknownPath), ("crumb://listing", .unknownPath), ("crumb://?show=today", .unknownPath),
      ("crumb://[::1]/", .badByte(at: 8)),
      ("crumb://list?", .emptyParameter(at: 12)), ("crumb://list?show", .emptyParameter(at: 12)),
      ("crumb://list?=today", .emptyParameter(at: 12)),
      ("crumb://list?&show=today", .emptyParameter(at: 12)), ("crumb://list?show=today&", .emptyParameter(at: 23)),
      ("crumb://list??show=today", .badByte(at: 13)), ("crumb://list?show=today?", .badByte(at: 23)),
      ("crumb://list?show=a=b", .badByte(at: 19)),
      ("crumb://list?sh%6Fw=today", .badEscape(at: 15)), ("crumb://list?show=%", .badEscape(at: 18)),
      ("crumb://list?show=%7", .badEscape(at: 18)),
      ("crumb://list?show=%7g", .badEscape(at: 18)), ("crumb://list?show=%%74", .badEscape(at: 18)),
      ("crumb://list?show=to+day", .badByte(at: 20)),
      ("crumb://list?show=\u{74}\u{6F}\u{301}", .badByte(at: 20)), ("crumb://list?show[]=today", .badByte(at: 17)),
      ("crumb://list?show=today;x=1", .badByte(at: 23)), ("crumb://list?utm=1", .unknownParameter(at: 13)),
      ("crumb://list?show=today&utm=1", .unknownParameter(at: 24)), ("crumb://list?Show=today", .unknownParameter(at: 13)),
      ("crumb://list/item?id=a&show=today", .unknownParameter(at: 23)), ("crumb://list?show=today&show=today", .duplicateParameter("show")),
      ("crumb://list/item?id=a&id=b", .duplicateParameter("id")), ("crumb://list/item", .missingParameter("id")),
      ("crumb://list?from=p&item=i", .missingParameter("show")), ("crumb://list?show=shared&from=p", .missingParameter("item")),
      ("crumb://list?show=tomorrow", .wrongValue("show")), ("crumb://list?show=", .wrongValue("show")),
      ("crumb://list?show=Today", .wrongValue("show")), ("crumb://list?show=shared", .wrongValue("show")),
      ("crumb://list?show=%2574oday", .wrongValue("show")), ("crumb://list?show=today%00", .wrongValue("show")),
      ("crumb://list?from=p&show=today&item=i", .wrongValue("show")),
      ("crumb://list/item?id=", .badID("id")), ("crumb://list/item?id=..", .badID("id")), ("crumb://list/item?id=a.b", .badID("id")),
      ("crumb://list/item?id=..%2f..%2fetc", .badID("id")), ("crumb://list/item?id=a%00", .badID("id")),
      ("crumb://list/item?id=%C3%A9", .badID("id")),
      ("crumb://list/item?id=%25", .badID("id")), ("crumb://list/item?id=a%0A", .badID("id")), ("crumb://list/item?id=%FF", .badID("id")),
      ("crumb://list/item?id=" + String(repeating: "x", count: 129), .badID("id")),
      ("crumb://list?from=p&show=shared&item=~", .badID("item")),
    ] as [(String, LinkError)]) func refusals(text: String, refusal: LinkError)
  {
    #expect(LinkBook.refusal(Array(text.utf8)) == refusal, "\(text)")
  }

  /// Bytes that are not UTF-8.
  @Test func brokenUTF8() {
    #expect(LinkBook.refusal(Array("crumb://list".utf8) + [0xFF]) == .badByte(at: 12))
    #expect(LinkBook.refusal(Array("crumb://list?show=".utf8) + [0xC0, 0x80]) == .badByte(at: 18))
    #expect(LinkBook.refusal([0xFF]) == .wrongScheme)
  }

  /// Counted in bytes, before anything is parsed; longer input is not parsed.
  @Test func lengths() {
    let start = "crumb://list/item?id="
    let id = String(repeating: "%41", count: 126)
    #expect(LinkBook.refusal(Array((start + id).utf8)) == nil && start.utf8.count + id.utf8.count == 399)
    #expect(LinkBook.refusal(Array((start + id + "a").utf8)) == nil, "the maximum length")
    #expect(LinkBook.refusal(Array((start + id + "aa").utf8)) == .tooLong(atMost: 400))
    #expect(LinkBook.refusal(Array(repeating: 0, count: 10_000_000)) == .tooLong(atMost: 400))
  }

  @Test func rulesWithoutLinks() throws {
    #expect(LinkBook.refusal(Array("crumb://list".utf8), try SmallBook.rules([])) == .noLinks)
  }

  /// Many parameters cost no more than few: the first unknown one ends parsing.
  @Test func manyParameters() throws {
    let files = LinkBook.files.map { ($0.0, $0.1.replacing("longest: 400", with: "longest: 65536")) }
    let rules = try SmallBook.rules([], adding: files)
    let many = "crumb://list?show=today" + String(repeating: "&show=today", count: 5000)
    #expect(LinkBook.refusal(Array(many.utf8), rules) == .duplicateParameter("show"))
    let unknown = "crumb://list?" + (0..<5000).map { "p\($0)=1" }.joined(separator: "&")
    #expect(LinkBook.refusal(Array(unknown.utf8), rules) == .unknownParameter(at: 13))
  }

  /// Every link of CH27 §7.2, as the chapter writes it.
  @Test(arguments: [
    ("handz://maintenance?filter=dueToday", "maintenance_due_today", "maintenance"),
    ("handz://maintenance?filter=overdue", "maintenance_overdue", "maintenance"),
    ("handz://maintenance?filter=overload", "maintenance_overload", "maintenance"), ("handz://practice", "practice", "practice"),
    ("handz://practice/session?id=s1", "practice_session", "practice/setup"),
    ("handz://mastery/plan?id=p1", "mastery_plan", "mastery/plan"),
    ("handz://inbox?highlight=i1", "inbox_item", "inbox"), ("handz://paywall?context=trialEnding", "paywall_trial_ending", "paywall"),
    ("handz://paywall?context=paymentFailed", "paywall_payment_failed", "paywall"),
    ("handz://paywall?context=credits", "paywall_credits", "paywall"),
    ("handz://settings/notifications", "settings_notifications", "settings/notifications"),
  ]) func theChaptersLinks(text: String, name: String, route: String) throws {
    let rules = RealRules.rules
    let link = try rules.link(parsing: text)
    #expect(rules.bundle.name(.deepLinks, link.ordinal) == name)
    #expect(rules.bundle.name(.routes, rules.route(openedBy: link.ordinal)) == route)
    #expect(rules.text(of: link) == text)
  }
}
