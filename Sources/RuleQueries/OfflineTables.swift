internal import RuleKinds
internal import RulesBundle

extension Queries {
  /// What is shown as tables, by its name: `offline`, `storage`; nil for anything else, and where there are no such rules.
  public func tables(of name: String) -> [ReportTable]? {
    switch name {
    case OfflineRow.key: book.offline.entries.isEmpty ? nil : offline
    case storage.key: book.dataTypes.entries.isEmpty ? nil : [storage]
    default: nil
    }
  }

  /// What works on which connection, as the documents print it, and what it comes to action by action.
  public var offline: [ReportTable] {
    let printed = ReportTable(
      key: "offline", title: "What works on which connection",
      columns: [
        .init(key: "feature", title: "Feature", width: 20), .init(key: "online", title: "Online", width: 36),
        .init(key: "degraded", title: "Degraded", width: 36), .init(key: "offline", title: "Offline", width: 36),
      ],
      rows: book.offlineFeatures.entries.map {
        [.text($0.value.title), .text($0.value.online), .text($0.value.degraded), .text($0.value.offline)]
      })
    let decided = ReportTable(
      key: "rows", title: "What it comes to",
      columns: [
        .init(key: "row", title: "row", width: 28), .init(key: "online", title: "online", width: 24),
        .init(key: "degraded", title: "degraded", width: 32), .init(key: "offline", title: "offline", width: 44),
        .init(key: "actions", title: "asked by", width: 24),
      ],
      rows: orderedRows.map { entry in
        let asking = book.actions.entries.filter { $0.value.steps.contains { $0.connection == entry.name } }
        return [.text(entry.name.text)] + entry.value.cells.map { .text(words($0.cell, entry.value)) } + [.lines(asking.map(\.name.text))]
      })
    return [printed, decided]
  }

  /// The rows in the order of the features that they belong to.
  private var orderedRows: [Named<OfflineRow, OfflineRow>.Entry] {
    book.offlineFeatures.names.flatMap { feature in book.offline.entries.filter { $0.value.feature.text == feature } }
  }

  private func words(_ cell: OfflineCell, _ row: OfflineRow) -> String {
    let reason = (cell.otherwise ?? row.blocked).map { ", else \($0.text)" } ?? ""
    guard cell.mode != .block else { return "block\(row.blocked.map { ": \($0.text)" } ?? "")" }
    guard !cell.conditions.isEmpty else { return cell.mode.name }
    return "\(cell.mode.name) if \(cell.conditions.map(\.text).joined(separator: " and "))\(reason)"
  }
}
