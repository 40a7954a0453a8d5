import Emitters
import Foundation
import RuleKinds
import RulesBundle
import RulesCompiler
import RulesJSON
import RulesRequests
import RulesRuntime
import Schema
import TestSupport
import Testing

/// Another product needs no change of Swift code: its rules compile, produce every output, and are evaluated.
@Suite struct OtherProductTests {
  /// A ferry with a rule of every kind that is generated from, a bakery without links, ladder, and notifications, and a product with almost
  /// no rules.
  private static let products: [String: Result<Compiled, any Error>] = [
    "Ferry": Ferry.compiled, "Crumb": Result { try Compiled(Repository.ruleFiles(in: "Tests/RuleKindsTests/Fixtures/base", at: "rules")) },
    "Least": Result { try Compiled(Ferry.least) },
  ]

  private static func product(_ name: String) throws -> Compiled { try #require(products[name]).get() }

  /// The Swift code type-checks as a module, without a warning.
  @Test(arguments: ["Crumb", "Least"]) func theSwiftCompiles(name: String) throws {
    let run = try SwiftCompiler().emitModule("\(name)Rules", prefix: name, of: try Self.product(name))
    #expect(run.status == 0 && run.output.isEmpty, "\(run.output)")
  }

  /// All code in one file, as the plugin of SwiftPM writes it, type-checks without a module for the bundle.
  @Test(arguments: ["Crumb", "Least"]) func theSingleFileCompiles(name: String) throws {
    let run = try SwiftCompiler().typecheckSingleFile(of: try Self.product(name), prefix: name)
    #expect(run.status == 0 && run.output.isEmpty, "\(run.output)")
  }

  @Test func aProductWithoutLinksHasNoLinkType() throws {
    for (name, hasLinks) in [("Ferry", true), ("Crumb", true), ("Least", false)] {
      let product = try Self.product(name)
      let emitter = SwiftEmitter(
        file: product.file, bundle: product.bundle, docs: product.rules.makeDocs(), module: "\(name)Rules", prefix: name)
      #expect(emitter.files.contains { $0.name == "Swift/\(name)Links.swift" } == hasLinks, "\(name)")
      let text = emitter.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
      #expect(!text.lowercased().contains("handz"), "\(name)")
    }
  }

  @Test(arguments: ["Ferry", "Crumb", "Least"]) func everyOtherOutput(name: String) throws {
    let product = try Self.product(name)
    let limits = LimitsEmitter(product.rules.book, product.bundle).json
    #expect(LimitsReader.mismatch(limits.pretty(), product.bundle) == nil)
    #expect(limits["product"] == .string(product.rules.book.manifest.product))
    let schemas = JSONSchemaEmitter(product.rules.makeDocs()).files(RuleBookSchema.schema.fields)
    for schema in schemas { #expect(throws: Never.self) { try JSON.parse(schema.bytes) } }
    #expect(schemas.count == RuleBookSchema.schema.fields.count)
    #expect(BundleJSON(product.bundle).json["product"] == limits["product"])
  }

  /// Limits of a product that has other plans and another ladder.
  @Test func itsLimitsAreItsOwn() throws {
    let product = try Ferry.compiled.get()
    let json = LimitsEmitter(product.rules.book, product.bundle).json
    #expect(
      json["caps"]?["bags"]?["plans"]
        == .object([.init(key: "walker", value: .int(2)), .init(key: "season", value: .null), .init(key: "crew", value: .null)]))
    #expect(json["caps"]?["hold_bytes"]?["warnsOnly"] == .array([.string("season"), .string("crew")]))
    #expect(json["ladder"]?["vectors"]?["bag_rush"]?["levels"]?["stop"]?["thresholds"]?["crew"] == .int(12))
    #expect(json["ladder"]?["vectors"]?["bag_rush"]?["levels"]?["slow"]?["pauseSeconds"] == .int(30))
    #expect(json["copyKeys"]?["bag_rush"]?["stop"] == .string("ladder.stop"))
    #expect(json["resets"]?["weekly"]?["atMinute"] == .int(4 * 60 + 30))
    let least = try Self.product("Least")
    let empty = LimitsEmitter(least.rules.book, least.bundle).json
    #expect(empty["caps"] == .object([]) && empty["ladder"]?["vectors"] == .object([]))
  }

  @Test func itDecides() throws {
    let rules = Rules(try Ferry.compiled.get().bundle)
    func answer(_ request: String) throws -> JSON {
      var writer = JSONWriter()
      #expect(rules.answer(Array(request.utf8), rules.makeFrame(), into: &writer), "\(request)")
      return try JSON.parse(writer.bytes)
    }
    let facts = "\"season.valid\":false,\"boat.state\":\"in\",\"guest.name\":\"Ann\""
    let full = try answer("{\"ask\":\"entitlement\",\"action\":\"bag.carry\",\"facts\":{\(facts),\"bags.used\":2}}")
    #expect(full["allowed"] == .bool(false) && full["gateType"] == .string("rope") && full["reasonCode"] == .string("too_many_bags"))
    #expect(full["copy"]?["text"]?.stringValue?.contains("2 bags are enough") == true)
    let room = try answer("{\"ask\":\"entitlement\",\"action\":\"bag.carry\",\"facts\":{\(facts),\"bags.used\":1}}")
    #expect(room["allowed"] == .bool(true) && room["plan"] == .string("walker"))
    #expect(
      try rules.text(of: rules.link(parsing: "ferry-line://trip/seat?row=r1&side=port.deck&in=t1"))
        == "ferry-line://trip/seat?in=t1&row=r1&side=port.deck")
  }

  /// Its links follow its own rows and guards.
  @Test func itRoutes() throws {
    let rules = Rules(try Ferry.compiled.get().bundle)
    func lead(_ link: String, season: Bool, boat: String) throws -> String {
      var writer = JSONWriter()
      let request = #"{"ask":"link","link":"\#(link)","facts":{"season.valid":\#(season),"boat.state":"\#(boat)"}}"#
      #expect(rules.answer(Array(request.utf8), rules.makeFrame(), into: &writer))
      let answer = try JSON.parse(writer.bytes)
      return "\(answer["outcome"]?.stringValue ?? "") \(answer["route"]?.stringValue ?? "") \(answer["surface"]?.stringValue ?? "-")"
    }
    #expect(try lead("ferry-line://tickets", season: true, boat: "in") == "opens tickets -")
    #expect(try lead("ferry-line://tickets", season: false, boat: "in") == "elsewhere quay -")
    #expect(try lead("ferry-line://tickets", season: true, boat: "at_sea") == "sign_in quay -")
    #expect(try lead("ferry-line://ticket", season: true, boat: "in") == "unknown quay board")
  }

  /// A product without links returns an error for a request about links.
  @Test func withoutLinksNothingIsRouted() throws {
    let rules = Rules(try Self.product("Least").bundle)
    var writer = JSONWriter()
    #expect(!rules.answer(Array(#"{"ask":"link","link":"a://b"}"#.utf8), rules.makeFrame(), into: &writer))
    #expect(try JSON.parse(writer.bytes)["error"]?["code"] == .string("no_links"))
  }

  /// Its ladder counts by its own calendar. Without the time zone, nothing is counted.
  @Test func itCounts() throws {
    let bundle = try Ferry.compiled.get().bundle
    let oslo = try #require(Zone("Europe/Oslo", offset: 3600, changes: []))
    let facts = "\"season.valid\":false,\"boat.state\":\"in\",\"guest.name\":\"Ann\",\"bags.used\":0"
    func carry(_ rules: Rules, _ bag: Int, _ history: JSON) throws -> JSON {
      var writer = JSONWriter()
      let request = """
        {"ask":"do","action":"bag.carry","event_id":"b\(bag)","history":\(String(decoding: history.compact(), as: UTF8.self)),\
        "facts":{\(facts),"now":"2026-03-02T10:0\(bag):00Z"}}
        """
      _ = rules.answer(Array(request.utf8), rules.makeFrame(), into: &writer)
      return try JSON.parse(writer.bytes)
    }
    #expect(try carry(Rules(bundle), 0, .object([]))["error"]?["code"] == .string("missing_zone"))
    var history = JSON.object([])
    var answer = JSON.null
    for bag in 0..<9 {
      answer = try carry(Rules(bundle, zones: [oslo]), bag, history)
      history = try #require(answer["history"], "\(answer)")
    }
    #expect(answer["allowed"] == .bool(false) && answer["ladder"]?["level"] == .string("stop"), "\(answer)")
    #expect(answer["ladder"]?["until"] == .string("2026-03-02T11:07:00Z") && answer["ladder"]?["effect"] == .string("stops"), "\(answer)")
  }

  /// Names that have a meaning in Swift, and names that become equal in Swift, are distinguished.
  @Test func namesStayApart() throws {
    let product = try Ferry.compiled.get()
    let emitter = SwiftEmitter(
      file: product.file, bundle: product.bundle, docs: product.rules.makeDocs(), module: "FerryRules", prefix: "Ferry")
    let ids = String(decoding: try #require(emitter.files.first { $0.name == "Swift/FerryIds.swift" }).bytes, as: UTF8.self)
    for member in ["deckWalk = ", "deckWalk_ = ", "`default` = ", "init_ = ", "name_ = ", "self_ = "] {
      #expect(ids.contains("case \(member)"), "\(member)")
    }
  }

  /// Records and notifications whose names are taken, or have a meaning in Swift.
  @Test func recordsAndNotificationsStayApart() throws {
    let product = try Ferry.compiled.get()
    let emitter = SwiftEmitter(
      file: product.file, bundle: product.bundle, docs: product.rules.makeDocs(), module: "FerryRules", prefix: "Ferry")
    func text(_ name: String) throws -> String {
      String(decoding: try #require(emitter.files.first { $0.name == "Swift/Ferry\(name).swift" }).bytes, as: UTF8.self)
    }
    let records = try text("Records")
    for part in [
      "struct FerryDeepLinkRecord:", "struct FerryWishes:", "var effective_: Bool?", "var `class`: String?", "var paid: OrNull<Int>?",
      "var bellTime: TimeOfDay?", "var ticket: FerryPlan?", "var deck: Deck?", "var wait: Swift.Duration {", "var heardNFog: Bool {",
      "/// How often it rings.",
    ] {
      #expect(records.contains(part), "\(part)")
    }
    let notifications = try text("Notifications")
    for part in ["case sails\n", "case trip(trip: LinkID, bags: Int, name: String, wait: Swift.Duration)", "case fog(self_: String)"] {
      #expect(notifications.contains(part), "\(part)")
    }
    let subjects = try text("NotificationSubjects")
    #expect(
      subjects.contains("static func `default`(id: LinkID, seenAt: Timestamp?, self_: String?, isThick: Bool?)")
        && subjects.contains("berth: OrNull<Int>?,"))
    #expect(subjects.contains("deck: FerryFacts.TripDeck? = nil") && subjects.contains("stops: [String]? = nil"))
    let planning = try text("Planning")
    #expect(planning.contains("rules: Rules = Ferry.rules)") && planning.contains("heldBack(FerryDeepLinkRecord.Reason)"))
  }
}
