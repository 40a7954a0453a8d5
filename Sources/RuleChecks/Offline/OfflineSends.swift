internal import Diagnostics
internal import RuleKinds
internal import RulesBundle
internal import SourceText

/// Reports offline rows and operations that disagree about when the sync queue accepts a change.
enum OfflineSends {
  static let explanation = Explanation(
    "offline.sends", .error,
    finds:
      "An offline row that waits without an operation, or an operation that is added on a connection on which the row blocks, or that is not added on a connection on which the row waits.",
    why: "The screen would announce a change for later that is never sent, or the queue would send a change that was denied.",
    example: "links.make: {degraded: queue, offline: block, sends: LINK, ...}   # LINK: {added: [online, degraded, offline], ...}",
    instead: "LINK: {added: [online, degraded], ...}")

  static let check = Check(explanation, seesOthers: true) { context, diagnostics in
    guard !context.book.operations.entries.isEmpty, !context.broken.contains(OperationType.key) else { return }
    var clashes: [Clash] = []
    var agreeing: Set<Part> = []
    for entry in context.book.offline.entries where !context.isFaulty(OfflineRow.key, entry.name.text) {
      let (name, row) = (entry.name.text, entry.value)
      says(name, row, context, &diagnostics)
      // Errors in the row itself are already reported.
      let cells = row.cells.map { context.value(OfflineRow.key, name, $0.connection.name) }
      if diagnostics.contains(where: { $0.name != explanation.name && $0.severity == .error && cells.contains($0.primary.span) }) {
        continue
      }
      for operation in row.sends {
        guard let type = context.book.operations[operation], !context.isFaulty(OperationType.key, operation.text) else { continue }
        for part in parts(operation.text, type, row.does) {
          for (connection, cell) in row.cells where cell.mode.waits || cell.mode == .block {
            let place = Part(path: part.path, connection: connection)
            if part.added.contains(connection) == cell.mode.waits {
              agreeing.insert(place)
            } else {
              clashes.append(
                Clash(part: place, what: part.what, row: name, waits: cell.mode.waits, key: row.does.isEmpty ? "sends" : "does"))
            }
          }
        }
      }
    }
    report(clashes, agreeing, context, &diagnostics)
  }

  /// A part of an operation, on one connection.
  private struct Part: Hashable {
    var path: RulePath
    var connection: ConnectionKind
  }

  private struct Clash {
    var part: Part
    var what: String
    var row: String
    var waits: Bool
    /// The key of the row that names the part.
    var key: String
  }

  private static func says(_ name: String, _ row: OfflineRow, _ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    let waiting = row.cells.first { $0.cell.mode.waits }
    func report(_ message: String, _ span: Span, _ help: String) {
      diagnostics.append(Diagnostic(explanation, message, at: span, helps: [help]))
    }
    if let waiting, row.sends.isEmpty, row.unsent == nil {
      report(
        "`\(name)` waits here, but has no `sends`",
        context.value(OfflineRow.key, name, waiting.connection.name),
        "add `sends:` with an operation, or explain in `unsent:` why it sends nothing")
    }
    if row.unsent != nil, waiting == nil || !row.sends.isEmpty {
      report(
        waiting == nil ? "`\(name)` has `unsent`, but never waits" : "`\(name)` has both `sends` and `unsent`",
        context.key(OfflineRow.key, name, "unsent"),
        "remove `unsent`")
    }
    let known = row.sends.flatMap { context.book.operations[$0]?.variants.map(\.name) ?? [] }
    for (index, one) in row.does.enumerated() where !known.contains(one) {
      let near = Suggestion.choices(for: one, among: known)
      report(
        "no operation that `\(name)` sends has `\(one)` under `does`", context.value(OfflineRow.key, name, "does", "\(index)"),
        Suggestion.question(near).first ?? "use a name from `does` of the operation, or remove it")
    }
  }

  /// Returns the parts of an operation that a row refers to: those in `does`, or all parts if `does` is empty.
  private static func parts(
    _ name: String, _ type: OperationType, _ does: [String]
  ) -> [(what: String, path: RulePath, added: [ConnectionKind])] {
    let rule = RulePath(OperationType.key, name)
    if type.variants.isEmpty { return [("`\(name)`", rule.appending("added"), type.added)] }
    return type.variants.filter { does.isEmpty || does.contains($0.name) }.map {
      ("`\($0.name)` of `\(name)`", rule.appending("does", $0.name), $0.added)
    }
  }

  /// Reports a clash at the row if other rows agree with the operation; otherwise at the operation.
  private static func report(_ clashes: [Clash], _ agreeing: Set<Part>, _ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    var reported: Set<RulePath> = []
    var cells: Set<Span> = []
    for clash in clashes {
      let connection = clash.part.connection.name
      let cell = context.value(OfflineRow.key, clash.row, connection)
      let operation = context.places.span(clash.part.path)
      let isRow = agreeing.contains(clash.part)
      // A row may refer to several parts of an operation.
      guard isRow || reported.insert(clash.part.path).inserted, cells.insert(cell).inserted else { continue }
      diagnostics.append(
        Diagnostic(
          explanation,
          clash.waits
            ? "`\(clash.row)` waits when \(connection), but \(clash.what) is not added then"
            : "\(clash.what) is added when \(connection), but `\(clash.row)` is denied then",
          at: isRow ? cell : operation, isRow ? "differs from the operation" : "differs from the row",
          secondary: [
            .init(isRow ? operation : cell, isRow ? "when it is added" : clash.waits ? "waits" : "denied"),
            .init(context.value(OfflineRow.key, clash.row, clash.key), "named here"),
          ],
          helps: [
            clash.waits
              ? "write `\(connection): block` in the row, or, if the change may wait, add `\(connection)` to the connections of the operation"
              : "write `\(connection): queue` in the row, or, if the change must not wait, remove `\(connection)` from the connections of the operation"
          ]))
    }
  }
}
