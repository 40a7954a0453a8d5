internal import LanguageServer
package import RulesCompiler
package import RulesJSON

/// The language server: messages in, messages out. It has no I/O; `rulebook lsp` connects it to standard input and output.
///
/// The host adds the bytes of messages, calls `step` until it returns false, then `idle`, and sends `takeOutput` after each call.
package struct RulesServer {
  /// The state of the connection.
  package enum Phase: Sendable, Equatable {
    case starting, running, shutDown
    /// The client sent `exit`; the process ends with this status.
    case ended(status: Int32)
  }

  package private(set) var phase = Phase.starting
  let host: Host
  let makePipeline: () -> Pipeline
  var abilities = ClientAbilities(.null)
  var encoding = PositionEncoding.utf16
  var workspaces: [String: Workspace] = [:]
  /// The folders that the client opened.
  var roots: [String] = []
  /// Open documents that belong to no rules folder, by canonical URI.
  var loose: [String: TextDocument] = [:]
  /// What was published, by rules folder and URI.
  var published: [String: [String: JSON]] = [:]
  /// The revision whose diagnostics were published or announced.
  var announced: [String: Int] = [:]
  var lenses: [String: LensFacts] = [:]
  var jobs: [Job] = []
  /// The progress that is shown, and how many there were.
  var running: [(work: Work, token: JSON)] = []
  var progress = 0
  /// The folders whose first check is shown as progress.
  var firstChecks: Set<String> = []
  /// The folders in which files changed on disk and were not read since.
  var outdated: Set<String> = []
  /// The process that started the server; nil if the client does not say.
  package internal(set) var clientProcess: Int64?
  private var queue = MessageQueue()
  private var output: [JSON] = []
  private var nextID: Int64 = 1

  /// Creates a server.
  ///
  /// - Parameter pipeline: Creates the compiler with the checks, the date, and the bounds of the tool.
  package init(_ host: Host, pipeline: @escaping () -> Pipeline) {
    self.host = host
    makePipeline = pipeline
  }

  /// Adds the bytes of a message.
  package mutating func receive(_ bytes: [UInt8]) { queue.add(bytes) }

  /// Reports bytes that are not a message.
  package mutating func receive(problem: String) { log("the server skipped \(problem)") }

  /// Returns the messages for the client since the last call.
  package mutating func takeOutput() -> [JSON] {
    defer { output = [] }
    return output
  }

  /// Processes the next message. Returns false if there is none.
  package mutating func step() -> Bool {
    if phase == .running, showFirstCheck() { return true }
    guard let entry = queue.next() else { return false }
    if !entry.isWatchedFiles { readOutdated() }
    switch entry {
    case .answer(let answer): output.append(answer)
    case .message(.notification(let method, let params)): notify(method, params)
    // The server asks for nothing whose answer it needs.
    case .message(.response): break
    case .message(.request(let id, let method, let params)):
      do throws(RPCError) {
        output.append(Outgoing.response(id, try answer(method, params)))
      } catch {
        output.append(Outgoing.failure(error, id))
      }
    }
    return true
  }

  private mutating func answer(_ method: String, _ params: JSON) throws(RPCError) -> JSON {
    switch phase {
    case .starting:
      guard method == "initialize" else { throw RPCError(.serverNotInitialized, "the first request must be `initialize`") }
      phase = .running
      return initialize(params)
    case .running:
      if method == "initialize" { throw RPCError(.invalidRequest, "the server is already initialized") }
      if method == "shutdown" {
        phase = .shutDown
        return .null
      }
      guard let handler = Self.handlers[method] else { throw RPCError(.methodNotFound, "unknown method `\(method)`") }
      return try handler(&self, params)
    case .shutDown, .ended: throw RPCError(.invalidRequest, "the server was shut down")
    }
  }

  private mutating func notify(_ method: String, _ params: JSON) {
    if method == "exit" {
      phase = .ended(status: phase == .shutDown ? 0 : 1)
      return
    }
    guard phase == .running, let handler = Self.notifications[method] else { return }
    do throws(RPCError) {
      try handler(&self, params)
    } catch {
      log("\(method): \(error.message)")
    }
  }

  /// Sends a notification to the client.
  mutating func send(_ method: String, _ params: JSON) { output.append(Outgoing.notification(method, params)) }

  /// Sends a request to the client.
  mutating func ask(_ method: String, _ params: JSON) {
    let id = JSON.string("rulebook-\(nextID)")
    nextID += 1
    output.append(Outgoing.request(id, method, params))
  }

  /// Writes a line to the client's log.
  mutating func log(_ text: String) {
    send("window/logMessage", .members(["type": .int(2), "message": .string(text)]))
  }

  /// Shows a message to the user.
  mutating func show(_ text: String, isWarning: Bool = false) {
    send("window/showMessage", .members(["type": .int(isWarning ? 2 : 3), "message": .string(text)]))
  }
}
