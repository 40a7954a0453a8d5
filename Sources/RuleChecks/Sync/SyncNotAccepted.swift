internal import Diagnostics
internal import RuleKinds
internal import RulesBundle

/// Reports actions that send operations that the sync queue does not accept.
enum SyncNotAccepted {
  static let explanation = Explanation(
    "sync.not-accepted", .error,
    finds:
      "An action that changes data on the server and sends no operation, or that sends an operation that the queue rejects: about an entity that the operation does not list, with a variant that it does not have, on a connection on which it cannot be added, or another operation than the one that its offline row waits as.",
    why: "The app would make the change on the device, and the change would never reach the server.",
    example: "photo.delete: {effects: delete, sends: {operation: DELETE, about: photo}, ...}   # DELETE: {entities: [note], ...}",
    instead: "DELETE: {entities: [note, photo], ...}")

  static let check = Check(explanation, isAboutConsequences: true) { context, diagnostics in
    guard !context.book.operations.entries.isEmpty, context.broken.isDisjoint(with: [OperationType.key, Effect.key, OfflineRow.key]) else {
      return
    }
    for entry in context.book.actions.entries where !context.isFaulty(Action.key, entry.name.text) {
      ActionSending(entry.name.text, entry.value, context).check(&diagnostics)
    }
  }
}

/// The operations that one action sends.
private struct ActionSending {
  let name: String
  let action: Action
  let context: CheckContext

  init(_ name: String, _ action: Action, _ context: CheckContext) { (self.name, self.action, self.context) = (name, action, context) }

  private var row: (name: Name<OfflineRow>, value: OfflineRow)? {
    guard let name = action.steps.lazy.compactMap(\.connection).first, let row = context.book.offline[name] else { return nil }
    return (name, row)
  }

  func check(_ diagnostics: inout [Diagnostic]) {
    checkSays(&diagnostics)
    checkRow(&diagnostics)
    for (index, sent) in action.sends.enumerated() {
      guard let type = context.book.operations[sent.operation], !context.isFaulty(OperationType.key, sent.operation.text) else { continue }
      let whole = RulePath(Action.key, name, "sends")
      let path = isList ? whole.appending("\(index)") : whole
      checkAbout(sent, type, path, &diagnostics)
      for (what, added) in parts(sent, type, path, &diagnostics) { checkConnections(what, added, sent, path, &diagnostics) }
    }
  }

  private var isList: Bool { context.places.exact(RulePath(Action.key, name, "sends", "0")) != nil }

  private func report(_ message: String, _ path: RulePath, _ help: String, _ other: (RulePath, String)? = nil) -> Diagnostic {
    Diagnostic(
      SyncNotAccepted.explanation, message, at: context.places.span(path),
      secondary: other.map { [.init(context.places.span($0.0), $0.1)] } ?? [], helps: [help])
  }

  /// Reports an action that changes data on the server without `sends` or `unsent`, or that has a needless `unsent`.
  private func checkSays(_ diagnostics: inout [Diagnostic]) {
    let effect = action.effects.first { context.book.effects[$0]?.isSent == true }
    let rule = RulePath(Action.key, name)
    if let effect, action.sends.isEmpty, action.unsent == nil {
      diagnostics.append(
        report(
          "`\(name)` changes data on the server (effect `\(effect.text)`), but sends no operation", rule.appending("effects"),
          "add `sends: {operation: ..., about: ...}`, or explain in `unsent:` why nothing is sent"))
    }
    guard action.unsent != nil, effect == nil || !action.sends.isEmpty else { return }
    // Whether an effect is sent is unknown if its rule could not be read.
    if effect == nil, action.effects.contains(where: { context.isFaulty(Effect.key, $0.text) }) { return }
    diagnostics.append(
      report(
        action.sends.isEmpty
          ? "`\(name)` has `unsent`, but no effect that changes data on the server" : "`\(name)` has both `sends` and `unsent`",
        rule.appending("unsent"),
        "remove `unsent`"))
  }

  /// Reports an action that does not send the operation that its offline row waits as.
  private func checkRow(_ diagnostics: inout [Diagnostic]) {
    guard let row, row.value.cells.contains(where: { $0.cell.mode.waits }), !row.value.sends.isEmpty,
      !context.isFaulty(OfflineRow.key, row.name.text)
    else { return }
    let own = action.sends.map(\.operation)
    let waiting = row.value.sends.map(\.text)
    // An action without effects only leads to another action that has effects.
    guard !(own.isEmpty && (action.effects.isEmpty || action.unsent != nil)), !row.value.sends.contains(where: own.contains) else { return }
    diagnostics.append(
      report(
        "the offline row `\(row.name.text)` waits as \(waiting.quotedPhrase("or")), but `\(name)` sends \(own.isEmpty ? "no operation" : own.map(\.text).quotedPhrase())",
        RulePath(Action.key, name, own.isEmpty ? "first_match" : "sends"),
        "add \(waiting.quotedPhrase("or")) to `sends` of `\(name)`, or change `sends` of the offline row `\(row.name.text)`",
        (RulePath(OfflineRow.key, row.name.text, "sends"), "waits as listed here")))
  }

  private func checkAbout(_ sent: SentOperation, _ type: OperationType, _ path: RulePath, _ diagnostics: inout [Diagnostic]) {
    for (index, entity) in sent.about.enumerated() where !type.entities.contains(entity) {
      let about = path.appending("about")
      let item = about.appending("\(index)")
      diagnostics.append(
        report(
          "`\(name)` sends `\(sent.operation.text)` about `\(entity)`, but `\(sent.operation.text)` does not list this entity",
          context.places.exact(item) == nil ? about : item,
          "add `\(entity)` to `entities` of `\(sent.operation.text)`, or use a listed entity",
          (RulePath(OperationType.key, sent.operation.text, "entities"), "the entities that it lists")))
    }
  }

  /// Returns the variants of an operation that the action sends, each with the connections on which it is added.
  private func parts(_ sent: SentOperation, _ type: OperationType, _ path: RulePath, _ diagnostics: inout [Diagnostic])
    -> [(what: RulePath, added: [ConnectionKind])]
  {
    let rule = RulePath(OperationType.key, sent.operation.text)
    let known = type.variants.map(\.name)
    if known.isEmpty, sent.does.isEmpty { return [(rule.appending("added"), type.added)] }
    let wrong = sent.does.filter { !known.contains($0) }
    if sent.does.isEmpty || !wrong.isEmpty {
      diagnostics.append(
        report(
          sent.does.isEmpty
            ? "`\(sent.operation.text)` has variants, but `\(name)` does not name the ones that it sends"
            : "`\(sent.operation.text)` has no variant \(wrong.quotedPhrase("or"))",
          sent.does.isEmpty ? path : path.appending("does"),
          known.isEmpty ? "remove `does`" : "write `does:` with one or more of its variants: \(known.quotedPhrase("or"))",
          (rule, "the operation")))
    }
    return type.variants.filter { sent.does.contains($0.name) }.map { (rule.appending("does", $0.name), $0.added) }
  }

  private func checkConnections(
    _ what: RulePath, _ added: [ConnectionKind], _ sent: SentOperation, _ path: RulePath, _ diagnostics: inout [Diagnostic]
  ) {
    let refused = ConnectionKind.allCases.filter { connection in
      guard !added.contains(connection) else { return false }
      guard let row, let mode = row.value.cells.first(where: { $0.connection == connection })?.cell.mode else { return true }
      // `offline.sends` compares the cells that wait with the operation.
      return mode != .block && !(mode.waits && row.value.sends.contains(sent.operation))
    }
    guard !refused.isEmpty else { return }
    let names = refused.map(\.name)
    diagnostics.append(
      report(
        "`\(name)` is allowed when \(names.phrase("or")), but the queue does not accept `\(sent.operation.text)` then", path,
        "add the step `{connection: ...}` with an offline row that blocks `\(name)` then, or add \(names.quotedPhrase()) to the connections of `\(sent.operation.text)`",
        (what, "accepted on these connections")))
  }
}
