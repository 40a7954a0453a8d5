#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Several things done at once, on as many cores as there are.
///
/// Threads of our own rather than a pool: they live for one call, have the main thread's room for recursion, and nothing is set up before there is
/// work for two.
public enum ParallelMap {
  /// One thread takes it all when there is less than this to do.
  private static let fewest = 2
  /// Threads, the caller's among them, however many cores there are.
  private static let most = 8
  /// In bytes: what the main thread has. Some systems give others a sixteenth of it.
  private static let stackSize = 8 << 20

  /// The results of some work on each item, in the order of the items. Items are begun in that order, so the longest come best first.
  ///
  /// `work` runs on several threads at once, and does not call this itself: there are no more cores then.
  public static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], _ work: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    let count = min(items.count, most, cores)
    guard items.count >= fewest, count > 1 else { return items.map(work) }
    return [Result](unsafeUninitializedCapacity: items.count) { results, initialized in
      nonisolated(unsafe) let start = results.baseAddress
      let queue = Queue(items.count)
      let crew = (1..<count).compactMap { _ in
        Crew { while let next = queue.next() { start.map { ($0 + next).initialize(to: work(items[next])) } } }
      }
      while let next = queue.next() { start.map { ($0 + next).initialize(to: work(items[next])) } }
      for member in crew { member.join() }
      initialized = items.count
    }
  }

  private static let cores = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))

  /// Hands out numbers, each once.
  private final class Queue: @unchecked Sendable {
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let count: Int
    private var last = 0

    init(_ count: Int) {
      self.count = count
      pthread_mutex_init(lock, nil)
    }

    deinit {
      pthread_mutex_destroy(lock)
      lock.deallocate()
    }

    func next() -> Int? {
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
      guard last < count else { return nil }
      last += 1
      return last - 1
    }
  }

  /// A thread that does one thing. Where the system has no more threads to give there is none, and the others do its work.
  private struct Crew {
    private final class Work {
      let body: () -> Void

      init(_ body: @escaping () -> Void) { self.body = body }
    }

    private let thread: pthread_t

    init?(_ body: @escaping () -> Void) {
      let work = Unmanaged.passRetained(Work(body))
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      defer { pthread_attr_destroy(&attributes) }
      pthread_attr_setstacksize(&attributes, ParallelMap.stackSize)
      #if canImport(Darwin)
        var thread: pthread_t?
        let status = pthread_create(&thread, &attributes, { Crew.run($0) }, work.toOpaque())
      #else
        var thread = pthread_t()
        let status = pthread_create(&thread, &attributes, { $0.flatMap(Crew.run) }, work.toOpaque())
      #endif
      guard status == 0 else {
        work.release()
        return nil
      }
      #if canImport(Darwin)
        guard let thread else { return nil }
      #endif
      self.thread = thread
    }

    func join() { pthread_join(thread, nil) }

    private static func run(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
      Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
      return nil
    }
  }
}
