internal import RuleKinds
internal import RulesCompiler
internal import RulesJSON
internal import RulesRuntime

/// Applies each edit alone to the old rules, and asks the users and stories of the changed answers again. An answer belongs to the changes
/// that cause it alone; if none does, to all that it rests on.
struct AloneChanges {
  /// With more edits, an answer belongs to all changes that it rests on.
  static let mostHunks = 12

  private let edits: SingleEdits
  private let old: Side
  private let renames: Renames
  private let findZone: (@Sendable (String) -> Zone?)?

  init(_ edits: SingleEdits, _ old: Side, _ renames: Renames, findZone: (@Sendable (String) -> Zone?)?) {
    (self.edits, self.old, self.renames, self.findZone) = (edits, old, renames, findZone)
  }

  /// Takes answers away from changes that do not cause them alone.
  func attribute(_ report: inout DiffReport, _ witnesses: [Witness?]) {
    let shared = report.answers.indices.filter { answer in report.changes.filter { $0.answers.contains(answer) }.count > 1 }
    guard !shared.isEmpty, edits.hunks.count > 1, edits.hunks.count <= AloneChanges.mostHunks else { return }
    // The parts of each answer that an edit alone changes, by the position of the edit.
    var causes: [Int: [Int: Set<String>]] = [:]
    var valid: Set<Int> = []
    let sharing = report.changes.filter { $0.answers.contains(where: shared.contains) }
    for position in edits.hunks.indices where sharing.contains(where: { edits.makes(position, $0) }) {
      guard let side = edits.compilation(position).flatMap(Side.init) else { continue }
      valid.insert(position)
      for answer in shared {
        if let found = witnesses[answer].flatMap({ differences($0, side) }) {
          causes[answer, default: [:]][position] = Set(found.map(\.key))
        }
      }
    }
    // The answers that edits may cause that are not valid alone. Other edits do not.
    let unknown = report.changes.filter { change in
      let mine = edits.hunks.indices.filter { edits.makes($0, change) }
      return !mine.isEmpty && valid.isDisjoint(with: mine)
    }.reduce(into: Set<Int>()) { $0.formUnion($1.answers) }
    for index in report.changes.indices {
      let mine = Set(edits.hunks.indices.filter { edits.makes($0, report.changes[index]) })
      // What an edit causes that is not valid alone is not known: at least what no valid edit causes.
      guard !mine.isDisjoint(with: valid) else {
        let own = report.changes[index].answers.filter { causes[$0] == nil }
        if !own.isEmpty { report.changes[index].answers = own }
        continue
      }
      report.changes[index].answers.removeAll { answer in causes[answer].map { mine.isDisjoint(with: $0.keys) } ?? unknown.contains(answer)
      }
      for answer in report.changes[index].answers {
        guard let parts = causes[answer], parts.count > 1 else { continue }
        report.changes[index].parts[answer] = mine.reduce(into: []) { $0.formUnion(parts[$1] ?? []) }
      }
    }
  }

  /// What differs in the answer to a witness from that of the old rule book. Nil if nothing does, empty if the parts are not known.
  func differences(_ witness: Witness, _ side: Side) -> [ScenarioChange.Difference]? {
    func list(_ differences: TellingDifferences) -> [ScenarioChange.Difference]? { differences.isEmpty ? nil : differences.list }
    func name(_ kind: String, _ name: String) -> String {
      side.index[RulePath(kind, name)] == nil ? renames.nameBefore(kind, name) : name
    }
    switch witness {
    case .facts(let subject, let facts):
      let there = DecisionSide(old.bundle, renames.nameNow)
      let here = DecisionSide(side.bundle, renames.nameNow)
      let known = facts.filter { side.rules.book.facts[$0.name] != nil || $0.name == Ordinals.planFact }
      guard let one = there.decide(subject, facts), let other = here.decide(subject, known) else { return [] }
      if let was = one.answer, let now = other.answer { return list(TellingDifferences(was, now)) }
      return one.text != other.text ? [] : nil
    case .story(let story, let step):
      let there = StoryTeller(old, findZone: findZone, renames.nameBefore).replies(to: story)[step]
      let here = StoryTeller(side, findZone: findZone, name).replies(to: story)[step]
      guard let there, let here else { return [] }
      return there.isAnswered != here.isAnswered ? [] : list(TellingDifferences(there.answer, here.answer))
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
