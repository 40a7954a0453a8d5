import Conditions
import Diagnostics
import RuleChecks
import RuleKinds
import RulesCompiler
import SourceText
import Testing
import YAMLTree

/// The example of an explanation causes its diagnostic, and the suggested text does not.
///
/// Examples of the other diagnostics omit unrelated rules; `Fixtures` has complete ones.
@Suite struct ExampleTests {
  /// Examples of YAML content are complete on their own.
  @Test(arguments: YAMLProblems.all) func ofYAML(_ one: Explanation) {
    func names(_ text: String) -> [String] {
      var found: [Diagnostic] = []
      let file = SourceFile(path: "example.yaml", bytes: Array(text.replacing("<U+202E>", with: "\u{202E}").utf8))
      _ = YAMLParser.parse(file, id: FileID(0), diagnostics: &found)
      return found.map(\.name)
    }
    #expect(names(one.example).contains(one.name), "\(one.example)")
    #expect(names(one.instead) == [], "\(one.instead)")
  }

  /// Where an example belongs in the rules of the product, and what surrounds it.
  static let places: [(name: String, file: String, before: String)] =
    ConditionProblems.all.filter { $0.name != "name.unknown" }.map {
      ($0.name, "conditions/example.yaml", "example:\n  about: An example.\n  ")
    } + [
      ("yaml.unknown-key", "limits/example.yaml", ""), ("yaml.missing-key", "limits/example.yaml", ""),
      ("yaml.wrong-type", "limits/example.yaml", ""),
      ("yaml.exactly-one", "actions/example.yaml", "example:\n  first_match:\n    "),
      ("value.unknown-choice", "resets/example.yaml", ""),
      ("value.out-of-range", "invariants/example.yaml", "example:\n  count:\n    of: errors\n    "),
      ("value.bad-form", "locks/example.yaml", "example:\n  decision:\n    "),
      ("units.unknown", "settings/example.yaml", ""), ("name.unknown", "reasons/example.yaml", ""),
      ("rule.cycle", "conditions/example.yaml", ""),
      ("table.end", "actions/example.yaml", "example:\n  about: An example.\n  entry_point: library\n  "),
      ("source.unknown-document", "effects/example.yaml", "example:\n  about: An example.\n  "),
      ("copy.bad-template", "copy/example.yaml", "example:\n  where: Here\n  "),
      ("copy.unsupplied-variable", "copy/example.yaml", ""),
      ("source.missing", "settings/example.yaml", ""),
    ]

  @Test(arguments: places) func ofRules(_ place: (name: String, file: String, before: String)) throws {
    let one = try #require(AllChecks.explanations.first { $0.name == place.name })
    func names(_ text: String) throws -> [String] {
      var files = try RuleFiles.product()
      let indent = place.before.reversed().prefix { $0 == " " }
      files.files[place.file] = Array((place.before + text.replacing("\n", with: "\n" + indent) + "\n").utf8)
      return files.compile().diagnostics.map(\.name)
    }
    #expect(try names(one.example).contains(one.name), "\(one.example)")
    // Some describe in words what to do instead.
    let isCode = one.instead.contains(": ") && !one.instead.hasSuffix(".")
    if isCode { #expect(!(try names(one.instead).contains(one.name)), "\(one.instead)") }
  }
}
