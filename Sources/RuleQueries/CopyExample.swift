/// A sentence as somebody may read it, with values put in.
public struct CopyExample: Sendable, Equatable {
  /// The copy key.
  public var key: String
  /// The variant's position; nil for the entry's own words.
  public var variant: Int?
  /// The plans that it reads like this for.
  public var plans: [String]
  public var title: String?
  public var text: String

  public init(key: String, variant: Int?, plans: [String], title: String?, text: String) {
    self.key = key
    self.variant = variant
    self.plans = plans
    self.title = title
    self.text = text
  }

  /// Title and text in one line.
  public var sentence: String { (title.map { $0 + " " } ?? "") + text }

  /// Characters as a person counts them.
  public var length: Int { sentence.count }
}
