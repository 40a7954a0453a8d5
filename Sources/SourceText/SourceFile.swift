/// The bytes of a source file with an index of its lines.
public struct SourceFile: Sendable {
  /// The path for display, relative to the folder that contains the rules.
  public let path: String
  /// The unmodified bytes of the file.
  public let bytes: [UInt8]
  /// The index of the lines.
  public let lines: LineIndex

  /// Creates a file and indexes its lines. Complexity: O(*n*), where *n* is the number of bytes.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    self.lines = LineIndex(bytes)
  }

  /// Returns the text of a range for display. Invalid UTF-8 is replaced.
  public func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// Returns the text of a line (1-based) without its line break.
  public func line(_ number: Int) -> String {
    text(lines.content(of: number, in: bytes))
  }

  /// Returns the line and the column of an offset.
  public func position(of offset: Int) -> Position { lines.position(of: offset, in: bytes) }
}

/// The source files of one run. Spans refer to files by their position in this set.
public struct SourceSet: Sendable {
  /// The files, in the order in which they were added.
  public private(set) var files: [SourceFile] = []

  /// Creates a set without files.
  public init() {}

  /// Adds a file and returns its identifier.
  public mutating func add(_ file: SourceFile) -> FileID {
    files.append(file)
    return FileID(files.count - 1)
  }

  /// The file with an identifier from this set.
  public subscript(id: FileID) -> SourceFile { files[Int(id.index)] }

  /// Replaces the content of a file, such as a file that was converted to UTF-8.
  public mutating func replace(_ id: FileID, with file: SourceFile) { files[Int(id.index)] = file }
}
