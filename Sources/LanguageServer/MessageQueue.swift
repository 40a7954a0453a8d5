package import RulesJSON

/// The messages that wait for the server, in order. A cancelled request is answered at once and removed.
package struct MessageQueue: Sendable {
  /// A message that waits, or the answer to one that could not be read.
  package enum Entry: Sendable, Equatable {
    case message(Message)
    case answer(JSON)

    /// Whether the entry only says that files changed on disk.
    package var isWatchedFiles: Bool {
      if case .message(.notification("workspace/didChangeWatchedFiles", _)) = self { true } else { false }
    }
  }

  private var entries: [Entry] = []
  private var start = 0

  package init() {}

  package var isEmpty: Bool { start == entries.count }

  /// Adds the bytes of a message.
  package mutating func add(_ bytes: [UInt8]) {
    do throws(RPCError) {
      add(try Message.parse(bytes))
    } catch {
      entries.append(.answer(Outgoing.failure(error, error.id)))
    }
  }

  private mutating func add(_ message: Message) {
    guard case .notification("$/cancelRequest", let params) = message else {
      entries.append(.message(message))
      return
    }
    let wanted = params["id"]
    for index in start..<entries.count {
      if case .message(.request(let id, _, _)) = entries[index], id == wanted {
        entries[index] = .answer(Outgoing.failure(RPCError(.requestCancelled, "the client canceled the request"), id))
      }
    }
  }

  /// Returns the next entry; answers come first, because they need no work.
  package mutating func next() -> Entry? {
    guard start < entries.count else { return nil }
    let entry = entries[start]
    start += 1
    if start == entries.count || start > 1024 {
      entries.removeSubrange(..<start)
      start = 0
    }
    return entry
  }
}
