import RulesJSON
import Testing

/// SplitMix64: the same numbers from the same seed on every platform.
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

  mutating func scalar() -> Unicode.Scalar {
    let ranges: [ClosedRange<UInt32>] = [
      0x61...0x7A, 0x00...0x7F, 0x00...0x1F, 0x80...0x7FF, 0x300...0x303, 0x2027...0x202A, 0x800...0xD7FF, 0xE000...0xFFFF,
      0x10000...0x10FFFF,
    ]
    return Unicode.Scalar(UInt32.random(in: ranges[below(ranges.count)], using: &self)) ?? "?"
  }

  mutating func string() -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<below(12) { text.append(scalar()) }
    return String(text)
  }

  mutating func value(depth: Int) -> JSON {
    switch below(depth > 0 ? 7 : 5) {
    case 0: return .null
    case 1: return .bool(below(2) == 0)
    case 2: return .int(Int64(bitPattern: next()) >> Int64(below(64)))
    case 3, 4: return .string(string())
    case 5: return .array((0..<below(6)).map { _ in value(depth: depth - 1) })
    default:
      var keys: Set<[UInt8]> = []
      var members: [JSON.Member] = []
      for _ in 0..<below(20) {
        let key = string()
        if keys.insert(Array(key.utf8)).inserted { members.append(.init(key: key, value: value(depth: depth - 1))) }
      }
      return .object(members)
    }
  }
}

/// One fixed seed and one that is new in each run. Both are arguments of the test, so a failure names them.
@Suite struct RandomTests {
  static let seeds: [UInt64] = [1, .random(in: 0 ... .max)]

  @Test(arguments: seeds)
  func roundTrips(seed: UInt64) throws {
    print("RulesJSON round trips: seed \(seed)")
    var numbers = SeededNumbers(state: seed)
    for round in 0..<600 {
      let value = numbers.value(depth: 5)
      let (compact, pretty) = (value.compact(), value.pretty())
      try #require(try JSON.parse(compact) == value, "seed \(seed), round \(round)")
      try #require(try JSON.parse(pretty) == value, "seed \(seed), round \(round)")
      try #require(try JSON.parse(pretty).compact() == compact, "seed \(seed), round \(round)")
    }
  }

  /// Bytes in one run of memory are written and compared as those that come one at a time.
  @Test(arguments: seeds)
  func runsOfBytesAreLikeSingleOnes(seed: UInt64) {
    var numbers = SeededNumbers(state: seed)
    for round in 0..<2_000 {
      let (text, other) = (numbers.string(), numbers.string())
      var (run, single) = (JSONWriter(), JSONWriter())
      run.string(utf8: Array(text.utf8))
      single.string(utf8: AnySequence(text.utf8))
      #expect(run.bytes == single.bytes && run.bytes == JSON.string(text).compact(), "seed \(seed), round \(round)")
      #expect(JSON.string(text) == JSON.string(String(decoding: Array(text.utf8), as: UTF8.self)), "seed \(seed), round \(round)")
      let areEqual = text.utf8.elementsEqual(other.utf8)
      #expect((JSON.string(text) == JSON.string(other)) == areEqual, "seed \(seed), round \(round)")
    }
  }

  /// A changed text is rejected at an offset within it, or it is read and its compact form reads the same.
  @Test(arguments: seeds)
  func mutationsAreReadOrRefused(seed: UInt64) throws {
    print("RulesJSON mutations: seed \(seed)")
    var numbers = SeededNumbers(state: seed)
    let spice = Array("{}[]\",:\\u0-1.eE tfn/\n".utf8) + [0x00, 0x80, 0xC3, 0xED, 0xA0, 0xF4, 0xFF]
    var refusals = 0
    for round in 0..<3_000 {
      let value = numbers.value(depth: 3)
      var bytes = round % 2 == 0 ? value.compact() : value.pretty()
      for _ in 0...numbers.below(3) {
        let place = numbers.below(bytes.count + 1)
        let byte = numbers.below(2) == 0 ? spice[numbers.below(spice.count)] : UInt8(numbers.below(256))
        switch numbers.below(4) {
        case 0: bytes.insert(byte, at: place)
        case 1 where place < bytes.count: bytes[place] = byte
        case 2 where place < bytes.count: bytes.remove(at: place)
        default: bytes.removeLast(numbers.below(bytes.count - place + 1))
        }
      }
      switch Result(catching: { () throws(JSONError) in try JSON.parse(bytes) }) {
      case .success(let read):
        try #require(try JSON.parse(read.compact()) == read, "seed \(seed), round \(round)")
      case .failure(let error):
        refusals += 1
        try #require((0...bytes.count).contains(error.offset), "seed \(seed), round \(round)")
      }
    }
    #expect(refusals > 1_000)
  }

  /// Every proper prefix of an object's text is rejected. If only the end is missing, the offset is the end.
  @Test func everyPrefixEndsTooEarly() {
    let text = Array(#"{"plan": "go\nld\ud83d\ude00", "limits": [1, -2, {}], "on": []}"#.utf8)
    for count in 0..<text.count {
      #expect(failure(Array(text[..<count])) == JSONError(offset: count, reason: .unexpectedEnd), "prefix of \(count)")
    }
  }
}
