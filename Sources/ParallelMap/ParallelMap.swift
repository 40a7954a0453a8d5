#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Runs work on several threads, up to the number of cores.
///
/// It uses its own threads instead of a pool. They exist for one call, have the stack size of the main thread for deep recursion, and are created
/// only if there is work for at least two.
public enum ParallelMap {
  /// The minimum number of items for more than one thread.
  private static let fewest = 2
  /// The maximum number of threads, including the caller's.
  private static let most = 8
  /// The stack size of the main thread in bytes. Some systems give other threads only a sixteenth of it.
  private static let stackSize = 8 << 20

  /// Returns the results of `work` for each item, in the order of the items.
  ///
  /// Items are started in order, so pass the most expensive items first for the best balance. `work` runs on several threads at once. If it calls
  /// this function, the inner work runs on the same thread, because all cores are in use.
  public static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], _ work: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    let count = min(items.count, most, cores)
    guard items.count >= fewest, count > 1, !Inside.isTrue else { return items.map(work) }
    return [Result](unsafeUninitializedCapacity: items.count) { results, initialized in
      nonisolated(unsafe) let start = results.baseAddress
      let queue = Queue(items.count)
      let crew = (1..<count).compactMap { _ in
        Crew { Inside.run { while let next = queue.next() { start.map { ($0 + next).initialize(to: work(items[next])) } } } }
      }
      Inside.run { while let next = queue.next() { start.map { ($0 + next).initialize(to: work(items[next])) } } }
      for member in crew { member.join() }
      initialized = items.count
    }
  }

  /// Runs a closure on the current thread only: calls of `map` in it use no other threads.
  public static func alone<Result>(_ body: () -> Result) -> Result {
    if Inside.isTrue { return body() }
    var result: Result?
    Inside.run { result = body() }
    guard let result else { preconditionFailure("the closure ran") }
    return result
  }

  private static let cores = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))

  /// Whether the current thread works for a call of `map`.
  private enum Inside {
    private static let key: pthread_key_t = {
      var key = pthread_key_t()
      precondition(pthread_key_create(&key, nil) == 0, "the system has no more thread-specific keys")
      return key
    }()

    static var isTrue: Bool { pthread_getspecific(key) != nil }

    static func run(_ body: () -> Void) {
      pthread_setspecific(key, UnsafeRawPointer(bitPattern: 1))
      body()
      pthread_setspecific(key, nil)
    }
  }

  /// A thread-safe counter that returns each index once.
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

  /// A thread that runs one closure. Initialization fails if the system cannot create a thread. The other threads then do its work.
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
