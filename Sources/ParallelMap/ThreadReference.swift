#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A variable of which each thread has its own: a reference that is set while a closure runs.
///
/// A thread that `ParallelMap` starts has no value.
public final class ThreadReference<Value: AnyObject>: @unchecked Sendable {
  private let key: pthread_key_t

  /// Creates a variable without a value. Variables are never released, so create them as static constants.
  public init() {
    var key = pthread_key_t()
    precondition(pthread_key_create(&key, nil) == 0, "the system has no more thread-specific keys")
    self.key = key
  }

  /// The value on the current thread.
  public var value: Value? { pthread_getspecific(key).map { Unmanaged<Value>.fromOpaque($0).takeUnretainedValue() } }

  /// Runs a closure while the variable has a value on the current thread.
  public func with<Result>(_ value: Value, _ body: () -> Result) -> Result {
    let before = pthread_getspecific(key)
    pthread_setspecific(key, Unmanaged.passUnretained(value).toOpaque())
    defer { pthread_setspecific(key, before) }
    return withExtendedLifetime(value) { body() }
  }
}
