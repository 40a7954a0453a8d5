import Diagnostics
import SourceText
import Testing
import YAMLTree

@Suite struct SyntaxTests {
  @Test(arguments: [
    ("when: 'x' == y\n", "'x' == y", "text continues after the closing quote"),
    ("when: [a] + b\n", "[a] + b", "text continues after the closing bracket"),
    ("when: a ? b : c\n", "a ? b : c", "`? :` has a different meaning in YAML"), ("a: @foo\n", "@foo", "a value cannot start with `@`"),
    ("a: `b`\n", "`b`", "text is quoted with `\"` or `'`, not with ```"), ("a: %b\n", "%b", "a value cannot start with `%`"),
    ("k: v: o\n", "v: o", "a value that contains `: ` must be quoted"), ("a:b\nc: d\n", ":", "a space is missing after the colon"),
    ("a: 1\n  b: 2\n", "b", "`b` is indented under a key that already has a value"),
    ("a:\n    b: 1\n  c: 2\n", "c", "this line is not aligned with the lines above it"),
    ("a: 'x\nb: 1\n", "'", "this quote is not closed"),
    ("a: [1, 2\nb: 3\n", "[", "this bracket is not closed"), ("x: {a: 1,\n", "{", "this bracket is not closed"),
    ("a: {if: p in ['a'], then: x}\n", "p in ['a']", "text inside brackets that contains quotes or brackets must be quoted"),
    ("a: {free: 3 pro: none}\n", "pro", "a comma is missing before `pro`"),
    ("a: \"\\q\"\n", "\\q", "unknown escape sequence"),
    ("a: x\nfoo\nb: 1\n", "foo", "this line is neither `key: value` nor a continuation of the value above"),
    ("when: !(a && b)\n", "!(a && b)", "a value that starts with `!` must be quoted"),
    ("a: }\n", "}", "unmatched closing bracket or comma"),
    ("a: - b\n", "-", "a list cannot start on the line of its key"),
  ])
  func plainWords(_ yaml: String, _ marked: String, _ message: String) {
    let parsed = Parsed(yaml)
    #expect(parsed.tree == nil)
    #expect(parsed.marks == ["yaml.syntax: \(marked)"])
    #expect(parsed.diagnostics.first?.message == message)
    #expect(parsed.diagnostics.first?.helps.isEmpty == false)
  }

  /// Text that parses as a key without a value, and was meant differently.
  @Test(arguments: [
    ("a: {free:3, pro: 4}\n", "yaml.syntax: free:3", "a space is missing after the colon of `free`"),
    ("a: {b: 1, free:x}\n", "yaml.syntax: free:x", "a space is missing after the colon of `free`"),
    ("a: {free: 2,000, pro: 4}\n", "yaml.ambiguous-scalar: 2,000", "the comma in `2,000` ends the number"),
    ("a: {free: 1,234,567}\n", "yaml.ambiguous-scalar: 1,234,567", "the comma in `1,234,567` ends the number"),
  ])
  func runOnKeys(_ yaml: String, _ mark: String, _ message: String) {
    let parsed = Parsed(yaml)
    #expect(parsed.tree != nil, "the rest of the file is read")
    #expect(parsed.marks == [mark])
    #expect(parsed.diagnostics.first?.message == message)
  }

  @Test(arguments: ["a: {b:c: 3}\n", "a: [b:c, 2]\n", "a: {b: 2, c: 300}\n", "a: {2: 1, 300: 2}\n", "a: {b: [2,300]}\n"])
  func keysThatAreWhole(_ yaml: String) { #expect(Parsed(yaml).marks == []) }
}
