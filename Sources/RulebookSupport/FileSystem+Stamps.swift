#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension FileSystem {
  /// What changes when a file is written.
  package struct Stamp: Equatable {
    /// When the content last changed, since 1970.
    package let nanoseconds: Int64
    package let size: Int64
    package let isFolder: Bool
    private let number: UInt64

    fileprivate init(_ status: stat) {
      #if canImport(Darwin)
        nanoseconds = Stamp.nanoseconds(status.st_mtimespec)
      #else
        nanoseconds = Stamp.nanoseconds(status.st_mtim)
      #endif
      size = Int64(status.st_size)
      isFolder = status.st_mode & S_IFMT == S_IFDIR
      number = UInt64(status.st_ino)
    }

    /// The time now, in the form of `nanoseconds`.
    package static var now: Int64 {
      var time = timespec()
      clock_gettime(CLOCK_REALTIME, &time)
      return nanoseconds(time)
    }

    private static func nanoseconds(_ time: timespec) -> Int64 { Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec) }
  }

  /// Returns the stamp of a file or a folder; nil if it does not exist.
  package static func stamp(of path: String) -> Stamp? {
    var status = stat()
    return stat(path, &status) == 0 ? Stamp(status) : nil
  }
}
