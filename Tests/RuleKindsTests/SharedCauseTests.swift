import Diagnostics
import RulesCompiler
import Testing

/// One wrong value that contradicts many rules is one diagnostic, at the value, with the other rules as labels.
@Suite struct SharedCauseTests {
  /// Exchanges the first two cells of the first flow mapping with plans after a key.
  private func exchanged(_ text: String, after key: String) throws -> String {
    let start = try #require(text.firstRange(of: "\n\(key):\n")?.upperBound)
    let open = try #require(text[start...].firstRange(of: "{guest: ")?.lowerBound)
    let close = try #require(text[open...].firstIndex(of: "}"))
    let cells = text[text.index(after: open)..<close].split(separator: ", ").map { $0.split(separator: ": ").map(String.init) }
    let guest = try #require(cells.first { $0[0] == "guest" }), free = try #require(cells.first { $0[0] == "free" })
    let new = cells.map { $0[0] == "guest" ? "guest: \(free[1])" : $0[0] == "free" ? "free: \(guest[1])" : $0.joined(separator: ": ") }
    return text[..<open] + "{" + new.joined(separator: ", ") + text[close...]
  }

  @Test(arguments: [
    ("capabilities/flows.yaml", "flow.edit"), ("capabilities/account.yaml", "export.run"), ("limits.yaml", "saved_flows"),
  ])
  func exchangedPlansAreOneDiagnostic(_ file: String, _ rule: String) throws {
    var files = try RuleFiles.product()
    let text = files.text(file)
    let changed = try exchanged("\n" + text, after: rule).dropFirst()
    files.files[file] = Array(changed.utf8)
    let lines = (text.split(separator: "\n", omittingEmptySubsequences: false), changed.split(separator: "\n", omittingEmptySubsequences: false))
    let line = lines.0.indices.first { lines.0[$0] != lines.1[$0] } ?? 0
    let compilation = files.compile(lowers: false)
    #expect(compilation.places.count == 1, "\(compilation.rendered)")
    #expect(compilation.places.first?.hasPrefix("\(file):\(line + 1) ") == true, "\(compilation.places)")
    #expect(compilation.hasErrors && !(compilation.diagnostics.first?.secondary.isEmpty ?? true))
  }
}
