/// How a loader asks a server for files.
public protocol Transport: Sendable {
  /// Gets a file by its path below the site, and no more than so many bytes of it: what is longer is `ConfigError.tooLarge`.
  ///
  /// `knownTag`: what the file was tagged with when it was read before.
  func get(_ path: String, knownTag: String?, limit: Int) async throws -> HTTPResponse
}

/// What a server says.
public enum HTTPResponse: Sendable, Equatable {
  /// The file is as it was.
  case unchanged
  case file([UInt8], tag: String?)
}
