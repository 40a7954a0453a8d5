// The values that a server may set, where each lies in the bundle, and which order they keep.
extension Layout {
  static let openedSections: [SectionLayout] = [
    SectionLayout(
      .opened, "opened",
      [
        Column("name", .text), Column("form", .choice(OpenedForm.names)), Column("least", .integer), Column("most", .integer),
        Column("options", .rows(.openedOptions)), Column("places", .rows(.openedPlaces)),
      ]),
    SectionLayout(.openedOptions, "opened_options", [Column("kind", .choice(LimitKind.names)), Column("amount", .integer)]),
    SectionLayout(
      .openedPlaces, "opened_places",
      [Column("form", .choice(PlaceForm.names)), Column("section", .number), Column("row", .number), Column("column", .number)]),
    SectionLayout(
      .openedOrders, "opened_orders",
      [
        Column("low", .row(.openedPlaces)), Column("high", .row(.openedPlaces)), Column("strict", .choice(noYes)),
        Column("low_rule", .text), Column("high_rule", .text),
      ]),
    SectionLayout(.locked, "locked", [Column("name", .text), Column("lock", .text)]),
  ]
}

/// What may be set: on or off, a number of a range, or one of a few.
public enum OpenedForm: Int, Sendable, CaseIterable {
  case onOff, range, options

  static let names = ["on_off", "range", "options"]
}

/// How a value lies at its place.
public enum PlaceForm: Int, Sendable, CaseIterable {
  /// A word: 0 or 1.
  case flag
  /// A word.
  case word
  /// Two words.
  case integer
  /// A row of `limit_values`: its kind, and its amount.
  case limit

  static let names = ["flag", "word", "integer", "limit"]
}

extension Word {
  public enum Opened {
    public static let name = 0
    public static let form = 1
    public static let least = 2
    public static let most = 4
    public static let options = 6
    public static let places = 8
  }

  public enum OpenedOptions {
    public static let kind = 0
    public static let amount = 1
  }

  public enum OpenedPlaces {
    public static let form = 0
    public static let section = 1
    public static let row = 2
    public static let column = 3
  }

  /// Paths that no server may set, with the lock that holds each.
  public enum Locked {
    public static let name = 0
    public static let lock = 1
  }

  public enum OpenedOrders {
    public static let low = 0
    public static let high = 1
    public static let strict = 2
    public static let lowRule = 3
    public static let highRule = 4
  }
}
