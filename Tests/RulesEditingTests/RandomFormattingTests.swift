import Diagnostics
import RulesEditing
import SourceText
import Testing
import YAMLTree

/// Random trees, written in random formats with random comments: the content stays, and formatting again changes nothing.
@Suite struct RandomLayoutTests {
  @Test(arguments: 0..<40) func aSeedKeepsItsMeaning(_ seed: Int) throws {
    var random = RandomText(seed: UInt64(seed) &* 7919 &+ 1)
    for _ in 0..<25 {
      let text = random.file()
      let before = try #require(Said(text), "seed \(seed) generated invalid YAML:\n\(text)")
      let once = try #require(EditedRules.layOut(text), "seed \(seed):\n\(text)")
      #expect(Said(once) == before, "seed \(seed):\n\(text)\nbecame\n\(once)")
      #expect(EditedRules.layOut(once) == once, "seed \(seed), formatted again:\n\(once)\nbecame\n\(EditedRules.layOut(once) ?? "")")
    }
  }
}

/// The content of a text: every value by its path, in order, and the comments. Computed without the module under test.
private struct Said: Equatable {
  var values: [String] = []
  var comments: [String] = []

  init?(_ text: String) {
    let source = SourceFile(path: "", bytes: Array(text.utf8))
    var problems: [Diagnostic] = []
    guard let root = YAMLParser.parse(source, id: FileID(0), diagnostics: &problems)?.root, problems.isEmpty else { return nil }
    walk(root, "")
    comments = text.split(separator: "\n").compactMap { line in line.firstRange(of: "#c").map { String(line[$0.lowerBound...]) } }.sorted()
  }

  private mutating func walk(_ node: Node, _ path: String) {
    switch node.kind {
    case .scalar: values.append("\(path) = \(node.text)")
    case .sequence: for (index, item) in node.items.enumerated() { walk(item, "\(path)/\(index)") }
    case .mapping: for entry in node.entries { walk(entry.value, "\(path)/\(entry.key.text)") }
    }
    if node.kind != .scalar { values.append("\(path) holds \(node.count)") }
  }
}
