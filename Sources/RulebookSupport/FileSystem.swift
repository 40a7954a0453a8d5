#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// File operations without Foundation, because loading Foundation takes longer than a whole check.
package enum FileSystem {
  /// Returns the bytes of a regular file; nil for a folder, a pipe, or a device.
  package static func read(_ path: String) -> [UInt8]? {
    // Opening a pipe would block until another process writes to it.
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

  /// Returns the size of a regular file in bytes; nil if the path is not a regular file.
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

  /// Creates a folder and its parents, and appends the created folders to `made`, outer folders first.
  package static func makeFolder(_ path: String, made: inout [String]) throws(Failure) {
    if isFolder(path) { return }
    if let slash = path.lastIndex(of: "/"), slash > path.startIndex { try makeFolder(String(path[..<slash]), made: &made) }
    if mkdir(path, 0o777) == 0 { return made.append(path) }
    guard isFolder(path) else { throw Failure(message: "cannot create the folder \(path): \(reason)", code: Exit.cannotWrite) }
  }

  /// Removes a folder if it is empty.
  package static func removeEmptyFolder(_ path: String) { rmdir(path) }

  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  package static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0
  }

  /// Returns the names in a folder, sorted and without hidden files; nil if the folder cannot be read.
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

  /// Returns a path with symbolic links resolved; nil if the file does not exist.
  package static func realPath(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }

  package static var reason: String { String(cString: strerror(errno)) }
}
