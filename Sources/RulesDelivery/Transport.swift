/// The connection of a loader to a server.
public protocol Transport: Sendable {
  /// Downloads a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file, relative to the config repository.
  ///   - knownTag: The tag of the last response for this file. If it is current, the result is `HTTPResponse.unchanged`.
  ///   - limit: The maximum number of bytes. Throw `ConfigError.tooLarge` for a longer file, without reading all of it.
  func get(_ path: String, knownTag: String?, limit: Int) async throws -> HTTPResponse
}

/// The response of a server.
public enum HTTPResponse: Sendable, Equatable {
  /// The file has not changed since it had the known tag.
  case unchanged
  /// The server does not have the file.
  case missing
  /// The bytes of the file, and its tag if the server sent one.
  case file([UInt8], tag: String?)
}

/// An error of a transport after which the server asks for a pause.
public protocol RetryAfterError: Error {
  /// How long to wait before the next request; nil if the server does not say.
  var retryAfter: Duration? { get }
}
