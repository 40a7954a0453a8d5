internal import Diagnostics
internal import RuleKinds
internal import RulesBundle

extension Queries {
  /// The stored data types: location, extent, plans, payloads, and the moments that clear them.
  package var storage: ReportTable {
    ReportTable(
      key: "storage", title: "Storage: location and lifetime of stored data",
      columns: [
        .init(key: "type", title: "type", width: 20), .init(key: "about", title: "description", width: 44),
        .init(key: "livesIn", title: "location", width: 8), .init(key: "onDevice", title: "on the device", width: 26),
        .init(key: "plans", title: "plans", width: 24), .init(key: "countedBy", title: "counted by", width: 16),
        .init(key: "travels", title: "sent in", width: 32), .init(key: "protectedBy", title: "protected by", width: 24),
        .init(key: "cleared", title: "cleared at", width: 40), .init(key: "kept", title: "kept at", width: 44),
      ],
      rows: book.dataTypes.entries.map { entry in
        let type = entry.value
        let travels = type.travels.map { "\($0.payload.text): \($0.parts.joined(separator: ", "))" }
        return [
          .text(entry.name.text), .text(type.provenance.about), .text(type.livesIn.name), .text(onDevice(type)),
          .text(type.plans.isEmpty ? "none" : type.plans.map(\.text).joined(separator: ", ")), .text(type.countedBy?.text ?? ""),
          .lines(type.stays.map { ["never: \($0)"] } ?? travels), .text(type.protectedBy ?? ""),
          .lines(type.clearedAt.map { clearingText($0) }),
          .lines(type.keptAt.map { "\($0.moment.text): \($0.why)" }),
        ]
      })
  }

  private func onDevice(_ type: DataType) -> String {
    switch type.cached {
    case nil: "all data"
    case .always: "all data"
    case .recent:
      "recent data" + (type.window.flatMap { index.items(RulePath(Setting.key, $0.text, "value")).first.map { " (\($0))" } } ?? "")
    case .pinned: "pinned data"
    case .onDemand: "viewed data"
    case .never: "no data"
    }
  }

  func clearingText(_ clearing: DataClearing) -> String {
    let copies = clearing.from.map(\.name).joined(separator: " and ")
    let conditions = clearing.conditions.isEmpty ? "" : ", if \(clearing.conditions.map(\.text).phrase())"
    return "\(clearing.moment.text) (\(copies)\(conditions))"
  }
}
