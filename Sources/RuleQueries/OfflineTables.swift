internal import Diagnostics
internal import RuleKinds
internal import RulesBundle

extension Queries {
  /// The tables with a name: `offline` or `storage`. Nil for other names, and if there are no such rules.
  package func tables(of name: String) -> [ReportTable]? {
    switch name {
    case OfflineRow.key: book.offline.entries.isEmpty ? nil : offline
    case storage.key: book.dataTypes.entries.isEmpty ? nil : [storage]
    default: nil
    }
  }

  /// The features by connection, as the documents print them, and the resulting mode of each row with the actions that use it.
  package var offline: [ReportTable] {
    let printed = ReportTable(
      key: "offline", title: "Features by connection",
      columns: [
        .init(key: "feature", title: "Feature", width: 20), .init(key: "online", title: "Online", width: 36),
        .init(key: "degraded", title: "Degraded", width: 36), .init(key: "offline", title: "Offline", width: 36),
      ],
      rows: book.offlineFeatures.entries.map {
        [.text($0.value.title), .text($0.value.online), .text($0.value.degraded), .text($0.value.offline)]
      })
    let decided = ReportTable(
      key: "rows", title: "Rules by connection",
      columns: [
        .init(key: "row", title: "row", width: 28), .init(key: "online", title: "online", width: 24),
        .init(key: "degraded", title: "degraded", width: 32), .init(key: "offline", title: "offline", width: 44),
        .init(key: "actions", title: "used by", width: 24),
      ],
      rows: orderedRows.map { entry in
        let asking = book.actions.entries.filter { $0.value.steps.contains { $0.connection == entry.name } }
        return [.text(entry.name.text)] + entry.value.cells.map { .text(words($0.cell, entry.value)) } + [.lines(asking.map(\.name.text))]
      })
    return [printed, decided]
  }

  /// The rows in the order of their features.
  private var orderedRows: [Named<OfflineRow, OfflineRow>.Entry] {
    book.offlineFeatures.names.flatMap { feature in book.offline.entries.filter { $0.value.feature.text == feature } }
  }

  private func words(_ cell: OfflineCell, _ row: OfflineRow) -> String {
    let reason = (cell.otherwise ?? row.blocked).map { ", else \($0.text)" } ?? ""
    guard cell.mode != .block else { return "block\(row.blocked.map { ": \($0.text)" } ?? "")" }
    guard !cell.conditions.isEmpty else { return cell.mode.name }
    return "\(cell.mode.name) if \(cell.conditions.map(\.text).phrase())\(reason)"
  }
}
