import ArgumentParser
import Diagnostics
import RulebookSupport
import RulesEditing

struct Undo: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Revert the last edit by a command.",
    discussion: """
      It reverts what `rename`, `fix`, and other editing commands wrote, the last one first. Other edits of the same files stay. If all \
      lines of an edit are as they were before it, such as after `git checkout .`, it forgets the edit. If lines of the edit changed \
      since then, it changes nothing and prints where; with --forget, it forgets the edit and leaves the files as they are.

      Examples:
        rulebook undo --dry-run
        rulebook undo --forget
      """)

  @Option(name: .customLong("rules"), help: ArgumentHelp("The folder of the rules.", valueName: "dir")) var folder: String?
  @Flag(help: "Print the diff and write nothing.") var dryRun = false

  @Flag(help: "Forget the last edit, so that the one before it can be undone. The files stay as they are.") var forget = false

  func run() throws {
    try RulebookSupport.reporting {
      if forget, dryRun { throw Failure(message: "--forget cannot be combined with --dry-run", code: Exit.usage) }
      let journal = EditJournal(rules: try RulesFolder(folder).path)
      guard let last = try journal.last() else {
        throw Failure(message: "no edit of a command can be undone; `git diff` shows other edits", code: Exit.findings)
      }
      if forget {
        try journal.remove(last)
        Console.note("forgot `\(last.command)`; its files stay as they are")
        if let next = Undo.next(try journal.last()) { Console.note(next) }
        return
      }
      let undone = try UndoneEntry(last, journal)
      if undone.isGone { return try skip(last, journal) }
      guard undone.conflicts.isEmpty else {
        let next = undone.isOnlyComments ? "move the comment to the rule that it is about, or delete it" : "change it back"
        throw Failure(
          message: undone.conflicts.map { "\($0) after `\(last.command)`, so nothing was undone" }.joined(separator: "\n")
            + "\n\(next), or run `rulebook undo --forget`, which leaves the files as they are, to continue with the edit before it",
          code: Exit.findings)
      }
      var edit = RecordedEdit(rules: journal.shown("rules"))
      for change in undone.changes { edit.change(journal.shown(change.path), from: change.before, to: change.after) }
      Console.printRaw(TerminalText.of(edit.diff))
      if !dryRun {
        try RecordedEdit.apply(edit.changes, journal)
        try journal.remove(last)
      }
      Console.note((dryRun ? "would undo: " : "undone: ") + last.command)
    }
  }

  /// Forgets the last edits of which nothing is left.
  private func skip(_ last: EditJournal.Entry, _ journal: EditJournal) throws(Failure) {
    var entry: EditJournal.Entry? = last
    while let one = entry, try UndoneEntry(one, journal).isGone {
      Console.note("nothing is left to undo of `\(one.command)`: its lines are as they were before")
      entry = try journal.last(before: one)
      if !dryRun { try journal.remove(one) }
    }
    if !dryRun, let next = Undo.next(entry) { Console.note(next) }
  }

  /// What the next run does.
  private static func next(_ entry: EditJournal.Entry?) -> String? { entry.map { "run `rulebook undo` again to undo `\($0.command)`" } }
}
