// Written by `make format-files` from Sources/RequestFormat. Do not edit.
// swift-format-ignore-file

internal import RulesBundle
package import RulesJSON
package import RulesRuntime

extension Rules {
  /// `Undecided`: Why the rules could not decide. The rest is then the declared safe answer.
  package func write(_ value: PresentedFailure, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `Undecided`.
  func writeMembers(of value: PresentedFailure, _ writer: inout JSONWriter) {
    writer.key("code")
    writer.string(value.code.name)
    if let value = value.fact {
      writer.key("fact")
      writer.string(bundle.name(.facts, value))
    }
  }

  /// `Copy`: Copy to show.
  package func write(_ value: PresentedCopy, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `Copy`.
  func writeMembers(of value: PresentedCopy, _ writer: inout JSONWriter) {
    writer.key("key")
    writer.string(bundle.name(.copy, value.key))
    if let value = value.title {
      writer.key("title")
      writer.string(value)
    }
    writer.key("text")
    writer.string(value.text)
  }

  /// `Button`: A button.
  package func write(_ value: PresentedButton, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `Button`.
  func writeMembers(of value: PresentedButton, _ writer: inout JSONWriter) {
    writer.key("id")
    writer.string(bundle.name(.buttons, value.id))
    writer.key("label")
    writer.string(value.label)
    if !value.isEnabled { writer.flag("enabled", false) }
    if value.isProminent { writer.flag("prominent", true) }
    if let value = value.action {
      writer.key("action")
      writer.string(bundle.name(.actions, value))
    }
    if let value = value.destination {
      writer.key("opens")
      writer.string(bundle.name(.routes, value))
    }
    if !value.telemetry.isEmpty {
      writer.key("telemetry")
      writer.beginArray()
      for value in value.telemetry {
        write(value, &writer)
      }
      writer.endArray()
    }
    if let value = value.denial {
      writer.key("denied")
      write(value, &writer)
    }
  }

  /// `Denial`: Why the action of a button is denied. Ask `entitlement` for the complete decision.
  package func write(_ value: PresentedDenial, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `Denial`.
  func writeMembers(of value: PresentedDenial, _ writer: inout JSONWriter) {
    writer.key("reasonCode")
    if let value = value.reason {
      writer.string(bundle.name(.reasons, value))
    } else {
      writer.null()
    }
    if let value = value.gate {
      writer.key("gateType")
      writer.string(bundle.name(.gates, value))
    }
    if let value = value.copy {
      writer.key("copy")
      write(value, &writer)
    }
    if let value = value.undecided {
      writer.key("undecided")
      write(value, &writer)
    }
  }

  /// `Part`: A part of the copy of a limit or of a level of the warning ladder.
  package func write(_ value: PresentedPart, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `Part`.
  func writeMembers(of value: PresentedPart, _ writer: inout JSONWriter) {
    writer.key("part")
    writer.string(value.part.name)
    writer.key("copy")
    write(value.copy, &writer)
  }

  /// `Notice`: A notice to show although nothing is denied.
  package func write(_ value: PresentedNotice, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `Notice`.
  func writeMembers(of value: PresentedNotice, _ writer: inout JSONWriter) {
    writer.key("id")
    writer.string(bundle.name(value.id))
    writer.key("copy")
    write(value.copy, &writer)
    if let value = value.surface {
      writer.key("surface")
      writer.string(bundle.name(.surfaces, value))
    }
    if !value.buttons.isEmpty {
      writer.key("buttons")
      writer.beginArray()
      for value in value.buttons {
        write(value, &writer)
      }
      writer.endArray()
    }
    if !value.parts.isEmpty {
      writer.key("parts")
      writer.beginArray()
      for value in value.parts {
        write(value, &writer)
      }
      writer.endArray()
    }
  }

  /// `LoggedEvent`: An event to log. A parameter whose fact is missing is null.
  package func write(_ value: PresentedEvent, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `LoggedEvent`.
  func writeMembers(of value: PresentedEvent, _ writer: inout JSONWriter) {
    writer.key("event")
    writer.string(bundle.name(.events, value.event))
    writer.key("parameters")
    write(fields: bundle.parameters(of: value), &writer)
  }

  /// `LimitStatus`: The status of a limit.
  package func write(_ value: PresentedLimit, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `LimitStatus`.
  func writeMembers(of value: PresentedLimit, _ writer: inout JSONWriter) {
    writer.key("id")
    writer.string(bundle.name(.limits, value.id))
    writer.key("unit")
    writer.string(value.unit.name)
    writer.key("used")
    if let value = value.used {
      writer.int(Int64(value))
    } else {
      writer.null()
    }
    writer.key("limit")
    if let value = value.limit {
      writer.int(Int64(value))
    } else {
      writer.null()
    }
    writer.key("remaining")
    if let value = value.remaining {
      writer.int(Int64(value))
    } else {
      writer.null()
    }
    if let value = value.adds {
      writer.key("adds")
      writer.int(Int64(value))
    }
    if value.isSoft { writer.flag("soft", true) }
    if let value = value.resets {
      writer.key("resets")
      writer.string(bundle.name(.resets, value))
    }
    if let value = value.resetsAt {
      writer.key("resetsAt")
      writer.time(seconds: value)
    }
  }

  /// `Resume`: What a user returns to after signing up.
  package func write(_ value: PresentedResume, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `Resume`.
  func writeMembers(of value: PresentedResume, _ writer: inout JSONWriter) {
    writer.key("action")
    writer.string(bundle.name(.actions, value.action))
    writer.key("route")
    if let value = value.route {
      writer.string(bundle.name(.routes, value))
    } else {
      writer.null()
    }
    writer.key("with")
    write(fields: value.facts.map { (bundle.name(.facts, $0.fact), $0.value) }, &writer)
  }

  /// `LadderStatus`: The status of a vector of the warning ladder.
  package func write(_ value: PresentedLadderStatus, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `LadderStatus`.
  func writeMembers(of value: PresentedLadderStatus, _ writer: inout JSONWriter) {
    writer.key("vector")
    writer.string(bundle.name(.ladder, value.vector))
    writer.key("level")
    if let value = value.level {
      writer.string(bundle.name(.ladderLevels, value))
    } else {
      writer.null()
    }
    writer.key("effect")
    writer.string(value.effect.word)
    if let value = value.until {
      writer.key("until")
      writer.time(value)
    }
    if let value = value.millisecondsLeft {
      writer.key("timeLeft")
      writer.duration(milliseconds: value)
    }
    writer.key("count")
    writer.int(Int64(value.count))
    writer.key("limit")
    if let value = value.limit {
      writer.int(Int64(value))
    } else {
      writer.null()
    }
    if let value = value.next {
      writer.key("next")
      writer.beginObject()
      writer.key("level")
      writer.string(bundle.name(.ladderLevels, value.level))
      writer.key("at")
      writer.int(Int64(value.at))
      writer.key("more")
      writer.int(Int64(value.more))
      writer.endObject()
    }
    if let value = value.resets {
      writer.key("resets")
      writer.string(bundle.name(.resets, value))
    }
    if let value = value.resetsAt {
      writer.key("resetsAt")
      writer.time(value)
    }
    if value.level != nil {
      writer.key("surfaces")
      writer.beginArray()
      for value in value.surfaces {
        writer.string(bundle.name(.surfaces, value))
      }
      writer.endArray()
      if let value = value.copy {
        writer.key("copy")
        write(value, &writer)
      }
      writer.key("parts")
      writer.beginArray()
      for value in value.parts {
        write(value, &writer)
      }
      writer.endArray()
      writer.key("buttons")
      writer.beginArray()
      for value in value.buttons {
        write(value, &writer)
      }
      writer.endArray()
      writer.key("dismissible")
      writer.bool(value.isDismissible)
    }
    if value.isDeferred { writer.flag("deferred", true) }
    if value.isRepeated { writer.flag("repeated", true) }
  }

  /// `LadderChange`: A change of level.
  package func write(_ value: PresentedChange, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `LadderChange`.
  func writeMembers(of value: PresentedChange, _ writer: inout JSONWriter) {
    writer.key("vector")
    writer.string(bundle.name(.ladder, value.vector))
    writer.key("from")
    if let value = value.from {
      writer.string(bundle.name(.ladderLevels, value))
    } else {
      writer.null()
    }
    writer.key("to")
    if let value = value.to {
      writer.string(bundle.name(.ladderLevels, value))
    } else {
      writer.null()
    }
    writer.key("at")
    writer.time(value.at)
    if let value = value.until {
      writer.key("until")
      writer.time(value)
    }
    writer.key("count")
    writer.int(Int64(value.count))
    if value.isAudited { writer.flag("audit", true) }
    writer.key("telemetry")
    writer.beginArray()
    for value in value.telemetry {
      write(value, &writer)
    }
    writer.endArray()
  }

  /// `Trace`: How an answer was computed.
  package func write(_ value: Trace, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `Trace`.
  func writeMembers(of value: Trace, _ writer: inout JSONWriter) {
    writer.key("table")
    writer.string(bundle.name(value.table))
    writer.key("rows")
    writer.beginArray()
    for value in value.rows {
      writer.beginObject()
      writer.key("rule")
      writer.string(value.rule)
      writer.key("held")
      if let value = value.held {
        writer.bool(value)
      } else {
        writer.null()
      }
      writer.endObject()
    }
    writer.endArray()
    writer.key("facts")
    writer.beginArray()
    for value in value.facts {
      writer.beginObject()
      writer.key("name")
      writer.string(bundle.name(.facts, value.name))
      writer.key("value")
      writer.value(JSON(value.value, bundle))
      writer.key("source")
      writer.string(value.source.word)
      writer.endObject()
    }
    writer.endArray()
    writer.key("flips")
    writer.beginArray()
    for value in value.counterfactuals {
      writer.beginObject()
      writer.key("fact")
      writer.string(bundle.name(.facts, value.fact))
      writer.key("value")
      writer.value(JSON(value.value, bundle))
      writer.key("becomes")
      writer.string(bundle.name(value.becomes))
      writer.endObject()
    }
    writer.endArray()
  }

  /// `Thing`: A thing that is stored and sent.
  package func write(_ value: SyncEntity, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `Thing`.
  func writeMembers(of value: SyncEntity, _ writer: inout JSONWriter) {
    writer.key("type")
    writer.string(utf8: value.type)
    writer.key("id")
    writer.string(utf8: value.id)
  }

  /// `ErrorMessage`: An error of the rules, with its copy.
  package func write(_ value: ErrorMessage, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `ErrorMessage`.
  func writeMembers(of value: ErrorMessage, _ writer: inout JSONWriter) {
    writer.key("error")
    writer.string(bundle.name(.errors, value.error))
    writer.key("surfaces")
    writer.beginArray()
    for value in value.surfaces {
      writer.string(bundle.name(.surfaces, value))
    }
    writer.endArray()
    writer.key("copy")
    write(value.copy, &writer)
    writer.key("buttons")
    writer.beginArray()
    for value in value.buttons {
      write(value, &writer)
    }
    writer.endArray()
  }

  /// `Decision`
  package func write(_ value: PresentedDecision, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `Decision`.
  func writeMembers(of value: PresentedDecision, _ writer: inout JSONWriter) {
    writer.key("action")
    writer.string(bundle.name(.actions, value.action))
    writer.key("allowed")
    writer.bool(value.isAllowed)
    writer.key("plan")
    if let value = value.plan {
      writer.string(bundle.name(.plans, value))
    } else {
      writer.null()
    }
    if let value = value.mode {
      writer.key("mode")
      writer.string(value.name)
    }
    if !value.isAllowed {
      writer.key("gateType")
      if let value = value.gate {
        writer.string(bundle.name(.gates, value))
      } else {
        writer.null()
      }
      writer.key("reasonCode")
      if let value = value.reason {
        writer.string(bundle.name(.reasons, value))
      } else {
        writer.null()
      }
      if let value = value.error {
        writer.key("error")
        writer.string(bundle.name(.errors, value))
      }
      writer.key("surfaces")
      writer.beginArray()
      for value in value.surfaces {
        writer.string(bundle.name(.surfaces, value))
      }
      writer.endArray()
      if let value = value.copy {
        writer.key("copy")
        write(value, &writer)
      }
      if !value.lines.isEmpty {
        writer.key("lines")
        writer.beginArray()
        for value in value.lines {
          write(value, &writer)
        }
        writer.endArray()
      }
      if !value.parts.isEmpty {
        writer.key("parts")
        writer.beginArray()
        for value in value.parts {
          write(value, &writer)
        }
        writer.endArray()
      }
      writer.key("buttons")
      writer.beginArray()
      for value in value.buttons {
        write(value, &writer)
      }
      writer.endArray()
      if let value = value.dismiss {
        writer.key("dismiss")
        write(value, &writer)
      }
      writer.key("resumes")
      writer.bool(value.resumes)
      if let value = value.resume {
        writer.key("resume")
        write(value, &writer)
      }
    }
    writer.key("notices")
    writer.beginArray()
    for value in value.notices {
      write(value, &writer)
    }
    writer.endArray()
    writer.key("effects")
    writer.beginArray()
    for value in value.effects {
      writer.string(bundle.name(.effects, value))
    }
    writer.endArray()
    if let value = value.spends {
      writer.key("spends")
      writer.string(bundle.name(.limits, value))
    }
    writer.key("limits")
    writer.beginArray()
    for value in value.limits {
      write(value, &writer)
    }
    writer.endArray()
    if let value = value.status {
      writer.key("ladder")
      write(value, &writer)
    }
    if let value = value.counted {
      writer.key("counted")
      writer.beginArray()
      for value in value {
        writer.string(bundle.name(.countedEvents, value))
      }
      writer.endArray()
    }
    if let value = value.changes {
      writer.key("changes")
      writer.beginArray()
      for value in value {
        write(value, &writer)
      }
      writer.endArray()
    }
    writer.key("telemetry")
    writer.beginArray()
    for value in value.telemetry {
      write(value, &writer)
    }
    writer.endArray()
    if let value = value.undecided {
      writer.key("undecided")
      write(value, &writer)
    }
    if let value = value.trace {
      writer.key("trace")
      write(value, &writer)
    }
  }

  /// `Done`: A decision, and the new history.
  package func write(_ value: DoneAction, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `Done`.
  func writeMembers(of value: DoneAction, _ writer: inout JSONWriter) {
    writeMembers(of: value.decision, &writer)
    writer.key("history")
    write(value.history, &writer)
  }

  /// `CountingAnswer`
  package func write(_ value: CountedEventAnswer, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `CountingAnswer`.
  func writeMembers(of value: CountedEventAnswer, _ writer: inout JSONWriter) {
    writer.key("counted")
    writer.bool(value.counting.isCounted)
    writer.key("ladder")
    writer.beginArray()
    for value in value.counting.statuses {
      write(value, &writer)
    }
    writer.endArray()
    writer.key("changes")
    writer.beginArray()
    for value in value.counting.changes {
      write(value, &writer)
    }
    writer.endArray()
    writer.key("telemetry")
    writer.beginArray()
    for value in value.counting.telemetry {
      write(value, &writer)
    }
    writer.endArray()
    writer.key("history")
    write(value.history, &writer)
  }

  /// `PlanAnswer`
  package func write(_ value: PresentedPlan, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `PlanAnswer`.
  func writeMembers(of value: PresentedPlan, _ writer: inout JSONWriter) {
    writer.key("plan")
    if let value = value.plan {
      writer.string(bundle.name(.plans, value))
    } else {
      writer.null()
    }
    writer.key("notices")
    writer.beginArray()
    for value in value.notices {
      write(value, &writer)
    }
    writer.endArray()
    if let value = value.undecided {
      writer.key("undecided")
      write(value, &writer)
    }
    if let value = value.trace {
      writer.key("trace")
      write(value, &writer)
    }
  }

  /// `SnapshotAnswer`
  package func write(_ value: PresentedSnapshot, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `SnapshotAnswer`.
  func writeMembers(of value: PresentedSnapshot, _ writer: inout JSONWriter) {
    writer.key("plan")
    if let value = value.plan {
      writer.string(bundle.name(.plans, value))
    } else {
      writer.null()
    }
    writer.key("snapshot")
    write(fields: value.fields.enumerated().map { (bundle.name(.snapshot, $0.offset), $0.element) }, &writer)
    if let value = value.undecided {
      writer.key("undecided")
      write(value, &writer)
    }
  }

  /// `OverviewAnswer`
  package func write(_ value: Overview, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `OverviewAnswer`.
  func writeMembers(of value: Overview, _ writer: inout JSONWriter) {
    writer.key("plan")
    if let value = value.plan {
      writer.string(bundle.name(.plans, value))
    } else {
      writer.null()
    }
    writer.key("limits")
    writer.beginArray()
    for value in value.limits {
      write(value, &writer)
    }
    writer.endArray()
    if let value = value.ladder {
      writer.key("ladder")
      writer.beginArray()
      for value in value {
        write(value, &writer)
      }
      writer.endArray()
    }
    if let value = value.undecided {
      writer.key("undecided")
      write(value, &writer)
    }
  }

  /// `LimitOverview`: The status of a limit, with its copy.
  package func write(_ value: PresentedOverviewLimit, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `LimitOverview`.
  func writeMembers(of value: PresentedOverviewLimit, _ writer: inout JSONWriter) {
    writeMembers(of: value.status, &writer)
    if let value = value.count {
      writer.key("count")
      write(value, &writer)
    }
    if let value = value.counted {
      writer.key("counted")
      write(value, &writer)
    }
    if let value = value.reset {
      writer.key("reset")
      write(value, &writer)
    }
  }

  /// `DowngradeAnswer`
  package func write(_ value: Downgrade, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `DowngradeAnswer`.
  func writeMembers(of value: Downgrade, _ writer: inout JSONWriter) {
    writer.key("plan")
    if let value = value.plan {
      writer.string(bundle.name(.plans, value))
    } else {
      writer.null()
    }
    writer.key("overCap")
    writer.bool(value.isOverCap)
    writer.key("things")
    writer.beginArray()
    for value in value.groups {
      writer.beginObject()
      writer.key("kind")
      writer.string(bundle.name(.downgrade, value.kind))
      if let value = value.limit {
        writer.key("limit")
        writer.string(bundle.name(.limits, value))
      }
      writer.key("becomes")
      writer.string(value.overCap.name)
      writer.key("kept")
      writer.int(Int64(value.kept))
      writer.key("over")
      writer.int(Int64(value.over))
      writer.key("items")
      writer.beginArray()
      for value in value.items {
        writer.beginObject()
        writer.key("id")
        writer.string(value.id)
        writer.key("treatment")
        writer.string(value.treatment.name)
        writer.endObject()
      }
      writer.endArray()
      writer.endObject()
    }
    writer.endArray()
    writer.key("telemetry")
    writer.beginArray()
    for value in value.telemetry {
      write(value, &writer)
    }
    writer.endArray()
    if let value = value.undecided {
      writer.key("undecided")
      write(value, &writer)
    }
  }

  /// `LadderAnswer`
  package func write(_ value: LadderAnswer, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `LadderAnswer`.
  func writeMembers(of value: LadderAnswer, _ writer: inout JSONWriter) {
    writer.key("ladder")
    writer.beginArray()
    for value in value.statuses {
      write(value, &writer)
    }
    writer.endArray()
  }

  /// `TableAnswer`
  package func write(_ value: PresentedTable, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `TableAnswer`.
  func writeMembers(of value: PresentedTable, _ writer: inout JSONWriter) {
    writer.key("table")
    writer.string(bundle.name(.decisionTables, value.table))
    writer.key("answer")
    writer.string(bundle.answer(value.answer))
    if let value = value.undecided {
      writer.key("undecided")
      write(value, &writer)
    }
    if let value = value.trace {
      writer.key("trace")
      write(value, &writer)
    }
  }

  /// `MeterAnswer`
  package func write(_ value: Meter, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `MeterAnswer`.
  func writeMembers(of value: Meter, _ writer: inout JSONWriter) {
    writer.key("plan")
    if let value = value.plan {
      writer.string(bundle.name(.plans, value))
    } else {
      writer.null()
    }
    writer.key("limit")
    if let value = value.status {
      write(value, &writer)
    } else {
      writer.null()
    }
    if let value = value.copy {
      writer.key("copy")
      write(value, &writer)
    }
    writer.key("pending")
    writer.beginObject()
    writer.key("amount")
    if let value = value.pending {
      writer.int(Int64(value))
    } else {
      writer.null()
    }
    writer.key("items")
    writer.beginArray()
    for value in value.pendingItems {
      write(value, &writer)
    }
    writer.endArray()
    writer.endObject()
    writer.key("top")
    writer.beginArray()
    for value in value.top {
      write(value, &writer)
    }
    writer.endArray()
    if let value = value.undecided {
      writer.key("undecided")
      write(value, &writer)
    }
  }

  /// `SizedItem`: An item and its size.
  package func write(_ value: MeterItem, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `SizedItem`.
  func writeMembers(of value: MeterItem, _ writer: inout JSONWriter) {
    writer.key("id")
    writer.string(value.id)
    writer.key("amount")
    writer.int(Int64(value.amount))
  }

  /// `PayloadAnswer`
  package func write(_ value: PresentedPayload, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `PayloadAnswer`.
  func writeMembers(of value: PresentedPayload, _ writer: inout JSONWriter) {
    writer.key("payload")
    writer.string(bundle.name(.payloads, value.payload))
    writer.key("parts")
    writer.beginArray()
    for value in value.parts {
      write(part: value, &writer)
    }
    writer.endArray()
    writer.key("staying")
    writer.int(Int64(value.staying))
    writer.key("tells")
    writer.beginObject()
    writer.key("sender")
    writer.beginArray()
    for value in value.tellsSender {
      write(value, &writer)
    }
    writer.endArray()
    writer.key("recipient")
    writer.beginArray()
    for value in value.tellsRecipient {
      write(value, &writer)
    }
    writer.endArray()
    writer.endObject()
    if let value = value.undecided {
      writer.key("undecided")
      write(value, &writer)
    }
  }

  /// `FactAnswer`
  package func write(_ value: PresentedFact, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `FactAnswer`.
  func writeMembers(of value: PresentedFact, _ writer: inout JSONWriter) {
    writer.key("fact")
    writer.string(bundle.name(.facts, value.fact))
    writer.key("value")
    writer.value(JSON(value.value, bundle))
    if let value = value.undecided {
      writer.key("undecided")
      write(value, &writer)
    }
    if let value = value.trace {
      writer.key("trace")
      write(value, &writer)
    }
  }

  /// `SettingAnswer`
  package func write(_ value: PresentedSetting, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `SettingAnswer`.
  func writeMembers(of value: PresentedSetting, _ writer: inout JSONWriter) {
    writer.key("setting")
    writer.string(bundle.name(.settings, value.setting))
    writer.key("value")
    writer.int(Int64(value.amount))
    writer.key("unit")
    writer.string(value.unit.name)
  }

  /// `LinkAnswer`
  package func write(_ value: PresentedLink, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `LinkAnswer`.
  func writeMembers(of value: PresentedLink, _ writer: inout JSONWriter) {
    writer.key("link")
    if let value = value.link {
      writer.string(bundle.name(.deepLinks, value))
    } else {
      writer.null()
    }
    writer.key("outcome")
    writer.string(value.outcome.name)
    writer.key("route")
    writer.string(bundle.name(.routes, value.route))
    if !bundle.parameters(of: value).isEmpty {
      writer.key("parameters")
      write(fields: bundle.parameters(of: value), &writer)
    }
    if let value = value.continues {
      writer.key("continues")
      writer.string(value)
    }
    if let value = value.copy {
      writer.key("copy")
      write(value, &writer)
    }
    if let value = value.surface {
      writer.key("surface")
      writer.string(bundle.name(.surfaces, value))
    }
    if let value = value.linkError {
      writer.key("refused")
      writer.beginObject()
      writer.key("code")
      writer.string(value.code)
      if let value = value.place {
        writer.key("at")
        writer.int(Int64(value))
      }
      if let value = value.parameter {
        writer.key("parameter")
        writer.string(value)
      }
      if let value = value.longest {
        writer.key("at_most")
        writer.int(Int64(value))
      }
      writer.endObject()
    }
    if let value = value.undecided {
      writer.key("undecided")
      write(value, &writer)
    }
    if let value = value.trace {
      writer.key("trace")
      write(value, &writer)
    }
  }

  /// `EmptyStateAnswer`
  package func write(_ value: PresentedEmptyState, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `EmptyStateAnswer`.
  func writeMembers(of value: PresentedEmptyState, _ writer: inout JSONWriter) {
    writer.key("emptyState")
    writer.string(bundle.name(.emptyStates, value.emptyState))
    writer.key("title")
    write(value.title, &writer)
    if let value = value.body {
      writer.key("body")
      write(value, &writer)
    }
    writer.key("button")
    write(value.button, &writer)
    writer.key("opens")
    writer.string(bundle.name(.routes, value.destination))
  }

  /// `ScreenAnswer`
  package func write(_ value: PresentedScreen, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `ScreenAnswer`.
  func writeMembers(of value: PresentedScreen, _ writer: inout JSONWriter) {
    writer.key("screen")
    writer.string(bundle.name(.routes, value.screen))
    writer.key("allowed")
    writer.bool(value.isAllowed)
    writer.key("instead")
    if let value = value.redirect {
      writer.string(bundle.name(.routes, value))
    } else {
      writer.null()
    }
    if let value = value.title {
      writer.key("title")
      write(value, &writer)
    }
    if !value.lines.isEmpty {
      writer.key("says")
      writer.beginArray()
      for value in value.lines {
        write(value, &writer)
      }
      writer.endArray()
    }
    if !value.labels.isEmpty {
      writer.key("labels")
      writer.beginArray()
      for value in value.labels {
        write(value, &writer)
      }
      writer.endArray()
    }
    if !value.meters.isEmpty {
      writer.key("meters")
      writer.beginArray()
      for value in value.meters {
        write(value, &writer)
      }
      writer.endArray()
    }
    if let value = value.ladder {
      writer.key("ladder")
      writer.beginArray()
      for value in value {
        write(value, &writer)
      }
      writer.endArray()
    }
    writer.key("buttons")
    writer.beginArray()
    for value in value.buttons {
      write(value, &writer)
    }
    writer.endArray()
    writer.key("notices")
    writer.beginArray()
    for value in value.notices {
      write(value, &writer)
    }
    writer.endArray()
    if let value = value.form {
      writer.key("form")
      writer.string(bundle.name(.forms, value))
    }
    if let value = value.emptyState {
      writer.key("whenEmpty")
      writer.string(bundle.name(.emptyStates, value))
    }
    if let value = value.undecided {
      writer.key("undecided")
      write(value, &writer)
    }
  }

  /// `MomentAnswer`
  package func write(_ value: PresentedMoment, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `MomentAnswer`.
  func writeMembers(of value: PresentedMoment, _ writer: inout JSONWriter) {
    writer.key("moment")
    writer.string(bundle.name(.moments, value.moment))
    if let value = value.question {
      writer.key("asks")
      write(value, &writer)
    }
    writer.key("tasks")
    writer.beginArray()
    for value in value.tasks {
      writer.string(bundle.name(.tasks, value))
    }
    writer.endArray()
    writer.key("clears")
    writer.beginArray()
    for value in value.dataToDelete {
      write(value, &writer)
    }
    writer.endArray()
    writer.key("keeps")
    writer.beginArray()
    for value in value.dataToKeep {
      writer.string(bundle.name(.dataTypes, value))
    }
    writer.endArray()
    writer.key("route")
    if let value = value.route {
      writer.string(bundle.name(.routes, value))
    } else {
      writer.null()
    }
    if let value = value.answer {
      writer.key("answer")
      writer.string(bundle.answer(value))
    }
    if let value = value.error.map({ ErrorAnswer(shown: $0) }) {
      writer.key("error")
      write(value, &writer)
    }
    writer.key("notices")
    writer.beginArray()
    for value in value.notices {
      write(value, &writer)
    }
    writer.endArray()
    if !value.telemetry.isEmpty {
      writer.key("telemetry")
      writer.beginArray()
      for value in value.telemetry {
        write(value, &writer)
      }
      writer.endArray()
    }
    if let value = value.undecided {
      writer.key("undecided")
      write(value, &writer)
    }
  }

  /// `MomentQuestion`: A question to ask first.
  package func write(_ value: PresentedQuestion, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `MomentQuestion`.
  func writeMembers(of value: PresentedQuestion, _ writer: inout JSONWriter) {
    writer.key("copy")
    write(value.copy, &writer)
    writer.key("surface")
    writer.string(bundle.name(.surfaces, value.surface))
    writer.key("buttons")
    writer.beginArray()
    for value in value.buttons {
      write(value, &writer)
    }
    writer.endArray()
  }

  /// `Clearing`: A data type to delete.
  package func write(_ value: PresentedDeletion, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `Clearing`.
  func writeMembers(of value: PresentedDeletion, _ writer: inout JSONWriter) {
    writer.key("type")
    writer.string(bundle.name(.dataTypes, value.type))
    writer.key("from")
    writer.beginArray()
    for value in value.from {
      writer.string(value.name)
    }
    writer.endArray()
  }

  /// `FieldAnswer`
  package func write(_ value: PresentedField, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `FieldAnswer`.
  func writeMembers(of value: PresentedField, _ writer: inout JSONWriter) {
    writer.key("field")
    writer.string(bundle.name(.fields, value.field))
    writer.key("valid")
    writer.bool(value.isValid)
    writer.key("state")
    writer.string(value.state.word)
    if let value = value.value {
      writer.key("value")
      writer.string(value)
    }
    if value.isGenerated { writer.flag("madeUp", true) }
    writer.key("length")
    writer.int(Int64(value.length))
    if let value = value.reason {
      writer.key("reason")
      writer.string(value.name)
    }
    if let value = value.error {
      writer.key("error")
      writer.string(bundle.name(.errors, value))
    }
    if !value.surfaces.isEmpty {
      writer.key("surfaces")
      writer.beginArray()
      for value in value.surfaces {
        writer.string(bundle.name(.surfaces, value))
      }
      writer.endArray()
    }
    if let value = value.copy {
      writer.key("copy")
      write(value, &writer)
    }
    if !value.buttons.isEmpty {
      writer.key("buttons")
      writer.beginArray()
      for value in value.buttons {
        write(value, &writer)
      }
      writer.endArray()
    }
    if let value = value.undecided {
      writer.key("undecided")
      write(value, &writer)
    }
  }

  /// `FormAnswer`
  package func write(_ value: PresentedForm, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `FormAnswer`.
  func writeMembers(of value: PresentedForm, _ writer: inout JSONWriter) {
    writer.key("form")
    writer.string(bundle.name(.forms, value.form))
    writer.key("complete")
    writer.bool(value.isComplete)
    writer.key("fields")
    writer.beginArray()
    for value in value.fields {
      write(value, &writer)
    }
    writer.endArray()
  }

  /// `PlannedNotification`: A planned notification.
  package func write(_ value: PlannedNotification, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `PlannedNotification`.
  func writeMembers(of value: PlannedNotification, _ writer: inout JSONWriter) {
    writer.key("id")
    writer.string(value.id)
    if let value = value.type {
      writer.key("type")
      writer.string(bundle.name(.notifications, value))
    }
    if let value = value.batch {
      writer.key("batch")
      writer.string(bundle.name(.notificationBatches, value))
    }
    writer.key("channel")
    writer.string(value.channel.name)
    writer.key("at")
    writer.time(seconds: value.at)
    writer.key("local")
    writer.wall(value.wall)
    if value.isNow { writer.flag("now", true) }
    writer.key("copy")
    write(value.copy, &writer)
    if let value = value.expanded {
      writer.key("expanded")
      write(value, &writer)
    }
    writer.key("link")
    writer.string(value.link)
    if !value.members.isEmpty {
      writer.key("members")
      writer.beginArray()
      for value in value.members {
        write(value, &writer)
      }
      writer.endArray()
    }
    if let value = value.delay {
      writer.key("waited")
      writer.beginObject()
      writer.key("reason")
      writer.string(reasonName(value.reason))
      writer.key("since")
      writer.time(seconds: value.since)
      writer.endObject()
    }
  }

  /// `InAppNotification`: A notification that the app shows inside the app.
  package func write(_ value: InAppNotification, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `InAppNotification`.
  func writeMembers(of value: InAppNotification, _ writer: inout JSONWriter) {
    writer.key("id")
    writer.string(value.id)
    if let value = value.type {
      writer.key("type")
      writer.string(bundle.name(.notifications, value))
    }
    if let value = value.batch {
      writer.key("batch")
      writer.string(bundle.name(.notificationBatches, value))
    }
    writer.key("copy")
    write(value.copy, &writer)
    writer.key("link")
    writer.string(value.link)
    if !value.members.isEmpty {
      writer.key("members")
      writer.beginArray()
      for value in value.members {
        write(value, &writer)
      }
      writer.endArray()
    }
  }

  /// `NotificationMember`: A notification in a batch.
  package func write(_ value: PlannedNotification.Member, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `NotificationMember`.
  func writeMembers(of value: PlannedNotification.Member, _ writer: inout JSONWriter) {
    writer.key("type")
    writer.string(bundle.name(.notifications, value.type))
    writer.key("id")
    writer.string(value.id)
  }

  /// `HeldBackNotification`: A notification that is not delivered at its own time.
  package func write(_ value: HeldBackAnswer, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `HeldBackNotification`.
  func writeMembers(of value: HeldBackAnswer, _ writer: inout JSONWriter) {
    writer.key("id")
    writer.string(value.held.id)
    writer.key("type")
    writer.string(bundle.name(.notifications, value.held.type))
    if let value = value.about {
      writer.key("about")
      writer.string(value)
    }
    writer.key("day")
    writer.day(value.held.day)
    writer.key("reason")
    writer.string(reasonName(value.held.reason))
    if let value = value.comes {
      writer.key("comes")
      writer.time(seconds: value)
    }
    if let value = value.request {
      writer.key("as")
      writer.string(value)
    }
    if let value = value.never {
      writer.key("never")
      writer.string(value.word)
    }
    if value.held.isInApp { writer.flag("inApp", true) }
  }

  /// `SnoozeChoice`: A snooze that the user can choose.
  package func write(_ value: SnoozeChoice, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `SnoozeChoice`.
  func writeMembers(of value: SnoozeChoice, _ writer: inout JSONWriter) {
    writer.key("copy")
    write(value.copy, &writer)
    writer.key("until")
    writer.time(seconds: value.until.seconds)
    writer.key("local")
    writer.wall(value.wall)
  }

  /// `UnplannedNotification`: A notification that is not planned, and why.
  package func write(_ value: UnplannedNotificationAnswer, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `UnplannedNotification`.
  func writeMembers(of value: UnplannedNotificationAnswer, _ writer: inout JSONWriter) {
    writer.key("type")
    writer.string(bundle.name(.notifications, value.unplanned.type))
    if let value = value.about {
      writer.key("about")
      writer.string(value)
    }
    writer.key("day")
    writer.day(value.unplanned.day)
    writer.key("why")
    writer.string(value.unplanned.reason.word)
    if let value = value.condition {
      writer.key("condition")
      writer.string(bundle.name(.conditions, value))
    }
    if let value = value.undecided {
      writer.key("undecided")
      write(value, &writer)
    }
    if let value = value.reason {
      writer.key("reason")
      writer.string(reasonName(value))
    }
  }

  /// `NotificationsAnswer`
  package func write(_ value: NotificationsAnswer, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `NotificationsAnswer`.
  func writeMembers(of value: NotificationsAnswer, _ writer: inout JSONWriter) {
    writer.key("zone")
    writer.string(value.plan.zone.name)
    writer.key("requests")
    writer.beginArray()
    for value in value.plan.requests {
      write(value, &writer)
    }
    writer.endArray()
    writer.key("cancel")
    writer.beginArray()
    for value in value.plan.canceledIDs {
      writer.string(value)
    }
    writer.endArray()
    writer.key("inApp")
    writer.beginArray()
    for value in value.plan.inApp {
      write(value, &writer)
    }
    writer.endArray()
    writer.key("heldBack")
    writer.beginArray()
    for value in value.heldBack {
      write(value, &writer)
    }
    writer.endArray()
    writer.key("log")
    writer.beginArray()
    for value in value.plan.log {
      writeStored(value, &writer)
    }
    writer.endArray()
    writer.key("withdrawn")
    writer.beginArray()
    for value in value.plan.withdrawnIDs {
      writer.string(value)
    }
    writer.endArray()
    writer.key("device")
    writeStored(value.plan.device, &writer)
    writer.key("later")
    writer.int(Int64(value.plan.deferredCount))
    if value.hasBadge {
      writer.key("badge")
      if let value = value.plan.badge {
        writer.int(Int64(value))
      } else {
        writer.null()
      }
    }
    if !value.plan.snoozes.isEmpty {
      writer.key("snoozes")
      writer.beginArray()
      for value in value.plan.snoozes {
        write(value, &writer)
      }
      writer.endArray()
    }
    if let value = value.notPlanned {
      writer.key("notPlanned")
      writer.beginArray()
      for value in value {
        write(value, &writer)
      }
      writer.endArray()
    }
  }

  /// `ReasonMessage`: The reason of a rejection or a denial, with its copy and buttons.
  package func write(_ value: ReasonMessage, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `ReasonMessage`.
  func writeMembers(of value: ReasonMessage, _ writer: inout JSONWriter) {
    writer.key("error")
    if let value = value.error {
      writer.string(bundle.name(.errors, value))
    } else {
      writer.null()
    }
    writer.key("surfaces")
    writer.beginArray()
    for value in value.surfaces {
      writer.string(bundle.name(.surfaces, value))
    }
    writer.endArray()
    if let value = value.copy {
      writer.key("copy")
      write(value, &writer)
    }
    writer.key("buttons")
    writer.beginArray()
    for value in value.buttons {
      write(value, &writer)
    }
    writer.endArray()
  }

  /// `RunningOperation`: An operation that may be sent.
  package func write(_ value: SyncRun, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `RunningOperation`.
  func writeMembers(of value: SyncRun, _ writer: inout JSONWriter) {
    writer.key("operation")
    writer.string(utf8: value.operation)
    writer.key("base")
    if let value = value.base {
      writer.int(Int64(value))
    } else {
      writer.null()
    }
  }

  /// `BlockedOperation`: An operation that is blocked until the user or the app intervenes.
  package func write(_ value: BlockedAnswer, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `BlockedOperation`.
  func writeMembers(of value: BlockedAnswer, _ writer: inout JSONWriter) {
    writer.key("operation")
    writer.string(utf8: value.blocked.operation)
    writer.key("thing")
    write(value.blocked.entity, &writer)
    writer.key("because")
    writer.string(value.blocked.block.word)
    if let value = value.blocked.reason {
      writer.key("reasonCode")
      writer.string(bundle.name(.reasons, value))
    }
    writer.key("says")
    write(said: value.says, &writer)
  }

  /// `HeldOperation`: An operation that the warning ladder holds back.
  package func write(_ value: HeldOperation, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `HeldOperation`.
  func writeMembers(of value: HeldOperation, _ writer: inout JSONWriter) {
    writer.key("operation")
    writer.string(utf8: value.operation)
    writer.key("thing")
    write(value.entity, &writer)
    if let value = value.until {
      writer.key("until")
      writer.time(value)
    }
  }

  /// `ThingStatus`: The save status of a thing, to show next to it.
  package func write(_ value: StatusAnswer, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `ThingStatus`.
  func writeMembers(of value: StatusAnswer, _ writer: inout JSONWriter) {
    writer.key("thing")
    write(value.status.entity, &writer)
    writer.key("status")
    writer.string(value.status.kind.word)
    writer.key("copy")
    write(value.copy, &writer)
    if let value = value.says {
      writer.key("says")
      write(value, &writer)
    }
    if let value = value.status.reason {
      writer.key("reasonCode")
      writer.string(bundle.name(.reasons, value))
    }
    if let value = value.details {
      writer.key("details")
      write(value, &writer)
    }
  }

  /// `PendingDelete`: A pending deletion.
  package func write(_ value: PendingDelete, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `PendingDelete`.
  func writeMembers(of value: PendingDelete, _ writer: inout JSONWriter) {
    writer.key("operation")
    writer.string(utf8: value.operation)
    writer.key("thing")
    write(value.entity, &writer)
    writer.key("restorable")
    writer.bool(value.isRestorable)
  }

  /// `Backlog`: More operations are pending than the setting `backlog` of the rules allows.
  package func write(_ value: BacklogMessage, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `Backlog`.
  func writeMembers(of value: BacklogMessage, _ writer: inout JSONWriter) {
    writer.key("says")
    write(value.says, &writer)
  }

  /// `SyncAnswer`
  package func write(_ value: SyncAnswer, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `SyncAnswer`.
  func writeMembers(of value: SyncAnswer, _ writer: inout JSONWriter) {
    switch value.outcome {
    case .done:
      writer.text("outcome", "done")
    case .ignored:
      writer.text("outcome", "ignored")
    case .rejected(let error):
      writer.text("outcome", "refused")
      writer.key("refusal")
      writer.string(error.word)
    }
    if let value = value.reason {
      writer.key("reasonCode")
      writer.string(bundle.name(.reasons, value))
    }
    if let value = value.says {
      writer.key("says")
      write(value, &writer)
    }
    if let value = value.effects {
      writer.key("effects")
      writer.beginArray()
      for value in value {
        write(value, &writer)
      }
      writer.endArray()
    }
    writer.key("run")
    writer.beginArray()
    for value in value.status.run {
      write(value, &writer)
    }
    writer.endArray()
    writer.key("blocked")
    writer.beginArray()
    for value in value.blocked {
      write(value, &writer)
    }
    writer.endArray()
    if !value.status.held.isEmpty {
      writer.key("held")
      writer.beginArray()
      for value in value.status.held {
        write(value, &writer)
      }
      writer.endArray()
      writer.key("ladder")
      writer.beginArray()
      for value in value.holding {
        write(value, &writer)
      }
      writer.endArray()
    }
    if let value = value.status.wakeAt {
      writer.key("wakeAt")
      writer.time(value)
    }
    writer.key("pending")
    writer.int(Int64(value.status.pending))
    if let value = value.backlog {
      writer.key("backlog")
      write(value, &writer)
    }
    writer.key("waitsForLogin")
    writer.bool(value.status.waitsForLogin)
    if let value = value.status.lastSync {
      writer.key("lastSync")
      writer.time(value)
    }
    writer.key("statuses")
    writer.beginArray()
    for value in value.statuses {
      write(value, &writer)
    }
    writer.endArray()
    writer.key("pendingDeletes")
    writer.beginArray()
    for value in value.status.pendingDeletes {
      write(value, &writer)
    }
    writer.endArray()
    writer.key("queue")
    write(value.queue, &writer)
  }

  /// `ConflictAnswer`
  package func write(_ value: ConflictAnswer, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `ConflictAnswer`.
  func writeMembers(of value: ConflictAnswer, _ writer: inout JSONWriter) {
    switch value.outcome {
    case .done:
      writer.text("outcome", "done")
    case .ignored:
      writer.text("outcome", "ignored")
    case .rejected(let error):
      writer.text("outcome", "refused")
      writer.key("refusal")
      writer.string(error.word)
    }
    if let value = value.resolved {
      writer.key("choice")
      writer.string(value.choice.name)
      writer.key("main")
      writer.beginObject()
      writer.key("type")
      writer.string(utf8: value.main.type)
      writer.key("id")
      writer.string(utf8: value.main.id)
      writer.key("version")
      writer.string(value.version.word)
      writer.endObject()
      if let value = value.other {
        writer.key("other")
        write(value, &writer)
      }
      writer.key("says")
      write(value.says, &writer)
      writer.key("undo")
      write(value.undo, &writer)
    }
    writer.key("queue")
    write(value.queue, &writer)
  }

  /// `OtherVersion`: A version that becomes a copy.
  package func write(_ value: PresentedConflict.Copy, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `OtherVersion`.
  func writeMembers(of value: PresentedConflict.Copy, _ writer: inout JSONWriter) {
    writer.key("type")
    writer.string(utf8: value.thing.type)
    writer.key("id")
    writer.string(utf8: value.thing.id)
    writer.key("version")
    writer.string(value.version.word)
    writer.key("name")
    write(value.name, &writer)
  }

  /// `ConnectionAnswer`
  package func write(_ value: ConnectionAnswer, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `ConnectionAnswer`.
  func writeMembers(of value: ConnectionAnswer, _ writer: inout JSONWriter) {
    writer.key("state")
    writer.string(value.connection.state.name)
    writer.key("changed")
    writer.bool(value.hasChanged)
    writer.key("facts")
    write(factsOf: value.connection, &writer)
    if let value = value.nextChange {
      writer.key("nextChange")
      writer.time(value)
    }
    writer.key("connection")
    write(value.connection, &writer)
  }

  /// `ErrorAnswer`: What the app shows and logs; for a resolved error, only what it logs.
  package func write(_ value: ErrorAnswer, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `ErrorAnswer`.
  func writeMembers(of value: ErrorAnswer, _ writer: inout JSONWriter) {
    writer.key("error")
    writer.string(bundle.name(.errors, value.error))
    if let value = value.shown {
      writer.key("severity")
      writer.string(bundle.name(.severities, value.severity))
      writer.key("blocks")
      writer.bool(value.blocks)
      writer.key("surfaces")
      writer.beginArray()
      for value in value.surfaces {
        writer.beginObject()
        writer.key("id")
        writer.string(bundle.name(.surfaces, value.id))
        if let value = value.millisecondsShown {
          writer.key("shownForMilliseconds")
          writer.int(Int64(value))
        }
        writer.key("dismissible")
        writer.bool(value.isDismissible)
        if value.clearsOnEdit { writer.flag("clearsOnEdit", true) }
        writer.endObject()
      }
      writer.endArray()
      writer.key("copy")
      write(value.copy, &writer)
      writer.key("buttons")
      writer.beginArray()
      for value in value.buttons {
        write(value, &writer)
      }
      writer.endArray()
      writer.key("retry")
      if let value = value.retry {
        writer.string(bundle.name(.retries, value))
      } else {
        writer.null()
      }
      if let value = value.copyWithoutRetry {
        writer.key("copyWithoutRetry")
        write(value, &writer)
      }
      if value.isDeferred { writer.flag("waits", true) }
      if !value.tasks.isEmpty {
        writer.key("tasks")
        writer.beginArray()
        for value in value.tasks {
          writer.string(bundle.name(.tasks, value))
        }
        writer.endArray()
      }
      if let value = value.route {
        writer.key("route")
        writer.string(bundle.name(.routes, value))
      }
      if let value = value.incident {
        writer.key("incident")
        writer.string(value)
      }
    }
    writer.key("log")
    if let value = value.log {
      write(value, &writer)
    } else {
      writer.null()
    }
    if let value = value.undecided {
      writer.key("undecided")
      write(value, &writer)
    }
  }

  /// `RetryAnswer`
  package func write(_ value: RetryAnswer, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `RetryAnswer`.
  func writeMembers(of value: RetryAnswer, _ writer: inout JSONWriter) {
    writer.key("retry")
    if let value = value.result.retry {
      writer.string(bundle.name(.retries, value))
    } else {
      writer.null()
    }
    writer.key("try")
    writer.string(value.result.verdict.word)
    if let value = value.wait {
      writer.key("waitMilliseconds")
      writer.int(Int64(value))
    }
    if let value = value.at {
      writer.key("at")
      writer.time(value)
    }
    if let value = value.result.copy {
      writer.key("copy")
      write(value, &writer)
    }
  }

  /// `ToastsAnswer`
  package func write(_ value: ToastsAnswer, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `ToastsAnswer`.
  func writeMembers(of value: ToastsAnswer, _ writer: inout JSONWriter) {
    if let value = value.outcome {
      writer.key("outcome")
      writer.string(value.word)
    }
    writer.key("visible")
    writer.beginArray()
    for value in value.visible {
      write(value, &writer)
    }
    writer.endArray()
    writer.key("waiting")
    writer.int(Int64(value.waiting))
    if let value = value.nextChange {
      writer.key("nextChange")
      writer.time(value)
    }
    writer.key("toasts")
    write(value.queue, &writer)
  }

  /// `ShownToast`: A toast on the screen.
  package func write(_ value: ShownToast, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `ShownToast`.
  func writeMembers(of value: ShownToast, _ writer: inout JSONWriter) {
    writer.key("id")
    writer.string(utf8: value.id)
    writer.key("line")
    writer.string(utf8: value.line)
    if let value = value.buttons {
      writer.key("buttons")
      writer.beginArray()
      for value in value {
        write(value, &writer)
      }
      writer.endArray()
    }
  }

  /// `RecordAnswer`
  package func write(_ value: RecordAnswer, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `RecordAnswer`.
  func writeMembers(of value: RecordAnswer, _ writer: inout JSONWriter) {
    writer.key("record")
    writer.string(bundle.name(.records, value.stored.record))
    writer.key("values")
    write(valuesOf: value.stored, &writer)
    writer.key("notStored")
    writer.beginArray()
    for value in value.notStored {
      writer.string(value)
    }
    writer.endArray()
    writer.key("unknown")
    writer.beginArray()
    for value in value.stored.notes.unknown {
      writer.string(value)
    }
    writer.endArray()
    writer.key("unreadable")
    writer.beginArray()
    for value in value.stored.notes.unreadable {
      writer.string(value)
    }
    writer.endArray()
  }

  /// `MergeAnswer`: The merged value.
  package func write(_ value: MergeAnswer, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `MergeAnswer`.
  func writeMembers(of value: MergeAnswer, _ writer: inout JSONWriter) {
    if let value = value.history {
      writer.key("history")
      write(value, &writer)
    }
    if let value = value.queue {
      writer.key("queue")
      write(value, &writer)
    }
    if let value = value.log {
      writer.key("log")
      writer.beginArray()
      for value in value {
        writeStored(value, &writer)
      }
      writer.endArray()
    }
  }

  /// `BundleAnswer`: The identity of the loaded rules.
  package func write(_ value: BundleAnswer, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `BundleAnswer`.
  func writeMembers(of value: BundleAnswer, _ writer: inout JSONWriter) {
    writer.key("format")
    writer.int(Int64(value.format))
    writer.key("contract")
    writer.string(value.contract)
    writer.key("content")
    writer.string(value.content)
    writer.key("product")
    writer.string(value.product)
  }

  /// `SetAnswer`
  package func write(_ value: SetAnswer, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(of: value, &writer)
    writer.endObject()
  }

  /// The members of `SetAnswer`.
  func writeMembers(of value: SetAnswer, _ writer: inout JSONWriter) {
    writer.key("skipped")
    writer.beginArray()
    for value in value.skipped {
      writer.string(value)
    }
    writer.endArray()
  }

  /// `SyncEffect`
  package func write(_ value: PresentedEffect, _ writer: inout JSONWriter) {
    writer.beginObject()
    switch value {
    case .saved(let thing, let revision):
      writer.text("effect", "saved")
      writer.key("thing")
      write(thing, &writer)
      writer.key("revision")
      writer.int(Int64(revision))
    case .removed(let thing):
      writer.text("effect", "removed")
      writer.key("thing")
      write(thing, &writer)
    case .restored(let thing):
      writer.text("effect", "restored")
      writer.key("thing")
      write(thing, &writer)
    case .attach(let operation, let thing, let draft):
      writer.text("effect", "attach")
      if let value = thing {
        writer.key("thing")
        write(value, &writer)
      }
      writer.key("operation")
      writer.string(utf8: operation)
      writer.key("draft")
      writer.int(Int64(draft))
    case .canceled(let operation, let stop, let mayHaveArrived):
      writer.text("effect", "cancelled")
      writer.key("operation")
      writer.string(utf8: operation)
      writer.key("stop")
      writer.bool(stop)
      writer.key("mayHaveArrived")
      writer.bool(mayHaveArrived)
    case .failed(let operation, let persists):
      writer.text("effect", "failed")
      writer.key("operation")
      writer.string(utf8: operation)
      writer.key("persists")
      writer.bool(persists)
    case .conflict(let operation, let thing, let base, let revision, let choice, let says):
      writer.text("effect", "conflict")
      writer.key("thing")
      write(thing, &writer)
      writer.key("operation")
      writer.string(utf8: operation)
      writer.key("base")
      if let value = base {
        writer.int(Int64(value))
      } else {
        writer.null()
      }
      writer.key("revision")
      writer.int(Int64(revision))
      writer.key("default")
      writer.string(choice.name)
      writer.key("says")
      write(says, &writer)
    }
    writer.endObject()
  }
}
