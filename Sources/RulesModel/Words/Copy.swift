/// A sentence that a person reads.
public struct Copy: Sendable, Equatable, Kind {
  public static let key = "copy"
  public static let singular = "copy key"

  /// Where it appears.
  public var place: String
  /// What stands above the text where the surface has a title.
  public var title: CopyText?
  public var text: CopyText
  /// What stands in for each `{variable}`.
  public var values: CopyValues
  /// Other texts, the first whose conditions hold.
  public var variants: [CopyVariant]
  public var sources: [String]
  public var assumes: [Name<Assumption>]
  public var undecided: Name<Placeholder>?

  public init(
    place: String, title: CopyText?, text: CopyText, values: CopyValues, variants: [CopyVariant], sources: [String],
    assumes: [Name<Assumption>], undecided: Name<Placeholder>?
  ) {
    self.place = place
    self.title = title
    self.text = text
    self.values = values
    self.variants = variants
    self.sources = sources
    self.assumes = assumes
    self.undecided = undecided
  }
}

public struct CopyVariant: Sendable, Equatable {
  public var conditions: [Name<Condition>]
  public var title: CopyText?
  public var text: CopyText

  public init(conditions: [Name<Condition>], title: CopyText?, text: CopyText) {
    self.conditions = conditions
    self.title = title
    self.text = text
  }
}

public struct CopyValues: Sendable, Equatable {
  public struct Entry: Sendable, Equatable {
    public var variable: String
    public var value: Expression
    public var format: CopyFormat

    public init(variable: String, value: Expression, format: CopyFormat) {
      self.variable = variable
      self.value = value
      self.format = format
    }
  }

  public var entries: [Entry]

  public init(_ entries: [Entry] = []) { self.entries = entries }

  public subscript(variable: String) -> Entry? { entries.first { $0.variable == variable } }
}

/// How a value is written out in a sentence.
public enum CopyFormat: String, Sendable, Hashable, CaseIterable {
  /// A number or a text as it is.
  case plain
  /// Decimal: `2GB`, `1.95GB`, `500MB`.
  case bytes
  /// Whole days of a duration.
  case days
  /// A duration for people, in symbols that all languages share: `45 s`, `30 min`, `1 h 5 min`, `3 d`. Rounded up.
  case time
}
