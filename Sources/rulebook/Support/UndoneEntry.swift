import RulebookSupport
import RulesEditing

/// What undoing an edit does to its files.
struct UndoneEntry {
  /// The files that change. If there are neither changes nor conflicts, nothing of the edit is left.
  private(set) var changes: [EditJournal.Change] = []
  /// The places where lines of the edit changed since: `rules/limits.yaml:4: this line changed`.
  private(set) var conflicts: [String] = []
  /// Whether each conflict is a comment that a person wrote inside what the edit added.
  private(set) var isOnlyComments = true
  private let journal: EditJournal
  private let entry: EditJournal.Entry

  init(_ entry: EditJournal.Entry, _ journal: EditJournal) throws(Failure) {
    (self.entry, self.journal) = (entry, journal)
    for change in entry.changes { try undo(change) }
  }

  var isGone: Bool { changes.isEmpty && conflicts.isEmpty }

  private mutating func undo(_ change: EditJournal.Change) throws(Failure) {
    let path = journal.shown(change.path)
    let current = FileSystem.read(path)
    if current == change.before { return }
    if current == change.after { return add(change, current, change.before) }
    if try isDiscarded(change, current) { return }
    guard let before = change.before, let after = change.after, let current else {
      isOnlyComments = false
      return conflicts.append("\(path): this file \(current == nil ? "was removed" : "changed")")
    }
    do throws(TakenBack.Conflict) {
      let text = try TakenBack.text(old: before, new: after, current: current)
      if text != current { add(change, current, text) }
    } catch {
      if !error.isComment { isOnlyComments = false }
      conflicts.append("\(path):\(error.line): \(error.isComment ? "this comment was written" : "this line changed")")
    }
  }

  private mutating func add(_ change: EditJournal.Change, _ current: [UInt8]?, _ text: [UInt8]?) {
    changes.append(EditJournal.Change(path: change.path, before: current, after: text))
  }

  /// Whether a file is what it was before an earlier edit or after it, or what git restored, so that this edit is not in it.
  private func isDiscarded(_ change: EditJournal.Change, _ current: [UInt8]?) throws(Failure) -> Bool {
    var earlier = try journal.last(before: entry)
    while let one = earlier {
      if one.changes.contains(where: { $0.path == change.path && ($0.before == current || $0.after == current) }) { return true }
      earlier = try journal.last(before: one)
    }
    guard let current, let after = change.after, !after.isEmpty else { return false }
    let isCommitted = (try? GitRules(folder: journal.root).file(change.path, in: "HEAD")) == current
    return isCommitted && TakenBack.isAbsent(old: change.before ?? [], new: after, current: current)
  }
}
