public import Foundation
internal import RemoteConfigs

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// A transport over HTTP. The time of a whole request and the bytes of its response are limited here, because the limits of `URLSession` begin again
/// with each byte on some systems.
public struct HTTPTransport: Transport {
  /// A failed request.
  public struct Failure: RetryAfterError, CustomStringConvertible {
    /// The error message, without the URL.
    public let description: String
    /// The pause that the server asks for with `Retry-After`.
    public let retryAfter: Duration?
  }

  private let site: URL
  private let deadline: Duration

  /// Creates a transport for a config repository.
  ///
  /// - Parameters:
  ///   - site: The URL of the folder that contains `metadata` and `targets`.
  ///   - deadline: The time for each file, from the connection to the last byte.
  public init(site: URL, deadline: Duration = .seconds(15)) {
    self.site = site
    self.deadline = deadline
  }

  /// Downloads a file. Redirects are not followed. Throws a `Failure`, or `ConfigError.tooLarge` if the file exceeds `limit` bytes.
  public func get(_ path: String, knownTag: String?, limit: Int) async throws -> HTTPResponse {
    // The names of roles are percent-encoded in a path, so it is appended as text.
    let base = site.absoluteString
    guard let url = URL(string: base + (base.hasSuffix("/") ? "" : "/") + path) else {
      throw Failure(description: "the path is not a URL", retryAfter: nil)
    }
    let seconds = Double(deadline.components.seconds) + Double(deadline.components.attoseconds) * 1e-18
    var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: seconds)
    // Disable compression, because a compressed file could exceed the limit after decompression.
    request.setValue("identity", forHTTPHeaderField: "Accept-Encoding")
    if let knownTag { request.setValue(knownTag, forHTTPHeaderField: "If-None-Match") }
    return try await Download(limit: limit, deadline: deadline).run(request)
  }
}
