#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs another program and waits until it exits. Streams are unnamed temporary files, because a full pipe would block the program.
enum ChildProcess {
  struct Run {
    var status: Int32
    var output: [UInt8]
    var errors: [UInt8]
  }

  /// Returns nil if the program cannot be started or is ended by a signal.
  static func run(_ program: String, _ arguments: [String], input: [UInt8] = []) -> Run? {
    guard let standardInput = tmpfile() else { return nil }
    defer { fclose(standardInput) }
    guard let standardOutput = tmpfile() else { return nil }
    defer { fclose(standardOutput) }
    guard let standardError = tmpfile() else { return nil }
    defer { fclose(standardError) }
    guard fwrite(input, 1, input.count, standardInput) == input.count, fflush(standardInput) == 0 else { return nil }
    rewind(standardInput)
    guard let status = spawn([program] + arguments, fileno(standardInput), fileno(standardOutput), fileno(standardError)) else {
      return nil
    }
    return Run(status: status, output: contents(standardOutput), errors: contents(standardError))
  }

  private static func spawn(_ words: [String], _ input: Int32, _ output: Int32, _ errors: Int32) -> Int32? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (stream, descriptor) in [input, output, errors].enumerated() {
      guard posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(stream)) == 0 else { return nil }
    }
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child = pid_t()
    guard posix_spawnp(&child, words[0], &actions, nil, &arguments, environ) == 0 else { return nil }
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
