import RulebookSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Downloads a file with the program `curl`, so that this program needs no network library. The size is limited here, while bytes arrive.
enum Curl {
  enum Answer {
    case file([UInt8])
    case missing
    case failed(String)
  }

  static func get(_ url: String, limit: Int, seconds: Int = 30) -> Answer {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return .failed("cannot create a pipe: \(FileSystem.reason)") }
    defer { close(ends[0]) }
    let child = spawn(
      [
        "curl", "--silent", "--max-time", "\(seconds)", "--proto", "=http,https", "--header", "Accept-Encoding: identity", "--write-out",
        "%{http_code}", "--", url,
      ], output: ends[1], closing: ends[0])
    close(ends[1])
    guard let child else { return .failed("cannot start curl: \(FileSystem.reason); install it") }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit + 3 {
      let count = buffer.withUnsafeMutableBytes { readSome(ends[0], $0) }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { break }
      bytes += buffer[..<count]
    }
    let isTooLarge = bytes.count > limit + 3
    if isTooLarge { kill(child, SIGKILL) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 { if errno != EINTR { break } }
    if isTooLarge { return .failed("the file has more than \(limit) bytes") }
    guard status == 0, bytes.count >= 3 else { return .failed("curl ends with status \(status >> 8 & 0xFF)") }
    // The status of the response is after the last byte of the body.
    switch String(decoding: bytes.suffix(3), as: UTF8.self) {
    case "200": return .file(Array(bytes.dropLast(3)))
    case "403", "404", "410": return .missing
    case let code: return .failed("the server answers with status \(code)")
    }
  }

  private static func spawn(_ words: [String], output: Int32, closing: Int32) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    guard posix_spawn_file_actions_adddup2(&actions, output, 1) == 0, posix_spawn_file_actions_addclose(&actions, closing) == 0 else {
      return nil
    }
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child = pid_t()
    return posix_spawnp(&child, words[0], &actions, nil, &arguments, environ) == 0 ? child : nil
  }
}

// Outside the type, because `read` names a function of the system there too.
private func readSome(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}
