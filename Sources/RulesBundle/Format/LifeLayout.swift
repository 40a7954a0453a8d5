// The sections of what an app does by itself: providers, tasks, moments and what is stored; and the positions of their columns.
extension Layout {
  static let lifeSections: [SectionLayout] = [
    SectionLayout(.factRefs, "fact_refs", [Column("fact", .row(.facts))]),
    SectionLayout(
      .providers, "providers",
      [
        Column("name", .text), Column("position", .number), Column("button", .row(.buttons)),
        Column("address", .choice(ProviderNeedKind.names)),
        Column("person_name", .choice(ProviderNeedKind.names)), Column("password", .choice(noYes)),
        Column("confirms_address", .choice(noYes)), Column("keeps_first_address", .choice(noYes)),
        Column("may_hide_address", .choice(noYes)), Column("identifies_by_address", .choice(noYes)),
      ]),
    SectionLayout(.tasks, "tasks", [Column("name", .text)]),
    SectionLayout(
      .moments, "moments",
      [
        Column("name", .text), Column("asks", .optionalRow(.decisionTables)), Column("answer", .number),
        Column("says", .optionalRow(.copy)), Column("shown_on", .optionalRow(.surfaces)), Column("buttons", .rows(.buttonRefs)),
        Column("does", .rows(.momentTasks)), Column("goes_to", .optionalRow(.routes)), Column("goes_where", .optionalRow(.decisionTables)),
        Column("error", .optionalRow(.errors)),
      ]),
    SectionLayout(.momentTasks, "moment_tasks", [Column("task", .row(.tasks)), Column("if", .optionalRow(.programs))]),
    SectionLayout(
      .dataTypes, "data_types",
      [
        Column("name", .text), Column("lives_in", .choice(StorageKind.names)), Column("cached", .choice(CacheKind.names)),
        Column("window", .optionalRow(.settings)), Column("limit", .optionalRow(.limits)), Column("at", .rows(.dataMoments)),
      ]),
    SectionLayout(
      .dataMoments, "data_moments",
      [
        Column("moment", .row(.moments)), Column("cloud", .choice(noYes)), Column("device", .choice(noYes)),
        Column("if", .optionalRow(.programs)),
      ]),
  ]
}

/// Whether something is asked of a provider, and whether signing in goes on without it.
public enum ProviderNeedKind: Int, Sendable, CaseIterable {
  case never, optional, needed

  static let names = ["never", "optional", "needed"]
}

/// Where something is stored.
public enum StorageKind: Int, Sendable, CaseIterable {
  case cloud, device

  public static let names = ["cloud", "device"]
}

/// How much of what lives in the cloud is on the device; nothing for what lives there anyway.
public enum CacheKind: Int, Sendable, CaseIterable {
  case never, onDemand, pinned, recent, always

  public static let names = ["never", "on_demand", "pinned", "recent", "always"]
}

extension Word {
  public enum FactRefs {
    public static let fact = 0
  }

  public enum Providers {
    public static let name = 0
    public static let position = 1
    public static let button = 2
    public static let address = 3
    public static let personName = 4
    public static let password = 5
    public static let confirmsAddress = 6
    public static let keepsFirstAddress = 7
    public static let mayHideAddress = 8
    public static let identifiesByAddress = 9
  }

  public enum Tasks {
    public static let name = 0
  }

  public enum Moments {
    public static let name = 0
    public static let asks = 1
    public static let answer = 2
    public static let says = 3
    public static let shownOn = 4
    public static let buttons = 5
    public static let does = 7
    public static let goesTo = 9
    public static let goesWhere = 10
    public static let error = 11
  }

  public enum MomentTasks {
    public static let task = 0
    public static let condition = 1
  }

  public enum DataTypes {
    public static let name = 0
    public static let livesIn = 1
    public static let cached = 2
    public static let window = 3
    public static let limit = 4
    public static let at = 5
  }

  public enum DataMoments {
    public static let moment = 0
    public static let cloud = 1
    public static let device = 2
    public static let condition = 3
  }
}
