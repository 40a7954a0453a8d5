#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A line on a terminal that shows what the program is doing, once that takes longer than a second.
///
/// It is on standard error, and only if that is a terminal, so that pipes and logs never contain it. It disappears before anything else is
/// printed.
package enum Progress {
  private final class State: @unchecked Sendable {
    let lock: UnsafeMutablePointer<pthread_mutex_t>
    /// Whether there is a thread that shows the line.
    var isRunning = false
    var isShown = false
    var step: String?
    var begun = ContinuousClock.now

    init() {
      lock = .allocate(capacity: 1)
      pthread_mutex_init(lock, nil)
    }

    func locked<Result>(_ body: (State) -> Result) -> Result {
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
      return body(self)
    }
  }

  private static let state = State()

  /// Whether standard error is a terminal that can replace a line.
  private static let isPossible = isatty(2) == 1 && Console.environment("TERM") != "dumb"

  /// States what the program does from now on: "checking 40 files".
  package static func step(_ text: @autoclosure () -> String) {
    guard isPossible else { return }
    let text = text()
    let starts = state.locked { state in
      if state.step == nil { state.begun = ContinuousClock.now }
      state.step = text
      defer { state.isRunning = true }
      return !state.isRunning
    }
    if starts { startThread() }
  }

  /// Removes the line, because the work is done.
  package static func end() {
    guard isPossible else { return }
    state.locked { state in
      state.step = nil
      erase(state)
    }
  }

  /// Removes the line before something else is printed. The line appears again if the work continues.
  static func hide() {
    guard isPossible else { return }
    state.locked { erase($0) }
  }

  private static func erase(_ state: State) {
    guard state.isShown else { return }
    state.isShown = false
    Console.writeToTerminal("\r\u{1B}[K")
  }

  private static func startThread() {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    #if canImport(Darwin)
      var thread: pthread_t?
      _ = pthread_create(&thread, &attributes, { _ in Progress.show() }, nil)
    #else
      var thread = pthread_t()
      _ = pthread_create(&thread, &attributes, { _ in Progress.show() }, nil)
    #endif
  }

  /// Shows the line ten times a second until the work is done.
  private static func show() -> UnsafeMutableRawPointer? {
    while true {
      usleep(100_000)
      let isDone = state.locked { state in
        guard let step = state.step else {
          state.isRunning = false
          return true
        }
        let seconds = Int((ContinuousClock.now - state.begun).components.seconds)
        if seconds >= 1 {
          state.isShown = true
          Console.writeToTerminal("\r\(TerminalWidth.cut("\(step), \(seconds) s"))\u{1B}[K")
        }
        return false
      }
      if isDone { return nil }
    }
  }
}

/// The width of the terminal on standard error.
private enum TerminalWidth {
  /// Returns the beginning of a text that fits in one line, because only one line can be replaced.
  static func cut(_ text: String) -> String {
    var size = winsize()
    guard ioctl(2, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 1 else { return String(text.prefix(79)) }
    return String(text.prefix(Int(size.ws_col) - 1))
  }
}
