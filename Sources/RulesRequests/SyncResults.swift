internal import RulesBundle
internal import RulesJSON
public import RulesRuntime

/// What came of an event, and how the queue stands then.
struct SyncAnswer {
  var outcome: SyncOutcome
  var standing: SyncStanding
  var queue: SyncQueue
  /// The reason with which the rules refused what was added.
  var reason: Int?
  /// Where the vectors of the warning ladder stand that hold something of the queue back.
  var holding: [PresentedStanding] = []
}

// Answers about the sync queue, and how they say what is wrong.
extension Rules {
  func write(_ answer: SyncAnswer, id: JSON?, _ frame: Frame, _ writer: inout JSONWriter) {
    let (outcome, standing, queue) = (answer.outcome, answer.standing, answer.queue)
    writer.beginObject()
    if let id { Rules.writeID(id, &writer) }
    writer.outcome(outcome)
    if let reason = answer.reason { says(reason: reason, "says", frame, &writer) }
    if case .done(let effects) = outcome { writer.list("effects", effects) { write($1, frame, &$0) } }
    writer.list("run", standing.run) { writer, run in
      writer.beginObject()
      writer.bytes("operation", run.operation)
      writer.number("base", run.base)
      writer.endObject()
    }
    writer.list("blocked", standing.blocked) { writer, blocked in
      writer.beginObject()
      writer.bytes("operation", blocked.operation)
      writer.key("thing")
      writer.entity(blocked.entity)
      writer.text("because", blocked.block.name)
      if let reason = blocked.reason {
        says(reason: reason, "says", frame, &writer)
      } else {
        says(error(of: blocked.block), frame, &writer)
      }
      writer.endObject()
    }
    if !standing.held.isEmpty {
      writer.list("held", standing.held) { writer, held in
        writer.beginObject()
        writer.bytes("operation", held.operation)
        writer.key("thing")
        writer.entity(held.entity)
        if let until = held.until { writer.time("until", until) }
        writer.endObject()
      }
      writer.list("ladder", answer.holding) { $0.standing($1, bundle) }
    }
    if let time = standing.wakeAt { writer.time("wakeAt", time) }
    writer.number("pending", Int64(standing.pending))
    if standing.isBacklog {
      writer.key("backlog")
      writer.beginObject()
      says(SyncRow.At.backlogError, frame, &writer)
      writer.endObject()
    }
    writer.flag("waitsForLogin", standing.waitsForLogin)
    if let time = standing.lastSync { writer.time("lastSync", time) }
    writer.list("statuses", standing.statuses) { write($1, frame, &$0) }
    writer.list("pendingDeletes", standing.pendingDeletes) { writer, pending in
      writer.beginObject()
      writer.bytes("operation", pending.operation)
      writer.key("thing")
      writer.entity(pending.entity)
      writer.flag("restorable", pending.isRestorable)
      writer.endObject()
    }
    writer.key("queue")
    write(queue, &writer)
    writer.endObject()
  }

  func write(
    _ resolved: ResolvedConflict, _ queue: SyncQueue, id: JSON?, _ frame: Frame, _ writer: inout JSONWriter
  ) {
    writer.beginObject()
    if let id { Rules.writeID(id, &writer) }
    writer.outcome(.done([]))
    writer.text("choice", resolved.choice.name)
    writer.key("main")
    writer.beginObject()
    writer.bytes("type", resolved.main.type)
    writer.bytes("id", resolved.main.id)
    writer.text("version", resolved.version == .mine ? "mine" : "theirs")
    writer.endObject()
    if let copy = resolved.copy {
      writer.key("other")
      writer.beginObject()
      writer.bytes("type", copy.type)
      writer.bytes("id", copy.id)
      writer.text("version", resolved.version == .mine ? "theirs" : "mine")
      writer.key("name")
      writer.copy(copyName(frame), bundle)
      writer.endObject()
    }
    says(SyncRow.At.conflictOpen, frame, &writer)
    writer.key("undo")
    write(resolved.undo, &writer)
    writer.key("queue")
    write(queue, &writer)
    writer.endObject()
  }

  /// A decision that was undone, or could not be made.
  func write(undone outcome: SyncOutcome, _ queue: SyncQueue, id: JSON?, _ writer: inout JSONWriter) {
    writer.beginObject()
    if let id { Rules.writeID(id, &writer) }
    writer.outcome(outcome)
    writer.key("queue")
    write(queue, &writer)
    writer.endObject()
  }

  /// The name of a copy. It is stored and not only shown, so it has no marks around its values: whoever shows it puts them round it.
  public func copyName(_ frame: Frame) -> PresentedCopy {
    var name = render(copy: bundle.sync[0].copyName, frame)
    var plain = String.UnicodeScalarView()
    for scalar in name.text.unicodeScalars where scalar.value != 0x2068 && scalar.value != 0x2069 { plain.append(scalar) }
    name.text = String(plain)
    return name
  }

  // MARK: Parts

  private func write(_ effect: SyncEffect, _ frame: Frame, _ writer: inout JSONWriter) {
    writer.beginObject()
    switch effect {
    case .saved(let entity, let revision):
      writer.effect("saved", thing: entity)
      writer.number("revision", revision)
    case .removed(let entity): writer.effect("removed", thing: entity)
    case .restored(let entity): writer.effect("restored", thing: entity)
    case .attach(let operation, let owner, let draft):
      writer.effect("attach", thing: owner)
      writer.bytes("operation", operation)
      writer.number("draft", draft)
    case .cancelled(let operation, let stop, let mayHaveArrived):
      writer.effect("cancelled", thing: nil)
      writer.bytes("operation", operation)
      writer.flag("stop", stop)
      writer.flag("mayHaveArrived", mayHaveArrived)
    case .failed(let operation, let persists):
      writer.effect("failed", thing: nil)
      writer.bytes("operation", operation)
      writer.flag("persists", persists)
    case .conflict(let operation, let entity, let base, let revision):
      writer.effect("conflict", thing: entity)
      writer.bytes("operation", operation)
      writer.number("base", base)
      writer.number("revision", revision)
      writer.text("default", bundle.sync[0].defaultChoice.name)
      says(SyncRow.At.conflictFound, frame, &writer)
    }
    writer.endObject()
  }

  private func write(_ status: SaveStatus, _ frame: Frame, _ writer: inout JSONWriter) {
    let words =
      switch status.kind {
      case .saved: SyncRow.At.saved
      case .saving: SyncRow.At.saving
      case .savedLocally: SyncRow.At.savedLocally
      case .error: SyncRow.At.statusError
      }
    writer.beginObject()
    writer.key("thing")
    writer.entity(status.entity)
    writer.text("status", status.kind.name)
    writer.key("copy")
    writer.copy(render(copy: bundle.word(.sync, 0, words), frame), bundle)
    switch status.trouble {
    case nil: break
    case .failed?: says(SyncRow.At.failed, frame, &writer)
    case .loggedOut?: says(SyncRow.At.loggedOut, frame, &writer)
    case .blocked?: says(SyncRow.At.blocked, frame, &writer)
    case .conflict?: says(SyncRow.At.conflictFound, frame, &writer)
    }
    if let reason = status.reason { says(reason: reason, "details", frame, &writer) }
    writer.endObject()
  }

  private func error(of block: SyncBlock) -> Int {
    switch block {
    case .failed: SyncRow.At.failed
    case .conflict: SyncRow.At.conflictFound
    case .unknownType, .dependencyMissing, .dependencyBlocked, .earlierBlocked, .circular: SyncRow.At.blocked
    }
  }

  /// A reason with its words and buttons, under `reasonCode` and a key.
  private func says(reason: Int, _ key: String, _ frame: Frame, _ writer: inout JSONWriter) {
    writer.text("reasonCode", bundle.name(.reasons, reason))
    writer.key(key)
    writer.beginObject()
    writer.optionalText("error", bundle.reasons[reason].error.map { bundle.name(.errors, $0) })
    writer.list("surfaces", Array(bundle.reasons[reason].surfaces)) { writer, row in
      writer.string(bundle.name(.surfaces, bundle.surfaceRefs[row].surface))
    }
    if let copy = bundle.reasons[reason].copy {
      writer.key("copy")
      writer.copy(render(copy: copy, frame), bundle)
    }
    writer.list("buttons", buttons(bundle.reasons[reason].buttons, frame)) { $0.button($1, bundle) }
    writer.endObject()
  }

  /// An error of the dictionary, with its words and buttons.
  private func says(_ column: Int, _ frame: Frame, _ writer: inout JSONWriter) {
    let error = bundle.word(.sync, 0, column)
    writer.key("says")
    writer.beginObject()
    writer.text("error", bundle.name(.errors, error))
    writer.list("surfaces", Array(bundle.errors[error].surfaces)) { writer, row in
      writer.string(bundle.name(.surfaces, bundle.surfaceRefs[row].surface))
    }
    writer.key("copy")
    writer.copy(render(copy: bundle.errors[error].copy, frame), bundle)
    writer.list("buttons", buttons(ofError: error, frame)) { $0.button($1, bundle) }
    writer.endObject()
  }
}

extension JSONWriter {
  fileprivate mutating func outcome(_ outcome: SyncOutcome) {
    switch outcome {
    case .done: text("outcome", "done")
    case .ignored: text("outcome", "ignored")
    case .refused(let refusal):
      text("outcome", "refused")
      text("refusal", refusal.name)
    }
  }

  fileprivate mutating func effect(_ name: String, thing: SyncEntity?) {
    text("effect", name)
    guard let thing else { return }
    key("thing")
    entity(thing)
  }
}
