import RulesBundle
import TestSupport
import Testing

/// Payloads that would leak data, and limits and downgrades that cannot be decided, are rejected on load.
@Suite struct BadThingTests {
  /// Constants: 0 "url", 1 "path", 2 true, 3 7, 4 null, then lists of them.
  private enum Lists: UInt32 {
    case url = 5
    case urlAndPath, twice, number, flag, twoValues, nothing, null
  }

  private func made() -> HandMade {
    var made = HandMade()
    for value in [made.writer.string("url"), made.writer.string("path"), .bool(true), .int(7), .null] {
      made.writer.add(to: .constants, BundleWriter.words(value))
    }
    // The items of a list are consecutive: start and count.
    for (start, count) in [(0, 1), (0, 2)] { list(&made, start, count) }
    let again = made.writer.count(of: .constants)
    for _ in 0..<2 { made.writer.add(to: .constants, BundleWriter.words(made.writer.string("url"))) }
    list(&made, again, 2)
    list(&made, 3, 1)
    list(&made, 2, 1)
    list(&made, 2, 2)
    list(&made, 0, 0)
    list(&made, 4, 1)
    return made
  }

  private func list(_ made: inout HandMade, _ start: Int, _ count: Int) {
    made.writer.add(to: .constants, BundleWriter.words(.list(start: start, count: count, in: .bundle)))
  }

  private func row(_ list: Lists) -> UInt32 {
    switch list {
    case .url, .urlAndPath: list.rawValue
    default: list.rawValue + 2
    }
  }

  private func refusal(_ treatment: TreatmentKind, fields: Lists? = nil, values: Lists? = nil, types: [String] = ["link"]) -> BundleError
    .Reason?
  {
    var made = made()
    let rows = types.map { type in
      [
        made.writer.number(of: type), UInt32(treatment.position), BundleSchema.none, fields.map(row) ?? BundleSchema.none,
        values.map(row) ?? BundleSchema.none,
        BundleSchema.none, BundleSchema.none,
      ]
    }
    let name = made.writer.number(of: "share")
    made.writer.add(to: .payloads, [name] + made.writer.addRange(to: .payloadParts, rows))
    return made.refusal?.reason
  }

  @Test func payloads() {
    #expect(refusal(.stays) == nil)
    #expect(
      refusal(.travels, fields: .url) == nil && refusal(.travels, fields: .urlAndPath) == nil && refusal(.travels, fields: .nothing) == nil)
    #expect(refusal(.marker, fields: .url, values: .flag) == nil && refusal(.marker, fields: .urlAndPath, values: .twoValues) == nil)
    #expect(refusal(.stays, types: ["a", "b"]) == nil)
  }

  @Test func payloadsThatDoNotSayWhatTravels() {
    #expect(refusal(.travels) == .payloadInvalid)
    #expect(refusal(.travels, fields: .url, values: .flag) == .payloadInvalid)
    #expect(refusal(.travels, fields: .twice) == .payloadInvalid)
    #expect(refusal(.travels, fields: .number) == .payloadInvalid)
    #expect(refusal(.marker, fields: .url) == .payloadInvalid)
    #expect(refusal(.marker, values: .flag) == .payloadInvalid)
    #expect(refusal(.marker, fields: .url, values: .twoValues) == .payloadInvalid)
    #expect(refusal(.marker, fields: .urlAndPath, values: .flag) == .payloadInvalid)
    #expect(refusal(.marker, fields: .url, values: .null) == .payloadInvalid)
    #expect(refusal(.stays, fields: .url) == .payloadInvalid)
    #expect(refusal(.stays, types: ["a", "a"]) == .payloadInvalid)
  }

  /// The real bundle with one word replaced.
  private func refusal(_ word: UInt32, at place: (BundleFile) -> Int) -> BundleError.Reason? {
    var file = BundleFile(RealRules.file)
    file.set(word, at: place(file))
    return file.refusal?.reason
  }

  @Test func downgradesWithoutALimitOrAnOrder() throws {
    let bundle = try RuleBundle(RealRules.file)
    let flows = try #require(bundle.find(.downgrade, "flows"))
    let uploads = try #require(bundle.find(.downgrade, "uploads"))
    #expect(refusal(BundleSchema.none) { $0.place(.downgrade, flows, DowngradeRow.At.limit) } == .downgradeInvalid)
    #expect(refusal(0) { $0.place(.downgrade, flows, DowngradeRow.At.keeps) } == .downgradeInvalid)
    #expect(refusal(2) { $0.place(.downgrade, flows, DowngradeRow.At.keeps) } == .downgradeInvalid, "conflict copies use the other order")
    #expect(refusal(1) { $0.place(.downgrade, uploads, DowngradeRow.At.keeps) } == .downgradeInvalid, "bytes have no order")
    #expect(refusal(3) { $0.place(.downgrade, flows, DowngradeRow.At.overCap) } == .choiceUnknown)
  }

  @Test func limitsThatSayAPartTwice() throws {
    let bundle = try RuleBundle(RealRules.file)
    let limit = try #require(bundle.find(.limits, "saved_flows"))
    let parts = bundle.limits[limit].parts
    #expect(refusal(0) { $0.place(.limitParts, parts.lowerBound + 1, LimitPartRow.At.part) } == .limitInvalid)
    #expect(refusal(6) { $0.place(.limitParts, parts.lowerBound, LimitPartRow.At.part) } == .choiceUnknown)
  }

  @Test func metersWithoutANumber() throws {
    let bundle = try RuleBundle(RealRules.file)
    let limit = try #require(bundle.find(.limits, "media_bytes"))
    let shows = try #require(bundle.limits[limit].shows)
    #expect(refusal(0) { $0.place(.settings, shows, SettingRow.At.amount) } == .limitInvalid)
    #expect(refusal(.max) { $0.place(.settings, shows, SettingRow.At.amount + 1) } == .limitInvalid)
    #expect(refusal(1) { $0.place(.settings, shows, SettingRow.At.unit) } == .limitInvalid)
  }
}
