internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import YAMLTree

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
    assign(Record.key, context.book.records.names, "records", { $0.records.map(\.text) }, context, &diagnostics)
    assign(DowngradeRule.key, context.book.downgrade.names, "downgrade", { $0.downgrade.map(\.text) }, context, &diagnostics)
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

  /// Reports the rules of a kind that do not belong to exactly one data type. One that is listed twice in place of another is one mistake.
  private static func assign(
    _ kind: String, _ names: [String], _ key: String, _ members: (DataType) -> [String], _ context: CheckContext,
    _ diagnostics: inout [Diagnostic]
  ) {
    let owned = names.map { name in
      (name: name, owners: context.book.dataTypes.entries.filter { members($0.value).contains(name) }.map(\.name.text))
    }
    let wrong = owned.filter { $0.owners.count != 1 }
    let lost = wrong.filter(\.owners.isEmpty).map(\.name)
    if !lost.isEmpty, wrong.count == lost.count + 1, let doubled = wrong.first(where: { $0.owners.count == 2 }),
      let other = doubled.owners.first(where: { $0 != doubled.name }), doubled.owners.contains(doubled.name)
    {
      return diagnostics.append(exchanged(kind, lost, doubled.name, other, key, context))
    }
    for (name, owners) in wrong {
      diagnostics.append(
        Diagnostic(
          explanation,
          owners.isEmpty
            ? "`\(name)` belongs to no data type" : "`\(name)` belongs to several data types: \(owners.quotedPhrase())",
          at: context.key(kind, name), secondary: owners.isEmpty ? [] : mentions(owners, key, context),
          helps: [owners.isEmpty ? "add it to `\(key)` of a data type" : "remove it from all but one"]))
    }
  }

  /// The diagnostic about a rule that its own data type lists, and another one in place of other rules.
  private static func exchanged(
    _ kind: String, _ lost: [String], _ doubled: String, _ owner: String, _ key: String, _ context: CheckContext
  ) -> Diagnostic {
    let list = context.places.node(RulePath(DataType.key, owner, key))
    let item = list?.items.first { $0.text == doubled } ?? list
    return Diagnostic(
      explanation,
      "`\(owner)` has `\(doubled)`, which belongs to another data type, and \(lost.quotedPhrase()) \(lost.count == 1 ? "belongs" : "belong") to none",
      at: item?.span ?? context.key(DataType.key, owner, key),
      secondary: mentions([doubled], key, context) + lost.map { .init(context.key(kind, $0), "belongs to no data type") },
      helps: ["write \(lost.quotedPhrase()) here, or list each rule once"],
      fixes: item.map { item in Fix.write(lost.count == 1 ? [item.sourceText(of: lost[0])] : [], at: item.span, .manual) } ?? [])
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
