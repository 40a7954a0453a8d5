internal import Diagnostics
public import YAMLTree

/// One definition of a value: how it looks, how to read it and how to write it, made together.
///
/// Reading never throws. It reports what is wrong, goes on, and returns nil for a value that cannot be used; everything
/// about a nil has been reported.
public struct Schema<Value: Sendable>: Sendable {
  public let shape: Shape
  public let read: @Sendable (Node, inout Reading) -> Value?
  /// The value in the one form that people write it in; locks compare it.
  public let write: @Sendable (Value) -> String
  /// Reads the value from several files that together form it; nil for a value that one file holds.
  let readFiles: (@Sendable ([Node], inout Reading) -> Value)?
  /// Reads the value's keys out of a mapping that holds other keys too.
  let readInline: (@Sendable (Node, inout Reading) -> Value?)?

  public init(
    shape: Shape, read: @escaping @Sendable (Node, inout Reading) -> Value?, write: @escaping @Sendable (Value) -> String,
    readFiles: (@Sendable ([Node], inout Reading) -> Value)? = nil, readInline: (@Sendable (Node, inout Reading) -> Value?)? = nil
  ) {
    self.shape = shape
    self.read = read
    self.write = write
    self.readFiles = readFiles
    self.readInline = readInline
  }

  /// The same text for another type.
  public func map<Other: Sendable>(_ to: @escaping @Sendable (Value) -> Other, _ from: @escaping @Sendable (Other) -> Value) -> Schema<
    Other
  > {
    let (read, write) = (self.read, self.write)
    let readOther: @Sendable (Node, inout Reading) -> Other? = { node, reading in read(node, &reading).map(to) }
    let writeOther: @Sendable (Other) -> String = { write(from($0)) }
    var filesOther: (@Sendable ([Node], inout Reading) -> Other)?
    if let readFiles { filesOther = { nodes, reading in to(readFiles(nodes, &reading)) } }
    var inlineOther: (@Sendable (Node, inout Reading) -> Other?)?
    if let readInline { inlineOther = { node, reading in readInline(node, &reading).map(to) } }
    return Schema<Other>(shape: shape, read: readOther, write: writeOther, readFiles: filesOther, readInline: inlineOther)
  }

  /// The same, but absent or present: for fields that may be left out.
  public var optional: Schema<Value?> {
    let (read, write) = (self.read, self.write)
    let readOptional: @Sendable (Node, inout Reading) -> Value?? = { node, reading in
      guard let value = read(node, &reading) else { return nil }
      return .some(value)
    }
    let writeOptional: @Sendable (Value?) -> String = { value in value.map(write) ?? "" }
    return Schema<Value?>(shape: shape, read: readOptional, write: writeOptional)
  }
}
