import RulebookSupport
import RulesCompiler
import RulesEditing

/// The versions of files before the last edits by commands, which show how lines were formatted.
enum EarlierVersions {
  /// Older edits are not read.
  private static let most = 20

  /// Returns edited rules in which changed lines that mean the same as before an earlier edit are formatted as they were then.
  static func formatting(_ after: RulesInput, changedFrom before: RulesInput) -> RulesInput {
    let journal = EditJournal(rules: before.place)
    let changes = recent(journal).flatMap(\.changes)
    if changes.isEmpty { return after }
    return EarlierFormatting.restored(in: after, changedFrom: before) { path in
      var versions: [[UInt8]] = []
      for change in changes where change.path == journal.own(path) {
        if let version = change.before, !versions.contains(version) { versions.append(version) }
      }
      return versions
    }
  }

  /// The last edits, the newest first. A record that cannot be read ends them: formatting is no reason to stop a command.
  private static func recent(_ journal: EditJournal) -> [EditJournal.Entry] {
    var entries: [EditJournal.Entry] = []
    while entries.count < most, let next = try? journal.last(before: entries.last) { entries.append(next) }
    return entries
  }
}
