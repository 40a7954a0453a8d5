import Foundation
import Testing

/// `rulebook undo` after git or a person took edits back: it goes on, and says how if it cannot.
@Suite struct UndoCommandTests {
  /// A product in a repository. Its rules are committed.
  private func bakery() throws -> Sandbox {
    let sandbox = try Sandbox(empty: ())
    #expect(try sandbox.run("init", "Bakery").status == 0)
    for words in [["init", "--quiet"], ["add", "-A"], ["commit", "--quiet", "-m", "Rules"]] { try sandbox.git(words) }
    return sandbox
  }

  /// An edit by a command, one by hand, another one by a command, and git discards all three.
  @Test func editsThatGitDiscardedAreSkipped() throws {
    let sandbox = try bakery()
    let before = try sandbox.files()
    #expect(try sandbox.run("rename", "limit", "saved_items", "kept_items").status == 0)
    try sandbox.edit("rules/limits.yaml", "kept_items:\n", "# By hand.\nkept_items:\n")
    #expect(try sandbox.run("rename", "limit", "kept_items", "stored_items").status == 0)
    try sandbox.git(["checkout", "--quiet", "."])
    let undo = try sandbox.run("undo")
    #expect(undo.status == 0, "\(undo)")
    for command in ["rename limit kept_items stored_items", "rename limit saved_items kept_items"] {
      #expect(undo.errors.contains("nothing is left to undo of `\(command)`"), "\(undo.errors)")
    }
    #expect(try sandbox.files() == before)
    let again = try sandbox.run("undo")
    #expect(again.status == 1 && again.errors.contains("no edit of a command can be undone"), "\(again.errors)")
  }

  /// Git discards one file, with an edit by hand that the command started from. The other files are taken back.
  @Test func oneDiscardedFileDoesNotStopTheOthers() throws {
    let sandbox = try bakery()
    let before = try sandbox.files()
    try sandbox.edit("rules/limits.yaml", "  plans: {free: 3, pro: unlimited}", "  plans: {free: 4, pro: unlimited}")
    #expect(try sandbox.run("rename", "limit", "saved_items", "kept_items").status == 0)
    try sandbox.git(["checkout", "--quiet", "rules/limits.yaml"])
    let undo = try sandbox.run("undo")
    #expect(undo.status == 0 && undo.errors == "undone: rename limit saved_items kept_items\n", "\(undo)")
    #expect(try sandbox.files() == before)
  }

  /// The command renamed a line that was edited by hand before. Git restored a third version of it.
  @Test func aLineThatWasEditedBeforeIsDiscarded() throws {
    let sandbox = try bakery()
    let before = try sandbox.files()
    try sandbox.edit("rules/capabilities.yaml", "about: Saving an item.", "about: Saving one item.")
    #expect(try sandbox.run("rename", "limit", "saved_items", "kept_items").status == 0)
    try sandbox.git(["checkout", "--quiet", "."])
    let undo = try sandbox.run("undo")
    #expect(undo.status == 0 && undo.errors.contains("nothing is left to undo"), "\(undo)")
    #expect(try sandbox.files() == before)
  }

  /// A comment in a rule that the command added is not lost, and does not move to another rule.
  @Test func aCommentInAnAddedRuleIsKept() throws {
    let sandbox = try bakery()
    let before = try sandbox.files()
    #expect(try sandbox.run("add", "limit", "drafts", "--for", "item.export").status == 0)
    let line = try sandbox.edit("rules/limits.yaml", "\ndrafts:\n", "\ndrafts:\n  # By hand.\n") + 2
    let commented = try sandbox.files()
    let undo = try sandbox.run("undo")
    let message = "rules/limits.yaml:\(line): this comment was written after `add limit drafts"
    #expect(undo.status == 1 && undo.errors.contains(message), "\(undo.errors)")
    #expect(undo.errors.contains("move the comment to the rule that it is about, or delete it"), "\(undo.errors)")
    #expect(try sandbox.files() == commented)
    try sandbox.edit("rules/limits.yaml", "  # By hand.\n", "")
    #expect(try sandbox.run("undo").status == 0)
    #expect(try sandbox.files() == before)
  }

  /// A line that changed in another way is not overwritten, and --forget goes on with the edit before.
  @Test func aChangedLineCanBeLeft() throws {
    let sandbox = try bakery()
    #expect(try sandbox.run("add", "copy", "tips").status == 0)
    let before = try sandbox.files()
    #expect(try sandbox.run("rename", "limit", "saved_items", "kept_items").status == 0)
    try sandbox.edit("rules/limits.yaml", "\nkept_items:\n", "\nitems_kept:\n")
    let changed = try sandbox.files()
    let undo = try sandbox.run("undo")
    #expect(undo.status == 1 && undo.errors.contains("rules/limits.yaml:"), "\(undo.errors)")
    #expect(undo.errors.contains("`rulebook undo --forget`"), "\(undo.errors)")
    #expect(try sandbox.files() == changed)
    let forget = try sandbox.run("undo", "--forget")
    #expect(forget.status == 0 && forget.errors.contains("forgot `rename limit saved_items kept_items`"), "\(forget.errors)")
    #expect(forget.errors.contains("`rulebook undo` again to undo `add copy tips`"), "\(forget.errors)")
    #expect(try sandbox.files() == changed)
    #expect(try sandbox.run("undo").errors == "undone: add copy tips\n")
    #expect(try sandbox.files()["copy.yaml"] != before["copy.yaml"])
    #expect(try sandbox.run("undo", "--forget", "--dry-run").status == 64)
  }
}
