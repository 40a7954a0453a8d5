/// A value that is computed when it is first needed, by one thread, for all threads.
public final class Once<Value: Sendable>: Sendable {
  private let compute: @Sendable () -> Value
  private let known = Locked<Value?>(nil)

  /// Creates a value from a closure.
  public init(_ compute: @escaping @Sendable () -> Value) { self.compute = compute }

  /// The value. The first thread that reads it computes it, and the others wait.
  public var value: Value {
    known.with { known in
      if let known { return known }
      let value = compute()
      known = value
      return value
    }
  }
}
