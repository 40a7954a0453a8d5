public import Foundation
internal import RemoteConfigs

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// Asks a site over HTTP, and stops reading as soon as a file is longer than it may be.
public struct HTTPTransport: Transport {
  /// What went wrong, without the address.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  private let site: URL
  private let seconds: TimeInterval

  /// `site`: where `manifest.json` lies. `seconds`: how long one file may take.
  public init(site: URL, seconds: TimeInterval = 15) {
    self.site = site
    self.seconds = seconds
  }

  public func get(_ path: String, knownTag: String?, limit: Int) async throws -> HTTPResponse {
    var request = URLRequest(url: site.appendingPathComponent(path), cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: seconds)
    // What is packed could be longer than it says.
    request.setValue("identity", forHTTPHeaderField: "Accept-Encoding")
    if let knownTag { request.setValue(knownTag, forHTTPHeaderField: "If-None-Match") }
    return try await Fetch(limit: limit, seconds: seconds).run(request)
  }
}

/// One request.
private final class Fetch: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private let limit: Int
  private let seconds: TimeInterval
  // Touched on the session's queue only, which is serial, and before the request begins.
  private var bytes: [UInt8] = []
  private var answer: HTTPURLResponse?
  private var refusal: ConfigError?
  /// Guards the two below: a request may be cancelled, and so end, before anybody waits for it.
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

  /// A site says where its files are; nobody else does.
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
    case let code: return .failure(HTTPTransport.Failure(description: "it answered \(code ?? 0)"))
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
