import RulebookSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// This program as a file.
enum OwnProgram {
  /// The path of the running executable, with symbolic links resolved.
  static var file: String? {
    #if canImport(Darwin)
      var size = UInt32(PATH_MAX)
      var path = [CChar](repeating: 0, count: Int(size))
      if _NSGetExecutablePath(&path, &size) != 0 {
        path = [CChar](repeating: 0, count: Int(size))
        guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
      }
      return path.withUnsafeBufferPointer { $0.baseAddress.flatMap { FileSystem.realPath(String(cString: $0)) } }
    #else
      // If the executable was replaced while it runs, the system appends a word to the path. Its folder is still correct.
      var path = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
      let length = readlink("/proc/self/exe", &path, Int(PATH_MAX))
      if length > 0 { return path.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } } }
      // Without /proc, use the path in the first argument, if it is one.
      return CommandLine.arguments.first.flatMap { $0.contains("/") ? FileSystem.realPath($0) : nil }
    #endif
  }
}
