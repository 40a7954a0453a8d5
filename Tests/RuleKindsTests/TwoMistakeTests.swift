import Diagnostics
import RulesCompiler
import Testing

/// Two independent mistakes are two diagnostics, although the two that one edit would cause are one.
@Suite struct TwoMistakeTests {
  private static let pairs: [[Mistake]] = [
    // A locked cell, and a denial in another row. Exchanged cells of one row are one message.
    [
      Mistake("capabilities/practice.yaml", "free: free_practice_inbox, pro: allow", "free: free_upload, pro: allow", "lock.changed"),
      Mistake("capabilities/media.yaml", "free: free_upload, pro: allow", "free: free_upload, pro: free_upload", "gate.sells-owned"),
    ],
    // Two values of one rule. The same value in several cells of a row is one message.
    [
      Mistake(
        "operations.yaml", "taken_back: until_sent\n  deduplicated: true", "taken_back: never\n  deduplicated: true", "invariant.broken"),
      Mistake(
        "operations.yaml",
        "taken_back: never\n  deduplicated: true\n  checks_revision: true\n  refuses: {if: guest, deny: guest_save_edits}",
        "taken_back: never\n  deduplicated: false\n  checks_revision: true\n  refuses: {if: guest, deny: guest_save_edits}",
        "invariant.broken"),
    ],
    // Two placeholders that nothing names now. The value of one of them names another placeholder.
    [
      Mistake("settings/sync.yaml", "undecided: IP-05", "undecided: IP-12", "placeholder.default-out-of-range"),
      Mistake("settings/sync.yaml", "  undecided: PH-QUEUE-FACTOR\n", "", "placeholder.incomplete"),
    ],
    // Two wrong settings that do not fit each other's place. Exchanged settings are one message.
    [
      Mistake("retries.yaml", "factor: queue_wait_factor", "factor: queue_longest_wait", "setting.unit"),
      Mistake("retries.yaml", "jitter: queue_wait_jitter", "jitter: queue_longest_wait", "setting.unit"),
    ],
  ]

  @Test(arguments: pairs.indices) func eachIsReported(_ index: Int) throws {
    var files = try RuleFiles.product()
    let names = Self.pairs[index].map(\.reports)
    for mistake in Self.pairs[index] { _ = try mistake.apply(to: &files) }
    let compilation = files.compile(lowers: false)
    for name in Set(names) {
      let found = compilation.diagnostics.count { $0.name == name }
      #expect(found >= names.count { $0 == name }, "\(found) of \(name)\n\(compilation.rendered)")
    }
  }
}
