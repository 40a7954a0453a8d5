#if canImport(Glibc)
  package import Glibc
#elseif canImport(Musl)
  package import Musl
#elseif canImport(Darwin)
  package import Darwin
#endif

/// Runs other programs.
package enum ChildProcess {
  package struct Run {
    package var status: Int32
    package var output: [UInt8]
    package var errors: [UInt8]
  }

  /// Runs a program and waits until it exits. Streams are unnamed temporary files, because a full pipe would block the program.
  ///
  /// Returns nil if the program cannot be started or is ended by a signal.
  package static func run(_ program: String, _ arguments: [String], input: [UInt8] = []) -> Run? {
    guard let standardInput = tmpfile() else { return nil }
    defer { fclose(standardInput) }
    guard let standardOutput = tmpfile() else { return nil }
    defer { fclose(standardOutput) }
    guard let standardError = tmpfile() else { return nil }
    defer { fclose(standardError) }
    guard fwrite(input, 1, input.count, standardInput) == input.count, fflush(standardInput) == 0 else { return nil }
    rewind(standardInput)
    let streams = [fileno(standardInput), fileno(standardOutput), fileno(standardError)].enumerated().map { ($1, Int32($0)) }
    guard let child = start([program] + arguments, streams: streams), let status = wait(for: child) else { return nil }
    return Run(status: status, output: contents(standardOutput), errors: contents(standardError))
  }

  /// Starts a program that is found on the path. Returns nil if it cannot be started.
  ///
  /// - Parameters:
  ///   - streams: The descriptors of this process, and the descriptors of the program that they become.
  ///   - closing: The descriptors that the program does not inherit.
  package static func start(_ words: [String], streams: [(own: Int32, child: Int32)], closing: [Int32] = []) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (own, child) in streams { guard posix_spawn_file_actions_adddup2(&actions, own, child) == 0 else { return nil } }
    for descriptor in closing { guard posix_spawn_file_actions_addclose(&actions, descriptor) == 0 else { return nil } }
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child = pid_t()
    return posix_spawnp(&child, words[0], &actions, nil, &arguments, environ) == 0 ? child : nil
  }

  /// Waits until a program exits. Returns its exit status; nil if a signal ended it.
  package static func wait(for child: pid_t) -> Int32? {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 { if errno != EINTR { return nil } }
    // The low seven bits are the signal that ended the program.
    return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
  }

  private static func contents(_ file: UnsafeMutablePointer<FILE>) -> [UInt8] {
    rewind(file)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return bytes }
      bytes.append(contentsOf: buffer[..<count])
    }
  }
}
