import Diagnostics
import RulesCompiler
import SourceText
import Testing

/// A mistake of a whole file is one diagnostic, although every rule of the file is missing or cannot be read.
///
/// `Tests/Tools/count_messages.py` counts the messages for every file of the product.
@Suite struct WholeFileTests {
  /// Files of several kinds, with many and with few uses.
  static let files = [
    "actions/flows.yaml", "capabilities/sharing.yaml", "conditions/safety.yaml", "copy/en/gates.yaml", "facts/usage.yaml", "limits.yaml",
    "ladder/sharing.yaml", "notifications/practice.yaml", "reasons/plan.yaml", "resets.yaml", "signals.yaml", "tables/accounts.yaml",
  ]

  private func expectOne(
    _ name: String, in files: RuleFiles, at file: String? = nil, _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let compilation = files.compile(lowers: false)
    #expect(compilation.diagnostics.map(\.name) == [name], "\(compilation.rendered)", sourceLocation: sourceLocation)
    guard let file, let first = compilation.diagnostics.first else { return }
    #expect(compilation.sources[first.primary.span.file].path == file, comment, sourceLocation: sourceLocation)
  }

  /// Missing names that resemble others are still reported as typos, so a deleted file with such names is more than one diagnostic.
  private static let distinct = files.filter { $0 != "copy/en/gates.yaml" }

  @Test(arguments: distinct) func aDeletedFile(_ file: String) throws {
    var files = try RuleFiles.product()
    files.files[file] = nil
    let compilation = files.compile(lowers: false)
    #expect(compilation.diagnostics.count == 1, "\(compilation.rendered)")
  }

  @Test(arguments: distinct) func anEmptyFile(_ file: String) throws {
    var files = try RuleFiles.product()
    files.files[file] = []
    expectOne("rules.empty-file", in: files, at: file)
    files.files[file] = Array("# Everything was commented out.\n".utf8)
    expectOne("rules.empty-file", in: files, at: file)
  }

  @Test(arguments: files.enumerated().map { ($0.element, $0.offset) }) func aFileInAnotherFolder(_ file: String, _ index: Int) throws {
    let product = try RuleFiles.product()
    // Every file goes to some of the folders, so that the test is short.
    let folders = ["offline", "copy/en", "scenarios", "copy/de", "limitations"]
    for folder in [folders[index % 5], folders[(index + 3) % 5]] {
      var files = product
      let moved = "\(folder)/moved.yaml"
      files.files[moved] = files.files[file]
      files.files[file] = nil
      // Copy is where it belongs in any file of its language.
      if folder == "copy/en", file.hasPrefix("copy/") { continue }
      expectOne(folder == "limitations" ? "rules.unknown-file" : "rules.misplaced-file", in: files, at: moved)
    }
  }

  @Test func aRenamedFolder() throws {
    var files = try RuleFiles.product()
    for name in files.files.keys.filter({ $0.hasPrefix("reasons/") }) {
      files.files["reason/\(name.dropFirst("reasons/".count))"] = files.files[name]
      files.files[name] = nil
    }
    expectOne("rules.unknown-file", in: files)
  }

  @Test(arguments: files) func aFileThatIsThereTwice(_ file: String) throws {
    var files = try RuleFiles.product()
    let copy = file.replacing(".yaml", with: "/copy.yaml")
    files.files[copy] = files.files[file]
    expectOne("id.duplicate", in: files)
  }

  @Test(arguments: files) func aFileWithTheNameOfItsKindAroundIt(_ file: String) throws {
    var files = try RuleFiles.product()
    let kind = String(file.prefix { $0 != "/" && $0 != "." })
    let lines = files.text(file).split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }
    files.files[file] = Array("\(kind):\n\(lines.joined(separator: "\n"))".utf8)
    expectOne("yaml.unknown-key", in: files, at: file)
  }

  @Test(arguments: files.suffix(2)) func aFileInAnotherEncoding(_ file: String) throws {
    let product = try RuleFiles.product()
    let text = product.text(file)
    let wide = Array(text.utf16)
    let encodings: [(name: String, bytes: [UInt8])] = [
      ("UTF-16", [0xFF, 0xFE] + wide.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }),
      ("UTF-16", [0xFE, 0xFF] + wide.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }),
      ("UTF-16", wide.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }),
      ("UTF-32", [0xFF, 0xFE, 0, 0] + text.unicodeScalars.flatMap { [UInt8($0.value & 0xFF), UInt8($0.value >> 8 & 0xFF), 0, 0] }),
      ("carriage return", text.replacing("\n", with: "\r").utf8.map { $0 }),
    ]
    for (name, bytes) in encodings {
      var files = product
      files.files[file] = bytes
      let compilation = files.compile(lowers: false)
      #expect(compilation.diagnostics.map(\.name) == ["yaml.encoding"], "\(compilation.rendered)")
      #expect(compilation.diagnostics.first?.message.contains(name) == true && compilation.places.first?.hasPrefix(file) == true)
    }
  }

  /// The content of a file in another encoding is checked like that of other files.
  @Test func otherEncodingsHideNothing() throws {
    var files = try RuleFiles.product()
    let text = files.text("limits.yaml").replacing("free: 2, pro", with: "free: two, pro") + "# “Quotes” – and dashes\n"
    let windows: [UInt32: UInt8] = [0x201C: 0x93, 0x201D: 0x94, 0x2013: 0x96, 0x2014: 0x97, 0x2026: 0x85, 0x2019: 0x92]
    files.files["limits.yaml"] = text.unicodeScalars.map { windows[$0.value] ?? UInt8(truncatingIfNeeded: $0.value) }
    let compilation = files.compile(lowers: false)
    #expect(Set(compilation.diagnostics.map(\.name)) == ["yaml.encoding", "units.unknown"], "\(compilation.rendered)")
    #expect(compilation.diagnostics.first { $0.name == "yaml.encoding" }?.message.contains("Windows-1252") == true)
  }

  /// Characters that were read in another encoding and saved again.
  @Test func garbledCharactersAreOneDiagnostic() throws {
    var files = try RuleFiles.product()
    let text = files.text("copy/en/gates.yaml").replacing("’", with: "\u{E2}\u{20AC}\u{2122}").replacing("§", with: "\u{C2}\u{A7}")
    let line = "# don\u{E2}\u{20AC}\u{2122}t \u{C2}\u{A7}\n"
    files.files["copy/en/gates.yaml"] = Array((line + text).utf8)
    expectOne("yaml.encoding", in: files, at: "copy/en/gates.yaml")
    let found = try #require(files.compile(lowers: false).diagnostics.first)
    #expect(found.message.contains("`’`") && found.fixes.first?.edits.map(\.text).contains("§") == true)
  }

  /// Two rules that are missing for the same reason are one diagnostic, and a typo stays its own.
  @Test func aTypoIsReportedForItself() throws {
    var files = try RuleFiles.product()
    files.files["ladder/sharing.yaml"] = nil
    files.files["reasons/plan.yaml"] = Array(files.text("reasons/plan.yaml").replacing("gate: cap_gate", with: "gate: cap_gat").utf8)
    let found = files.compile(lowers: false).diagnostics
    #expect(found.count == 2 && found.contains { $0.message.contains("`cap_gat`") }, "\(found.map(\.message))")
  }
}
