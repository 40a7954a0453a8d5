import RulebookSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A line on a terminal that shows how many mutants were tried. In a pipe it shows nothing.
final class MutationProgress: @unchecked Sendable {
  private let total: Int
  private let isShown = isatty(2) == 1
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var done = 0

  init(total: Int) {
    self.total = total
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  func add(_ count: Int) {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    done += count
    if isShown { Console.noteInPlace("\(done) of \(total) mutants") }
  }

  func finish() { if isShown { Console.noteInPlace("") } }
}
