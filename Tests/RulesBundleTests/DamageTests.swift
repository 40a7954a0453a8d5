import RulesBundle
import RulesJSON
import RulesRequests
import RulesRuntime
import TestSupport
import Testing

/// A damaged file is rejected with the location, or it is a valid bundle: then every decision ends without a trap.
///
/// `RULEBOOK_EXHAUSTIVE=1` tries every bit of every byte and evaluates every bundle that still loads. Otherwise every other byte, and one
/// in eight of the strings, gets one or two values, and some bundles are evaluated.
@Suite struct DamageTests {
  static let isExhaustive = TestRun.environment("RULEBOOK_EXHAUSTIVE") != nil
  /// The file in parts, so that the parts run in parallel.
  static let parts = 8

  @Test(arguments: 0..<parts) func everyByteFlipped(part: Int) throws {
    let file = RealRules.file
    try #require(file.count > 10_000)
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: file.count, alignment: 8)
    defer { memory.deallocate() }
    memory.copyBytes(from: file)
    let texts = BundleFile(file).offset(of: .texts)
    var (refused, loaded, answers) = (0, 0, 0)
    for offset in stride(from: part, to: file.count, by: Self.parts) {
      // Almost every change of a string results in another string, so some of them are enough.
      let isText = offset > BundleFile(file).offset(of: .bytes) && offset < texts
      if !Self.isExhaustive, offset / Self.parts % (isText ? 8 : 2) != 0 { continue }
      for value in values(file[offset], offset) {
        memory[offset] = value
        if let bundle = try load(UnsafeRawBufferPointer(memory), "byte \(offset) is \(value)") {
          loaded += 1
          if Self.isExhaustive || loaded % 24 == 0 { answers += Questions.ask(bundle, first: loaded, step: Self.isExhaustive ? 3 : 17) }
        } else {
          refused += 1
        }
      }
      memory[offset] = file[offset]
    }
    #expect(refused > 500 && loaded > 300 && answers > 300, "\(refused) refused, \(loaded) loaded, \(answers) answers")
  }

  private func values(_ byte: UInt8, _ offset: Int) -> [UInt8] {
    if Self.isExhaustive { return (0..<8).map { byte ^ 1 << UInt8($0) } + [byte == 0xFF ? 0x7F : 0xFF] }
    return [[byte ^ 1], [byte ^ 0x80], [byte == 0xFF ? 0 : 0xFF], [byte ^ 2, byte ^ 0x10]][offset / 4 % 4]
  }

  /// Loads the bundle, or checks the error.
  private func load(_ memory: UnsafeRawBufferPointer, _ what: @autoclosure () -> String) throws -> RuleBundle? {
    do {
      return try RuleBundle(staticMemory: memory)
    } catch {
      if !(0...memory.count).contains(error.offset) { Issue.record("\(what()): \(error)") }
      return nil
    }
  }

  /// Damaged bundles are evaluated with a request that the valid bundle answers with a plan.
  @Test func planningIsAsked() throws {
    let rules = Rules(try RuleBundle(RealRules.file))
    let frame = rules.makeFrame()
    for line in Questions.planning {
      var writer = JSONWriter()
      let isAnswered = rules.answer(line, frame, into: &writer)
      guard isAnswered, case .array(let requests)? = try JSON.parse(writer.bytes)["requests"] else {
        Issue.record("\(String(decoding: writer.bytes, as: UTF8.self))")
        continue
      }
      #expect(!requests.isEmpty)
    }
  }

  /// With the original length in the header, and with one that matches the remaining bytes.
  @Test func everyLength() throws {
    let file = RealRules.file
    // Seven divides no word and no row, so each is cut at every position.
    for length in Array(0..<1000) + stride(from: 1000, to: file.count, by: Self.isExhaustive ? 1 : 7) {
      let short = BundleFile(Array(file[..<length]))
      #expect(short.refusal?.offset == (length < BundleSchema.headerSize ? length : 12))
      if length < BundleSchema.headerSize { continue }
      var agreeing = short
      agreeing.set(UInt32(length), at: 12)
      let refusal = try #require(agreeing.refusal, "\(length) bytes")
      #expect((0...length).contains(refusal.offset))
    }
  }

  /// Several words at once, with plausible numbers, which pass checks that reject a single byte.
  @Test(arguments: [1, 2, 3, 4] as [UInt64]) func severalWordsReplaced(seed: UInt64) throws {
    let file = BundleFile(RealRules.file)
    var numbers = Numbers(seed: seed)
    let start = file.offset(of: .book)
    var (loaded, answers) = (0, 0)
    for _ in 0..<(Self.isExhaustive ? 100_000 : 600) {
      var damaged = file
      for _ in 0...numbers.next(below: 3) {
        let place = start + numbers.next(below: (file.bytes.count - start) / 4) * 4
        let other = start + numbers.next(below: (file.bytes.count - start) / 4) * 4
        let words = [UInt32(numbers.next(below: 12)), file.word(at: other), BundleSchema.none, 0x8000_0000, file.word(at: place) &+ 1]
        damaged.set(words[numbers.next(below: words.count)], at: place)
      }
      do {
        answers += Questions.ask(try RuleBundle(damaged.bytes), first: loaded, step: 11)
        loaded += 1
      } catch {
        #expect((0...file.bytes.count).contains(error.offset), "seed \(seed)")
      }
    }
    #expect(loaded > 100 && answers > 1000, "seed \(seed)")
  }
}
