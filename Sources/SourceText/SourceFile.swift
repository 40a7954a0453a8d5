/// A file as it was read: its bytes, untouched, and where its lines begin.
public struct SourceFile: Sendable {
  /// The path as a person should see it, relative to the folder that holds the rules.
  public let path: String
  public let bytes: [UInt8]
  public let lines: LineIndex

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    self.lines = LineIndex(bytes)
  }

  /// The bytes of a range as text; invalid UTF-8 is repaired, for display only.
  public func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// The text of a line (1-based) without its line break.
  public func line(_ number: Int) -> String {
    text(lines.content(of: number, in: bytes))
  }

  public func position(of offset: Int) -> Position { lines.position(of: offset, in: bytes) }
}

/// All files of one run. Spans refer into it.
public struct SourceSet: Sendable {
  public private(set) var files: [SourceFile] = []

  public init() {}

  public mutating func add(_ file: SourceFile) -> FileID {
    files.append(file)
    return FileID(files.count - 1)
  }

  public subscript(id: FileID) -> SourceFile { files[Int(id.index)] }
}
