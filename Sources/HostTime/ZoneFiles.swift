package import RulesRuntime

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A folder of TZif files.
package struct ZoneFiles {
  /// The standard folders of the time zone database.
  static let usual = ["/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/usr/share/lib/zoneinfo", "/etc/zoneinfo"]
  /// The maximum size of a file in bytes. The largest file of the tz database has about 4 KB.
  package static let longestFile = 1 << 18

  let folder: String

  /// The time zone database of the system; nil if it has none.
  package static var system: ZoneFiles? {
    if let named = getenv("TZDIR") { return ZoneFiles(existing: String(cString: named)) }
    return usual.lazy.compactMap { ZoneFiles(existing: $0) }.first
  }

  package init?(existing folder: String) {
    guard let status = ZoneFiles.status(folder), status.st_mode & S_IFMT == S_IFDIR else { return nil }
    self.folder = folder
  }

  package func zone(named name: String, through lastYear: Int) -> Zone? {
    guard ZoneName.isSound(name), let bytes = bytes(of: name, most: ZoneFiles.longestFile) else { return nil }
    return TZif.zone(name, bytes, through: Int64(lastYear))
  }

  /// The sorted names of all files that start with the TZif magic number.
  package var names: [String] {
    var names: [String] = []
    collect(under: "", into: &names)
    return names.sorted()
  }

  private func collect(under prefix: String, into names: inout [String]) {
    guard let stream = opendir("\(folder)/\(prefix)") else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let last = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      let name = prefix + last
      guard ZoneName.isSound(name), let status = ZoneFiles.status("\(folder)/\(name)") else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        collect(under: name + "/", into: &names)
      } else if bytes(of: name, most: TZif.mark.count, cut: true) == TZif.mark {
        names.append(name)
      }
    }
  }

  /// Returns the bytes of a regular file; nil if it does not exist or is larger than `most`. If `cut` is true, returns the first `most` bytes.
  private func bytes(of name: String, most: Int, cut: Bool = false) -> [UInt8]? {
    let path = "\(folder)/\(name)"
    // Check the type before opening the file, because opening a pipe would block.
    guard let status = ZoneFiles.status(path), status.st_mode & S_IFMT == S_IFREG, let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var buffer = [UInt8](repeating: 0, count: most + 1)
    let count = fread(&buffer, 1, buffer.count, file)
    guard ferror(file) == 0, cut || count <= most else { return nil }
    return Array(buffer[..<min(count, most)])
  }

  private static func status(_ path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }
}
