internal import Diagnostics
internal import RuleKinds
internal import Schema

/// Every stored record and every thing of a downgrade is of exactly one data type, and what travels is a part of a payload that does.
enum DataTypeUnassigned {
  static let explanation = Explanation(
    "data-type.unassigned", .error,
    finds:
      "A record, a thing of a downgrade or something that the engines keep that is of no data type or of two, one whose limit is another than its data type's, and a data type that travels as a part that no payload has or that stays.",
    why: "What is of no data type is forgotten when somebody logs out or deletes their account.",
    example: "records: {Profile: ...}   # and no data type has `records: Profile`",
    instead: "profile: {lives_in: cloud, records: Profile, ...}")

  static let check = Check(explanation) { context, diagnostics in
    guard context.book.dataTypes.count > 0, !context.broken.contains(DataType.key), context.faults.isEmpty else { return }
    let types = context.book.dataTypes.entries
    func belongs<K: Kind>(_ kind: K.Type, _ name: Name<K>, _ key: String, _ members: (DataType) -> [Name<K>]) {
      let owners = types.filter { members($0.value).contains(name) }.map(\.name.text)
      if owners.count == 1 { return }
      diagnostics.append(
        Diagnostic(
          explanation,
          owners.isEmpty
            ? "`\(name.text)` is of no data type"
            : "`\(name.text)` is of two data types: \(owners.map { "`\($0)`" }.joined(separator: ", "))",
          at: context.key(K.key, name.text), helps: [owners.isEmpty ? "add it to `\(key)` of a data type" : "take it out of all but one"]))
    }
    for entry in context.book.records.entries { belongs(Record.self, entry.name, "records") { $0.records } }
    for entry in context.book.downgrade.entries { belongs(DowngradeRule.self, entry.name, "downgrade") { $0.downgrade } }
    for store in stores(context.book) {
      let owners = types.filter { $0.value.stores.contains(store.store) }.map(\.name.text)
      guard owners.count != 1 else { continue }
      diagnostics.append(
        Diagnostic(
          explanation,
          owners.isEmpty
            ? "\(store.what), and it is of no data type"
            : "\(store.what), and it is of two data types: \(owners.map { "`\($0)`" }.joined(separator: ", "))",
          at: context.places.key(store.place),
          helps: [
            owners.isEmpty
              ? "add `stores: \(store.store.rawValue)` to a data type, so that it goes when its owner does" : "take it out of all but one"
          ]))
    }
    for type in types {
      limits(type.name.text, type.value, context, &diagnostics)
      for travel in type.value.travels { parts(type.name.text, travel, context, &diagnostics) }
    }
  }

  /// What the engines keep for these rules, and the first rule that makes them.
  private static func stores(_ book: RuleBook) -> [(store: Store, what: String, place: RulePath)] {
    Store.used(by: book).map { store in
      switch store {
      case .history:
        (store, "what is counted is kept in a history", RulePath(CountedEvent.key, book.events.entries.first?.name.text ?? ""))
      case .syncQueue: (store, "what waits to be sent is kept in a queue", RulePath(Sync.key, "operation"))
      case .conflictUndo: (store, "what undoes a decision about a conflict is kept", RulePath(Sync.key, "conflict"))
      }
    }
  }

  /// What no longer fits is what the limit counts.
  private static func limits(_ name: String, _ type: DataType, _ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    for thing in type.downgrade {
      guard let rule = context.book.downgrade[thing], rule.overCap != .keep, let limit = rule.limit, limit != type.countedBy else {
        continue
      }
      diagnostics.append(
        Diagnostic(
          explanation,
          "`\(thing.text)` are counted by `\(limit.text)`, and `\(name)` by \(type.countedBy.map { "`\($0.text)`" } ?? "nothing")",
          at: context.key(DataType.key, name), secondary: [.init(context.value(DowngradeRule.key, thing.text, "limit"), "counted here")],
          helps: ["write `counted_by: \(limit.text)`"]))
    }
  }

  private static func parts(_ name: String, _ travel: DataTravel, _ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    guard let payload = context.book.payloads[travel.payload] else { return }
    for part in travel.parts {
      let known = payload.parts.first { $0.type == part }
      if let known {
        if case .stays = known.treatment {} else { continue }
      }
      let near = Suggestion.nearest(to: part, among: payload.parts.map(\.type))
      diagnostics.append(
        Diagnostic(
          explanation,
          known == nil ? "`\(travel.payload.text)` has no part `\(part)`" : "`\(part)` stays behind when `\(travel.payload.text)` leaves",
          at: context.value(DataType.key, name, "travels", travel.payload.text),
          helps: known != nil || near.isEmpty ? ["name parts that travel"] : near.map { "did you mean `\($0)`?" }))
    }
  }
}
