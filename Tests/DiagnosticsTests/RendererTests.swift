import Diagnostics
import SourceText
import Testing

private let rule = Explanation("name.unknown", .error, finds: "f", why: "w", example: "e", instead: "i")

/// Files for a test, and spans found by the text they mark.
private struct Files {
  var set = SourceSet()

  mutating func add(_ path: String, _ text: String) -> FileID { set.add(SourceFile(path: path, bytes: Array(text.utf8))) }

  func span(_ file: FileID, _ text: String) -> Span {
    let bytes = set[file].bytes
    let start = (0..<bytes.count).first { bytes[$0...].starts(with: text.utf8) } ?? 0
    return Span(file, start, start + text.utf8.count)
  }
}

@Suite struct RendererTests {
  @Test func contractForm() {
    var files = Files()
    let file = files.add("rules/errors.yaml", String(repeating: "\n", count: 40) + "    copy: inbox.ful\n")
    let diagnostic = Diagnostic(
      rule, "no copy key is named `inbox.ful`", at: files.span(file, "inbox.ful"), "not in rules/copy/en.yaml",
      helps: ["did you mean `inbox.full`?"],
      fixes: [Fix("rename it", .maybeIncorrect, [.init(files.span(file, "inbox.ful"), "inbox.full")])])
    #expect(
      TextRenderer().render([diagnostic], in: files.set) == """
        error[name.unknown]: no copy key is named `inbox.ful`
          --> rules/errors.yaml:41:11
           |
        41 |     copy: inbox.ful
           |           ^^^^^^^^^ not in rules/copy/en.yaml
           = help: did you mean `inbox.full`?
           = fix: rename it
        41 ~     copy: inbox.full

        """)
  }

  @Test func otherLinesAndFiles() {
    var files = Files()
    let first = files.add("a.yaml", "a: 1\nb: 2\nc: 3\nd: x, y\n")
    let second = files.add("b.yaml", "z: 9\n")
    let diagnostic = Diagnostic(
      rule, "m", at: files.span(first, "y"), "here",
      secondary: [
        .init(files.span(first, "a"), "first"), .init(files.span(first, "x"), "same line"),
        .init(files.span(second, "z"), "there"),
      ],
      notes: ["n"])
    #expect(
      TextRenderer().render([diagnostic], in: files.set) == """
        error[name.unknown]: m
         --> a.yaml:4:7
          |
        1 | a: 1
          | - first
        ...
        4 | d: x, y
          |    -  ^ here
          |    |
          |    same line
         ::: b.yaml:1:1
          |
        1 | z: 9
          | - there
          = note: n

        """)
  }

  @Test func tabsWideLettersAndLongLines() {
    var files = Files()
    let file = files.add("a.yaml", "\t日本: x\n" + String(repeating: "a", count: 300) + "!" + String(repeating: "b", count: 300))
    let wide = TextRenderer().render([Diagnostic(rule, "m", at: files.span(file, "x"))], in: files.set)
    #expect(wide.contains("1 |     日本: x\n  |           ^\n"))
    let long = TextRenderer().render([Diagnostic(rule, "m", at: files.span(file, "!"))], in: files.set)
    #expect(long.split(separator: "\n").allSatisfy { $0.count < 120 })
    #expect(long.contains("  |" + String(repeating: " ", count: 37) + "^\n"))
    let several = TextRenderer().render([Diagnostic(rule, "m", at: Span(file, 7, 100))], in: files.set)
    #expect(several.contains("  |         ^^^\n"))
  }

  @Test func colourOnlyOnDemand() {
    var files = Files()
    let file = files.add("a.yaml", "a: 1\n")
    let diagnostic = Diagnostic(rule, "m \u{1B}[2J", at: files.span(file, "1"), "l")
    #expect(!TextRenderer().render([diagnostic], in: files.set).contains("\u{1B}"))
    #expect(TextRenderer(color: .always).render([diagnostic], in: files.set).contains("\u{1B}[1;31m^\u{1B}[0m"))
    #expect(ColorMode.auto.resolved(isTerminal: true, noColor: true) == .never)
  }

  @Test func json() {
    var files = Files()
    let file = files.add("a.yaml", "é: \"x\"\n")
    let span = files.span(file, "\"x\"")
    let diagnostic = Diagnostic(
      rule, "a \"b\"\n", at: span, "l", notes: ["n"], helps: ["h"], fixes: [Fix("t", .machineApplicable, [.init(span, "y\\")])])
    let place = #""file":"a.yaml","start":{"line":1,"column":4},"end":{"line":1,"column":7}"#
    let fingerprint = Fingerprint.all([diagnostic], in: files.set)[0]
    #expect(
      JSONRenderer().render([diagnostic], in: files.set)
        == #"{"name":"name.unknown","severity":"error","message":"a \"b\"\n","# + place + #","labels":[{"# + place
        + #","text":"l","primary":true}],"notes":["n","h"],"fixes":[{"title":"t","applicability":"machineApplicable","edits":[{"# + place
        + #","text":"y\\"}]}],"fingerprint":""# + fingerprint + "\"}\n")
  }

  @Test func fingerprintsSurviveMoves() {
    func prints(_ text: String) -> [String] {
      var files = Files()
      let file = files.add("a.yaml", text)
      let diagnostic = Diagnostic(rule, "m", at: files.span(file, "x"))
      return Fingerprint.all([diagnostic, diagnostic], in: files.set)
    }
    #expect(prints("a: x\n") == prints("# new\n\n   a: x  \nb: 1\n"))
    #expect(prints("a: x\n") != prints("b: x\n"))
    #expect(Set(prints("a: x\n")).count == 2)
  }

  @Test func orderAndSummary() {
    var files = Files()
    let second = files.add("b.yaml", "abc")
    let first = files.add("a.yaml", "abc")
    let all = [Span(second, 0, 1), Span(first, 2, 3), Span(first, 0, 1)].map { Diagnostic(rule, "m", at: $0) }
    #expect(DiagnosticOrder.sorted(all, in: files.set).map(\.primary.span) == [Span(first, 0, 1), Span(first, 2, 3), Span(second, 0, 1)])
    #expect(Summary.line(all) == "3 errors")
    #expect(Summary.line([]) == "no problems")
  }
}
