import RulebookSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Counts the mutants that were tried, for the progress on a terminal.
final class MutationProgress: @unchecked Sendable {
  private let total: Int
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
    Progress.step("trying mutants: \(done) of \(total)")
  }
}
