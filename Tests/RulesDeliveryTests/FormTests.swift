import Foundation
import RemoteConfigs
import RulesBundle
import RulesDelivery
import RulesJSON
import Synchronization
import Testing

/// Canonical JSON, lists of offers, versions, rollouts: their formats.
@Suite struct FormTests {
  /// Canonical JSON as two other implementations write it (python-tuf's `encode_canonical`, tuf-js): the form that signatures cover.
  @Test func whatIsSigned() throws {
    let json = try JSON.parse(Array(#"{ "b": [1, -2, true, null], "a": "\"\\\u00e9\n", "B": {} }"#.utf8))
    #expect(String(decoding: json.canonical, as: UTF8.self) == "{\"B\":{},\"a\":\"\\\"\\\\é\n\",\"b\":[1,-2,true,null]}")
    // The id of a key is the hash of its canonical form, as securesystemslib computes it.
    let key = try VerifyingKey(checking: bytes("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a"))
    #expect(key.id == "74c181c7ad8a0855d4b55e44d2ba87aabdddb196832571f15f92fece332e4916")
  }

  @Test func signaturesAsOthersCheckThem() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../../shared/vectors/wycheproof-ed25519.json"
    ).standardized
    guard let data = try? Data(contentsOf: file) else {
      print("skipped: \(file.lastPathComponent) is not on this machine")
      return
    }
    let all = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    var count = 0
    for group in try #require(all["testGroups"] as? [[String: Any]]) {
      let key = try #require((group["publicKey"] as? [String: Any])?["pk"] as? String)
      for test in try #require(group["tests"] as? [[String: Any]]) {
        let message = try #require(test["msg"] as? String)
        let signature = try #require(test["sig"] as? String)
        let isValid = try #require(test["result"] as? String) == "valid"
        let verifying = try #require(VerifyingKey(bytes(key)))
        #expect(verifying.accepts(bytes(signature), of: bytes(message)) == isValid, "case \(test["tcId"] ?? "")")
        count += 1
      }
    }
    #expect(count > 100)
  }

  private func bytes(_ text: String) -> [UInt8] {
    let digits = text.utf8.map { $0 >= 0x61 ? $0 - 0x57 : $0 - 0x30 }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  @Test func listsOfOffersAreReadStrictly() throws {
    let index = Published(version: 7, number: 1, offers: [Offered([(Path.credits, .amount(5))])]).index
    let text = String(decoding: index.json.compact(), as: UTF8.self)
    #expect(try ConfigIndex(parsing: Array(text.utf8)) == index)
    let slips = [
      ("\"schema\":1", "\"schema\":1,\"more\":true"), ("\"version\":7,", ""), ("\"version\":7", "\"version\":0"),
      ("\"version\":7", "\"version\":\"7\""), ("\"version\":7", "\"version\":9007199254740992"),
      ("\"share\":10000", "\"share\":10001"), ("\"minimumApp\":\"1.0\"", "\"minimumApp\":\"1.x\""), ("\"size\":", "\"size\":-"),
      ("\"digest\":\"", "\"digest\":\"../"),
    ]
    for (old, new) in slips {
      let slip = text.replacingOccurrences(of: old, with: new)
      #expect(slip != text, "\(old)")
      #expect(throws: ConfigError.notAnIndex, "\(new)") { try ConfigIndex(parsing: Array(slip.utf8)) }
    }
    let later = text.replacingOccurrences(of: "\"schema\":1", with: "\"schema\":2")
    #expect(throws: ConfigError.otherSchema(2)) { try ConfigIndex(parsing: Array(later.utf8)) }
  }

  @Test func configsAreReadStrictly() throws {
    let config = try RemoteConfig(parsing: Array(#"{"values":{"a":1,"b":true,"c":"unlimited"}}"#.utf8))
    #expect(config.values.map(\.value) == [.amount(1), .onOff(true), .amount(nil)])
    for text in [
      "", "{}", "[]", #"{"values":[]}"#, #"{"values":{"a":1.5}}"#, #"{"values":{"a":"many"}}"#, #"{"values":{"a":null}}"#,
      #"{"values":{"a":9007199254740992}}"#,
      #"{"values":{"a":1,"a":2}}"#, #"{"values":{},"more":1}"#, #"{"values":{}} x"#,
    ] {
      #expect(throws: ConfigError.notAConfig, "\(text)") { try RemoteConfig(parsing: Array(text.utf8)) }
    }
  }

  @Test func appVersionsCompareAsNumbers() throws {
    func version(_ text: String) throws -> AppVersion { try #require(AppVersion(text)) }
    #expect(try version("1.10") > version("1.9.9"))
    #expect(try version("1.2") == version("1.2.0"))
    for text in ["", ".", "1.", "1.2.3.4.5", "-1", "1.x", "99999999999"] { #expect(AppVersion(text) == nil, "\(text)") }
  }

  /// The documented hash is uniform, and an install that is in at 10% is in at 20%.
  @Test func installsAreSpreadEvenly() {
    var counts = Array(repeating: 0, count: 10)
    for number in 0..<20_000 { counts[Install(id: "install-\(number)", app: .first).bucket("test") / 1000] += 1 }
    for count in counts { #expect((1850...2150).contains(count), "\(counts)") }
    #expect(Install(id: "a", app: .first).bucket("test") == Install(id: "a", app: .first).bucket("test"))
    #expect(Install(id: "abc", app: .first).bucket("handz/production") == 8322)
  }

  @Test func aRolloutIsForSome() throws {
    let new = Offered([(Path.credits, .amount(8))], share: 1000)
    let old = Offered([(Path.credits, .amount(5))])
    let index = Published(version: 2, number: 1, offers: [new, old]).index
    let taken = (0..<5000).count { index.offer(for: Install(id: "\($0)", app: .first)) == index.offers[0] }
    #expect((430...570).contains(taken), "\(taken)")
  }

  /// Returns the same word each time.
  private struct Constant: RandomNumberGenerator {
    let word: UInt64
    mutating func next() -> UInt64 { word }
  }

  @Test func waitsGrowAndEnd() {
    let backoff = BackoffPolicy()
    func delay(_ failures: Int, isReached: Bool = false, word: UInt64 = .max) -> Duration {
      var generator = Constant(word: word)
      return backoff.delay(after: failures, isReached: isReached, using: &generator)
    }
    // The jitter of a random word is a little less than the whole delay, or half of it.
    func isWhole(_ delay: Duration, _ whole: Duration) -> Bool { delay <= whole && delay > whole * 0.999 }
    #expect(isWhole(delay(0), .seconds(900)) && delay(0, word: 0) == .seconds(450))
    let delays = (1...40).map { delay($0) }
    // After an answer, the loader asks again soon, because the next offer may be the correction.
    #expect(isWhole(delay(40, isReached: true), .seconds(900)) && isWhole(delay(1, isReached: true), .seconds(15)))
    // The pause that a server asks for is kept, up to the longest delay.
    var generator = Constant(word: 0)
    #expect(backoff.delay(after: 1, atLeast: .seconds(120), using: &generator) == .seconds(120))
    #expect(backoff.delay(after: 1, atLeast: .seconds(1_000_000), using: &generator) == backoff.maximumDelay)
    #expect(delays == delays.sorted() && isWhole(delays[0], .seconds(15)) && isWhole(delays[39], .seconds(21_600)))
  }

  /// A clock that does not wait: the loop repeats until the clock throws.
  private final class SleepClock: Clock, @unchecked Sendable {
    struct Instant: InstantProtocol {
      var offset: Duration
      func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
      func duration(to other: Self) -> Duration { other.offset - offset }
      static func < (a: Self, b: Self) -> Bool { a.offset < b.offset }
    }

    private let slept = Mutex<[Duration]>([])
    private let rounds: Int
    var delays: [Duration] { slept.withLock { $0 } }
    var now: Instant { Instant(offset: delays.reduce(.zero, +)) }
    var minimumResolution: Duration { .zero }

    init(rounds: Int) { self.rounds = rounds }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
      let delay = now.duration(to: deadline)
      let count = slept.withLock { slept in
        slept.append(delay)
        return slept.count
      }
      if count == rounds { throw CancellationError() }
    }
  }

  @Test func theLoopWaitsLongerAfterFailures() async throws {
    let site = try Site(inMemory: true)
    site.state.withLock { $0.failure = .unreachable("no network") }
    let clock = SleepClock(rounds: 6)
    await Phone(site).loader().run(on: clock, using: Constant(word: 0))
    #expect(clock.delays == [7.5, 15, 30, 60, 120, 240].map { .seconds($0) })
  }
}
