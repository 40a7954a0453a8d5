import Emitters
import RulesBundle
import RulesCompiler
import RulesJSON
import TestSupport
import Testing

/// Equal rules result in equal bytes, and the hashes show what changed.
@Suite struct DeterminismTests {
  @Test func compilingTwiceGivesTheSameBytes() throws {
    let again = try #require(Pipeline.compile(RealRules.files).lowered)
    #expect(again.bundle == RealRules.file)
    let backwards = try #require(Pipeline.compile(RealRules.files.reversed()).lowered)
    #expect(backwards.bundle == RealRules.file, "the order of the files changes nothing")
  }

  @Test func aCommentChangesNothing() throws {
    let edited = RealRules.files.replacing("saved_flows:\n", with: "# A comment.\n\nsaved_flows:\n", in: "limits.yaml")
    #expect(try #require(RealRules.compile(edited)).bundle == RealRules.file)
  }

  @Test func theTwinIsReadableAndComesFromTheBytes() throws {
    let bundle = try RuleBundle(RealRules.file)
    let twin = BundleJSON(bundle).json
    let bytes = twin.pretty()
    #expect(try JSON.parse(bytes, limit: bytes.count) == twin)
    #expect(BundleJSON(try RuleBundle(RealRules.file)).json.pretty() == bytes)

    // A byte of a string that is changed in the file is changed in the JSON form. The product's name is also a scheme, so it stays a word.
    var damaged = BundleFile(RealRules.file)
    let text = damaged.offset(of: .bytes) + bundle.texts[bundle.book[0].product.number].start
    damaged.bytes[text] = UInt8(ascii: "x")
    let other = try #require(BundleJSON(try RuleBundle(damaged.bytes)).json["product"]?.stringValue)
    #expect(other == "x" + (twin["product"]?.stringValue ?? "").dropFirst())
  }

  /// Each named section is an object with the names of its rows in byte order, none omitted.
  @Test func theTwinHasEveryNamedRow() throws {
    let bundle = try RuleBundle(RealRules.file)
    let twin = BundleJSON(bundle).json
    for layout in BundleSchema.sections where BundleSchema.isNamed(layout) {
      let names = (0..<bundle.count(layout.section)).map { bundle.name(layout.section, $0) }
      #expect(twin[layout.name]?.objectValue?.map(\.key) == names, "\(layout.name)")
    }
  }

  @Test func theContentHashFindsAnyChangeAfterTheHeader() throws {
    #expect(try RuleBundle(RealRules.file).isIntact)
    var damaged = BundleFile(RealRules.file)
    let product = try RuleBundle(RealRules.file).column(.book, 0, BookRow.At.product)
    let text = damaged.offset(of: .bytes) + (try RuleBundle(RealRules.file).column(.texts, product, TextRow.At.start))
    damaged.bytes[text] ^= 1
    let bundle = try RuleBundle(damaged.bytes)
    #expect(!bundle.isIntact, "loading does not compute it, `isIntact` does")
    damaged.bytes[text] ^= 1
    damaged.bytes[50] ^= 1
    #expect(try !RuleBundle(damaged.bytes).isIntact)
  }
}
