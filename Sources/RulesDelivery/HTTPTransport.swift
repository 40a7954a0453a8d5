public import Foundation
internal import RemoteConfigs

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// A transport over HTTP. It stops reading when a file exceeds its limit.
public struct HTTPTransport: Transport {
  /// A failed request.
  public struct Failure: Error, CustomStringConvertible {
    /// The error message, without the URL.
    public let description: String
  }

  private let site: URL
  private let seconds: TimeInterval

  /// Creates a transport for a site.
  ///
  /// - Parameters:
  ///   - site: The URL of the folder that contains `manifest.json`.
  ///   - seconds: The timeout for each file.
  public init(site: URL, seconds: TimeInterval = 15) {
    self.site = site
    self.seconds = seconds
  }

  /// Downloads a file. Redirects are not followed. Throws a `Failure`, or `ConfigError.tooLarge` if the file exceeds `limit` bytes.
  public func get(_ path: String, knownTag: String?, limit: Int) async throws -> HTTPResponse {
    var request = URLRequest(url: site.appendingPathComponent(path), cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: seconds)
    // Disable compression, because a compressed file could exceed the limit after decompression.
    request.setValue("identity", forHTTPHeaderField: "Accept-Encoding")
    if let knownTag { request.setValue(knownTag, forHTTPHeaderField: "If-None-Match") }
    return try await Fetch(limit: limit, seconds: seconds).run(request)
  }
}

/// A single HTTP request.
private final class Fetch: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private let limit: Int
  private let seconds: TimeInterval
  // These properties are used only on the serial queue of the session, and before the request starts.
  private var bytes: [UInt8] = []
  private var answer: HTTPURLResponse?
  private var refusal: ConfigError?
  /// Protects the two properties below, because a canceled request can end before its continuation is set.
  private let lock = NSLock()
  private var continuation: CheckedContinuation<HTTPResponse, any Error>?
  private var early: Result<HTTPResponse, any Error>?

  init(limit: Int, seconds: TimeInterval) {
    self.limit = limit
    self.seconds = seconds
  }

  func run(_ request: URLRequest) async throws -> HTTPResponse {
    try Task.checkCancellation()
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForResource = seconds
    configuration.httpShouldSetCookies = false
    let session = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
    defer { session.finishTasksAndInvalidate() }
    let task = session.dataTask(with: request)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let early = lock.withLock { () -> Result<HTTPResponse, any Error>? in
          if self.early == nil { self.continuation = continuation }
          return self.early
        }
        if let early { return continuation.resume(with: early) }
        task.resume()
      }
    } onCancel: {
      task.cancel()
    }
  }

  /// Rejects redirects, because files must come from the site itself.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) { completionHandler(nil) }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    answer = response as? HTTPURLResponse
    if response.expectedContentLength > Int64(limit) {
      refusal = .tooLarge
      return completionHandler(.cancel)
    }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    guard refusal == nil else { return }
    if bytes.count + data.count > limit {
      refusal = .tooLarge
      dataTask.cancel()
    } else {
      bytes += data
    }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    finish(result(error))
  }

  private func result(_ error: (any Error)?) -> Result<HTTPResponse, any Error> {
    if let refusal { return .failure(refusal) }
    if let error { return .failure(HTTPTransport.Failure(description: error.localizedDescription)) }
    switch answer?.statusCode {
    case 200: return .success(.file(bytes, tag: answer?.value(forHTTPHeaderField: "ETag")))
    case 304: return .success(.unchanged)
    case let code: return .failure(HTTPTransport.Failure(description: "the server returned status \(code ?? 0)"))
    }
  }

  private func finish(_ result: Result<HTTPResponse, any Error>) {
    let waiting = lock.withLock {
      let waiting = continuation
      continuation = nil
      if waiting == nil { early = result }
      return waiting
    }
    waiting?.resume(with: result)
  }
}
