internal import Foundation
internal import RemoteConfigs

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// A single HTTP request with limits of time and size.
final class Download: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private let limit: Int
  private let deadline: Duration
  /// Protects all properties below.
  private let lock = NSLock()
  private var bytes: [UInt8] = []
  private var answer: HTTPURLResponse?
  private var continuation: CheckedContinuation<HTTPResponse, any Error>?
  /// The result. The first one counts; later events of the session are ignored.
  private var result: Result<HTTPResponse, any Error>?

  init(limit: Int, deadline: Duration) {
    self.limit = limit
    self.deadline = deadline
  }

  func run(_ request: URLRequest) async throws -> HTTPResponse {
    try Task.checkCancellation()
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = request.timeoutInterval
    configuration.timeoutIntervalForResource = request.timeoutInterval
    configuration.httpShouldSetCookies = false
    configuration.urlCache = nil
    let session = URLSession(configuration: configuration, delegate: self, delegateQueue: CallingQueue.make())
    // Ends the connection, whatever the server still sends. The session can be busy with what it has received.
    defer { DispatchQueue.global().async { session.invalidateAndCancel() } }
    let task = session.dataTask(with: request)
    let timer = Task { [deadline] in
      try await Task.sleep(for: deadline)
      self.finish(.failure(HTTPTransport.Failure(description: "the request took more than \(deadline)", retryAfter: nil)))
    }
    defer { timer.cancel() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let early = lock.withLock { () -> Result<HTTPResponse, any Error>? in
          if result == nil { self.continuation = continuation }
          return result
        }
        if let early { return continuation.resume(with: early) }
        task.resume()
      }
    } onCancel: {
      finish(.failure(CancellationError()))
    }
  }

  /// Rejects redirects, because files must come from the config repository itself.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) { completionHandler(nil) }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    let answer = response as? HTTPURLResponse
    lock.withLock { self.answer = answer }
    // The body of an error page does not matter, and can be of any size.
    if answer?.statusCode != 200 {
      finish(outcome(nil))
      return completionHandler(.cancel)
    }
    if response.expectedContentLength > Int64(limit) {
      finish(.failure(ConfigError.tooLarge))
      return completionHandler(.cancel)
    }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLarge = lock.withLock {
      guard result == nil else { return true }
      if bytes.count + data.count > limit { return true }
      bytes += data
      return false
    }
    if isTooLarge { finish(.failure(ConfigError.tooLarge)) }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) { finish(outcome(error)) }

  private func outcome(_ error: (any Error)?) -> Result<HTTPResponse, any Error> {
    let (answer, bytes) = lock.withLock { (self.answer, self.bytes) }
    if let error { return .failure(HTTPTransport.Failure(description: error.localizedDescription, retryAfter: nil)) }
    switch answer?.statusCode {
    case 200: return .success(.file(bytes, tag: answer?.value(forHTTPHeaderField: "ETag")))
    case 304: return .success(.unchanged)
    // Storage services answer 403 for files that do not exist, unless the caller may list the files.
    case 403, 404, 410: return .success(.missing)
    case let code:
      let wait = answer?.value(forHTTPHeaderField: "Retry-After").flatMap { Int64($0) }.flatMap { $0 > 0 ? Duration.seconds($0) : nil }
      return .failure(HTTPTransport.Failure(description: "the server returned status \(code ?? 0)", retryAfter: wait))
    }
  }

  private func finish(_ outcome: Result<HTTPResponse, any Error>) {
    let waiting = lock.withLock { () -> CheckedContinuation<HTTPResponse, any Error>? in
      guard result == nil else { return nil }
      result = outcome
      bytes = []
      defer { continuation = nil }
      return continuation
    }
    waiting?.resume(with: outcome)
  }
}
