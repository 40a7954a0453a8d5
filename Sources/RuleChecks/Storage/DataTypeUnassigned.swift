internal import Diagnostics
internal import RuleKinds
internal import Schema

/// Reports stored data that does not belong to exactly one data type, and data types that travel as parts that do not.
enum DataTypeUnassigned {
  static let explanation = Explanation(
    "data-type.unassigned", .error,
    finds:
      "A record, a thing in rules/downgrade, or a stored value of the runtime that does not belong to exactly one data type; a thing whose limit is not the limit of its data type; or a data type that travels as a part that the payload does not have or that stays.",
    why: "Data without a data type is not deleted when a user logs out or deletes the account.",
    example: "records: {Profile: ...}   # no data type has `records: Profile`",
    instead: "profile: {lives_in: cloud, records: Profile, ...}")

  static let check = Check(explanation) { context, diagnostics in
    guard context.book.dataTypes.count > 0, !context.broken.contains(DataType.key), context.reportedErrors.isEmpty else { return }
    let types = context.book.dataTypes.entries
    func belongs<K: Kind>(_ kind: K.Type, _ name: Name<K>, _ key: String, _ members: (DataType) -> [Name<K>]) {
      let owners = types.filter { members($0.value).contains(name) }.map(\.name.text)
      if owners.count == 1 { return }
      diagnostics.append(
        Diagnostic(
          explanation,
          owners.isEmpty
            ? "`\(name.text)` belongs to no data type"
            : "`\(name.text)` belongs to several data types: \(owners.quotedPhrase())",
          at: context.key(K.key, name.text), secondary: owners.isEmpty ? [] : mentions(owners, key, context),
          helps: [owners.isEmpty ? "add it to `\(key)` of a data type" : "remove it from all but one"]))
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
            ? "\(store.what) belongs to no data type"
            : "\(store.what) belongs to several data types: \(owners.quotedPhrase())",
          at: context.places.key(store.place), secondary: owners.isEmpty ? [] : mentions(owners, "stores", context),
          helps: [
            owners.isEmpty
              ? "add `stores: \(store.store.rawValue)` to a data type, so that it is deleted with the account"
              : "remove it from all but one"
          ]))
    }
    for type in types {
      limits(type.name.text, type.value, context, &diagnostics)
      for travel in type.value.travels { parts(type.name.text, travel, context, &diagnostics) }
    }
  }

  /// The places where data types list what belongs to them.
  private static func mentions(_ owners: [String], _ key: String, _ context: CheckContext) -> [Diagnostic.Label] {
    owners.map { .init(context.value(DataType.key, $0, key), "of `\($0)`") }
  }

  /// Returns the stores that the engines use for these rules, each with the first rule that requires it.
  private static func stores(_ book: RuleBook) -> [(store: Store, what: String, place: RulePath)] {
    Store.used(by: book).map { store in
      switch store {
      case .history:
        (store, "the history of counted events", RulePath(CountedEvent.key, book.events.entries.first?.name.text ?? ""))
      case .syncQueue: (store, "the sync queue", RulePath(Sync.key, "operation"))
      case .conflictUndo: (store, "the undo data of resolved conflicts", RulePath(Sync.key, "conflict"))
      }
    }
  }

  /// Reports things in rules/downgrade whose limit is not the limit of their data type.
  private static func limits(_ name: String, _ type: DataType, _ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    for thing in type.downgrade {
      guard let rule = context.book.downgrade[thing], rule.overCap != .keep, let limit = rule.limit, limit != type.countedBy else {
        continue
      }
      diagnostics.append(
        Diagnostic(
          explanation,
          "`\(limit.text)` counts `\(thing.text)`, but \(type.countedBy.map { "`\($0.text)`" } ?? "no limit") counts the data type `\(name)`",
          at: context.key(DataType.key, name, "counted_by"),
          secondary: [
            .init(context.value(DataType.key, name, "downgrade"), "of this data type"),
            .init(context.value(DowngradeRule.key, thing.text, "limit"), "counted here"),
          ],
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
      let near = Suggestion.choices(for: part, among: payload.parts.map(\.type))
      diagnostics.append(
        Diagnostic(
          explanation,
          known == nil
            ? "`\(travel.payload.text)` has no part `\(part)`" : "`\(part)` is not included in the payload `\(travel.payload.text)`",
          at: context.value(DataType.key, name, "travels", travel.payload.text),
          helps: known != nil || near.isEmpty ? ["use parts that travel"] : Suggestion.question(near)))
    }
  }
}
