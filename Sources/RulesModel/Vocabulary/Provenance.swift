/// What every rule says about itself.
public struct Provenance: Sendable, Equatable {
  /// What the rule means, for a reader who has never seen the code.
  public var about: String
  /// Chapter and section of the product documents that the rule comes from; empty when it rests on an assumption alone.
  public var sources: [String]
  /// The recorded assumptions that the rule rests on.
  public var assumes: [Name<Assumption>]

  public init(about: String, sources: [String], assumes: [Name<Assumption>]) {
    self.about = about
    self.sources = sources
    self.assumes = assumes
  }
}
