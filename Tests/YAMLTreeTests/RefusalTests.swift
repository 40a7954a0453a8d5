import Diagnostics
import SourceText
import Testing
import YAMLTree

@Suite struct RefusalTests {
  @Test(arguments: [
    ("a: &x 1\n", "yaml.anchor: &x"), ("a: *x\n", "yaml.alias: *x"), ("a:\n  <<: b\n", "yaml.merge-key: <<"),
    ("a: !!str x\n", "yaml.tag: !!str"),
    ("w: !is_guest\n", "yaml.tag: !is_guest"), ("w: !a == b\n", "yaml.tag: !a == b"), ("a: 1\n---\nb: 1\n", "yaml.several-documents: ---"),
    ("? [a, b]\n: 1\n", "yaml.complex-key: ? [a, b]"), ("? k\n: 1\n", "yaml.complex-key: ? k"), ("[a]: 1\n", "yaml.complex-key: [a]"),
    (": 1\n", "yaml.complex-key: :"), ("{: 1}\n", "yaml.complex-key: :"), ("a: 1\n\"\\x61\": 2\n", "yaml.duplicate-key: \"\\x61\""),
    ("%YAML 1.1\n---\na: 1\n", "yaml.directive: %YAML 1.1"),
    ("a:\n  b: 1\n\tc: 1\n", "yaml.tab: \t"), ("a: cafe\u{301}\n", "yaml.encoding: e\u{301}"),
    ("가: 1\n\u{1100}\u{1161}: 2\n", "yaml.duplicate-key: \u{1100}\u{1161}"), ("? -\n", "yaml.complex-key: ? -"),
  ])
  func refused(_ yaml: String, _ mark: String) {
    let parsed = Parsed(yaml)
    #expect(parsed.marks == [mark])
    let isAboutANode = parsed.tree != nil && !mark.contains("documents") && !mark.contains("directive")
    if isAboutANode { #expect(parsed.nodes.contains { $0.isInvalid }) }
  }

  @Test(arguments: [
    "y", "No", "yes", "ON", "off", "True", "FALSE", "~", "Null", "NULL", "22:00", "1:30:00", "0777", "0o17", "0x1F", "0b1", "1_000", "+12",
    ".5", "-.5", "1e3", "1.5E+3", ".inf", "-.Inf", ".NaN", "2026-01-05", "2026-01-05T10:00:00Z", "2026-1-5 10:00:00", "=", "007",
  ])
  func ambiguous(_ word: String) {
    #expect(Parsed("a: \(word)\n").marks == ["yaml.ambiguous-scalar: \(word)"])
    #expect(Parsed("\(word): b\n").marks == ["yaml.ambiguous-scalar: \(word)"])
    let fixed = Parsed("a: \(word)\n").diagnostics.first?.fixes.first
    #expect(fixed?.applicability == .machineApplicable)
    #expect(fixed?.edits.map(\.text) == ["\"\(word)\""])
    #expect(Parsed("a: '\(word)'\n").diagnostics.isEmpty)
  }

  @Test(arguments: [
    "true", "false", "null", "0", "12", "-3", "1.5", "1.2.3", "12%", "a:b", "12:345", "yesterday", "-", "--", "2026-01", "0.5",
    "10GB", "...x", "24h",
  ])
  func unambiguous(_ word: String) { #expect(Parsed("a: \(word == "-" ? "-x" : word)\n").marks == []) }

  @Test func duplicatesPoisonTheLaterOne() {
    let parsed = Parsed("a: 1\nb: 2\na: 3\n")
    #expect(parsed.diagnostics.first?.secondary.first?.span.start == 0)
    #expect(parsed.diagnostics.first?.primary.span.start == 10)
    #expect(parsed.tree?.root?.entries.map(\.value.isInvalid) == [false, false, true])
    #expect(parsed.tree?.root?["a"]?.text == "1")
  }

  @Test(
    arguments: [
      ([0xEF, 0xBB, 0xBF, 0x61], 0, 3), ([0x61, 0x3A, 0x20, 0xFF], 3, 4), ([0x61, 0xC3], 1, 2), ([0x61, 0xED, 0xA0, 0x80], 1, 2),
      ([0x61, 0xC0, 0x80], 1, 2),
      ([0x61, 0x00], 1, 2), ([0x61, 0x1B], 1, 2), ([0x61, 0x0D, 0x62], 1, 2), ([0x61, 0xC2, 0x85, 0x62], 1, 3),
      ([0x61, 0xE2, 0x80, 0xA8], 1, 4),
      ([0x61, 0xE2, 0x80, 0xA9], 1, 4), ([0x61, 0xE2, 0x80, 0xAE], 1, 4), ([0x61, 0xE2, 0x81, 0xA7], 1, 4), ([0x61, 0xD8, 0x9C], 1, 3),
      ([0x61, 0x7F], 1, 2),
    ] as [([UInt8], Int, Int)])
  func bytes(_ bytes: [UInt8], _ start: Int, _ end: Int) {
    let parsed = Parsed(bytes)
    #expect(parsed.diagnostics.first?.name == "yaml.encoding")
    #expect(parsed.diagnostics.first?.primary.span.range == start..<end)
    #expect(!parsed.diagnostics.contains { $0.name == "yaml.syntax" })
  }

  @Test func everyNameIsExplained() {
    #expect(Set(YAMLProblems.all.map(\.name)).count == YAMLProblems.all.count)
    #expect(YAMLProblems.all.count == 14)
    #expect(YAMLProblems.all.allSatisfy { !$0.finds.isEmpty && !$0.why.isEmpty && !$0.example.isEmpty && !$0.instead.isEmpty })
  }
}
