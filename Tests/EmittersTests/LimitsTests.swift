import Emitters
import Foundation
import RuleKinds
import RulesBundle
import RulesCompiler
import RulesJSON
import TestSupport
import Testing

/// The limits file equals the bundle, and is rejected with any other bundle.
@Suite struct LimitsTests {
  private let committed = Repository.bytes(of: "generated/limits.json")
  private let bundle = Result { try RulesBundle.RuleBundle(Repository.bytes(of: "generated/rulebook.bundle")) }

  private typealias Object = [String: Any]

  /// Read by a third-party parser, and compared cell by cell.
  @Test func everyCapIsTheBundles() throws {
    let json = try #require(try JSONSerialization.jsonObject(with: Data(committed)) as? Object)
    let bundle = try bundle.get()
    let caps = try #require(json["caps"] as? [String: Object])
    #expect(Set(caps.keys) == Set((0..<bundle.count(.limits)).map { bundle.name(.limits, $0) }))
    var compared = 0
    for limit in 0..<bundle.count(.limits) {
      let name = bundle.name(.limits, limit)
      let cap = try #require(caps[name])
      let plans = try #require(cap["plans"] as? Object)
      #expect(cap["unit"] as? String == bundle.limits[limit].unit.name, "\(name)")
      let reset = bundle.limits[limit].reset.map { bundle.name(.resets, $0) }
      #expect(cap["resets"] as? String == reset, "\(name)")
      for plan in 0..<bundle.count(.plans) {
        let row = bundle.limitValue(limit, plan)
        let value = plans[bundle.name(.plans, plan)]
        switch bundle.limitKind(ofValue: row) {
        case .number: #expect((value as? NSNumber)?.int64Value == bundle.limitValues[row].amount, "\(name)")
        case .unlimited: #expect(value is NSNull, "\(name)")
        case .notApplicable: #expect(value == nil, "\(name)")
        }
        let isSoft = try #require(cap["warnsOnly"] as? [String]).contains(bundle.name(.plans, plan))
        #expect(isSoft == bundle.limitValues[row].soft, "\(name)")
        compared += 1
      }
    }
    #expect(compared > 30)
  }

  /// CH30, Required Config Fields.
  @Test func theChaptersNumbers() throws {
    let json = try JSON.parse(committed)
    #expect(json["planStates"]?.objectValue?.map(\.key).prefix(4) == ["guest", "free", "pro", "trial"])
    #expect(json["caps"]?["saved_flows"]?["plans"]?["free"] == .int(2))
    #expect(json["caps"]?["saved_flows"]?["plans"]?["pro"] == .null)
    #expect(json["caps"]?["inbox_items"]?["plans"]?["free"] == .int(10))
    #expect(json["caps"]?["practice_credits"]?["plans"] == .object([.init(key: "free", value: .int(3))]))
    #expect(json["caps"]?["practice_credits"]?["resets"] == .string("monthly"))
    #expect(json["caps"]?["media_bytes"]?["plans"]?["pro"] == .int(2_000_000_000))
    let links = json["ladder"]?["vectors"]?["share_link_creation"]
    #expect(links?["levels"]?["L3"]?["blockSeconds"] == .int(1800) && links?["levels"]?["L4"]?["suspendSeconds"] == .int(86_400))
    #expect(links?["levels"]?["L2"]?["thresholds"]?["trial"] == links?["levels"]?["L2"]?["thresholds"]?["pro"])
  }

  /// Everything that the file names exists.
  @Test func namesAreTheBundles() throws {
    let json = try JSON.parse(committed)
    let bundle = try bundle.get()
    for (vector, keys) in (json["copyKeys"]?.objectValue ?? []).map({ ($0.key, $0.value) }) {
      let levels = json["ladder"]?["vectors"]?[vector]?["levels"]?.objectValue?.map(\.key)
      #expect(keys.objectValue?.map(\.key) == levels && bundle.find(.ladder, vector) != nil)
      for key in keys.objectValue ?? [] {
        #expect(
          bundle.find(.ladderLevels, key.key) != nil && bundle.find(.copy, key.value.stringValue ?? "") != nil, "\(vector) \(key.key)")
      }
      guard case .array(let stops) = json["ladder"]?["vectors"]?[vector]?["stops"] else { continue }
      for action in stops { #expect(bundle.find(.actions, action.stringValue ?? "") != nil, "\(action)") }
    }
    #expect(json["copyKeys"]?.objectValue?.count == bundle.count(.ladder))
  }

  @Test func itBelongsToItsBundleAlone() throws {
    let (file, bundle) = (committed, try bundle.get())
    #expect(LimitsReader.mismatch(file, bundle) == nil)
    let text = String(decoding: file, as: UTF8.self)
    func mismatch(_ old: String, _ new: String) -> LimitsReader.Mismatch? {
      #expect(text.contains(old), "\(old)")
      return LimitsReader.mismatch(Array(text.replacing(old, with: new).utf8), bundle)
    }
    #expect(mismatch("\"schemaVersion\": 1", "\"schemaVersion\": 2") == .otherVersion(2))
    #expect(mismatch("\"schemaVersion\": 1,", "") == .otherShape(member: "schemaVersion"))
    #expect(mismatch("\"caps\":", "\"limits\":") == .edited)
    #expect(mismatch("\"free\": 2,", "\"free\": 3,") == .edited)
    #expect(mismatch("\"blockSeconds\": 1800", "\"blockSeconds\": 180") == .edited)
    guard case .notJSON = LimitsReader.mismatch(Array(file.dropLast(3)), bundle) else {
      Issue.record("a truncated file is not JSON")
      return
    }
    // Any other bundle, even if only a sentence differs.
    let files = RealRules.files.map { file in
      var file = file
      file.bytes = Array(String(decoding: file.bytes, as: UTF8.self).replacing("text: \"Manage flows\"", with: "text: \"See flows\"").utf8)
      return file
    }
    guard case .otherBundle("content", let itself, let other) = LimitsReader.mismatch(file, try Compiled(files).bundle) else {
      Issue.record("another sentence results in another bundle")
      return
    }
    #expect(itself.count == 64 && other.count == 64 && itself != other)
  }

  /// A file with a wrong value and a correct hash is still compared cap by cap.
  @Test func aWrongCapIsFound() throws {
    let product = try Compiled.product.get()
    var book = product.rules.book
    var limits = Named<Limit, Limit>()
    for entry in book.limits.entries {
      var limit = entry.value
      if entry.name.text == "saved_flows" { limit.soft = [.init("free")] }
      limits.append(limit, named: entry.name)
    }
    book.limits = limits
    let file = LimitsEmitter(book, product.bundle).json.pretty()
    #expect(LimitsReader.mismatch(file, product.bundle) == .otherCap(limit: "saved_flows", plan: "free"))
  }

  /// The vectors of the ladder and its signals are also compared.
  @Test func aWrongLadderIsFound() throws {
    let product = try Compiled.product.get()
    func mismatch(_ edit: (inout RuleBook) -> Void) -> LimitsReader.Mismatch? {
      var book = product.rules.book
      edit(&book)
      return LimitsReader.mismatch(LimitsEmitter(book, product.bundle).json.pretty(), product.bundle)
    }
    func vector(_ edit: (inout LadderVector) -> Void) -> LimitsReader.Mismatch? {
      mismatch { $0.ladder = edited($0.ladder, "share_link_creation", edit) }
    }
    func level(_ name: String, _ edit: (inout LadderStep) -> Void) -> LimitsReader.Mismatch? {
      vector { vector in
        var levels = Columns<LadderLevel, LadderStep>()
        for cell in vector.levels.cells {
          var step = cell.value
          if cell.column.text == name { edit(&step) }
          levels.append(step, in: cell.column)
        }
        vector.levels = levels
      }
    }
    #expect(mismatch { _ in } == nil)
    let whole = LimitsReader.Mismatch.otherVector("share_link_creation", level: nil)
    #expect(vector { $0.isSwitchedOn = false } == whole && vector { $0.resets = nil } == whole && vector { $0.signals = [] } == whole)
    #expect(vector { $0.counts = .init("login.failed") } == whole)
    let third = LimitsReader.Mismatch.otherVector("share_link_creation", level: "L3")
    #expect(level("L3") { $0.block = nil } == third && level("L3") { $0.confirm = true } == third)
    #expect(level("L3") { $0.at = Columns() } == third && level("L3") { $0.letsThrough = .init(times: 1, per: .seconds(60)) } == third)
    #expect(level("L5") { $0.after?.times = 3 } == .otherVector("share_link_creation", level: "L5"))
    #expect(
      mismatch { $0.signals = edited($0.signals, "huge_flows") { $0.weight = .percent(90) } } == .otherSignal("huge_flows"))
  }

  private func edited<K: Kind, Value>(_ rules: Named<K, Value>, _ name: String, _ edit: (inout Value) -> Void) -> Named<K, Value> {
    var all = Named<K, Value>()
    for entry in rules.entries {
      var value = entry.value
      if entry.name.text == name { edit(&value) }
      all.append(value, named: entry.name)
    }
    return all
  }

  /// docs/use/limits.md has a row for every member.
  @Test func thePageNamesEveryMember() throws {
    let page = Repository.text(of: "docs/use/limits.md")
    var open = [("", try JSON.parse(committed))]
    var names: Set<String> = []
    let byName: Set = ["planStates", "caps", "levels", "vectors", "copyKeys", "resets", "plans", "thresholds", "signals", "events"]
    while let (key, value) = open.popLast() {
      for member in value.objectValue ?? [] {
        // Below these are names of rules instead of members of the format.
        if !byName.contains(key) { names.insert(member.key) }
        // The members of its vectors are levels and keys, those of names are all ids.
        if member.key != "copyKeys" { open.append((byName.contains(key) ? "" : member.key, member.value)) }
      }
    }
    for name in names.sorted() { #expect(page.contains("`\(name)`"), "\(name)") }
    #expect(names.count > 20)
  }
}
