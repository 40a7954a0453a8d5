import Diagnostics
import SourceText
import Testing

/// Input that libyaml accepts, but YAML 1.2 or other readers reject.
@Suite struct StrictTests {
  @Test(arguments: [
    ("a: \"text\"# x\n", "yaml.syntax: # x"), ("a: 'text'#x\n", "yaml.syntax: #x"), ("a: [a]#x\n", "yaml.syntax: #x"),
    ("a: [a,#x\n  b]\n", "yaml.syntax: #x"), ("a: {b: c}#x\n", "yaml.syntax: #x"), ("a: >#x\n  text\n", "yaml.syntax: #x"),
    ("a: |-#x\n  text\n", "yaml.syntax: #x"), ("a: [b,\nc]\n", "yaml.syntax: c]"), ("a: {b: 1,\nc: 2}\n", "yaml.syntax: c:"),
    ("a: \"b\nc\"\n", "yaml.syntax: c\""), ("a:\n  b: 'c\n  d'\n", "yaml.syntax: d'"), ("- [b,\nc]\n", "yaml.syntax: c]"),
    ("a:\tb\n", "yaml.tab: \t"), ("a: b\t\n", "yaml.tab: \t"), ("a: b\t# c\n", "yaml.tab: \t"), ("-\ta\n", "yaml.tab: \t"),
    ("a: [b,\tc]\n", "yaml.tab: \t"), ("a: {b: Log out?}\n", "yaml.ambiguous-scalar: Log out?"),
    ("a: [:b]\n", "yaml.syntax: :b"),
  ]) func refused(_ yaml: String, _ mark: String) {
    let parsed = Parsed(yaml)
    #expect(parsed.marks == [mark])
    // The fixed text is accepted.
    var bytes = Array(yaml.utf8)
    guard let edit = parsed.diagnostics.first?.fixes.first?.edits.first else { return }
    bytes.replaceSubrange(Int(edit.span.start)..<Int(edit.span.end), with: edit.text.utf8)
    #expect(Parsed(bytes).marks == [])
  }

  @Test(arguments: [
    "a: \"text\" # x\n", "a: [a] # x\n", "a: [a, # x\n  b]\n", "a: > # x\n  text # no comment\n", "a: b#c\n", "a: \"b\n  c\"\n",
    "# x\na: 1\n",
    "a: [\n  b,\n]\n", "a:\n  b: [\n    c,\n  ]\n", "a: \"x\ty\"\n", "a: |\n  x\ty\n", "a: Log out?\n", "a: {b: \"Log out?\"}\n",
    "[a,\nb]\n",
    "--- # x\na: 1\n... # x\n", "a: [b,\n# x\n  c]\n", "a: |\n  x\n\n# y\nb: 1\n", "a: b\n#\tx\n",
  ]) func accepted(_ yaml: String) { #expect(Parsed(yaml).marks == []) }

  /// Valid YAML that rule files do not use: the message states the true reason.
  @Test(arguments: [
    ("a: 1\n...\nb: 2\n", "a second document starts after `...`"), ("a: 1\n... # x\n\nb: 2\n", "a second document starts after `...`"),
    ("a: {\n  b\n  : c d: e\n  }\n", "unexpected content inside brackets"),
    ("a: [1, 2\nb: 3\n", "this bracket is not closed"), ("a: [\"x]\", 'y' z: w: v,\n  b]\n", ""),
  ]) func reasonsAreTrue(_ yaml: String, _ message: String) {
    let found = Parsed(yaml).diagnostics.map(\.message)
    #expect(message.isEmpty ? found.count == 1 && !found[0].contains("not closed") : found == [message])
  }

  /// Every mistake that libyaml finds has our own message.
  @Test func noWordsOfLibyaml() {
    let parts = [
      "a", ":", " ", "\n", "  ", "- ", "[", "]", "{", "}", ",", "? ", "'", "\"", "#", "|", ">", "&x ", "*x", "!t ", "...\n", "---\n", "%",
      "@",
    ]
    var seed: UInt64 = 22
    for _ in 0..<6000 {
      var text = ""
      for _ in 0..<8 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += parts[Int(seed >> 33) % parts.count]
      }
      for diagnostic in Parsed(text).diagnostics {
        let words = ["did not find", "while parsing", "while scanning", "could not find", "found ", "not allowed in this context"]
        #expect(!words.contains { diagnostic.message.contains($0) }, "\(text.debugDescription): \(diagnostic.message)")
      }
    }
  }
}
