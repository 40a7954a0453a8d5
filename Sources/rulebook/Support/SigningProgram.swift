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
    guard let own = OwnProgram.file else {
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
}
