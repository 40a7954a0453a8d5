#if os(Linux) && arch(x86_64)
  import Glibc

  /// How many bytes of the heap some work allocates, at least once.
  ///
  /// A thread caches the memory that it frees, and the allocator counts the cache as in use. On a new thread the cache is empty, so that
  /// even memory that is freed at once is measured. Other threads affect the result, so use this in a separate process.
  func bytesTaken(by work: @escaping () -> Void) -> Int { measured(work) }

  /// The minimum over several repetitions of the same work. Sometimes another thread of the process allocates or frees memory meanwhile;
  /// the allocations of the work itself appear every time.
  func leastBytesTaken(times: Int = 6, by work: @escaping (Int) -> Void) -> Int {
    (0..<times).map { time in measured { work(time) } }.min { abs($0) < abs($1) } ?? 0
  }

  private func measured(_ work: @escaping () -> Void) -> Int {
    let measurement = Measurement(work)
    _ = bytesInUse()
    var thread = pthread_t()
    let context = Unmanaged.passRetained(measurement).toOpaque()
    let status = pthread_create(
      &thread, nil,
      { context in
        guard let context else { return nil }
        let measurement = Unmanaged<Measurement>.fromOpaque(context).takeRetainedValue()
        // The first access that the language checks allocates the thread's own list of accesses.
        measurement.bytes = 0
        let before = bytesInUse()
        measurement.work()
        measurement.bytes = bytesInUse() - before
        return nil
      }, context)
    precondition(status == 0, "the thread cannot be created")
    pthread_join(thread, nil)
    return measurement.bytes
  }

  private final class Measurement {
    let work: () -> Void
    var bytes = 0

    init(_ work: @escaping () -> Void) { self.work = work }
  }

  /// Looked up once, because looking up allocates memory.
  private let mallinfo2: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer = {
    guard let found = dlsym(nil, "mallinfo2") else { preconditionFailure("the C library does not count its memory (glibc 2.33 does)") }
    return unsafeBitCast(found, to: (@convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer).self)
  }()

  /// `mallinfo2().uordblks`. Swift's module of the C library omits it. On this processor, a C function that returns a large struct takes
  /// the address of the result as its first argument.
  private func bytesInUse() -> Int {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 10) { fields in
      guard let base = fields.baseAddress else { return 0 }
      _ = mallinfo2(UnsafeMutableRawPointer(base))
      return fields[7]
    }
  }
#endif
