internal import Foundation

/// A queue for the delegate of a session that runs each call at once, on the session's own thread.
///
/// Foundation for Linux cannot pause a transfer: with a queue of its own, the delegate would receive what a short response decompresses to after all of
/// it is in memory. A call must not wait for the session, which waits for the call.
final class CallingQueue: OperationQueue, @unchecked Sendable {
  override func addOperation(_ block: @escaping @Sendable () -> Void) { block() }

  /// The queue on systems that need it.
  static func make() -> OperationQueue? {
    #if canImport(FoundationNetworking)
      CallingQueue()
    #else
      nil
    #endif
  }
}
