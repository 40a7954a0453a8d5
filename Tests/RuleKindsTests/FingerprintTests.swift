import Diagnostics
import RulesCompiler
import Testing

/// A finding keeps its fingerprint when other things change, and two findings never share one.
@Suite struct FingerprintTests {
  private static let copy = """
    till.later: {where: The till, text: "Soon: TBD.", source: B01 §1}
    till.sooner: {where: The till, text: "Today: TBD.", source: B01 §1}
    """
  private static let conditions = """
    often: {about: Often., when: order.opn > 3}
    rarely: {about: Rarely., when: order.open > 3}
    """

  /// The fingerprints, by their subject.
  private func prints(_ copy: String, _ conditions: String, file: String = "copy/more.yaml", in folder: String = "") throws -> [String:
    String]
  {
    var files = try RuleFiles.bakery()
    files.files[file] = Array(copy.utf8)
    files.files["conditions/often.yaml"] = Array(conditions.utf8)
    let compilation = files.compile(in: folder)
    let all = Fingerprint.all(compilation.diagnostics, in: compilation.sources)
    #expect(all.count == 3 && Set(all).count == 3, "\(compilation.rendered)")
    return Dictionary(zip(compilation.diagnostics.map { "\($0.name) \($0.message)" }, all)) { first, _ in first }
  }

  @Test func unrelatedEditsKeepThem() throws {
    let before = try prints(Self.copy, Self.conditions)
    // Lines and comments above.
    #expect(try prints("# Words.\n\n\n" + Self.copy, "# Facts.\n" + Self.conditions + " # More.\n") == before)
    // Other entries, and another order.
    let lines = Self.copy.split(separator: "\n")
    let another = "till.first: {where: The till, text: \"At once.\", source: B01 §1}"
    #expect(try prints("\(lines[1])\n\(another)\n\(lines[0])\n", Self.conditions) == before)
    // Another format, and another order of the keys.
    let laidOut = """
      till.later:
          where:   The till
          text:    'Soon: TBD.'
          source:
            - B01 §1
      till.sooner:
        source: B01 §1
        text: "Today: TBD."
        where: The till
      """
    #expect(try prints(laidOut, Self.conditions) == before)
    // Another file, and another working folder.
    #expect(try prints(Self.copy, Self.conditions, file: "copy/en/till.yaml") == before)
    #expect(try prints(Self.copy, Self.conditions, in: "../../rules/") == before)
  }

  @Test func relatedEditsChangeThem() throws {
    let before = try prints(Self.copy, Self.conditions)
    let renamed = try prints(Self.copy.replacing("till.later", with: "till.never"), Self.conditions)
    #expect(Set(before.values).subtracting(renamed.values).count == 1)
    let rewritten = try prints(Self.copy.replacing("TBD", with: "TODO"), Self.conditions)
    #expect(Set(before.values).intersection(rewritten.values).count == 1)
  }

  /// Rows above a row do not change its identity.
  @Test func rowsOfAListKeepThem() throws {
    func print(_ above: String) throws -> String {
      var files = try RuleFiles.bakery()
      files.files["buttons/more.yaml"] = Array("wave: {about: Wave., label: button.not_nw, source: [\(above)B01 §1, C01 §1]}\n".utf8)
      let compilation = files.compile()
      let index = try #require(compilation.diagnostics.firstIndex { $0.name == "source.unknown-document" }, "\(compilation.rendered)")
      return Fingerprint.all(compilation.diagnostics, in: compilation.sources)[index]
    }
    #expect(try print("") == print("B02 §1, "))
  }

  /// If nothing could be parsed, there is no rule, so the fingerprint uses the text of the line.
  @Test func brokenFilesHaveThemToo() throws {
    func print(_ text: String) throws -> [String] {
      var files = try RuleFiles.bakery()
      files.files["buttons/more.yaml"] = Array(text.utf8)
      let compilation = files.compile()
      #expect(compilation.diagnostics.map(\.name) == ["yaml.syntax"])
      return Fingerprint.all(compilation.diagnostics, in: compilation.sources)
    }
    #expect(try print("a: {b: 1}\nx: \"no end\n") == print("# More.\n\nx: \"no end\n"))
  }
}
