#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A connection of the preview's server. It answers one request and ends, or it listens to events.
struct HTTPConnection {
  private static let longestHead = 16_384

  let descriptor: Int32
  private(set) var isListening = false
  private(set) var isOver = false
  private var input: [UInt8] = []
  private var output: [UInt8] = []
  private var sent = 0
  private var isAnswered = false

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  var hasOutput: Bool { sent < output.count }

  /// Reads and writes what is possible now.
  mutating func advance(_ handlers: HTTPServer.Handlers, _ port: UInt16) {
    receive()
    if !isAnswered, let end = headEnd { answer(input[..<end], handlers, port) }
    if !isAnswered, input.count > HTTPConnection.longestHead {
      finish(HTTPAnswer(status: "431 Request Header Fields Too Large", type: "text/plain", bytes: []), hasBody: true)
    }
    transmit()
  }

  mutating func send(event: String) { output += Array("data: \(event)\n\n".utf8) }

  private mutating func receive() {
    var buffer = [UInt8](repeating: 0, count: 8192)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count > 0 {
        // A request has no body, and nothing after the first request is read.
        if !isAnswered { input += buffer[..<count] }
        if input.count > HTTPConnection.longestHead { return }
        continue
      }
      if count == 0 || (errno != EAGAIN && errno != EWOULDBLOCK && errno != EINTR) { isOver = !hasOutput || count < 0 }
      return
    }
  }

  private mutating func transmit() {
    while sent < output.count {
      let count = output.withUnsafeBytes { bytes -> Int in
        guard let base = bytes.baseAddress else { return 0 }
        return Self.write(descriptor, base + sent, bytes.count - sent)
      }
      if count <= 0 {
        if errno != EAGAIN && errno != EWOULDBLOCK && errno != EINTR { isOver = true }
        return
      }
      sent += count
    }
    (output, sent) = ([], 0)
    if isAnswered && !isListening { isOver = true }
  }

  private static func write(_ descriptor: Int32, _ base: UnsafeRawPointer, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.send(descriptor, base, count, Int32(MSG_NOSIGNAL))
    #elseif canImport(Musl)
      Musl.send(descriptor, base, count, MSG_NOSIGNAL)
    #else
      Darwin.send(descriptor, base, count, 0)
    #endif
  }

  /// The position after the head of the request.
  private var headEnd: Int? {
    guard input.count >= 4 else { return nil }
    return (0...(input.count - 4)).first { input[$0..<$0 + 4].elementsEqual([13, 10, 13, 10]) }
  }

  private mutating func answer(_ head: ArraySlice<UInt8>, _ handlers: HTTPServer.Handlers, _ port: UInt16) {
    let lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n")
    let request = (lines.first ?? "").split(separator: " ")
    guard request.count == 3, request[2].hasPrefix("HTTP/1.") else {
      return finish(HTTPAnswer(status: "400 Bad Request", type: "text/plain", bytes: []), hasBody: true)
    }
    guard request[0] == "GET" || request[0] == "HEAD" else {
      return finish(HTTPAnswer(status: "405 Method Not Allowed", type: "text/plain", bytes: []), hasBody: true)
    }
    // A page of another site can make its own name lead to this machine. Its requests have that name.
    let host = lines.dropFirst().first { $0.lowercased().hasPrefix("host:") }?.dropFirst(5).drop { $0 == " " } ?? ""
    guard ["127.0.0.1:\(port)", "localhost:\(port)"].contains(String(host)) else {
      return finish(
        HTTPAnswer(
          status: "403 Forbidden", type: "text/plain; charset=utf-8", bytes: Array("this server answers only for localhost\n".utf8)),
        hasBody: true)
    }
    let path = String(request[1].prefix { $0 != "?" && $0 != "#" })
    if path == HTTPServer.eventPath {
      (isAnswered, isListening) = (true, true)
      output += Array("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-store\r\n\r\nretry: 500\n\n".utf8)
      return send(event: handlers.greeting())
    }
    finish(handlers.answer(path), hasBody: request[0] == "GET")
  }

  private mutating func finish(_ answer: HTTPAnswer, hasBody: Bool) {
    isAnswered = true
    output +=
      Array(
        ("HTTP/1.1 \(answer.status)\r\nContent-Type: \(answer.type)\r\nContent-Length: \(answer.bytes.count)\r\nCache-Control: no-store\r\n"
          + "X-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n").utf8) + (hasBody ? answer.bytes : [])
  }
}
