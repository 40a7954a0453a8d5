import ArgumentParser
import HostTime
import LanguageServer
import RulebookSupport
import RulesCompiler
import RulesIDE
import RulesJSON

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Connects the language server to standard input and output, and runs its jobs on a second thread while no message waits.
struct EditorConnection {
  /// Jobs start after this time without messages, so that they do not slow down typing.
  private static let pause: Int32 = 400
  /// After this time without messages, the server looks whether the program that started it still runs.
  private static let patience: Int32 = 10_000
  private var server: RulesServer
  private var reader = MessageReader()
  private let worker: JobThread
  private var waiting: [Job] = []

  init(_ options: RulesOptions) throws(Failure) {
    let pipeline = try options.pipeline()
    let bounds = try Bounds(options.bounds)
    server = RulesServer(EditorHost.host(bounds, today: pipeline.today), pipeline: { pipeline })
    guard let worker = JobThread() else { throw Failure(message: "cannot create a pipe", code: Exit.bug) }
    self.worker = worker
  }

  /// Serves until the client ends the connection. Returns the exit status.
  mutating func run() -> Int32 {
    // A client that no longer reads must not end the program before it reads that the input ended.
    signal(SIGPIPE, SIG_IGN)
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var isEnded = false
    connection: while true {
      var streams = [pollfd(fd: 0, events: Int16(POLLIN), revents: 0), pollfd(fd: worker.signal, events: Int16(POLLIN), revents: 0)]
      let ready = poll(&streams, 2, waiting.isEmpty ? Self.patience : Self.pause)
      if ready < 0 {
        if errno == EINTR { continue }
        return Exit.bug.rawValue
      }
      if ready == 0 {
        if isAbandoned { return 1 }
        for job in waiting { worker.start(job) }
        waiting = []
        continue
      }
      if streams[1].revents != 0 {
        for (job, result) in worker.takeResults() { server.finish(job, result) }
      }
      if streams[0].revents != 0 {
        let count = buffer.withUnsafeMutableBytes { read(0, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        // A client that vanishes closes the stream.
        isEnded = count <= 0
        reader.append(buffer[..<max(0, count)])
        while let item = reader.next() {
          switch item {
          case .message(let bytes): server.receive(bytes)
          case .problem(let problem): server.receive(problem: problem)
          }
        }
        // More bytes may wait: an edit that is followed by another is not checked on its own.
        if !isEnded, hasInput { continue }
      }
      while server.step() {
        send()
        if case .ended(let status) = server.phase { return status }
      }
      if isEnded { return 0 }
      while server.idle() {
        send()
        // What is typed meanwhile comes before the rest.
        if hasInput { continue connection }
      }
      send()
      // A newer job makes older ones of the same folder unnecessary.
      for job in server.takeJobs() {
        waiting.removeAll { $0.isReplaced(by: job) }
        waiting.append(job)
      }
    }
  }

  /// Whether the program that started the server ended without closing the stream, which another program may hold open.
  private var isAbandoned: Bool {
    guard let process = server.clientProcess, let id = pid_t(exactly: process), id > 0 else { return false }
    return kill(id, 0) != 0 && errno == ESRCH
  }

  private var hasInput: Bool {
    var stream = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    return poll(&stream, 1, 0) > 0 && stream.revents & Int16(POLLIN) != 0
  }

  private mutating func send() {
    for message in server.takeOutput() { Console.write(raw: Outgoing.framed(message)) }
  }
}
