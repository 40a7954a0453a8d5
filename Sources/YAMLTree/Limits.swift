/// How much one file may ask of the parser. Checked while scanning, before the tree grows.
public struct Limits: Sendable {
  /// Mappings and sequences inside one another.
  public var depth: Int
  /// Bytes of the whole file.
  public var bytes: Int
  /// Decoded bytes of one scalar.
  public var scalar: Int
  /// Scalars, mappings and sequences together.
  public var nodes: Int
  /// Mistakes that are told of one file: nobody reads more of them.
  public var problems: Int

  public init(depth: Int = 32, bytes: Int = 1 << 20, scalar: Int = 16 << 10, nodes: Int = 200_000, problems: Int = 1000) {
    self.depth = depth
    self.bytes = bytes
    self.scalar = scalar
    self.nodes = nodes
    self.problems = problems
  }

  public static let standard = Limits()
}
