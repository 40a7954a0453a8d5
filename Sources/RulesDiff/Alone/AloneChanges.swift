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
    let hunks = EditHunks(files.old, files.new)
    guard hunks.hunks.count > 1, hunks.hunks.count <= AloneChanges.mostHunks else { return }
    var causes: [Int: Set<Int>] = [:]
    for (position, hunk) in hunks.hunks.enumerated() {
      guard let side = Side(files.compile(hunks.input(applying: hunk))) else { continue }
      for answer in shared where witnesses[answer].map({ differs($0, side) }) ?? false { causes[answer, default: []].insert(position) }
    }
    for index in report.changes.indices {
      let mine = Set(hunks.hunks.indices.filter { contains(hunks.hunks[$0], report.changes[index]) })
      guard !mine.isEmpty else { continue }
      report.changes[index].answers.removeAll { answer in causes[answer].map { $0.isDisjoint(with: mine) } ?? false }
    }
  }

  private func contains(_ hunk: EditHunks.Hunk, _ change: DiffReport.Change) -> Bool {
    func isIn(_ place: DiffReport.Place?, _ input: RulesInput, _ lines: Range<Int>) -> Bool {
      guard let place, input.files.first(where: { $0.path == place.file })?.name == hunk.file else { return false }
      return lines.contains(place.line - 1)
    }
    return isIn(change.newPlace, files.new, hunk.new) || isIn(change.oldPlace, files.old, hunk.old)
  }

  /// Whether a rule book answers a witness otherwise than the old one.
  private func differs(_ witness: Witness, _ side: Side) -> Bool {
    func name(_ kind: String, _ name: String) -> String {
      side.index[RulePath(kind, name)] == nil ? renames.nameBefore(kind, name) : name
    }
    switch witness {
    case .facts(let subject, let facts):
      let there = DecisionSide(old.bundle, renames.nameNow)
      let here = DecisionSide(side.bundle, renames.nameNow)
      let known = facts.filter { side.rules.book.facts[$0.name] != nil || $0.name == Ordinals.planFact }
      guard let one = there.decide(subject, facts), let other = here.decide(subject, known) else { return true }
      if let was = one.answer, let now = other.answer { return !TellingDifferences(was, now).isEmpty }
      return one.text != other.text
    case .story(let story, let step):
      let there = StoryTeller(old, findZone: findZone, renames.nameBefore).replies(to: story)[step]
      let here = StoryTeller(side, findZone: findZone, name).replies(to: story)[step]
      guard let there, let here else { return true }
      return there.isAnswered != here.isAnswered || !TellingDifferences(there.answer, here.answer).isEmpty
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
