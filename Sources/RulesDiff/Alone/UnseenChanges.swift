internal import RuleKinds
internal import RulesCompiler
internal import RulesRuntime

/// Compares changes that no answer shows, alone: a story that tells what several changes do together need not tell what each of them does.
struct UnseenChanges {
  let edits: SingleEdits
  let alone: AloneChanges
  let old: Compilation
  let after: Side
  let findZone: (@Sendable (String) -> Zone?)?

  /// The most edits that are compared, because each takes as long as a report about a small change.
  private static let most = 6

  /// Adds the answers that differ because of such a change, and that differ in the same way with the other changes.
  func find(_ report: inout DiffReport) {
    guard edits.hunks.count > 1 else { return }
    var compared = 0
    for position in edits.hunks.indices {
      let mine = report.changes.indices.filter { edits.makes(position, report.changes[$0]) }
      for index in mine where Self.isUnseen(report.changes[index], report) { report.changes[index].isUnknown = true }
      let unseen = mine.filter { Self.isUnseen(report.changes[$0], report) && report.changes[$0].fixed == nil }
      guard !unseen.isEmpty, edits.hunks.count <= AloneChanges.mostHunks, compared < Self.most, let made = edits.compilation(position),
        let comparison = RulesComparison(old, made, files: nil, tellsStories: true, findZone: findZone)
      else { continue }
      compared += 1
      for index in unseen { report.changes[index].isUnknown = false }
      let differing = comparison.asked().filter { !$0.answer.isAside && $0.answer.category != .copy }
      if differing.isEmpty { continue }
      let together = differing.map { one in one.witness.flatMap { alone.differences($0, after) } }
      let lasting = zip(differing, together).filter { one, found in found.map { one.answer.differences.allSatisfy($0.contains) } ?? false }
        .map(\.0)
      // The same part of the answer can differ in another way.
      let isElsewhere = zip(differing, together).contains { one, found in
        let keys = Set(one.answer.differences.map(\.key))
        return found?.contains { keys.contains($0.key) } ?? false
      }
      let positions = lasting.map { Self.position(of: $0.answer, in: &report) }
      for index in unseen {
        report.changes[index].isHidden = lasting.isEmpty && !isElsewhere
        report.changes[index].isUnknown = lasting.isEmpty && isElsewhere
        report.changes[index].answers += positions
      }
    }
  }

  /// The position of an answer, which is added unless the report has it.
  private static func position(of answer: AnswerChange, in report: inout DiffReport) -> Int {
    let known = report.answers.firstIndex { one in
      one.kind == answer.kind && one.decision == answer.decision && one.plans == answer.plans && one.old == answer.old
        && one.new == answer.new
    }
    if let known { return known }
    report.answers.append(answer)
    return report.answers.count - 1
  }

  /// Whether no answer shows a change, although one could.
  private static func isUnseen(_ change: DiffReport.Change, _ report: DiffReport) -> Bool {
    [nil, .copy].contains(change.fixed) && !change.isSame && !change.isWhole && change.breaks.isEmpty
      && !Subjects.registers.contains(change.kind) && ![Environment.key, RemotePath.key].contains(change.kind)
      && change.answers.allSatisfy { report.answers[$0].isAside }
  }
}
