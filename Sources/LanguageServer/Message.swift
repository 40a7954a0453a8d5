package import RulesJSON

/// A JSON-RPC message from the client.
package enum Message: Sendable, Equatable {
  case request(id: JSON, method: String, params: JSON)
  case notification(method: String, params: JSON)
  /// The client's response to a request of the server.
  case response(id: JSON, result: JSON, failed: Bool)

  /// Parses a message.
  package static func parse(_ bytes: [UInt8]) throws(RPCError) -> Message {
    let json: JSON
    do throws(JSONError) {
      json = try JSON.parse(bytes, limit: .max)
    } catch {
      guard let repaired = LenientJSON.repaired(bytes), let second = try? JSON.parse(repaired, limit: .max) else {
        throw RPCError(.parseError, "not valid JSON at byte \(error.offset): \(error.message)")
      }
      json = second
    }
    guard json.objectValue != nil else { throw RPCError(.invalidRequest, "a message must be a JSON object") }
    let id = json["id"]
    if let method = json["method"] {
      guard let method = method.stringValue else { throw RPCError(.invalidRequest, "`method` must be a string", id: id) }
      let params = json["params"] ?? .null
      guard let id else { return .notification(method: method, params: params) }
      guard id.intValue != nil || id.stringValue != nil else { throw RPCError(.invalidRequest, "`id` must be a number or a string") }
      return .request(id: id, method: method, params: params)
    }
    guard let id, json["result"] != nil || json["error"] != nil else {
      throw RPCError(.invalidRequest, "a message needs `method`, or `id` and `result`", id: id)
    }
    return .response(id: id, result: json["result"] ?? .null, failed: json["error"] != nil)
  }
}

/// An error response.
package struct RPCError: Error, Sendable, Equatable {
  /// The codes of JSON-RPC and of the Language Server Protocol.
  package enum Code: Int64, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
    case serverNotInitialized = -32002
    case requestFailed = -32803
    case contentModified = -32801
    case requestCancelled = -32800
  }

  package var code: Code
  package var message: String
  /// The id of the request, if it could be read.
  package var id: JSON?

  package init(_ code: Code, _ message: String, id: JSON? = nil) { (self.code, self.message, self.id) = (code, message, id) }
}

/// Builds the messages of the server.
package enum Outgoing {
  package static func response(_ id: JSON, _ result: JSON) -> JSON { .members(["jsonrpc": .string("2.0"), "id": id, "result": result]) }

  package static func failure(_ error: RPCError, _ id: JSON?) -> JSON {
    .members([
      "jsonrpc": .string("2.0"), "id": id ?? .null,
      "error": .members(["code": .int(error.code.rawValue), "message": .string(error.message)]),
    ])
  }

  package static func notification(_ method: String, _ params: JSON) -> JSON {
    .members(["jsonrpc": .string("2.0"), "method": .string(method), "params": params])
  }

  package static func request(_ id: JSON, _ method: String, _ params: JSON) -> JSON {
    .members(["jsonrpc": .string("2.0"), "id": id, "method": .string(method), "params": params])
  }

  /// Returns the bytes of a message with its header.
  package static func framed(_ message: JSON) -> [UInt8] {
    let body = message.compact()
    return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }
}

extension JSON {
  /// An object without the members whose value is nil.
  package static func members(_ members: KeyValuePairs<String, JSON?>) -> JSON {
    .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
  }

  /// A list of values.
  package static func list<Element>(_ elements: [Element], _ transform: (Element) -> JSON) -> JSON { .array(elements.map(transform)) }
}
