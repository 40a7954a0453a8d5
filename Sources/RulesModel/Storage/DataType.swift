/// A type of things that are stored: where, how much of it, and until when.
public struct DataType: Sendable, Equatable, Kind {
  public static let key = "data_types"
  public static let singular = "data type"

  public var provenance: Provenance
  /// Where the version is that counts when two differ.
  public var livesIn: Storage
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

  public init(
    provenance: Provenance, livesIn: Storage, cached: CacheExtent?, window: Name<Setting>?, plans: [Name<Plan>], countedBy: Name<Limit>?,
    records: [Name<Record>], stores: [Store], downgrade: [Name<DowngradeRule>], travels: [DataTravel], stays: String?, protectedBy: String?,
    clearedAt: [DataClearing], keptAt: [DataKeeping]
  ) {
    self.provenance = provenance
    self.livesIn = livesIn
    self.cached = cached
    self.window = window
    self.plans = plans
    self.countedBy = countedBy
    self.records = records
    self.stores = stores
    self.downgrade = downgrade
    self.travels = travels
    self.stays = stays
    self.protectedBy = protectedBy
    self.clearedAt = clearedAt
    self.keptAt = keptAt
  }

  /// Where there are copies of it.
  public var copies: [Storage] {
    switch (livesIn, cached) {
    case (.device, _): [.device]
    case (.cloud, nil), (.cloud, .never): [.cloud]
    case (.cloud, _): [.cloud, .device]
    }
  }
}

public enum Storage: String, Sendable, Hashable, CaseIterable {
  case cloud, device
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

  public init(payload: Name<Payload>, parts: [String]) {
    self.payload = payload
    self.parts = parts
  }
}

/// At this moment it goes.
public struct DataClearing: Sendable, Equatable {
  public var moment: Name<Moment>
  /// The copies that go.
  public var from: [Storage]
  /// They go only while these hold.
  public var conditions: [Name<Condition>]

  public init(moment: Name<Moment>, from: [Storage], conditions: [Name<Condition>]) {
    self.moment = moment
    self.from = from
    self.conditions = conditions
  }
}

/// At this moment it stays; why.
public struct DataKeeping: Sendable, Equatable {
  public var moment: Name<Moment>
  public var why: String

  public init(moment: Name<Moment>, why: String) {
    self.moment = moment
    self.why = why
  }
}
