import ArgumentParser
import Diagnostics
import RulebookSupport
import RulesEditing

struct Undo: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Revert the last edit by a command.",
    discussion: """
      It takes back what `rename`, `fix` and other editing commands wrote, the last one first. Other edits of the same files stay. If the \
      lines of the edit changed since, it changes nothing and prints where. If all files are again as they were before the edit, such as \
      after `git checkout .`, it forgets the edit.

      Example: rulebook undo --dry-run
      """)

  @Option(name: .customLong("rules"), help: ArgumentHelp("The folder of the rules.", valueName: "dir")) var folder: String?
  @Flag(help: "Print the diff and write nothing.") var dryRun = false

  func run() throws {
    try RulebookSupport.reporting {
      let journal = EditJournal(rules: try RulesFolder(folder).path)
      guard let entry = try journal.last() else {
        throw Failure(message: "no edit of a command can be undone; `git diff` shows other edits", code: Exit.findings)
      }
      guard entry.changes.contains(where: { FileSystem.read(journal.shown($0.path)) != $0.before }) else {
        if !dryRun { try journal.remove(entry) }
        let next = dryRun ? nil : try journal.last()
        return Console.note(
          "nothing is left to undo of `\(entry.command)`: its files are as they were before"
            + (next.map { "; run `rulebook undo` again to undo `\($0.command)`" } ?? ""))
      }
      var edit = RecordedEdit(rules: journal.shown("rules"))
      for change in entry.changes {
        let path = journal.shown(change.path)
        let current = FileSystem.read(path)
        edit.change(path, from: current, to: try undone(change, current, path, entry.command))
      }
      Console.printRaw(TerminalText.of(edit.diff))
      if !dryRun {
        try RecordedEdit.apply(edit.changes, journal)
        try journal.remove(entry)
      }
      Console.note((dryRun ? "would undo: " : "undone: ") + entry.command)
    }
  }

  /// The bytes of a file without a change; nil if the file is removed.
  private func undone(_ change: EditJournal.Change, _ current: [UInt8]?, _ path: String, _ command: String) throws(Failure) -> [UInt8]? {
    if current == change.after || current == change.before { return change.before }
    guard let before = change.before, let after = change.after, let current else {
      throw Failure(
        message: "\(path) \(current == nil ? "was removed" : "changed") after `\(command)`, so nothing was undone", code: Exit.findings)
    }
    do throws(TakenBack.Conflict) {
      return try TakenBack.text(old: before, new: after, current: current)
    } catch {
      throw Failure(
        message: "\(path):\(error.line): this line changed after `\(command)`, so nothing was undone", code: Exit.findings)
    }
  }
}
