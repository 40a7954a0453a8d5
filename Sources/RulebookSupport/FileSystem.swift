#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The few things that the tool does with files, without Foundation, whose start-up costs more than a whole check.
package enum FileSystem {
  /// The bytes of a file; nil of a folder, a pipe or a device.
  package static func read(_ path: String) -> [UInt8]? {
    // To open a pipe would wait for somebody who writes to it.
    guard size(of: path) != nil, let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var status = stat()
    guard fstat(fileno(file), &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(status.st_size))
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return ferror(file) == 0 ? bytes : nil }
      bytes.append(contentsOf: buffer[..<count])
    }
  }

  /// How long a file is; nil for what is none.
  package static func size(of path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
  }

  package static func remove(_ path: String) throws(Failure) {
    guard unlink(path) == 0 else { throw Failure(message: "cannot remove \(path): \(reason)", code: Exit.cannotWrite) }
  }

  package static func makeFolder(_ path: String) throws(Failure) {
    var made: [String] = []
    try makeFolder(path, made: &made)
  }

  /// `made`: the folders that there were not before, outer ones first.
  package static func makeFolder(_ path: String, made: inout [String]) throws(Failure) {
    if isFolder(path) { return }
    if let slash = path.lastIndex(of: "/"), slash > path.startIndex { try makeFolder(String(path[..<slash]), made: &made) }
    if mkdir(path, 0o777) == 0 { return made.append(path) }
    guard isFolder(path) else { throw Failure(message: "cannot make the folder \(path): \(reason)", code: Exit.cannotWrite) }
  }

  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  package static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0
  }

  /// Names in a folder, sorted; hidden ones are left out. Nil when it cannot be read.
  package static func names(in folder: String) -> [String]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  package static var currentFolder: String {
    guard let path = getcwd(nil, 0) else { return "." }
    defer { free(path) }
    return String(cString: path)
  }

  /// Where a path leads, links followed.
  package static func realPath(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }

  package static var reason: String { String(cString: strerror(errno)) }
}
