/// A range of a source file in UTF-8 offsets.
public struct Span: Sendable, Hashable {
  /// The file that contains the bytes.
  public var file: FileID
  /// The offset of the first byte.
  public var start: UInt32
  /// The offset after the last byte.
  public var end: UInt32

  /// Creates a span from the offset of its first byte and the offset after its last byte.
  ///
  /// Offsets are clamped to the range of `UInt32`, and an end before the start becomes the start.
  public init(_ file: FileID, _ start: Int, _ end: Int) {
    self.file = file
    self.start = UInt32(clamping: start)
    self.end = UInt32(clamping: max(start, end))
  }

  /// Whether the other span is inside this one.
  public func contains(_ other: Span) -> Bool { file == other.file && start <= other.start && other.end <= end }

  /// The range of bytes.
  public var range: Range<Int> { Int(start)..<Int(end) }
}

/// The position of a file in its `SourceSet`.
public struct FileID: Sendable, Hashable, Comparable {
  /// The position in the set.
  public var index: UInt32

  /// Creates the identifier of the file at a position, from 0, in its set.
  public init(_ index: Int) { self.index = UInt32(index) }

  /// Returns whether the first file was added to the set before the second.
  public static func < (a: FileID, b: FileID) -> Bool { a.index < b.index }
}
