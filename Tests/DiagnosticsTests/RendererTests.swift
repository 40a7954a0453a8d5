import Diagnostics
import SourceText
import Testing

private let rule = Explanation("name.unknown", .error, finds: "f", why: "w", example: "e", instead: "i")

/// Files for a test, and spans found by the text that they cover.
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
    // In a very long line, only the text near the mark is read.
    let huge = files.add("b.yaml", String(repeating: "é", count: 100_000) + "!" + String(repeating: "b", count: 100_000))
    let near = TextRenderer().render([Diagnostic(rule, "m", at: files.span(huge, "!"))], in: files.set)
    #expect(near.contains("1 | ..." + String(repeating: "é", count: 33) + "!" + String(repeating: "b", count: 66) + "...\n"))
    #expect(near.contains("  |" + String(repeating: " ", count: 37) + "^\n"))
    for (place, text) in [(0, "1 | ééé"), (300_000, "b\n")] {
      let edge = TextRenderer().render([Diagnostic(rule, "m", at: Span(huge, place, place + 1))], in: files.set)
      #expect(edge.contains(text) && edge.contains("^"), "\(edge)")
    }
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

  @Test func waivedWarningsAreKeptForPrograms() throws {
    var files = Files()
    let file = files.add("a.yaml", "a: x\nb: y\n")
    var diagnostic = Diagnostic(rule, "m", at: files.span(file, "x"))
    diagnostic.waived = .init(by: "w1", reason: "Fine.", owner: "me", until: "2026-12-31", at: files.span(file, "b"))
    #expect(TextRenderer().render([diagnostic], in: files.set) == "")
    #expect(GitHubRenderer().render([diagnostic], in: files.set) == "")
    #expect(
      JSONRenderer().render([diagnostic], in: files.set).hasSuffix(
        #","waived":{"by":"w1","reason":"Fine.","owner":"me","until":"2026-12-31","file":"a.yaml","start":{"line":2,"column":1},"end":{"line":2,"column":2}}}"#
          + "\n"))
    #expect(
      sarif([diagnostic], files.set).contains(
        #""suppressions":[{"kind":"external","status":"accepted","justification":"Fine. (waiver `w1`, me, until 2026-12-31)","location":"#))
    #expect(Summary.line([diagnostic]) == "no problems; 1 warning waived")
    #expect(Summary.line([diagnostic, diagnostic, Diagnostic(rule, "m", at: files.span(file, "x"))]) == "1 error; 2 warnings waived")
  }

  private func sarif(_ diagnostics: [Diagnostic], _ sources: SourceSet) -> String {
    SARIFRenderer(version: "1.2.3", explanations: [rule]).render(diagnostics, in: sources)
  }

  @Test func github() {
    var files = Files()
    let file = files.add("rules/a,b:c%.yaml", "é: \"x\"\nb: y\n")
    let other = files.add("rules/b.yaml", "z: 9\n")
    let one = Diagnostic(
      rule, "50% of\r\n`x`: a, b", at: files.span(file, "\"x\""), "here", secondary: [.init(files.span(other, "9"), "there: 100%")],
      notes: ["n"], helps: ["h"])
    #expect(
      GitHubRenderer().render([one], in: files.set)
        == "::error file=rules/a%2Cb%3Ac%25.yaml,line=1,endLine=1,col=4,endColumn=7,title=name.unknown::"
        + "50%25 of\u{FFFD}\u{FFFD}`x`: a, b: here%0Arules/b.yaml:1: there: 100%25%0Anote: n%0Ahelp: h\n")
    // GitHub accepts columns on one line only.
    var two = Diagnostic(rule, "m", at: Span(file, 0, 10))
    two.severity = .note
    #expect(
      GitHubRenderer().render([two], in: files.set) == "::notice file=rules/a%2Cb%3Ac%25.yaml,line=1,endLine=2,title=name.unknown::m\n")
  }

  /// The form of compiler errors, one line each.
  @Test func xcode() {
    var files = Files()
    let file = files.add("rules/a.yaml", "é: \"x\"\nb: y\n")
    let other = files.add("rules/b.yaml", "z: 9\n")
    let one = Diagnostic(
      rule, "`x`: a\nb", at: files.span(file, "\"x\""), "here", secondary: [.init(files.span(other, "9"), "there")], notes: ["n"],
      helps: ["h"])
    #expect(
      XcodeRenderer().render([one], in: files.set)
        == "rules/a.yaml:1:4: error: `x`: a\u{FFFD}b: here [name.unknown]\nrules/b.yaml:1:4: note: there\n"
        + "rules/a.yaml:1:4: note: n\nrules/a.yaml:1:4: note: help: h\n")
    var two = Diagnostic(rule, "m", at: Span(file, 0, 2))
    two.severity = .warning
    #expect(XcodeRenderer().render([two], in: files.set) == "rules/a.yaml:1:1: warning: m [name.unknown]\n")
  }

  /// Tests/Tools/check_sarif.py validates against the official schema. This test covers what the schema cannot express.
  @Test func sarifPlacesAndFixes() {
    var files = Files()
    let file = files.add("rules/ä b.yaml", "🥋: x\n")
    let far = files.add("/tmp/rules/c.yaml", "c: 1\n")
    let span = files.span(file, "x")
    let log = sarif(
      [
        Diagnostic(
          rule, "m", at: span, "l", secondary: [.init(files.span(far, "1"), "far")], notes: ["n"], helps: ["h"],
          fixes: [Fix("t", .machineApplicable, [.init(Span(file, Int(span.start), Int(span.start)), "y")])])
      ], files.set)
    let region = #""region":{"startLine":1,"startColumn":4,"endLine":1,"endColumn":5}"#
    let artifact = #""artifactLocation":{"uri":"rules/%C3%A4%20b.yaml","uriBaseId":"%SRCROOT%"}"#
    #expect(log.contains(#""locations":[{"physicalLocation":{"# + artifact + "," + region + #"},"message":{"text":"l"}}]"#))
    #expect(log.contains(#""relatedLocations":[{"id":1,"physicalLocation":{"artifactLocation":{"uri":"file:///tmp/rules/c.yaml"},"#))
    #expect(log.contains(#""message":{"text":"m: l\nnote: n\nhelp: h"}"#))
    #expect(
      log.contains(
        #""fixes":[{"description":{"text":"t"},"artifactChanges":[{"# + artifact
          + #","replacements":[{"deletedRegion":{"startLine":1,"startColumn":4,"endLine":1,"endColumn":4},"insertedContent":{"text":"y"}}]}]}]"#
      ))
    #expect(log.contains(#""columnKind":"unicodeCodePoints""#) && log.contains(#""semanticVersion":"1.2.3""#))
    #expect(log.contains(#""suppressions":[]"#) && log.hasSuffix("}\n"))
  }

  /// Omitted findings do not change the fingerprints of the others.
  @Test func fingerprintsOfAPart() {
    var files = Files()
    let file = files.add("a.yaml", "x x\n")
    let both = [Diagnostic(rule, "m", at: Span(file, 0, 1)), Diagnostic(rule, "m", at: Span(file, 2, 3))]
    let all = JSONRenderer().render(both, in: files.set).split(separator: "\n")
    let second = JSONRenderer().render(both, in: files.set) { $0.primary.span.start == 2 }
    #expect(all.count == 2 && second == all[1] + "\n")
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
