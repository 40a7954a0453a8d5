#if os(Linux) && arch(x86_64)
  import Glibc

  /// How many bytes of the heap a piece of work takes, at least once.
  ///
  /// What a thread frees goes into a cache of its own, which the allocator counts as in use. On a thread that has just begun that
  /// cache is empty, so even memory that is given back at once shows. Other threads show too: use it in a process of its own.
  func bytesTaken(by work: @escaping () -> Void) -> Int { measured(work) }

  /// The least that several pieces of the same work take. Now and then another thread of the process takes or gives back something meanwhile; what the
  /// work itself takes shows every time.
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
        // The first access that the language checks takes memory for the thread's own list of accesses.
        measurement.bytes = 0
        let before = bytesInUse()
        measurement.work()
        measurement.bytes = bytesInUse() - before
        return nil
      }, context)
    precondition(status == 0, "a thread can be made")
    pthread_join(thread, nil)
    return measurement.bytes
  }

  private final class Measurement {
    let work: () -> Void
    var bytes = 0

    init(_ work: @escaping () -> Void) { self.work = work }
  }

  /// Looked up once: looking up takes memory itself.
  private let mallinfo2: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer = {
    guard let found = dlsym(nil, "mallinfo2") else { preconditionFailure("the C library counts its memory (glibc 2.33)") }
    return unsafeBitCast(found, to: (@convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer).self)
  }()

  /// `mallinfo2().uordblks`. Swift's map of the C library leaves it out; on this processor a C function that returns a large struct
  /// takes the address of the place for it as its first argument.
  private func bytesInUse() -> Int {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 10) { fields in
      guard let base = fields.baseAddress else { return 0 }
      _ = mallinfo2(UnsafeMutableRawPointer(base))
      return fields[7]
    }
  }
#endif
