#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A value that is computed when it is first needed, by one thread, for all threads.
public final class Once<Value: Sendable>: @unchecked Sendable {
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let compute: @Sendable () -> Value
  private var known: Value?

  /// Creates a value from a closure.
  public init(_ compute: @escaping @Sendable () -> Value) {
    self.compute = compute
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// The value.
  public var value: Value {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    if let known { return known }
    let value = compute()
    known = value
    return value
  }
}
