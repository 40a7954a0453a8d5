import ArgumentParser
import RulebookSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The program `rulebook-publish` in the folder of this program. It is separate because swift-crypto takes a fifth of the whole build.
enum SigningProgram {
  private static let name = "rulebook-publish"

  /// Replaces this process with `rulebook-publish`. Arguments, streams, environment, and current folder stay. Returns only on failure.
  static func start(for command: any SigningCommand) -> Failure {
    guard let own = ownFile else {
      return Failure(message: "cannot find the folder of this program, which contains `\(name)`", code: Exit.bug)
    }
    let folder = own.lastIndex(of: "/").map { String(own[..<$0]) } ?? "."
    let program = "\(folder)/\(name)"
    _ = execv(program, CommandLine.unsafeArgv)
    let reason = errno == ENOENT ? "is missing" : "cannot be started: \(FileSystem.reason)"
    return Failure(
      message: "`\(type(of: command).words)` needs the program \(program), which \(reason); "
        + "run `make build` in the clone of rulebook, or `make install`, which installs both programs",
      code: Exit.bug)
  }

  /// The path of the running executable, with symbolic links resolved.
  private static var ownFile: String? {
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
