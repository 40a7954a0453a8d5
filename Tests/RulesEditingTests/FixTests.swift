import Diagnostics
import RulesCompiler
import RulesEditing
import SourceText
import Testing

@Suite struct FixTests {
  private func fix(_ input: RulesInput, suggested: Bool = false) -> FixedRules {
    RulesFixer(EditedRules.pipeline, suggested: suggested).fix(input, reusing: Self.memory)
  }

  /// The memory of the rules without mistakes.
  private static let memory = (try? RenamingTests.product.get().memory) ?? PipelineMemory()

  private func compile(_ input: RulesInput, _ pipeline: Pipeline = EditedRules.pipeline) -> Compilation {
    var memory = Self.memory
    return pipeline.compile(input, lowers: false, reusing: &memory)
  }

  /// The rules with the given mistakes.
  private func rules(_ edits: (file: String, find: String, write: String)...) throws -> RulesInput {
    var input = try EditedRules.product()
    for edit in edits {
      let isThere = input.edit(edit.file, edit.find, edit.write)
      try #require(isThere, "`\(edit.find)` is no longer in \(edit.file)")
    }
    return input
  }

  @Test func soundRulesStayAsTheyAre() throws {
    let fixed = fix(try EditedRules.product(), suggested: true)
    #expect(fixed.changed.isEmpty && fixed.applied.isEmpty && fixed.diff == "")
    #expect(fixed.summary == ["nothing to fix"])
  }

  @Test func certainFixesAreMadeAndNothingElse() throws {
    let sound = try EditedRules.product()
    let input = try rules(
      ("gates.yaml", "resumes: true ", "resumes: \"true\" "),
      ("reasons/plan.yaml", "  gate: cap_gate\n", "  gate: cap_gate\n  gate: cap_gate\n"))
    let fixed = fix(input)
    #expect(fixed.applied.count == 2 && fixed.undone.isEmpty && !fixed.remaining.hasErrors, "\(fixed.summary)")
    // Including comments, byte for byte.
    for file in fixed.changed { #expect(file.bytes == sound.files.first { $0.name == file.name }?.bytes) }
    #expect(fixed.changed.map(\.name) == ["gates.yaml", "reasons/plan.yaml"])
    #expect(
      fix(RulesInput(files: input.files.map { file in fixed.changed.first { $0.name == file.name } ?? file }, place: "rules")).changed
        .isEmpty)
  }

  @Test func likelyFixesWaitToBeAskedFor() throws {
    let input = try rules(("reasons/plan.yaml", "gate: cap_gate", "gate: cap_gat"))
    let careful = fix(input)
    #expect(careful.changed.isEmpty && careful.remaining.hasErrors)
    #expect(careful.summary.last?.contains("--suggested") == true, "\(careful.summary)")
    let bold = fix(input, suggested: true)
    #expect(!bold.remaining.hasErrors && bold.changed.map(\.name) == ["reasons/plan.yaml"])
    #expect(bold.changed[0].bytes == (try EditedRules.product()).files.first { $0.name == "reasons/plan.yaml" }?.bytes)
    #expect(bold.diff.contains("-  gate: cap_gat\n+  gate: cap_gate\n"), "\(bold.diff)")
  }

  /// `pending_at_mos` resembles `pending_at_most`, which is not a duration.
  @Test func aFixThatMakesItWorseIsUndone() throws {
    let input = try rules(
      ("planner.yaml", "burst: burst_window", "burst: pending_at_mos"),
      ("reasons/plan.yaml", "gate: cap_gate", "gate: cap_gat"))
    let fixed = fix(input, suggested: true)
    #expect(fixed.undone.map(\.title) == ["write `pending_at_most`"], "\(fixed.summary)")
    #expect(fixed.undone.first?.brings?.contains("setting.unit") == true)
    // The other fix of the same round is still applied.
    #expect(fixed.changed.map(\.name) == ["reasons/plan.yaml"] && fixed.remaining.hasErrors)
    #expect(fixed.summary.contains { $0.hasPrefix("undone ") } && fixed.summary.contains { $0.contains("requires a manual fix") })
  }

  /// The fixes that are offered for the first diagnostic.
  private func offers(_ edits: (file: String, find: String, write: String)...) throws -> [Fix] {
    var input = try EditedRules.product()
    for edit in edits {
      let isThere = input.edit(edit.file, edit.find, edit.write)
      try #require(isThere, "`\(edit.find)` is no longer in \(edit.file)")
    }
    let fixes = compile(input).diagnostics.first?.fixes ?? []
    #expect(fix(input, suggested: true).changed.isEmpty || fixes.count < 2)
    return fixes
  }

  /// The value or the lock is wrong. Only a person knows which.
  @Test func aLockedValueHasTwoFixes() throws {
    let fixes = try offers(("limits.yaml", "free: 2, pro: unlimited", "free: 3, pro: unlimited"))
    #expect(fixes.map(\.title) == ["write `2`, the value of the lock", "write `3` in the lock `LK-02`"])
    #expect(fixes.allSatisfy { $0.applicability == .manual })
  }

  /// A name that one place uses is misspelled there or where it is declared.
  @Test func aNameOrItsDeclarationIsMisspelled() throws {
    let used = try offers(("actions/flows.yaml", "entry_point: library", "entry_point: librarx"))
    #expect(used.map(\.title) == ["write `library`"])
    let declared = try offers(("resets.yaml", "monthly:", "montly:"))
    #expect(
      declared.map(\.title).contains("write `monthly`") || declared.map(\.title).contains("rename `montly` to `monthly`"), "\(declared)")
  }

  @Test func aNumberIsNotClamped() throws {
    #expect(try offers(("limits.yaml", "free: 10, pro: 200", "free: 10, pro: 5")).allSatisfy { $0.applicability == .manual })
  }

  /// The sentence was removed. The most similar name is that of the sentence next to it, and nothing is misspelled.
  @Test func theNameBesideIsNotWritten() throws {
    let removed =
      "limit.text.what:\n  where: At a limit, first\n  text: \"This text is too long.\"\n  source: CH30 UX Copy Rules\n  assumes: C-98\n"
    let fixes = try offers(("copy/en/limits.yaml", removed, ""))
    #expect(fixes.allSatisfy { $0.applicability == .manual }, "\(fixes)")
  }

  /// A line that is there twice is removed by a person, and not indented until it is part of the text before it.
  @Test func aDoubledLineIsNotIndented() throws {
    let line = "  about: >-\n"
    let fixes = try offers(("events.yaml", line + "    A shared flow", line + line + "    A shared flow"))
    #expect(fixes.isEmpty, "\(fixes)")
  }

  /// The typo is found by trying, wherever the parser stopped.
  @Test(arguments: [
    ("limits.yaml", "  unit: count\n  plans: {guest: 0, free: 2", "  unit count\n  plans: {guest: 0, free: 2", "add a colon"),
    ("limits.yaml", "pro: unlimited}\n  used: usage.savedFlows", "pro: unlimited\n  used: usage.savedFlows", "add the missing `}`"),
    ("limits.yaml", "  tells:\n    what: limit.component.what", "tells:\n    what: limit.component.what", "indent this line by 2 spaces"),
    ("limits.yaml", "inbox_items:\n", " inbox_items:\n", "indent this line by 1 space less"),
    ("actions/flows.yaml", "    - {otherwise: allow}", "    -{otherwise: allow}", "add a space"),
    ("copy/en/limits.yaml", "text: \"This keeps Handz fast", "text: This keeps Handz fast", "add the missing `\"`"),
    (
      "copy/en/limits.yaml", "below what happened\n  text: \"This keeps Handz fast and prevents spam.\"",
      "below what happened\n  text: \"This keeps Handz fast and prevents spam.", "add the missing `\"`"
    ),
  ])
  func aTypoInYAMLIsRepaired(_ file: String, _ find: String, _ write: String, _ title: String) throws {
    var input = try EditedRules.product()
    let sound = input.text(file)
    let isThere = input.edit(file, find, write)
    try #require(isThere, "`\(find)` is no longer in \(file)")
    var pipeline = EditedRules.pipeline
    pipeline.offersRepairs = true
    let compilation = compile(input, pipeline)
    let restoring = compilation.diagnostics.flatMap(\.fixes).filter { fix in
      EditedText.apply(fix.edits, to: input, compilation.sources).text(file) == sound
    }
    #expect(
      restoring.contains { $0.title == title || $0.title.hasPrefix("close it") || $0.title == "add `}`" },
      "\(compilation.diagnostics.map { ($0.message, $0.fixes.map(\.title)) })")
  }

  @Test func fixingShowsWhatWasHidden() throws {
    let input = try rules(
      ("limits.yaml", "free: 3, pro: none", "free:3, pro: none"), ("limits.yaml", "free: 2, pro: unlimited", "free: 2, pro: lots"))
    let fixed = fix(input)
    #expect(fixed.applied.map(\.title) == ["add a space"], "\(fixed.summary)")
    #expect(fixed.remaining.diagnostics.map(\.name) == ["yaml.wrong-type"])
  }

  @Test func ofFixesThatTouchTheFirstWins() {
    let rule = Explanation("some.check", .error, finds: "", why: "", example: "", instead: "")
    func proposal(_ start: Int, _ end: Int) -> Proposal {
      let span = Span(FileID(0), start, end)
      let fix = Fix("x", .machineApplicable, [.init(span, "x")])
      return Proposal(diagnostic: Diagnostic(rule, "", at: span, fixes: [fix]), fix: fix, fingerprint: "\(start)")
    }
    func starts(_ proposals: Proposal...) -> [String] { Proposal.compatible(proposals).map(\.fingerprint) }
    #expect(starts(proposal(0, 5), proposal(3, 8), proposal(8, 9)) == ["0", "8"])
    #expect(starts(proposal(2, 4), proposal(4, 6)) == ["2", "4"])
    #expect(starts(proposal(4, 4), proposal(4, 4)) == ["4"])
    #expect(starts(proposal(2, 4), proposal(4, 4)) == ["2"])
  }

  @Test func editsLeaveTheRestByteForByte() {
    let file = FileID(0)
    let edits = [Fix.Edit(Span(file, 4, 6), "Z"), Fix.Edit(Span(file, 0, 1), ""), Fix.Edit(Span(file, 7, 7), "+")]
    #expect(EditedText.apply(edits, to: Array("abc\u{E9}xyz".utf8)) == Array("bc".utf8) + [0xC3] + Array("Zy+z".utf8))
  }

  @Test func aDiffCanBePatched() {
    let old = (1...20).map { "line \($0)\n" }.joined()
    let new = old.replacing("line 3\n", with: "line three\n").replacing("line 19\n", with: "")
    #expect(
      LineDiff(old: Array(old.utf8), new: Array(new.utf8)).unified(path: "a.yaml") == """
        --- a.yaml
        +++ a.yaml
        @@ -1,6 +1,6 @@
         line 1
         line 2
        -line 3
        +line three
         line 4
         line 5
         line 6
        @@ -16,5 +16,4 @@
         line 16
         line 17
         line 18
        -line 19
         line 20

        """)
    #expect(LineDiff(old: Array("a".utf8), new: Array("a\n".utf8)).unified(path: "a").hasSuffix("-a\n\\ No newline at end of file\n+a\n"))
    #expect(LineDiff(old: Array(old.utf8), new: Array(old.utf8)).unified(path: "a") == "")
  }
}
