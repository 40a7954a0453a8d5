import Diagnostics
import RulebookSupport
import RulesCompiler
import RulesEditing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The result of an editing command: its diff is printed, its files are written together, and `rulebook undo` reverts it.
struct RecordedEdit {
  let journal: EditJournal
  private(set) var changes: [EditJournal.Change] = []

  init(rules folder: String) { journal = EditJournal(rules: folder) }

  /// The changed files of a rules folder.
  init(from before: RulesInput, to after: [RulesInput.File]) {
    self.init(rules: before.place)
    let old = Dictionary(before.files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    for file in after where old[file.path] != file.bytes { change(file.path, from: old[file.path], to: file.bytes) }
  }

  /// All files of a rules folder. Files that are no longer there are removed.
  init(from before: RulesInput, to after: RulesInput) {
    self.init(from: before, to: after.files)
    let left = Set(after.files.map(\.path))
    for file in before.files where !left.contains(file.path) { change(file.path, from: file.bytes, to: nil) }
  }

  /// Adds a file that is written; without bytes, it is removed.
  mutating func change(_ path: String, from before: [UInt8]?, to after: [UInt8]?) {
    changes.append(EditJournal.Change(path: journal.own(path), before: before, after: after))
  }

  var diff: String {
    changes.map { change in
      let text = LineDiff(old: change.before ?? [], new: change.after ?? []).unified(path: journal.shown(change.path))
      let name = journal.shown(change.path)
      if change.before == nil { return text.replacing("--- \(name)\n", with: "--- /dev/null\n", maxReplacements: 1) }
      return change.after == nil ? text.replacing("+++ \(name)\n", with: "+++ /dev/null\n", maxReplacements: 1) : text
    }.joined()
  }

  /// Prints the diff and writes the files. A dry run only prints.
  func write(_ command: String, dryRun: Bool) throws(Failure) {
    Console.printRaw(TerminalText.of(diff))
    if !dryRun { try record(command) }
  }

  /// Writes the files without printing the diff.
  func record(_ command: String) throws(Failure) {
    guard !changes.isEmpty else { return }
    try RecordedEdit.apply(changes, journal)
    try journal.record(command, changes)
  }

  /// Writes the files of some changes. Nothing is written if a file is not what the changes start from.
  static func apply(_ changes: [EditJournal.Change], _ journal: EditJournal) throws(Failure) {
    var together = FilesTogether(synced: true)
    for change in changes {
      let path = journal.shown(change.path)
      guard FileSystem.read(path) == change.before else {
        together.abandon()
        throw Failure(message: "\(path) changed in the meantime, so nothing was written; run the command again", code: Exit.cannotWrite)
      }
      let target = FileSystem.realPath(path) ?? path
      if change.before != nil, access(target, W_OK) != 0 {
        let why = FileSystem.reason
        together.abandon()
        throw Failure(message: "cannot write \(path): \(why)", code: Exit.cannotWrite)
      }
      if let bytes = change.after { try together.add(bytes, at: target, shown: path) }
    }
    try together.commit()
    for change in changes where change.after == nil { try FileSystem.remove(journal.shown(change.path)) }
  }
}
