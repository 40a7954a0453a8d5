import RulebookSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A small HTTP server for one person who previews rules: GET and HEAD, and events. One thread serves all connections, and none of them can block it.
///
/// It is written here because the HTTP libraries for Swift need networking code of Foundation, which a static program cannot contain.
struct HTTPServer {
  /// What the server does.
  struct Handlers {
    /// Answers the request for a path.
    var answer: (_ path: String) -> HTTPAnswer
    /// Is called forty times a second. Returns the event for the pages that listen, or nil.
    var tick: () -> String?
    /// The event for a page that begins to listen.
    var greeting: () -> String
  }

  static let eventPath = "/@events"
  private static let mostConnections = 64

  private let listener: Int32
  /// The port, which the system chose if it was 0.
  let port: UInt16

  init(port wanted: UInt16) throws(Failure) {
    let descriptor = socket(AF_INET, HTTPServer.stream, 0)
    guard descriptor >= 0 else { throw Failure(message: "cannot create a socket: \(FileSystem.reason)", code: Exit.bug) }
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = wanted.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(descriptor, address, size) == 0 && listen(descriptor, 32) == 0 && getsockname(descriptor, address, &size) == 0
      }
    }
    guard isBound else {
      throw Failure(message: "cannot listen on port \(wanted): \(FileSystem.reason); choose another one with --port", code: Exit.noInput)
    }
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    listener = descriptor
    port = UInt16(bigEndian: address.sin_port)
  }

  /// Serves until the process ends.
  func run(_ handlers: Handlers) -> Never {
    signal(SIGPIPE, SIG_IGN)
    var connections: [HTTPConnection] = []
    while true {
      var polled = [pollfd(fd: listener, events: Int16(POLLIN), revents: 0)]
      for connection in connections {
        polled.append(pollfd(fd: connection.descriptor, events: Int16(connection.hasOutput ? POLLIN | POLLOUT : POLLIN), revents: 0))
      }
      poll(&polled, nfds_t(polled.count), 25)
      if let event = handlers.tick() {
        for index in connections.indices where connections[index].isListening { connections[index].send(event: event) }
      }
      for index in connections.indices where polled[index + 1].revents != 0 || connections[index].hasOutput {
        connections[index].advance(handlers, port)
      }
      connections.removeAll { connection in
        if connection.isOver { close(connection.descriptor) }
        return connection.isOver
      }
      if polled[0].revents != 0 {
        while true {
          let descriptor = accept(listener, nil, nil)
          if descriptor < 0 { break }
          _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
          if connections.count < HTTPServer.mostConnections { connections.append(HTTPConnection(descriptor)) } else { close(descriptor) }
        }
      }
    }
  }

  #if canImport(Glibc)
    private static let stream = Int32(SOCK_STREAM.rawValue)
  #else
    private static let stream = SOCK_STREAM
  #endif
}

/// The answer to a request.
struct HTTPAnswer {
  var status = "200 OK"
  var type: String
  var bytes: [UInt8]

  static func missing(_ path: String) -> HTTPAnswer {
    HTTPAnswer(status: "404 Not Found", type: "text/plain; charset=utf-8", bytes: Array("there is no page \(path)\n".utf8))
  }
}
