package import RulesBundle
package import Schema
internal import YAMLTree

/// A type of stored data: where it is stored, how much of it is cached, and when it is deleted.
package struct DataType: Sendable, Equatable, Kind, Sourced {
  package static let key = "data_types"
  package static let singular = "data type"

  package var provenance: Provenance
  /// Where the authoritative copy is stored.
  package var livesIn: StorageKind
  /// How much cloud data is also cached on the device; nil for data that is stored only on the device.
  package var cached: CacheExtent?
  /// The setting with the length of the cached window, for the extent `recent`.
  package var window: Name<Setting>?
  /// The plans whose users have such data; empty for data that no user creates, such as content that ships with the app.
  package var plans: [Name<Plan>]
  package var countedBy: Name<Limit>?
  /// The stored records, the stored values of the runtime and the downgrade rules that belong to this type.
  package var records: [Name<Record>]
  package var stores: [Store]
  package var downgrade: [Name<DowngradeRule>]
  /// The parts that each payload includes; if empty, `stays` has the reason that no payload includes the data.
  package var travels: [DataTravel]
  package var stays: String?
  /// How the data is protected on the device.
  package var protectedBy: String?
  package var clearedAt: [DataClearing]
  package var keptAt: [DataKeeping]

  /// The places that hold a copy of the data.
  package var copies: [StorageKind] {
    switch (livesIn, cached) {
    case (.device, _): [.device]
    case (.cloud, nil), (.cloud, .never): [.cloud]
    case (.cloud, _): [.cloud, .device]
    }
  }
}

/// A value of the runtime that an app or a server stores for a user.
package enum Store: String, Sendable, Hashable, CaseIterable {
  /// The history of counted events.
  case history
  /// The queue of operations to send.
  case syncQueue = "sync_queue"
  /// The data that undoes the resolution of a conflict.
  case conflictUndo = "conflict_undo"

  /// The runtime values that are stored for a rule book.
  package static func used(by book: RuleBook) -> [Store] {
    allCases.filter { store in
      switch store {
      case .history: book.events.count > 0
      case .syncQueue: book.sync.operation != nil
      case .conflictUndo: book.sync.conflict != nil
      }
    }
  }
}

/// How much cloud data is cached on the device.
package enum CacheExtent: String, Sendable, Hashable, CaseIterable {
  /// All data.
  case always
  /// The most recent data.
  case recent
  /// Data that the user chose to keep available offline.
  case pinned
  /// Data that the user has opened.
  case onDemand = "on_demand"
  case never
}

/// The parts of the data that a payload includes, by type.
package struct DataTravel: Sendable, Equatable {
  package var payload: Name<Payload>
  package var parts: [String]
}

/// A moment at which copies of the data are deleted.
package struct DataClearing: Sendable, Equatable {
  package var moment: Name<Moment>
  /// The copies to delete.
  package var from: [StorageKind]
  /// The conditions for the deletion; all must hold.
  package var conditions: [Name<Condition>]
}

/// A moment at which the data is kept, with the reason.
package struct DataKeeping: Sendable, Equatable {
  package var moment: Name<Moment>
  package var why: String
}

extension DataType {
  package static let schema = Schema.object("data type", build: DataType.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("lives_in", \.livesIn, .choice, "Where the authoritative copy is stored: `cloud` or `device`.")
    Field(
      "cached", \.cached, Schema<CacheExtent>.choice.optional, or: .some(nil),
      "How much cloud data is also cached on the device: `always`, `recent`, `pinned`, `on_demand`, or `never`.")
    Field(
      "window", \.window, Schema.name(of: Setting.self).optional, or: .some(nil), "The setting with the length of the recent part.")
    Field(
      "plans", \.plans, .oneOrMany(.name(of: Plan.self)), or: [],
      "The plans whose users have such data. Leave it out for data that no user creates, such as content that ships with the app.")
    Field("counted_by", \.countedBy, Schema.name(of: Limit.self).optional, or: .some(nil), "The limit that counts the data.")
    Field("records", \.records, .oneOrMany(.name(of: Record.self)), or: [], "The stored records that belong to this type.")
    Field(
      "stores", \.stores, .oneOrMany(.choice), or: [],
      "The stored values of the runtime that belong to this type: `history`, `sync_queue`, or `conflict_undo`.")
    Field(
      "downgrade", \.downgrade, .oneOrMany(.name(of: DowngradeRule.self)), or: [], "The downgrade rules that belong to this type.")
    Field("travels", \.travels, DataTravel.list, or: [], "The parts of each payload that contain the data.")
    Field("stays", \.stays, Schema.text.optional, or: .some(nil), "The reason that no payload includes the data.")
    Field("protected_by", \.protectedBy, Schema.text.optional, or: .some(nil), "How the data is protected on the device.")
    Field("cleared_at", \.clearedAt, DataClearing.list, or: [], "The moments at which the data is deleted, each with the copies to delete.")
    Field("kept_at", \.keptAt, DataKeeping.list, or: [], "The moments at which the data is kept, each with the reason.")
  }
}

extension DataTravel {
  static let list = Schema<[DataTravel]>.entries(
    .columns(Payload.singular, onePayload.shape), onePayload,
    key: { key, _, reading in reading.use(Payload.key, singular: Payload.singular, key.text, at: key) },
    make: { $0.map { DataTravel(payload: Name($0.key), parts: $0.value) } }, split: { $0.map { ($0.payload.text, $0.parts) } })

  private static let onePayload = Schema<[String]>.oneOrMany(.text)
}

extension DataClearing {
  static let list = Schema<[DataClearing]>.entries(
    .columns(Moment.singular, form.shape), form,
    key: { key, _, reading in reading.use(Moment.key, singular: Moment.singular, key.text, at: key) },
    make: { $0.map { DataClearing(moment: Name($0.key), from: $0.value.from, conditions: $0.value.conditions) } },
    split: { $0.map { ($0.moment.text, Form(from: $0.from, conditions: $0.conditions)) } })

  private static let form = Schema<Form>.either(
    scalar: Schema<StorageKind>.choice.map({ Form(from: [$0], conditions: []) }, { $0.from.first ?? .device }),
    mapping: Schema.object("deletion", build: Form.init) {
      Field("from", \.from, .oneOrMany(.choice), "The copies to delete: `cloud`, `device`.")
      Field("if", \.conditions, .oneOrMany(.name(of: Condition.self)), or: [], "Conditions for the deletion; all must hold.")
    }, isScalar: { $0.from.count == 1 && $0.conditions.isEmpty })

  private struct Form: Sendable, Equatable {
    var from: [StorageKind]
    var conditions: [Name<Condition>]
  }
}

extension DataKeeping {
  static let list = Schema<[DataKeeping]>.entries(
    .columns(Moment.singular, Schema<String>.text.shape), Schema<String>.text,
    key: { key, _, reading in reading.use(Moment.key, singular: Moment.singular, key.text, at: key) },
    make: { $0.map { DataKeeping(moment: Name($0.key), why: $0.value) } }, split: { $0.map { ($0.moment.text, $0.why) } })
}
