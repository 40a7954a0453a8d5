internal import RulesBundle
internal import RulesJSON
public import RulesRuntime

/// The answer to `ask: conflict`.
package struct ConflictAnswer {
  var outcome: SyncOutcome
  /// The decision; nil if a decision was undone or rejected.
  var resolved: PresentedConflict?
  /// The new queue.
  var queue: SyncQueue
}

/// A decision about a conflict.
package struct PresentedConflict {
  /// The version that becomes a copy.
  package struct Copy {
    var thing: SyncEntity
    var version: ResolvedConflict.Version
    var name: PresentedCopy
  }

  var choice: ConflictChoiceKind
  var main: SyncEntity
  var version: ResolvedConflict.Version
  var other: Copy?
  var says: ErrorMessage
  var undo: ConflictUndo
}

extension Rules {
  func answer(_ asked: ConflictRequest, _ request: Request, _ frame: Frame) throws(RequestError) -> ConflictAnswer {
    var queue = try syncQueue(asked.queue)
    queue.hand(to: person(frame), isNew: false)
    switch asked.either {
    case .undo(let kept):
      let outcome = undo(try conflictUndo(kept.json), &queue)
      return ConflictAnswer(outcome: outcome, queue: queue)
    case .operation(let operation, let choice, let copy, let copyPayload, let ids, let theirs):
      let decision = ConflictDecision(
        operation: Array(operation.utf8), choice: choice, copyID: Array(copy.utf8),
        newIDs: [Array(ids.first.utf8), Array(ids.second.utf8)],
        theirs: theirs.map { Array($0.utf8) }, copyPayload: copyPayload.map { Array($0.utf8) })
      do {
        let resolved = try resolve(decision, &queue)
        return ConflictAnswer(outcome: .done([]), resolved: present(resolved, frame), queue: queue)
      } catch {
        return ConflictAnswer(outcome: .rejected(error), queue: queue)
      }
    }
  }

  private func present(_ resolved: ResolvedConflict, _ frame: Frame) -> PresentedConflict {
    PresentedConflict(
      choice: resolved.choice, main: resolved.main, version: resolved.version,
      other: resolved.copy.map {
        PresentedConflict.Copy(thing: $0, version: resolved.version == .mine ? .theirs : .mine, name: copyName(frame))
      }, says: said(SyncRow.At.conflictOpen, frame), undo: resolved.undo)
  }

  /// Returns the name of the copy that resolves a conflict.
  ///
  /// The app stores the name, so it contains no directional isolates (U+2068, U+2069) around values. Add them when showing the name.
  public func copyName(_ frame: Frame) -> PresentedCopy {
    var name = render(copy: bundle.sync[0].copyName, frame)
    var plain = String.UnicodeScalarView()
    for scalar in name.text.unicodeScalars where scalar.value != 0x2068 && scalar.value != 0x2069 { plain.append(scalar) }
    name.text = String(plain)
    return name
  }
}
