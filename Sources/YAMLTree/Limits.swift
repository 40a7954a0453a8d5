/// The limits on the size of a file. The parser checks them before the tree grows.
public struct Limits: Sendable {
  /// The maximum nesting of mappings and sequences.
  public var depth: Int
  /// The maximum size of the file in bytes.
  public var bytes: Int
  /// The maximum size of a decoded scalar in bytes.
  public var scalar: Int
  /// The maximum number of scalars, mappings, and sequences.
  public var nodes: Int
  /// The maximum number of diagnostics that are reported for one file.
  public var problems: Int

  /// Creates limits. The default values are those of `standard`.
  public init(depth: Int = 32, bytes: Int = 1 << 20, scalar: Int = 16 << 10, nodes: Int = 200_000, problems: Int = 1000) {
    self.depth = depth
    self.bytes = bytes
    self.scalar = scalar
    self.nodes = nodes
    self.problems = problems
  }

  /// The default limits.
  public static let standard = Limits()
}
