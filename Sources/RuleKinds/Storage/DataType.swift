public import RulesBundle
package import Schema
internal import YAMLTree

/// A type of things that are stored: where, how much of it, and until when.
public struct DataType: Sendable, Equatable, Kind, Sourced {
  public static let key = "data_types"
  public static let singular = "data type"

  public var provenance: Provenance
  /// Where the version is that counts when two differ.
  public var livesIn: StorageKind
  /// How much of what lives in the cloud is on the device, too; nil for what lives on the device.
  public var cached: CacheExtent?
  /// How long the part is that is kept on the device, when it is the latest one.
  public var window: Name<Setting>?
  /// The plans whose people have such things; empty for what nobody made, such as what comes with the app.
  public var plans: [Name<Plan>]
  public var countedBy: Name<Limit>?
  /// The stored records that are of this type, what the engines keep of it, and the things of a downgrade.
  public var records: [Name<Record>]
  public var stores: [Store]
  public var downgrade: [Name<DowngradeRule>]
  /// What of it travels, by payload; else why it never does.
  public var travels: [DataTravel]
  public var stays: String?
  /// How it is kept from others.
  public var protectedBy: String?
  public var clearedAt: [DataClearing]
  public var keptAt: [DataKeeping]

  /// Where there are copies of it.
  public var copies: [StorageKind] {
    switch (livesIn, cached) {
    case (.device, _): [.device]
    case (.cloud, nil), (.cloud, .never): [.cloud]
    case (.cloud, _): [.cloud, .device]
    }
  }
}

/// A value of the engines that an app or a server stores for somebody.
public enum Store: String, Sendable, Hashable, CaseIterable {
  /// What somebody did, as far as rules count it.
  case history
  /// What waits to be sent.
  case syncQueue = "sync_queue"
  /// What undoes a decision about a conflict.
  case conflictUndo = "conflict_undo"

  /// The values that the engines keep for a rule book.
  public static func used(by book: RuleBook) -> [Store] {
    allCases.filter { store in
      switch store {
      case .history: book.events.count > 0
      case .syncQueue: book.sync.operation != nil
      case .conflictUndo: book.sync.conflict != nil
      }
    }
  }
}

/// How much of what lives in the cloud is kept on the device.
public enum CacheExtent: String, Sendable, Hashable, CaseIterable {
  /// All of it.
  case always
  /// The latest part of it.
  case recent
  /// What the person chose to have without a network.
  case pinned
  /// What was looked at.
  case onDemand = "on_demand"
  case never
}

/// What of it travels with a payload: parts by their types.
public struct DataTravel: Sendable, Equatable {
  public var payload: Name<Payload>
  public var parts: [String]
}

/// At this moment it goes.
public struct DataClearing: Sendable, Equatable {
  public var moment: Name<Moment>
  /// The copies that go.
  public var from: [StorageKind]
  /// They go only while these hold.
  public var conditions: [Name<Condition>]
}

/// At this moment it stays; why.
public struct DataKeeping: Sendable, Equatable {
  public var moment: Name<Moment>
  public var why: String
}

extension DataType {
  package static let schema = Schema.object("data type", build: DataType.init) {
    Field.inline(\.provenance, Provenance.schema)
    Field("lives_in", \.livesIn, .choice, "Where the version is that counts when two differ: `cloud` or `device`.")
    Field(
      "cached", \.cached, Schema<CacheExtent>.choice.optional, or: .some(nil),
      "How much of what lives in the cloud is on the device, too: `always`, `recent`, `pinned`, `on_demand` or `never`.")
    Field(
      "window", \.window, Schema.name(of: Setting.self).optional, or: .some(nil), "The setting that says how long the recent part is.")
    Field(
      "plans", \.plans, .oneOrMany(.name(of: Plan.self)), or: [],
      "The plans whose people have such things; left out for what nobody made, such as what comes with the app.")
    Field("counted_by", \.countedBy, Schema.name(of: Limit.self).optional, or: .some(nil), "The limit that counts them.")
    Field("records", \.records, .oneOrMany(.name(of: Record.self)), or: [], "The stored records that are of this type.")
    Field(
      "stores", \.stores, .oneOrMany(.choice), or: [],
      "What the engines keep that is of this type: `history`, `sync_queue` or `conflict_undo`.")
    Field(
      "downgrade", \.downgrade, .oneOrMany(.name(of: DowngradeRule.self)), or: [], "The things of rules/downgrade that are of this type.")
    Field("travels", \.travels, DataTravel.list, or: [], "What of it travels: for each payload, the parts that it is in.")
    Field("stays", \.stays, Schema.text.optional, or: .some(nil), "Why nothing of it ever travels.")
    Field("protected_by", \.protectedBy, Schema.text.optional, or: .some(nil), "How it is kept from others on the device.")
    Field("cleared_at", \.clearedAt, DataClearing.list, or: [], "The moments at which it goes, each with the copies that go.")
    Field("kept_at", \.keptAt, DataKeeping.list, or: [], "The moments at which it stays, each with why.")
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
    mapping: Schema.object("clearing", build: Form.init) {
      Field("from", \.from, .oneOrMany(.choice), "The copies that go: `cloud`, `device`.")
      Field("if", \.conditions, .oneOrMany(.name(of: Condition.self)), or: [], "They go only while these hold.")
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
