internal import Diagnostics
internal import RuleKinds
internal import RulesBundle
internal import SourceText

/// What a row lets wait is what the sync queue takes on that connection, and what it blocks the queue does not take either.
enum OfflineSends {
  static let explanation = Explanation(
    "offline.sends", .error,
    finds:
      "An offline row that lets something wait and does not say as which operation; an operation that is added on a connection on which the row blocks, or is not added where the row lets it wait.",
    why: "The screen would say that it is sent later, and nothing would be; or something would be sent that was refused.",
    example: "links.make: {degraded: queue, offline: block, sends: LINK, ...}   # LINK: {added: [online, degraded, offline], ...}",
    instead: "LINK: {added: [online, degraded], ...}")

  static let check = Check(explanation, seesOthers: true) { context, diagnostics in
    guard !context.book.operations.entries.isEmpty, !context.broken.contains(OperationType.key) else { return }
    var clashes: [Clash] = []
    var agreeing: Set<Part> = []
    for entry in context.book.offline.entries where !context.isFaulty(OfflineRow.key, entry.name.text) {
      let (name, row) = (entry.name.text, entry.value)
      says(name, row, context, &diagnostics)
      // What is wrong with the row itself was said.
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
              clashes.append(Clash(part: place, what: part.what, row: name, waits: cell.mode.waits))
            }
          }
        }
      }
    }
    report(clashes, agreeing, context, &diagnostics)
  }

  /// When a part of an operation is added on a connection.
  private struct Part: Hashable {
    var path: RulePath
    var connection: ConnectionKind
  }

  private struct Clash {
    var part: Part
    var what: String
    var row: String
    var waits: Bool
  }

  private static func says(_ name: String, _ row: OfflineRow, _ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    let waiting = row.cells.first { $0.cell.mode.waits }
    func report(_ message: String, _ span: Span, _ help: String) {
      diagnostics.append(Diagnostic(explanation, message, at: span, helps: [help]))
    }
    if let waiting, row.sends.isEmpty, row.unsent == nil {
      report(
        "`\(name)` waits here, and does not say as which operation",
        context.value(OfflineRow.key, name, waiting.connection.name), "add `sends:` with an operation, or say in `unsent:` why none")
    }
    if row.unsent != nil, waiting == nil || !row.sends.isEmpty {
      report(
        waiting == nil ? "`\(name)` never waits" : "`\(name)` says as what it waits", context.key(OfflineRow.key, name, "unsent"),
        "take `unsent` out")
    }
    let known = row.sends.flatMap { context.book.operations[$0]?.variants.map(\.name) ?? [] }
    for (index, one) in row.does.enumerated() where !known.contains(one) {
      let near = Suggestion.nearest(to: one, among: known)
      report(
        "no operation that `\(name)` sends does `\(one)`", context.value(OfflineRow.key, name, "does", "\(index)"),
        near.first.map { "did you mean `\($0)`?" } ?? "name what stands under `does` of the operation, or take it out")
    }
  }

  /// What of an operation is meant: all that it does, unless some is named.
  private static func parts(
    _ name: String, _ type: OperationType, _ does: [String]
  ) -> [(what: String, path: RulePath, added: [ConnectionKind])] {
    let rule = RulePath(OperationType.key, name)
    if type.variants.isEmpty { return [("`\(name)`", rule.appending("added"), type.added)] }
    return type.variants.filter { does.isEmpty || does.contains($0.name) }.map {
      ("`\($0.name)` of `\(name)`", rule.appending("does", $0.name), $0.added)
    }
  }

  /// Where other rows agree with the operation the row is wrong, otherwise the operation.
  private static func report(_ clashes: [Clash], _ agreeing: Set<Part>, _ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    var told: Set<RulePath> = []
    for clash in clashes {
      let connection = clash.part.connection.name
      let cell = context.value(OfflineRow.key, clash.row, connection)
      let operation = context.places.span(clash.part.path)
      let isRow = agreeing.contains(clash.part)
      guard isRow || told.insert(clash.part.path).inserted else { continue }
      diagnostics.append(
        Diagnostic(
          explanation,
          clash.waits
            ? "`\(clash.row)` waits \(connection), and \(clash.what) is not added then"
            : "\(clash.what) is added \(connection), where `\(clash.row)` is refused",
          at: isRow ? cell : operation, isRow ? "not what the operation says" : "not what the row says",
          secondary: [.init(isRow ? operation : cell, isRow ? "when it is added" : clash.waits ? "waits" : "refused")],
          helps: [
            clash.waits
              ? "add `\(connection)` to when it is added, or let the row refuse it"
              : "take `\(connection)` out of when it is added, or let the row wait"
          ]))
    }
  }
}
