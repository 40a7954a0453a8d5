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
    let child = ChildProcess.start(
      [
        "curl", "--silent", "--max-time", "\(seconds)", "--proto", "=http,https", "--header", "Accept-Encoding: identity", "--write-out",
        "%{http_code}", "--", url,
      ], streams: [(ends[1], 1)], closing: [ends[0]])
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
    let status = ChildProcess.wait(for: child)
    if isTooLarge { return .failed("the file has more than \(limit) bytes") }
    guard status == 0, bytes.count >= 3 else { return .failed("curl ends with status \(status ?? -1)") }
    // The status of the response is after the last byte of the body.
    switch String(decoding: bytes.suffix(3), as: UTF8.self) {
    case "200": return .file(Array(bytes.dropLast(3)))
    case "403", "404", "410": return .missing
    case let code: return .failed("the server answers with status \(code)")
    }
  }
}

// Outside the type, because `read` names a function of the system there too.
private func readSome(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}
