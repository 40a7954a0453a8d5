internal import SourceText
public import YAMLTree

/// What was read from the files of each key of a folder, so that reading again after an edit repeats only the keys whose files changed.
public struct FolderMemory: Sendable {
  /// What was read for a key.
  struct Entry: Sendable {
    fileprivate let roots: [Node]
    fileprivate let subjects: [String?]
    fileprivate let isBroken: Bool
    fileprivate let version: Int
    /// The value; nil if the files could not be read.
    let value: (any Sendable)?
    let reading: ParseContext
  }

  private var entries: [String: Entry] = [:]
  private var lastVersion = 0

  /// Creates a memory that holds nothing.
  public init() {}

  /// The number of the reading of a key. It changes if the files of the key were read again.
  public func version(of key: String) -> Int { entries[key]?.version ?? 0 }

  /// The roots of the files of a key.
  public func roots(of key: String) -> [Node] { entries[key]?.roots ?? [] }

  /// The names that were read from the files of a key.
  public func reading(of key: String) -> ParseContext { entries[key]?.reading ?? ParseContext() }

  /// Returns what was read for a key, if reading it again gives the same: from the same trees, with the same answers about other kinds.
  func entry(_ key: String, _ roots: [Node], in folder: Folder, _ subjects: [FileID: String]) -> Entry? {
    guard let entry = entries[key], entry.roots.count == roots.count, zip(entry.roots, roots).allSatisfy({ $0.isSame(as: $1) }),
      entry.subjects == roots.map({ subjects[$0.span.file] }), entry.isBroken == folder.broken.contains(key),
      entry.reading.sought.allSatisfy({ folder.stands($0.key.name, in: $0.key.kind) == $0.value })
    else { return nil }
    return entry
  }

  mutating func keep(_ key: String, _ roots: [Node], isBroken: Bool, value: (any Sendable)?, _ reading: ParseContext) {
    var alone = reading
    alone.folder = nil
    lastVersion += 1
    entries[key] = Entry(
      roots: roots, subjects: roots.map { reading.subjects[$0.span.file] }, isBroken: isBroken, version: lastVersion, value: value,
      reading: alone)
  }
}
