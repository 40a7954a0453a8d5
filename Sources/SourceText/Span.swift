/// A stretch of one source file, in UTF-8 offsets: `start` is the first byte, `end` the byte after the last.
public struct Span: Sendable, Hashable {
  public var file: FileID
  public var start: UInt32
  public var end: UInt32

  public init(_ file: FileID, _ start: Int, _ end: Int) {
    self.file = file
    self.start = UInt32(clamping: start)
    self.end = UInt32(clamping: max(start, end))
  }

  /// Whether the other lies inside this one.
  public func contains(_ other: Span) -> Bool { file == other.file && start <= other.start && other.end <= end }

  public var range: Range<Int> { Int(start)..<Int(end) }
}

/// The position of a file in its `SourceSet`.
public struct FileID: Sendable, Hashable, Comparable {
  public var index: UInt32

  public init(_ index: Int) { self.index = UInt32(index) }

  public static func < (a: FileID, b: FileID) -> Bool { a.index < b.index }
}
