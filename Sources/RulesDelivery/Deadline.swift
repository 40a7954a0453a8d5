internal import Synchronization

/// Runs work until an instant. Work that ignores its cancellation cannot delay the caller: its result is dropped.
func within<Value: Sendable>(
  _ end: ContinuousClock.Instant, or late: any Error, _ work: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  let race = Race<Value>()
  return try await withTaskCancellationHandler {
    try await withCheckedThrowingContinuation { continuation in
      race.begin(continuation)
      race.add(
        Task {
          let result: Result<Value, any Error>
          do { result = .success(try await work()) } catch { result = .failure(error) }
          race.finish(result)
        })
      race.add(
        Task {
          guard (try? await Task.sleep(until: end, clock: .continuous)) != nil else { return }
          race.finish(.failure(late))
        })
    }
  } onCancel: {
    race.finish(.failure(CancellationError()))
  }
}

/// The first of several results.
private final class Race<Value: Sendable>: Sendable {
  private struct State {
    var continuation: CheckedContinuation<Value, any Error>?
    var result: Result<Value, any Error>?
    var tasks: [Task<Void, Never>] = []
  }

  private let state = Mutex(State())

  func begin(_ continuation: CheckedContinuation<Value, any Error>) {
    let early = state.withLock { state in
      if state.result == nil { state.continuation = continuation }
      return state.result
    }
    if let early { continuation.resume(with: early) }
  }

  func add(_ task: Task<Void, Never>) {
    let isOver = state.withLock { state in
      if state.result == nil { state.tasks.append(task) }
      return state.result != nil
    }
    if isOver { task.cancel() }
  }

  func finish(_ result: Result<Value, any Error>) {
    let (continuation, tasks) = state.withLock { state -> (CheckedContinuation<Value, any Error>?, [Task<Void, Never>]) in
      guard state.result == nil else { return (nil, []) }
      state.result = result
      defer { (state.continuation, state.tasks) = (nil, []) }
      return (state.continuation, state.tasks)
    }
    for task in tasks { task.cancel() }
    continuation?.resume(with: result)
  }
}
