import RulesDiff
import Testing

/// Sentences in other languages are compared like all others, each under its language and its copy key.
@Suite struct TranslationTests {
  private static let german = Pool.Edit("copy/de.yaml", "", "leave: Gehen\nsorry: {text: Heute nicht., of: Not today.}\n")
  private static let french = Pool.Edit("copy/fr/all.yaml", "", "leave: Partir\n")

  private func paths(_ edits: Pool.Edit..., from before: [Pool.Edit] = [german, french]) throws -> [String] {
    let report = try Pool.diff(edits, from: before, keeping: true)
    return report.changes.map { "\($0.path) \($0.category) \($0.form)" }
  }

  @Test func sameTranslationsAreNoChange() throws {
    #expect(try Pool.diff([], from: [Self.german, Self.french], keeping: true).changes.isEmpty)
  }

  @Test func aTranslationChanges() throws {
    #expect(try paths(.init("copy/de.yaml", "Gehen", "Weg")) == ["translations/de/leave copy changed"])
    #expect(try paths(.init("copy/de.yaml", "Heute nicht", "Nicht heute")) == ["translations/de/sorry/text copy changed"])
    #expect(try paths(.init("copy/de.yaml", "leave: Gehen", "leave: {text: Gehen, of: Leave}")) == ["translations/de/leave notes changed"])
  }

  @Test func aLanguageComes() throws {
    #expect(try paths(Self.french, from: [Self.german]) == ["translations/fr/leave copy added"])
  }

  @Test func aRenamedCopyKeyIsRenamedInAllLanguages() throws {
    let changes = try paths(
      .init("copy.yaml", "leave:", "go:"), .init("buttons.yaml", "label: leave", "label: go"), .init("copy/de.yaml", "leave:", "go:"),
      .init("copy/fr/all.yaml", "leave:", "go:"))
    #expect(changes == ["copy/go changes renamed"])
  }

  /// A changed translation affects everything that shows the sentence.
  @Test func reachesWhatSaysIt() throws {
    let report = try Pool.diff([.init("copy/de.yaml", "Gehen", "Weg")], from: [Self.german], keeping: true)
    #expect(report.changes.flatMap(\.affects).map(\.names) == [["leave"]], "\(report.text)")
  }
}
