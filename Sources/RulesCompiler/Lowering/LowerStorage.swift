internal import RuleKinds
internal import RulesBundle

extension Lowering {
  /// Lowers data types and what happens to them at each moment.
  mutating func lowerStorage() {
    for (name, type) in names.ordered(book.dataTypes) { lower(type, name) }
  }

  private mutating func lower(_ type: DataType, _ name: String) {
    var moments: [DataMomentBuilder] = []
    for clearing in type.clearedAt {
      moments.append(
        DataMomentBuilder(
          moment: row(clearing.moment), cloud: clearing.from.contains(.cloud), device: clearing.from.contains(.device),
          condition: program(allOf: clearing.conditions)))
    }
    for keeping in type.keptAt {
      moments.append(DataMomentBuilder(moment: row(keeping.moment), cloud: false, device: false, condition: nil))
    }
    let range = writer.addRange(moments)
    let cached: CacheKind =
      switch type.cached {
      case .always: .always
      case .recent: .recent
      case .pinned: .pinned
      case .onDemand: .onDemand
      case .never, nil: .never
      }
    writer.add(
      DataTypeBuilder(
        name: writer.text(name), livesIn: type.livesIn, cached: cached, window: optional(type.window), limit: optional(type.countedBy),
        at: range))
  }
}
