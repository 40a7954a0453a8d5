import RulebookSupport

/// The times and sizes of the files in a folder. Reading them is cheaper than reading the files.
struct FolderStamps {
  private static let settling: Int64 = 2_000_000_000

  private var known: [String: FileSystem.Stamp] = [:]

  /// Whether no file has changed since the last update, and the last change is so old that another one would have a later time: the clocks of file
  /// systems are coarse.
  func areSettled(in folder: String) -> Bool {
    let found = FolderStamps.read(folder)
    let newest = found.values.map(\.nanoseconds).max() ?? 0
    return found == known && newest + FolderStamps.settling < FileSystem.Stamp.now
  }

  /// Reads the folder again. Returns whether anything changed.
  @discardableResult
  mutating func update(_ folder: String) -> Bool {
    let before = known
    known = FolderStamps.read(folder)
    return known != before
  }

  private static func read(_ folder: String) -> [String: FileSystem.Stamp] {
    var found: [String: FileSystem.Stamp] = [:]
    var folders = [folder]
    while let next = folders.popLast(), found.count < 100_000 {
      for name in FileSystem.names(in: next) ?? [] {
        let path = "\(next)/\(name)"
        guard let stamp = FileSystem.stamp(of: path) else { continue }
        found[path] = stamp
        if stamp.isFolder { folders.append(path) }
      }
    }
    return found
  }
}
