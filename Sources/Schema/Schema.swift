internal import Diagnostics
public import YAMLTree

/// One definition of a value: how it looks, how to read it and how to write it, made together.
///
/// Reading never throws. It reports what is wrong, goes on, and returns nil for a value that cannot be used; everything
/// about a nil has been reported.
public struct Schema<Value: Sendable>: Sendable {
  /// Reads a value into memory for one; false, and nothing is there, when it cannot be used. What is read passes through many hands that do not
  /// know its type: written to its place, it costs none of them a look at what an optional of it would look like.
  public typealias Fill = @Sendable (Node, inout Reading, UnsafeMutablePointer<Value>) -> Bool

  public let shape: Shape
  let fill: Fill
  /// The value in the one form that people write it in; locks compare it.
  public let write: @Sendable (Value) -> String
  /// Reads the value from several files that together form it; nil for a value that one file holds.
  let readFiles: (@Sendable ([Node], inout Reading) -> Value)?
  /// Reads the value's keys out of a mapping that holds other keys too.
  let fillInline: Fill?

  /// Specialised where it is used: what `read` returns is an optional of a type that is known there.
  @inlinable
  public init(
    shape: Shape, read: @escaping @Sendable (Node, inout Reading) -> Value?, write: @escaping @Sendable (Value) -> String,
    readFiles: (@Sendable ([Node], inout Reading) -> Value)? = nil
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
    readFiles: (@Sendable ([Node], inout Reading) -> Value)? = nil, fillInline: Fill? = nil
  ) {
    self.shape = shape
    self.fill = fill
    self.write = write
    self.readFiles = readFiles
    self.fillInline = fillInline
  }

  public func read(_ node: Node, _ reading: inout Reading) -> Value? {
    let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { place.deallocate() }
    return fill(node, &reading, place) ? place.move() : nil
  }

  /// The same text for another type.
  public func map<Other: Sendable>(_ to: @escaping @Sendable (Value) -> Other, _ from: @escaping @Sendable (Other) -> Value) -> Schema<
    Other
  > {
    let (fill, write) = (self.fill, self.write)
    @Sendable func through(
      _ fill: Fill, _ node: Node, _ reading: inout Reading, _ place: UnsafeMutablePointer<Other>
    ) -> Bool {
      let own = UnsafeMutablePointer<Value>.allocate(capacity: 1)
      defer { own.deallocate() }
      guard fill(node, &reading, own) else { return false }
      place.initialize(to: to(own.move()))
      return true
    }
    let writeOther: @Sendable (Other) -> String = { write(from($0)) }
    var filesOther: (@Sendable ([Node], inout Reading) -> Other)?
    if let readFiles { filesOther = { nodes, reading in to(readFiles(nodes, &reading)) } }
    var inlineOther: Schema<Other>.Fill?
    if let fillInline { inlineOther = { node, reading, place in through(fillInline, node, &reading, place) } }
    return Schema<Other>(
      shape: shape, fill: { node, reading, place in through(fill, node, &reading, place) }, write: writeOther, readFiles: filesOther,
      fillInline: inlineOther)
  }

  /// The same, but absent or present: for fields that may be left out.
  public var optional: Schema<Value?> {
    let (fill, write) = (self.fill, self.write)
    let writeOptional: @Sendable (Value?) -> String = { value in value.map(write) ?? "" }
    return Schema<Value?>(
      shape: shape,
      fill: { node, reading, place in
        // An optional begins with what it may hold.
        let own = UnsafeMutableRawPointer(place).assumingMemoryBound(to: Value.self)
        guard fill(node, &reading, own) else { return false }
        place.initialize(to: own.move())
        return true
      }, write: writeOptional)
  }
}
