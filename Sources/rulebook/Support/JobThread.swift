import RulesIDE

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs the jobs of the language server, one after the other, on a thread of its own.
final class JobThread: @unchecked Sendable {
  /// Becomes readable when results are available.
  let signal: Int32
  private let writing: Int32
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var jobs: [Job] = []
  private var results: [(Job, JobResult)] = []
  private var isRunning = false

  /// The stack size of the main thread in bytes, for deep recursion.
  private static let stackSize = 8 << 20

  /// Nil if the system cannot create a pipe.
  init?() {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    (signal, writing) = (ends[0], ends[1])
    pthread_mutex_init(lock, nil)
  }

  /// Starts a job after those that run.
  func start(_ job: Job) {
    pthread_mutex_lock(lock)
    jobs.append(job)
    let starts = !isRunning
    isRunning = true
    pthread_mutex_unlock(lock)
    if starts { launch() }
  }

  /// Returns the results since the last call.
  func takeResults() -> [(Job, JobResult)] {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    var byte: [UInt8] = [0]
    for _ in results { _ = read(signal, &byte, 1) }
    defer { results = [] }
    return results
  }

  private func launch() {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    let this = Unmanaged.passRetained(self)
    #if canImport(Darwin)
      var thread: pthread_t?
      let status = pthread_create(&thread, &attributes, { JobThread.run($0) }, this.toOpaque())
    #else
      var thread = pthread_t()
      let status = pthread_create(&thread, &attributes, { $0.flatMap(JobThread.run) }, this.toOpaque())
    #endif
    if status != 0 {
      this.release()
      work()
    }
  }

  private static func run(_ this: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<JobThread>.fromOpaque(this).takeRetainedValue().work()
    return nil
  }

  private func work() {
    while let job = next() {
      let result = job.work()
      pthread_mutex_lock(lock)
      results.append((job, result))
      pthread_mutex_unlock(lock)
      var byte: [UInt8] = [1]
      _ = write(writing, &byte, 1)
    }
  }

  private func next() -> Job? {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    if jobs.isEmpty {
      isRunning = false
      return nil
    }
    return jobs.removeFirst()
  }
}
