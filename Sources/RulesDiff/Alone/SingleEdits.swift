internal import RulesCompiler

/// The edits between two rule books, each of which can be applied to the old one alone.
///
/// A class, because several comparisons compile the same rules.
final class SingleEdits {
  typealias Hunk = EditHunks.Hunk

  private let files: DiffFiles
  private let edits: EditHunks
  /// The edits of what only people read, such as locks. They cause no answer.
  private let registers: [Hunk]
  /// All other edits.
  let hunks: [Hunk]
  /// The positions of edits that only add rules, which other edits use.
  private let additions: [Int]
  /// Nil for an edit that is not valid alone.
  private var compiled: [Int: Compilation?] = [:]

  init(_ files: DiffFiles, _ changes: [DiffReport.Change]) {
    self.files = files
    let edits = EditHunks(files.old, files.new)
    var (registers, hunks): ([Hunk], [Hunk]) = ([], [])
    for hunk in edits.hunks {
      let made = changes.filter { SingleEdits.contains(hunk, $0, files) }
      // Lines inside a value are not at its place: the steps of a scenario. A comment belongs to no change.
      let mine = made.isEmpty ? changes.filter { SingleEdits.isIn(hunk.file, $0, files) } : made
      if mine.allSatisfy({ Subjects.registers.contains($0.kind) }) { registers.append(hunk) } else { hunks.append(hunk) }
    }
    (self.edits, self.registers, self.hunks) = (edits, registers, hunks)
    additions = hunks.indices.filter { position in
      let mine = changes.filter { SingleEdits.contains(hunks[position], $0, files) }
      return !mine.isEmpty && mine.allSatisfy { $0.isWhole && $0.form == "added" }
    }
  }

  /// The old rules with one edit. Nil if they are not valid. A lock and its value are edited together, and neither is valid without the other.
  /// The same is true of a new rule and what uses it.
  func compilation(_ position: Int) -> Compilation? {
    if let known = compiled[position] { return known }
    let own = hunks[position]
    let new = additions.contains(position) ? [] : additions.map { hunks[$0] }
    var attempts: [[Hunk]] = [[own]]
    for further in [registers, registers + new] where further.count + 1 > attempts[attempts.count - 1].count {
      attempts.append(further + [own])
    }
    let made = attempts.lazy.map { self.files.compile(self.edits.input(applying: $0)) }.first { Side($0) != nil }
    compiled[position] = .some(made)
    return made
  }

  /// Whether an edit makes a change.
  func makes(_ position: Int, _ change: DiffReport.Change) -> Bool { SingleEdits.contains(hunks[position], change, files) }

  /// Whether a change is in a file, before or after.
  private static func isIn(_ file: String, _ change: DiffReport.Change, _ files: DiffFiles) -> Bool {
    func isIn(_ place: DiffReport.Place?, _ input: RulesInput) -> Bool {
      place.map { place in input.files.contains { $0.path == place.file && $0.name == file } } ?? false
    }
    return isIn(change.newPlace, files.new) || isIn(change.oldPlace, files.old)
  }

  private static func contains(_ hunk: Hunk, _ change: DiffReport.Change, _ files: DiffFiles) -> Bool {
    func isIn(_ place: DiffReport.Place?, _ input: RulesInput, _ lines: Range<Int>) -> Bool {
      guard let place, input.files.first(where: { $0.path == place.file })?.name == hunk.file else { return false }
      return lines.contains(place.line - 1)
    }
    return isIn(change.newPlace, files.new, hunk.new) || isIn(change.oldPlace, files.old, hunk.old)
  }
}
