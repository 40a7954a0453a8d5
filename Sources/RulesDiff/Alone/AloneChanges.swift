internal import RuleKinds
internal import RulesCompiler
internal import RulesJSON
internal import RulesRuntime

/// Applies each edit alone to the old rules, and asks the users and stories of the changed answers again. An answer belongs to the changes
/// that cause it alone; if none does, to all that it rests on.
struct AloneChanges {
  /// With more edits, an answer belongs to all changes that it rests on.
  private static let mostHunks = 12

  private let files: DiffFiles
  private let old: Side
  private let renames: Renames
  private let findZone: (@Sendable (String) -> Zone?)?

  init(_ files: DiffFiles, _ old: Side, _ renames: Renames, findZone: (@Sendable (String) -> Zone?)?) {
    (self.files, self.old, self.renames, self.findZone) = (files, old, renames, findZone)
  }

  /// Takes answers away from changes that do not cause them alone.
  func attribute(_ report: inout DiffReport, _ witnesses: [Witness?]) {
    let shared = report.answers.indices.filter { answer in report.changes.filter { $0.answers.contains(answer) }.count > 1 }
    guard !shared.isEmpty else { return }
    let edits = EditHunks(files.old, files.new)
    // What only people read causes no answer. A lock and its value are edited together, and neither is valid without the other.
    let registers = edits.hunks.filter { hunk in
      let mine = report.changes.filter { contains(hunk, $0) }
      return !mine.isEmpty && mine.allSatisfy { Subjects.registers.contains($0.kind) }
    }
    let hunks = edits.hunks.filter { hunk in !registers.contains { $0.file == hunk.file && $0.new == hunk.new && $0.old == hunk.old } }
    guard hunks.count > 1, hunks.count <= AloneChanges.mostHunks else { return }
    // The parts of each answer that an edit alone changes, by the position of the edit.
    var causes: [Int: [Int: Set<String>]] = [:]
    for (position, hunk) in hunks.enumerated() {
      guard
        let side = Side(files.compile(edits.input(applying: [hunk])))
          ?? (registers.isEmpty ? nil : Side(files.compile(edits.input(applying: registers + [hunk]))))
      else { continue }
      for answer in shared {
        if let keys = witnesses[answer].flatMap({ difference($0, side) }) { causes[answer, default: [:]][position] = keys }
      }
    }
    for index in report.changes.indices {
      let mine = Set(hunks.indices.filter { contains(hunks[$0], report.changes[index]) })
      guard !mine.isEmpty else { continue }
      report.changes[index].answers.removeAll { answer in causes[answer].map { mine.isDisjoint(with: $0.keys) } ?? false }
      for answer in report.changes[index].answers {
        guard let parts = causes[answer], parts.count > 1 else { continue }
        report.changes[index].parts[answer] = mine.reduce(into: []) { $0.formUnion(parts[$1] ?? []) }
      }
    }
  }

  private func contains(_ hunk: EditHunks.Hunk, _ change: DiffReport.Change) -> Bool {
    func isIn(_ place: DiffReport.Place?, _ input: RulesInput, _ lines: Range<Int>) -> Bool {
      guard let place, input.files.first(where: { $0.path == place.file })?.name == hunk.file else { return false }
      return lines.contains(place.line - 1)
    }
    return isIn(change.newPlace, files.new, hunk.new) || isIn(change.oldPlace, files.old, hunk.old)
  }

  /// The parts of the answer to a witness that differ from those of the old rule book. Nil if none does, empty if the parts are not known.
  private func difference(_ witness: Witness, _ side: Side) -> Set<String>? {
    func keys(_ differences: TellingDifferences) -> Set<String>? { differences.isEmpty ? nil : Set(differences.list.map(\.key)) }
    func name(_ kind: String, _ name: String) -> String {
      side.index[RulePath(kind, name)] == nil ? renames.nameBefore(kind, name) : name
    }
    switch witness {
    case .facts(let subject, let facts):
      let there = DecisionSide(old.bundle, renames.nameNow)
      let here = DecisionSide(side.bundle, renames.nameNow)
      let known = facts.filter { side.rules.book.facts[$0.name] != nil || $0.name == Ordinals.planFact }
      guard let one = there.decide(subject, facts), let other = here.decide(subject, known) else { return [] }
      if let was = one.answer, let now = other.answer { return keys(TellingDifferences(was, now)) }
      return one.text != other.text ? [] : nil
    case .story(let story, let step):
      let there = StoryTeller(old, findZone: findZone, renames.nameBefore).replies(to: story)[step]
      let here = StoryTeller(side, findZone: findZone, name).replies(to: story)[step]
      guard let there, let here else { return [] }
      return there.isAnswered != here.isAnswered ? [] : keys(TellingDifferences(there.answer, here.answer))
    }
  }
}

/// What shows that an answer changed, in a form that can be asked again.
enum Witness {
  /// A decision for a user, with the names of the old rules.
  case facts(DecisionSubject, [GivenFact])
  /// A story and its last step.
  case story(Story, Int)
}
