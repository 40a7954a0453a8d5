import Diagnostics
import SourceText
import Testing
import YAMLTree

@Suite struct HostileTests {
  private static let valid = """
    # notes
    a: &x [1, {b: 'it''s', "c\\u00e9": >-
      }]
    ключ: |2
        text
      more
    ? [k]
    : !t *x
    list:
    - a: 1
      b:
    -  - 日本
    when: {p: q, r}
    """

  @Test func depth() {
    for open in ["[", "{a: ", "- ", "[\n", "? "] {
      let parsed = Parsed(String(repeating: open, count: 100_000))
      #expect(parsed.tree == nil)
      #expect(parsed.diagnostics.filter { $0.name == "yaml.size-limit" }.count == 1)
    }
    let fits = String(repeating: "[", count: 32) + String(repeating: "]", count: 32)
    #expect(Parsed(fits).diagnostics.isEmpty)
    #expect(Parsed("[" + fits + "]").marks == ["yaml.size-limit: ["])
  }

  @Test func sizes() {
    #expect(Parsed("a: 12345\n", limits: Limits(bytes: 5)).marks == ["yaml.size-limit: "])
    #expect(Parsed("a: 12345\nb: 1\n", limits: Limits(scalar: 4)).marks == ["yaml.size-limit: 12345"])
    let key = String(repeating: "k", count: 501)
    #expect(Parsed("{'\(key.dropFirst(3))', b}").marks == [])
    #expect(Parsed("{'\(key)', b}").marks == ["yaml.size-limit: '\(key)'"])
    #expect(Parsed("\(key): b").marks == ["yaml.size-limit: \(key)"])
    #expect(Parsed("[a, b, c, d]", limits: Limits(nodes: 3)).marks == ["yaml.size-limit: c"])
  }

  @Test func aliasesAreNeverExpanded() {
    var bomb = "a0: &a0 [x, x]\n"
    for level in 1..<40 { bomb += "a\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
    let parsed = Parsed(bomb)
    #expect(parsed.diagnostics.count == 40 + 2 * 39)
    let cut = Parsed(bomb, limits: Limits(problems: 30))
    #expect(cut.tree == nil && cut.diagnostics.count == 30)
    #expect(cut.diagnostics.first?.message == "this file has 30 or more errors; parsing stopped there")
  }

  @Test func manyKeys() {
    var text = ""
    for key in 0..<20_000 { text += "key\(key): 1\n" }
    text += "key77: 2\n"
    let clock = ContinuousClock()
    let time = clock.measure { #expect(Parsed(text).marks == ["yaml.duplicate-key: key77"]) }
    #expect(time < .seconds(5))
  }

  @Test func everyPrefix() {
    let bytes = Array(Self.valid.utf8)
    for end in 0...bytes.count { checkSpans(Parsed(Array(bytes[..<end]))) }
  }

  @Test func mutations() {
    let seed = UInt64.random(in: 1...UInt64.max)
    var state = seed
    func next(_ bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(bound))
    }
    let signs = Array("[]{}:,-?!&*#|>'\"%@` \n\t\r\\aé\u{2028}".utf8)
    let original = Array(Self.valid.utf8)
    for _ in 0..<4_000 {
      var bytes = original
      for _ in 0...next(6) {
        let at = next(bytes.count)
        switch next(3) {
        case 0: bytes[at] = signs[next(signs.count)]
        case 1: bytes.insert(signs[next(signs.count)], at: at)
        default: bytes.remove(at: at)
        }
      }
      let parsed = Parsed(bytes)
      checkSpans(parsed, "seed \(seed)")
      #expect(parsed.tree != nil || !parsed.diagnostics.isEmpty, "seed \(seed)")
    }
  }

  private func checkSpans(_ parsed: Parsed, _ comment: Comment? = nil) {
    let length = parsed.source.bytes.count
    for span in parsed.diagnostics.flatMap({ [$0.primary.span] + $0.secondary.map(\.span) + $0.fixes.flatMap { $0.edits.map(\.span) } }) {
      #expect(span.start <= span.end && Int(span.end) <= length, comment)
    }
    for node in parsed.nodes {
      let span = node.span
      #expect(span.start <= span.end && Int(span.end) <= length, comment)
      guard node.kind == .scalar else { continue }
      let count = node.withUTF8 { $0.count }
      for at in 0..<count {
        let part = node.sourceSpan(of: at..<at + 1)
        if part.start < span.start || part.end > span.end { Issue.record("a part is outside its node\(comment.map { ": \($0)" } ?? "")") }
      }
    }
  }
}
