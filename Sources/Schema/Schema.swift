internal import Diagnostics
public import YAMLTree

/// The definition of a value: its shape, how to read it, and how to write it.
///
/// Reading never throws. It reports errors, continues, and returns nil for a value that cannot be used. Every nil result was reported.
public struct Schema<Value: Sendable>: Sendable {
  /// Reads a value into uninitialized memory. Returns false and leaves the memory uninitialized if the value cannot be used.
  ///
  /// Generic code passes values without knowing their types. Writing them in place avoids the run-time layout of optionals.
  public typealias Fill = @Sendable (Node, inout ParseContext, UnsafeMutablePointer<Value>) -> Bool

  /// The shape of the value.
  public let shape: Shape
  let fill: Fill
  /// Writes the value in canonical form, which locks compare.
  public let write: @Sendable (Value) -> String
  /// Reads the value from several files that form it; nil for a value in a single file.
  let readFiles: (@Sendable ([Node], inout ParseContext) -> Value)?
  /// Reads the keys of the value from a mapping that also has other keys.
  let fillInline: Fill?

  /// Creates a schema. It is inlinable so that the optional result of `read` is specialized by the caller.
  @inlinable
  public init(
    shape: Shape, read: @escaping @Sendable (Node, inout ParseContext) -> Value?, write: @escaping @Sendable (Value) -> String,
    readFiles: (@Sendable ([Node], inout ParseContext) -> Value)? = nil
  ) {
    self.init(
      shape: shape,
      fill: { node, reading, place in
        guard let value = read(node, &reading) else { return false }
        place.initialize(to: value)
        return true
      }, write: write, readFiles: readFiles)
  }

  @usableFromInline
  init(
    shape: Shape, fill: @escaping Fill, write: @escaping @Sendable (Value) -> String,
    readFiles: (@Sendable ([Node], inout ParseContext) -> Value)? = nil, fillInline: Fill? = nil
  ) {
    self.shape = shape
    self.fill = fill
    self.write = write
    self.readFiles = readFiles
    self.fillInline = fillInline
  }

  /// Reads a value. Returns nil after reporting why the node cannot be used.
  public func read(_ node: Node, _ reading: inout ParseContext) -> Value? {
    let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { place.deallocate() }
    return fill(node, &reading, place) ? place.move() : nil
  }

  /// Returns a schema with the same shape for another type.
  public func map<Other: Sendable>(_ to: @escaping @Sendable (Value) -> Other, _ from: @escaping @Sendable (Other) -> Value) -> Schema<
    Other
  > {
    let (fill, write) = (self.fill, self.write)
    @Sendable func through(
      _ fill: Fill, _ node: Node, _ reading: inout ParseContext, _ place: UnsafeMutablePointer<Other>
    ) -> Bool {
      let own = UnsafeMutablePointer<Value>.allocate(capacity: 1)
      defer { own.deallocate() }
      guard fill(node, &reading, own) else { return false }
      place.initialize(to: to(own.move()))
      return true
    }
    let writeOther: @Sendable (Other) -> String = { write(from($0)) }
    var filesOther: (@Sendable ([Node], inout ParseContext) -> Other)?
    if let readFiles { filesOther = { nodes, reading in to(readFiles(nodes, &reading)) } }
    var inlineOther: Schema<Other>.Fill?
    if let fillInline { inlineOther = { node, reading, place in through(fillInline, node, &reading, place) } }
    return Schema<Other>(
      shape: shape, fill: { node, reading, place in through(fill, node, &reading, place) }, write: writeOther, readFiles: filesOther,
      fillInline: inlineOther)
  }

  /// The schema of an optional value, for optional fields.
  public var optional: Schema<Value?> {
    let (fill, write) = (self.fill, self.write)
    let writeOptional: @Sendable (Value?) -> String = { value in value.map(write) ?? "" }
    return Schema<Value?>(
      shape: shape,
      fill: { node, reading, place in
        // The payload of an optional is at its start.
        let own = UnsafeMutableRawPointer(place).assumingMemoryBound(to: Value.self)
        guard fill(node, &reading, own) else { return false }
        place.initialize(to: own.move())
        return true
      }, write: writeOptional)
  }
}
